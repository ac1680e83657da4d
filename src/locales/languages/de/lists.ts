import { fakerLists } from '../../faker-data.ts';
import type { FakerLists } from '../../faker-lists.ts';
import { chemicalElements } from './chemical-elements.ts';
import { words } from './words.ts';

const list = (texts: string) => texts.split('|');

/** Lists of German words. Those that are not in `words.ts` are compiled by hand; names of breeds are what breeders call them. */
const animal: FakerLists['animal'] = {
  ...fakerLists.animal,
  type: words.animals,
  bird: list(
    'Amsel|Bachstelze|Blaumeise|Buchfink|Buntspecht|Dompfaff|Eichelhäher|Eisvogel|Elster|Feldlerche|Feldsperling|Fichtenkreuzschnabel|Fischadler|Gartenrotschwanz|Gimpel|Goldammer|Graugans|Graureiher|Grauschnäpper|Grünfink|Grünspecht|Haubenmeise|Haubentaucher|Hausrotschwanz|Haussperling|Heckenbraunelle|Höckerschwan|Kernbeißer|Kiebitz|Klappergrasmücke|Kleiber|Kohlmeise|Kolkrabe|Kormoran|Kranich|Kuckuck|Lachmöwe|Mauersegler|Mäusebussard|Mehlschwalbe|Misteldrossel|Mönchsgrasmücke|Nachtigall|Neuntöter|Pirol|Rabenkrähe|Rauchschwalbe|Ringeltaube|Rotkehlchen|Rotmilan|Schleiereule|Schwanzmeise|Schwarzspecht|Schwarzstorch|Singdrossel|Sommergoldhähnchen|Sperber|Star|Steinkauz|Stieglitz|Stockente|Sumpfmeise|Tannenmeise|Teichhuhn|Turmfalke|Türkentaube|Uhu|Wacholderdrossel|Waldkauz|Waldohreule|Wanderfalke|Wasseramsel|Weißstorch|Wiedehopf|Zaunkönig|Zeisig|Zilpzalp|Zwergtaucher',
  ),
  cat: list(
    'Abessinier|Balinese|Bengalkatze|Birma|Britisch Kurzhaar|Burma|Chartreux|Cornish Rex|Devon Rex|Europäisch Kurzhaar|Exotic Shorthair|Hauskatze|Heilige Birma|Kartäuser|Maine Coon|Manx|Neva Masquerade|Norwegische Waldkatze|Ocicat|Orientalisch Kurzhaar|Perser|Ragdoll|Russisch Blau|Savannah|Schottische Faltohrkatze|Siam|Sibirische Katze|Snowshoe|Somali|Sphynx|Tonkanese|Türkisch Angora|Türkisch Van',
  ),
  cetacean: list(
    'Amazonasdelfin|Belugawal|Blauwal|Buckelwal|Delfin|Entenwal|Finnwal|Glattwal|Grauwal|Grindwal|Grönlandwal|Großer Tümmler|Narwal|Orca|Pottwal|Rundkopfdelfin|Schnabelwal|Schweinswal|Seiwal|Streifendelfin|Weißseitendelfin|Zwergwal|Zwergpottwal',
  ),
  cow: list(
    'Angler Rind|Angus|Aubrac|Belgischer Weißblauer|Blonde d’Aquitaine|Braunvieh|Charolais|Deutsche Holstein|Fleckvieh|Galloway|Gelbvieh|Glanrind|Grauvieh|Hereford|Hinterwälder|Hochlandrind|Jersey|Limousin|Limpurger Rind|Murnau-Werdenfelser|Original Braunvieh|Pinzgauer|Piemonteser|Rotbunte|Rotes Höhenvieh|Salers|Schwarzbunte|Shorthorn|Simmentaler|Uckermärker|Vorderwälder|Wagyu|Welsh Black'.replaceAll(
      '’',
      "'",
    ),
  ),
  crocodilia: list(
    'Australien-Krokodil|Beulenkrokodil|Breitschnauzenkaiman|Brauen-Glattstirnkaiman|Brillenkaiman|China-Alligator|Gangesgavial|Keilkopf-Glattstirnkaiman|Kubakrokodil|Leistenkrokodil|Mississippi-Alligator|Mohrenkaiman|Neuguinea-Krokodil|Nilkrokodil|Orinoko-Krokodil|Panzerkrokodil|Philippinen-Krokodil|Siam-Krokodil|Spitzkrokodil|Stumpfkrokodil|Sumpfkrokodil|Sunda-Gavial|Westafrikanisches Krokodil',
  ),
  dog: list(
    'Afghanischer Windhund|Airedale Terrier|Akita|Australian Shepherd|Basset|Beagle|Bearded Collie|Berner Sennenhund|Bernhardiner|Bichon Frisé|Bobtail|Bolonka Zwetna|Bordeauxdogge|Border Collie|Border Terrier|Boxer|Bracke|Bullterrier|Cairn Terrier|Cavalier King Charles Spaniel|Chihuahua|Chow-Chow|Collie|Dackel|Dalmatiner|Deutsche Dogge|Deutscher Pinscher|Deutscher Schäferhund|Deutsch Drahthaar|Deutsch Kurzhaar|Dobermann|Entlebucher Sennenhund|Eurasier|Foxterrier|Französische Bulldogge|Golden Retriever|Greyhound|Großer Münsterländer|Großer Schweizer Sennenhund|Havaneser|Hovawart|Husky|Irischer Wolfshund|Irish Setter|Jack Russell Terrier|Kleiner Münsterländer|Komondor|Kromfohrländer|Kuvasz|Labrador Retriever|Leonberger|Lhasa Apso|Magyar Vizsla|Malinois|Malteser|Mops|Mudi|Neufundländer|Parson Russell Terrier|Pekinese|Pudel|Puli|Rauhaardackel|Rhodesian Ridgeback|Riesenschnauzer|Rottweiler|Saluki|Samojede|Schipperke|Schnauzer|Shar-Pei|Sheltie|Shiba Inu|Shih Tzu|Spitz|Staffordshire Bullterrier|Tibet Terrier|Weimaraner|Weißer Schweizer Schäferhund|Welsh Corgi|West Highland White Terrier|Whippet|Wolfsspitz|Yorkshire Terrier|Zwergpinscher|Zwergschnauzer|Zwergspitz',
  ),
  fish: list(
    'Aal|Äsche|Bachforelle|Bachsaibling|Barbe|Barsch|Brachse|Döbel|Dorsch|Flunder|Flussbarsch|Graskarpfen|Gründling|Hecht|Heilbutt|Hering|Kabeljau|Karausche|Karpfen|Kaulbarsch|Köhler|Lachs|Leng|Makrele|Meerforelle|Nase|Plötze|Quappe|Rapfen|Regenbogenforelle|Renke|Rotauge|Rotbarsch|Rotfeder|Sardelle|Sardine|Schellfisch|Schleie|Scholle|Seehecht|Seelachs|Seezunge|Sprotte|Steinbutt|Stichling|Stör|Thunfisch|Ukelei|Wels|Wittling|Zander',
  ),
  horse: list(
    'Achal-Tekkiner|Aegidienberger|Alt-Oldenburger|American Quarter Horse|Andalusier|Appaloosa|Araber|Barockpinto|Bayerisches Warmblut|Brandenburger|Camargue-Pferd|Clydesdale|Connemara-Pony|Criollo|Deutsches Reitpony|Dülmener|Edelbluthaflinger|Englisches Vollblut|Exmoor-Pony|Fjordpferd|Freiberger|Friese|Haflinger|Hannoveraner|Hessisches Warmblut|Holsteiner|Isländer|Kaltblut|Kladruber|Knabstrupper|Konik|Lewitzer|Lipizzaner|Mecklenburger|Noriker|Oldenburger|Paint Horse|Paso Fino|Percheron|Rheinisch-Deutsches Kaltblut|Rheinländer|Sächsisches Warmblut|Schleswiger Kaltblut|Schwarzwälder Kaltblut|Senner|Shetlandpony|Shire Horse|Süddeutsches Kaltblut|Tinker|Trakehner|Welsh-Pony|Westfale|Württemberger|Zweibrücker',
  ),
  insect: list(
    'Ackerhummel|Admiral|Ameise|Baumhummel|Blattlaus|Blauflügel-Prachtlibelle|Deutsche Wespe|Distelfalter|Eintagsfliege|Erdhummel|Feldgrille|Feldmaikäfer|Feuerwanze|Florfliege|Gartenhummel|Gelbrandkäfer|Gemeine Wespe|Goldlaufkäfer|Große Königslibelle|Großes Heupferd|Hainschwebfliege|Heldbock|Hirschkäfer|Honigbiene|Hornisse|Hufeisen-Azurjungfer|Junikäfer|Kleiner Fuchs|Köcherfliege|Kohlweißling|Landkärtchen|Marienkäfer|Maulwurfsgrille|Mauerbiene|Ohrwurm|Plattbauch|Rosenkäfer|Rote Waldameise|Sandlaufkäfer|Schachbrett|Schwalbenschwanz|Schwebfliege|Siebenpunkt|Steinhummel|Stubenfliege|Tagpfauenauge|Taubenschwänzchen|Trauermantel|Wasserläufer|Weberknecht|Wiesenhummel|Zitronenfalter',
  ).filter((name) => name !== 'Weberknecht'),
  lion: list(
    'Asiatischer Löwe|Berberlöwe|Kaplöwe|Katanga-Löwe|Massai-Löwe|Transvaal-Löwe|Westafrikanischer Löwe',
  ),
  rabbit: list(
    'Alaska|Angora|Blaue Wiener|Deutsche Großsilber|Deutsche Riesen|Deutsche Widder|Englische Schecken|Farbenzwerge|Graue Wiener|Hasenkaninchen|Hermelin|Holländer|Japaner|Kleinchinchilla|Kleinsilber|Kleinwidder|Lohkaninchen|Löwenköpfchen|Marburger Feh|Meißner Widder|Neuseeländer|Perlfeh|Rexkaninchen|Rheinische Schecken|Riesenschecken|Russen|Sachsengold|Satin|Schwarzgrannen|Thüringer|Weiße Wiener|Zwergwidder',
  ),
  rodent: list(
    'Biber|Bisamratte|Brandmaus|Capybara|Chinchilla|Degu|Eichhörnchen|Erdmaus|Feldhamster|Feldmaus|Gartenschläfer|Gelbhalsmaus|Goldhamster|Haselmaus|Hausmaus|Meerschweinchen|Murmeltier|Nutria|Präriehund|Rennmaus|Rötelmaus|Schermaus|Siebenschläfer|Stachelschwein|Waldmaus|Wüstenrennmaus|Ziesel|Zwerghamster|Zwergmaus',
  ),
  snake: list(
    'Abgottschlange|Anakonda|Äskulapnatter|Barrenringelnatter|Baumpython|Boa|Gelbgrüne Zornnatter|Glattnatter|Grüne Mamba|Hornviper|Königskobra|Königsnatter|Königspython|Kornnatter|Kreuzotter|Kettennatter|Netzpython|Puffotter|Ringelnatter|Schlingnatter|Sandviper|Seeschlange|Strumpfbandnatter|Tigerpython|Treppennatter|Vierstreifennatter|Vipernatter|Würfelnatter',
  ),
};

