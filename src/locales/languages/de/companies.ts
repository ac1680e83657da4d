import type { Companies } from '../../companies.ts';

/** Compiled by hand. The thousands of firms are estimated after the sectors of Destatis's register of companies. */
export const companies: Companies = {
  names:
    'Alpenblick|Alster|Alstertal|Avalon|Bavaria|Bergland|Bernstein|Blauwerk|Bodensee|Brückentor|Concordia|Delta|Elbtal|Elbufer|Emsland|Eurotec|Felsenstein|Fichtelberg|Filstal|Frankonia|Germania|Goldstern|Grünwerk|Hansa|Hanseat|Harzblick|Havelland|Heideland|Helios|Holstein|Innovia|Inntal|Isartal|Kernwerk|Kompass|Kranich|Kurpfalz|Lahntal|Leinetal|Lindenhof|Lippeland|Lotus|Lumina|Mainfranken|Maintal|Märkische|Meridian|Merkur|Moselland|Mühlental|Neckartal|Neue Mitte|Nordlicht|Nordstern|Nordwest|Novatec|Oberland|Odenwald|Omega|Orion|Ostsee|Panorama|Phönix|Primus|Prisma|Quadrat|Quelltal|Regio|Rheingold|Rheinland|Rhein-Main|Rhenania|Ruhrtal|Saaletal|Saxonia|Schwarzwald|Sonnenhof|Spessart|Spreewald|Stadtpark|Sternwerk|Südstern|Süderland|Taunus|Teuto|Thuringia|Tannenhof|Turmwerk|Unitas|Vogtland|Weitblick|Westfalia|Weserland|Wiesental|Zenit|Zollern',
  // None ends in s, x, z or ß: the genitive of these has an apostrophe, as in “Klaus’ Backstube”.
  owners:
    'Andi|Anna|Anne|Babsi|Bernd|Birgit|Brigitte|Charly|Conny|Dieter|Elke|Emma|Erika|Erwin|Evi|Frank|Gabi|Gerda|Gisela|Heidi|Heike|Helga|Hilde|Ina|Inge|Jana|Jule|Karin|Karla|Kathi|Klara|Kurt|Lena|Leni|Lilli|Lina|Lisa|Lotte|Manni|Marie|Martha|Moni|Nina|Oskar|Otto|Paula|Peggy|Petra|Rita|Rosi|Sabine|Steffi|Susi|Tanja|Tina|Uli|Uschi|Uwe|Vroni|Willi',
  ownerForm: '~s',
  and: 'und',
  unfitSurnames:
    'Bäcker|Fleischer|Metzger|Gärtner|Schreiner|Tischler|Maler|Maurer|Dachdecker|Glaser|Kaufmann|Sauer|Klein|Groß|Kurz|Lang|Lange|Jung|Alt|Richter|Blank|Schade|Witt|Krebs|Metzger|Hammer|Held|Koch|Fischer',
  sectors: [
    {
      firms: 380,
      trades: [
        {
          domain: 'elektro',
          form: 'general',
          any: 'Elektrotechnik|Elektro|Gebäudetechnik',
          surname: '& Söhne Elektrotechnik|Elektro ~',
          phrases:
            'Strom, wo Sie ihn brauchen|Sicher installiert, sauber verlegt|Vom Zählerschrank bis zur Steckdose|Licht an, Sorgen aus|Ihr Elektriker in der Nähe',
        },
        {
          domain: 'shk',
          any: 'Heizung & Sanitär|Haustechnik|Bad und Heizung|Wärmetechnik',
          surname: '& Sohn Heizungsbau',
          phrases:
            'Wärme, auf die Verlass ist|Ihr Bad aus einer Hand|Wir lassen Sie nicht im Kalten stehen|Rohrbruch? Wir kommen|Behaglich durch den Winter',
        },
        {
          domain: 'bau',
          any: 'Bau|Hochbau|Bauunternehmung|Tiefbau',
          surname: '& Söhne Bau',
          phrases:
            'Wir bauen auf Vertrauen|Stein auf Stein, Tag für Tag|Termingerecht gebaut|Ihr Haus, unser Handwerk|Solide seit dem ersten Spatenstich',
        },
        {
          domain: 'dach',
          any: 'Bedachungen|Dachtechnik|Holzbau',
          surname: '& Sohn Bedachungen',
          phrases:
            'Gut bedacht|Dicht bei jedem Wetter|Dächer, die halten|Ihr Dach in guten Händen|Vom First bis zur Rinne',
        },
        {
          domain: 'maler',
          form: 'shop',
          surname: 'Malerbetrieb ~|Malermeister ~|~ Farbe & Raum',
          name: 'Malerwerkstatt|Farbe & Raum',
          phrases:
            'Farbe, die bleibt|Saubere Wände, saubere Arbeit|Frischer Anstrich, frischer Blick|Wir decken ab, bevor wir streichen|Mehr als Weiß',
        },
        {
          domain: 'tischlerei',
          form: 'shop',
          surname: 'Tischlerei ~|Schreinerei ~|~ Innenausbau',
          name: 'Möbelwerkstatt|Holzwerkstatt',
          phrases:
            'Möbel nach Maß|Holz in guter Form|Handwerk zum Anfassen|Jedes Stück ein Einzelstück|Aus Holz, mit Herz',
        },
        {
          domain: 'garten',
          any: 'Garten- und Landschaftsbau|Gartengestaltung',
          owner: 'Gartenparadies',
          phrases:
            'Draußen zu Hause|Wir lassen es grünen|Gärten mit Plan|Vom Beet bis zur Terrasse|Grün, das bleibt',
        },
        {
          domain: 'gebaeudereinigung',
          any: 'Gebäudereinigung|Gebäudeservice|Facility Services',
          phrases:
            'Sauber bis in die Ecken|Glänzend gemacht|Jeden Morgen ein frisches Büro|Reinigung nach Plan|Wir kommen, wenn Sie gehen',
        },
      ],
    },
    {
      firms: 330,
      trades: [
        {
          domain: 'baeckerei',
          form: 'shop',
          surname: '& Sohn Backwaren|Bäckerei ~|Konditorei ~|Metzgerei ~',
          name: 'Backstube|Landbäckerei',
          owner: 'Backstube',
          phrases:
            'Frisch aus dem Ofen|Brot mit Zeit gebacken|Morgens um vier für Sie da|Sauerteig aus eigener Führung|Hier duftet der Morgen',
        },
        {
          domain: 'apotheke',
          form: 'none',
          name: 'Apotheke',
          surname: 'Apotheke ~',
          phrases:
            'Gut beraten, gesund bleiben|Ihre Gesundheit im Blick|Wir nehmen uns Zeit für Sie|Heute bestellt, heute da|Rat und Tat nebenan',
        },
        {
          domain: 'moden',
          form: 'shop',
          surname: 'Moden|Schuhhaus ~|Modehaus ~',
          owner: 'Modeladen|Boutique|Kleiderstube',
          phrases: 'Mode für jeden Tag|Anziehend anders|Schönes zum Anziehen|Von Kopf bis Fuß|Passt immer',
        },
        {
          domain: 'buch',
          form: 'shop',
          surname: 'Buchhandlung ~|Bücher ~',
          name: 'Buchhandlung',
          owner: 'Bücherstube',
          phrases:
            'Bücher mit Rat|Heute bestellt, morgen gelesen|Lesen macht Freude|Seite für Seite gut beraten|Ein Platz zum Stöbern',
        },
        {
          domain: 'blumen',
          form: 'shop',
          surname: 'Floristik|Blumen ~',
          owner: 'Blumenladen|Blumenstube|Blumenwerkstatt',
          phrases:
            'Blüten für jeden Anlass|Frisch gebunden|Sagen Sie es mit Blumen|Blumen mit Herz|Der Strauß zum Tag',
        },
        {
          domain: 'autohaus',
          any: 'Automobile|Kfz-Technik|Fahrzeugtechnik',
          surname: 'Autohaus ~|Autohaus ~|Kfz-Werkstatt ~',
          phrases:
            'Wir bringen Sie weiter|Ihr Auto in guten Händen|Werkstatt mit Termin|Gut und sicher unterwegs|TÜV fällig? Kommen Sie vorbei',
        },
        {
          domain: 'grosshandel',
          any: 'Großhandel|Handelsgesellschaft|Vertrieb|Import-Export',
          phrases:
            'Ware, die ankommt|Ab Lager, ab sofort|Ihr Partner im Handel|Große Auswahl, kurze Wege|Lieferfähig seit jeher',
        },
        {
          domain: 'optik',
          form: 'shop',
          surname: 'Augenoptik ~|Optik ~|Brillen ~',
          phrases:
            'Gut sehen, gut aussehen|Den Durchblick behalten|Brillen, die passen|Scharf sehen auf jede Entfernung|Ihr Augenmaß ist unser Handwerk',
        },
      ],
    },
    {
      firms: 220,
      trades: [
        {
          domain: 'gasthof',
          form: 'shop',
          surname: 'Gasthof ~|Weinstube ~|Café ~|~ Catering',
          name: 'Restaurant ~|Landgasthof ~',
          owner: 'Café|Imbiss|Kaffeestube|Bistro|Küche',
          phrases:
            'Hier kocht der Chef|Gut essen, gern bleiben|Herzlich willkommen|Regional auf dem Teller|Ein Tisch ist immer frei',
        },
        {
          domain: 'hotel',
          name: 'Hotel ~|Pension ~|Ferienwohnungen ~',
          phrases:
            'Ankommen und bleiben|Ruhig schlafen, gut frühstücken|Ihr Zimmer mit Aussicht|Gast sein bei Freunden|Urlaub beginnt hier',
        },
      ],
    },
    {
      firms: 300,
      trades: [
        {
          domain: 'steuerberatung',
          form: 'practice',
          suffix: 'general',
          surname: 'Steuerberatung ~|Steuerkanzlei ~',
          pair: 'Steuerberater|Wirtschaftsprüfer Steuerberater',
          phrases:
            'Klare Zahlen, klare Köpfe|Wir rechnen mit Ihnen|Ihre Steuern in guten Händen|Fristen? Haben wir im Blick|Zahlen, die Sie verstehen',
        },
        {
          domain: 'kanzlei',
          form: 'practice',
          surname: 'Kanzlei ~|Anwaltskanzlei ~|~ & Kollegen Rechtsanwälte',
          pair: 'Rechtsanwälte|Rechtsanwälte und Notare',
          phrases:
            'Ihr gutes Recht|Klare Worte, klarer Rat|Wir vertreten Sie|Recht haben, Recht bekommen|Beratung, die weiterhilft',
        },
        {
          domain: 'consulting',
          form: 'firm',
          any: 'Unternehmensberatung|Consulting|Management Consulting',
          pair: 'Unternehmensberatung|Personalberatung',
          phrases:
            'Gute Fragen, bessere Antworten|Wir denken weiter|Vom Plan zum Ergebnis|Veränderung mit Augenmaß|Strategien, die tragen',
        },
        {
          domain: 'architekten',
          form: 'practice',
          surname: 'Architekturbüro ~|Ingenieurbüro ~|Planungsbüro ~|~ Architekten',
          pair: 'Architekten|Ingenieure',
          phrases:
            'Räume zum Leben|Wir planen mit Weitblick|Entwurf mit Sinn|Vom Grundriss zum Lieblingsort|Gute Statik, gute Idee',
        },
        {
          domain: 'immobilien',
          form: 'firm',
          any: 'Immobilien|Hausverwaltung|Grundbesitz',
          phrases:
            'Wir finden Ihr Zuhause|Schlüssel inklusive|Gut verwaltet wohnen|Ihr Haus in guten Händen|Vier Wände, ein Ansprechpartner',
        },
        {
          domain: 'werbung',
          form: 'firm',
          suffix: 'tech',
          any: 'Werbeagentur|Media|Kommunikation|Design',
          pair: 'Kommunikation',
          phrases:
            'Marken mit Charakter|Auffallen mit Stil|Ideen, die hängen bleiben|Gut gesagt, gut gesehen|Werbung, die wirkt',
        },
        {
          domain: 'versicherungen',
          form: 'firm',
          surname: 'Versicherungsmakler|Finanzberatung|Versicherungsbüro ~',
          phrases:
            'Gut abgesichert|Vorsorge mit Plan|Wir lesen das Kleingedruckte|Unabhängig beraten|Im Schadenfall für Sie da',
        },
      ],
    },
    {
      firms: 150,
      trades: [
        {
          domain: 'software',
          form: 'firm',
          suffix: 'tech',
          any: 'Software|Systemhaus|IT-Services|Datentechnik|Solutions',
          name: 'Digital|Labs|Systems',
          phrases:
            'Software, die mitdenkt|Ihre IT läuft|Daten in guten Händen|Einfach, sicher, schnell|Code mit Verstand|Wir gehen ans Telefon',
        },
        {
          domain: 'energie',
          form: 'firm',
          any: 'Energie|Solartechnik|Energiesysteme',
          phrases:
            'Sonne vom eigenen Dach|Strom mit Zukunft|Die Wende beginnt zu Hause|Sauber versorgt|Energie, die bleibt',
        },
      ],
    },
    {
      firms: 210,
      trades: [
        {
          domain: 'maschinenbau',
          any: 'Maschinenbau|Anlagenbau|Metallbau|Werkzeugbau|Zerspanungstechnik|Stahlbau',
          surname: '& Söhne Maschinenbau|& Co. Metallverarbeitung',
          phrases:
            'Präzision auf den Mikrometer|Technik, die läuft|Aus einem Guss|Maschinen für die Welt|Auf uns ist Verlass, Schicht für Schicht',
        },
        {
          domain: 'kunststoff',
          any: 'Kunststofftechnik|Verpackungen|Oberflächentechnik',
          phrases:
            'In Form gebracht|Gut verpackt, gut angekommen|Leicht, fest, dicht|Werkstoffe mit Zukunft|Serienreif ab dem ersten Teil',
        },
        {
          domain: 'druck',
          any: 'Druck|Druckerei|Druck & Medien',
          phrases:
            'Gut gedruckt|Auf den Punkt gebracht|Papier mit Wirkung|Farbe, die sitzt|Druckfrisch bis morgen',
        },
      ],
    },
    {
      firms: 130,
      trades: [
        {
          domain: 'logistik',
          any: 'Logistik|Spedition|Transporte',
          surname: 'Spedition ~|Umzüge ~|~ Busreisen',
          phrases:
            'Pünktlich am Ziel|Wir bewegen mehr|Heute geladen, morgen da|Ihre Fracht, unser Weg|Umzug ohne Umwege',
        },
        {
          domain: 'taxi',
          form: 'shop',
          any: 'Taxi ~|Mietwagen ~',
          phrases:
            'Ein Anruf genügt|Sicher nach Hause|Tag und Nacht unterwegs|Wir fahren Sie hin|Pünktlich vor der Tür',
        },
      ],
    },
    {
      firms: 190,
      trades: [
        {
          domain: 'praxis',
          form: 'practice',
          surname:
            'Physiotherapie ~|Zahnarztpraxis ~|Hausarztpraxis ~|Praxis für Ergotherapie ~|Praxis Dr. ~',
          pair: 'Gemeinschaftspraxis ~|Physiotherapie ~',
          phrases:
            'Zeit für Ihre Gesundheit|In guten Händen|Wieder in Bewegung|Ihr Lächeln ist unser Ziel|Wir hören zu',
        },
        {
          domain: 'pflege',
          form: 'firm',
          surname: 'Pflegedienst ~|Ambulante Pflege ~',
          name: 'Pflegedienst ~|Seniorenresidenz ~|Tagespflege ~',
          phrases:
            'Pflege mit Herz|Zu Hause gut versorgt|Für Menschen da|Jeden Tag ein gutes Wort|In guten Händen alt werden',
        },
        {
          domain: 'friseur',
          form: 'shop',
          surname: 'Friseur ~|Haarstudio ~',
          owner: 'Haarstudio|Friseursalon|Haarwerkstatt',
          phrases:
            'Gut frisiert in den Tag|Schnitt mit Stil|Haare in guten Händen|Waschen, schneiden, wohlfühlen|Kopfsache',
        },
      ],
    },
    {
      firms: 60,
      trades: [
        {
          domain: 'verein',
          form: 'none',
          suffix: 'charity',
          name: 'Stiftung ~|Förderverein ~|Bildungswerk ~|Kulturverein ~|~ Hilfswerk',
          phrases:
            'Gemeinsam mehr bewegen|Für Menschen, für morgen|Helfen, wo es nötig ist|Bildung für alle|Jede Spende zählt',
        },
        {
          domain: 'fahrschule',
          form: 'shop',
          surname: 'Fahrschule ~|Musikschule ~|Tanzschule ~|Sprachschule ~',
          phrases:
            'Lernen mit Freude|Schritt für Schritt zum Ziel|Mit Ruhe zur Prüfung|Übung macht den Meister|Anfangen lohnt sich',
        },
      ],
    },
  ],
  closings: {
    all: 'Seit #|Gegründet #|Für Sie da seit #|Mit Erfahrung seit #',
    owned: 'In Familienhand seit #|In zweiter Generation seit #|Aus der Region seit #',
  },
};