const food: FakerLists['food'] = {
  ...fakerLists.food,
  fruit: list(
    'Ananas|Apfel|Aprikose|Avocado|Banane|Birne|Blaubeere|Blutorange|Brombeere|Cranberry|Dattel|Drachenfrucht|Erdbeere|Feige|Granatapfel|Grapefruit|Guave|Hagebutte|Heidelbeere|Himbeere|Holunderbeere|Honigmelone|Johannisbeere|Kaki|Kirsche|Kiwi|Kokosnuss|Limette|Litschi|Mandarine|Mango|Maracuja|Mirabelle|Nektarine|Orange|Pampelmuse|Papaya|Pfirsich|Pflaume|Physalis|Preiselbeere|Quitte|Reineclaude|Rosine|Sanddorn|Sauerkirsche|Schlehe|Stachelbeere|Sternfrucht|Traube|Wassermelone|Weintraube|Zitrone|Zwetschge',
  ),
  spice: list(
    'Anis|Basilikum|Bärlauch|Beifuß|Bockshornklee|Bohnenkraut|Cayennepfeffer|Chili|Currypulver|Dill|Estragon|Fenchelsamen|Galgant|Garam Masala|Gewürznelke|Ingwer|Kardamom|Kerbel|Knoblauch|Koriander|Kreuzkümmel|Kümmel|Kurkuma|Lavendel|Liebstöckel|Lorbeer|Majoran|Meerrettich|Minze|Mohn|Muskatblüte|Muskatnuss|Oregano|Paprika edelsüß|Paprika rosenscharf|Petersilie|Pfeffer|Piment|Rosmarin|Safran|Salbei|Schnittlauch|Schwarzkümmel|Senfkörner|Sesam|Sternanis|Sumach|Thymian|Vanille|Wacholderbeere|Zimt|Zitronengras|Zitronenmelisse',
  ),
  vegetable: list(
    'Artischocke|Aubergine|Blumenkohl|Brokkoli|Brunnenkresse|Chicorée|Chinakohl|Dicke Bohne|Eisbergsalat|Endivie|Erbse|Feldsalat|Fenchel|Frühlingszwiebel|Grünkohl|Gurke|Hokkaidokürbis|Karotte|Kartoffel|Knollensellerie|Kohlrabi|Kopfsalat|Kürbis|Lauch|Mais|Mangold|Meerrettich|Okra|Pak Choi|Paprika|Pastinake|Petersilienwurzel|Porree|Radicchio|Radieschen|Rettich|Rhabarber|Romanasalat|Rosenkohl|Rote Bete|Rotkohl|Rucola|Schalotte|Schwarzwurzel|Spargel|Spinat|Spitzkohl|Stangenbohne|Staudensellerie|Steckrübe|Süßkartoffel|Tomate|Topinambur|Weißkohl|Wirsing|Zucchini|Zuckerschote|Zwiebel',
  ),
};

/** All nouns are feminine, so that the phrases need one article. */
const hacker: FakerLists['hacker'] = {
  ...fakerLists.hacker,
  adjective: list(
    'automatische|digitale|drahtlose|gesicherte|haptische|hybride|mobile|neuronale|optische|primäre|quelloffene|redundante|verschlüsselte|verteilte|virtuelle|zusätzliche',
  ),
  ingverb: list(
    'Berechnen|Indizieren|Komprimieren|Kopieren|Navigieren|Parsen|Programmieren|Sichern|Synchronisieren|Überbrücken|Übertragen|Umgehen|Verbinden|Verschlüsseln',
  ),
  noun: list(
    'Anwendung|Bandbreite|Datenbank|Festplatte|Firewall|Karte|Leiterplatte|Leitung|Matrix|Partition|Platine|Schnittstelle|Verbindung|Warteschlange',
  ),
  verb: list(
    'berechnen|indizieren|komprimieren|kopieren|konfigurieren|neu starten|parsen|programmieren|prüfen|sichern|synchronisieren|überbrücken|übertragen|umgehen|verbinden|verschlüsseln',
  ),
  phrase: [
    'Wenn wir die {{hacker.noun}} {{hacker.verb}}, erreichen wir die {{hacker.abbreviation}}-{{hacker.noun}} über die {{hacker.adjective}} {{hacker.abbreviation}}-{{hacker.noun}}!',
    'Wir müssen die {{hacker.adjective}} {{hacker.abbreviation}}-{{hacker.noun}} {{hacker.verb}}!',
    'Lass uns die {{hacker.adjective}} {{hacker.abbreviation}}-{{hacker.noun}} {{hacker.verb}}, dann läuft auch die {{hacker.noun}} wieder!',
    'Ohne die {{hacker.adjective}} {{hacker.noun}} kann niemand die {{hacker.abbreviation}}-{{hacker.noun}} {{hacker.verb}}!',
    'Das {{hacker.ingverb}} hilft nicht: Wir müssen zuerst die {{hacker.adjective}} {{hacker.noun}} {{hacker.verb}}!',
    'Die {{hacker.abbreviation}}-{{hacker.noun}} ist ausgefallen, bitte die {{hacker.adjective}} {{hacker.noun}} {{hacker.verb}}!',
  ],
};

const languages = list(
  'af Afrikaans|sq Albanisch|am Amharisch|ar Arabisch|hy Armenisch|az Aserbaidschanisch|eu Baskisch|be Belarussisch|bn Bengalisch|bs Bosnisch|bg Bulgarisch|my Birmanisch|zh Chinesisch|da Dänisch|de Deutsch|en Englisch|et Estnisch|fi Finnisch|fr Französisch|gl Galicisch|ka Georgisch|el Griechisch|he Hebräisch|hi Hindi|id Indonesisch|ga Irisch|is Isländisch|it Italienisch|ja Japanisch|kk Kasachisch|ca Katalanisch|km Khmer|ko Koreanisch|hr Kroatisch|lo Laotisch|lv Lettisch|lt Litauisch|lb Luxemburgisch|ms Malaiisch|mt Maltesisch|mk Mazedonisch|mn Mongolisch|ne Nepalesisch|nl Niederländisch|no Norwegisch|fa Persisch|pl Polnisch|pt Portugiesisch|pa Punjabi|ro Rumänisch|ru Russisch|sv Schwedisch|sr Serbisch|sk Slowakisch|sl Slowenisch|so Somali|es Spanisch|sw Suaheli|ta Tamil|th Thailändisch|cs Tschechisch|tr Türkisch|uk Ukrainisch|hu Ungarisch|ur Urdu|uz Usbekisch|vi Vietnamesisch|cy Walisisch',
).map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));

const codesOf = new Map(fakerLists.location.language.map((one) => [one.alpha2, one]));

const unitNames: Readonly<Record<string, string>> = {
  meter: 'Meter',
  second: 'Sekunde',
  mole: 'Mol',
  ampere: 'Ampere',
  kelvin: 'Kelvin',
  candela: 'Candela',
  kilogram: 'Kilogramm',
  radian: 'Radiant',
  hertz: 'Hertz',
  newton: 'Newton',
  pascal: 'Pascal',
  joule: 'Joule',
  watt: 'Watt',
  coulomb: 'Coulomb',
  volt: 'Volt',
  ohm: 'Ohm',
  tesla: 'Tesla',
  'degree Celsius': 'Grad Celsius',
  lumen: 'Lumen',
  becquerel: 'Becquerel',
  gray: 'Gray',
  sievert: 'Sievert',
  steradian: 'Steradiant',
  farad: 'Farad',
  siemens: 'Siemens',
  weber: 'Weber',
  henry: 'Henry',
  lux: 'Lux',
  katal: 'Katal',
};

export const lists: FakerLists = {
  ...fakerLists,
  animal,
  book: { format: ['E-Book', 'Gebundene Ausgabe', 'Hörbuch', 'Taschenbuch'] },
  color: { human: words.colors },
  company: {
    buzz_verb: list(
      'Beschleunigt|Bündelt|Digitalisiert|Entwickelt|Erweitert|Gestaltet|Integriert|Liefert|Modernisiert|Nutzt|Optimiert|Skaliert|Steuert|Stärkt|Verbindet|Vereinfacht|Vernetzt|Verwandelt',
    ),
    buzz_adjective: list(
      'agile|automatisierte|datengetriebene|digitale|durchgängige|effiziente|flexible|ganzheitliche|innovative|integrierte|intelligente|kundennahe|maßgeschneiderte|mobile|modulare|nachhaltige|nahtlose|proaktive|robuste|skalierbare|transparente|vernetzte|wertschöpfende|zukunftssichere',
    ),
    buzz_noun: list(
      'Anwendungen|Architekturen|Dienste|Erlebnisse|Funktionen|Geschäftsmodelle|Infrastrukturen|Inhalte|Initiativen|Kanäle|Kennzahlen|Kundenbeziehungen|Lieferketten|Lösungen|Märkte|Methoden|Netzwerke|Partnerschaften|Plattformen|Prozesse|Schnittstellen|Synergien|Systeme|Technologien|Webdienste',
    ),
  },
  date: {
    month: {
      wide: list('April|August|Dezember|Februar|Januar|Juli|Juni|Mai|März|November|Oktober|September'),
      abbr: list('Apr|Aug|Dez|Feb|Jan|Jul|Jun|Mai|Mär|Nov|Okt|Sep'),
    },
    weekday: {
      wide: list('Dienstag|Donnerstag|Freitag|Mittwoch|Montag|Samstag|Sonntag'),
      abbr: list('Di|Do|Fr|Mi|Mo|Sa|So'),
    },
  },
  finance: {
    ...fakerLists.finance,
    account_type: list(
      'Autokredit|Depot|Girokonto|Kreditkarte|Privatkredit|Sparkonto|Tagesgeldkonto|Baufinanzierung',
    ),
    transaction_type: list('Auszahlung|Einzahlung|Rechnung|Zahlung'),
  },
  food,
  hacker,
  location: {
    ...fakerLists.location,
    direction: {
      cardinal: list('Norden|Osten|Süden|Westen'),
      cardinal_abbr: list('N|O|S|W'),
      ordinal: list('Nordosten|Nordwesten|Südosten|Südwesten'),
      ordinal_abbr: list('NO|NW|SO|SW'),
    },
    language: languages.flatMap(({ code, name }) => {
      const own = codesOf.get(code);
      return own ? [{ ...own, name }] : [];
    }),
  },
  person: {
    western_zodiac_sign: list(
      'Wassermann|Fische|Widder|Stier|Zwillinge|Krebs|Löwe|Jungfrau|Waage|Skorpion|Schütze|Steinbock',
    ),
  },
  science: {
    chemical_element: fakerLists.science.chemical_element.map((element) => ({
      ...element,
      name: chemicalElements[element.symbol] ?? element.name,
    })),
    unit: fakerLists.science.unit.map((unit) => ({ ...unit, name: unitNames[unit.name] ?? unit.name })),
  },
  word: {
    adjective: words.adjective,
    adverb: words.adverb,
    conjunction: list(
      'aber|als|also|bevor|bis|da|damit|dass|denn|doch|ehe|falls|indem|je|jedoch|nachdem|ob|obgleich|obwohl|oder|seit|seitdem|sobald|sodass|solange|sondern|sooft|soweit|sowie|sowohl|trotzdem|und|während|weil|wenn|wenngleich|wie|wobei|zumal',
    ),
    interjection: list(
      'ach|aha|ah|au|autsch|bravo|brr|ei|hallo|hatschi|hey|hm|hoppla|hui|hurra|huch|igitt|ja|juhu|nanu|na|oh|oha|oho|oje|pah|prima|prost|psst|puh|pfui|so|tja|toll|uff|ups|wow|ätsch',
    ),
    noun: words.noun,
    preposition: words.preposition,
    verb: words.verb,
  },
};
