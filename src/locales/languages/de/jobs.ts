// Written by scripts/data/de/jobs.mjs; SOURCES.md beside this file.
import type { Jobs } from '../../jobs.ts';

export const jobs: Jobs = {
  titleOrder: ['seniority', 'type', 'area'],
  ladders: {
    none: '',
    office: 'Junior 0 10 12 4 0 0 0|Senior 0 0 0 8 14 16 16',
    expert: 'Junior 0 30 30 14 2 0 0|Senior 0 0 0 16 28 32 32|Leitende:Leitender 0 0 0 2 6 8 8',
    staff: 'Leitende:Leitender 0 0 0 3 6 8 8',
    head: 'Stellvertretende:Stellvertretender 0 60 50 25 12 8 6',
  },
  groups: [
    {
      ladder: 'none',
      career: '100 60 10 0 0 0 0 0 0 0 0 0',
      jobs: 'Ausbildung/Auszubildende:Auszubildender/Auszubildende:Auszubildender 900|Ausbildung/Schülerin:Schüler/Schülerin:Schüler 300|Ausbildung/Praktikantin:Praktikant/Praktikantin:Praktikant 120|Ausbildung/Werkstudentin:Werkstudent/Werkstudentin:Werkstudent 200',
    },
    {
      ladder: 'none',
      career: '40 100 100 100 100 100 100 95 80 30 14 6',
      jobs: 'Einzelhandel/Verkäuferin:Verkäufer/Verkäuferin:Verkäufer 620|Einzelhandel/Kassiererin:Kassierer/Kassiererin:Kassierer 210|Einzelhandel/Verkaufshilfe:Verkaufshelfer/Verkaufshilfe:Verkaufshelfer 150|Einzelhandel/Fachverkäuferin im Lebensmittelhandwerk:Fachverkäufer im Lebensmittelhandwerk/Fachverkäuferin im Lebensmittelhandwerk:Fachverkäufer im Lebensmittelhandwerk 170|Einzelhandel/Warenverräumerin:Warenverräumer/Warenverräumerin:Warenverräumer 60',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Einzelhandel/Kauffrau im Einzelhandel:Kaufmann im Einzelhandel/Kauffrau im Einzelhandel:Kaufmann im Einzelhandel 420|Einzelhandel/Floristin:Florist/Floristin:Florist 35|Einzelhandel/Drogistin:Drogist/Drogistin:Drogist 30|Einzelhandel/Buchhändlerin:Buchhändler/Buchhändlerin:Buchhändler 22|Einzelhandel/Augenoptikerin:Augenoptiker/Augenoptikerin:Augenoptiker 45',
    },
    {
      ladder: 'head',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Einzelhandel/Filialleiterin:Filialleiter/Filialleiterin:Filialleiter 120|Einzelhandel/Marktleiterin:Marktleiter/Marktleiterin:Marktleiter 45',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Büro/Kauffrau für Büromanagement:Kaufmann für Büromanagement/Kauffrau für Büromanagement:Kaufmann für Büromanagement 480|Büro/Bürokauffrau:Bürokaufmann/Bürokauffrau:Bürokaufmann 520|Büro/Sachbearbeiterin:Sachbearbeiter/Sachbearbeiterin:Sachbearbeiter 450|Büro/Sekretärin:Sekretär/Sekretärin:Sekretär 160|Büro/Assistentin der Geschäftsführung:Assistent der Geschäftsführung/Assistentin der Geschäftsführung:Assistent der Geschäftsführung 90|Büro/Teamassistentin:Teamassistent/Teamassistentin:Teamassistent 80|Büro/Empfangsmitarbeiterin:Empfangsmitarbeiter/Empfangsmitarbeiterin:Empfangsmitarbeiter 60',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Rechnungswesen/Buchhalterin:Buchhalter/Buchhalterin:Buchhalter 240|Rechnungswesen/Finanzbuchhalterin:Finanzbuchhalter/Finanzbuchhalterin:Finanzbuchhalter 130|Rechnungswesen/Lohnbuchhalterin:Lohnbuchhalter/Lohnbuchhalterin:Lohnbuchhalter 70|Rechnungswesen/Steuerfachangestellte:Steuerfachangestellter/Steuerfachangestellte:Steuerfachangestellter 150|Rechnungswesen/Controllerin:Controller/Controllerin:Controller 95',
    },
    {
      ladder: 'none',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Steuern/Steuerberaterin:Steuerberater/Steuerberaterin:Steuerberater 85|Steuern/Wirtschaftsprüferin:Wirtschaftsprüfer/Wirtschaftsprüferin:Wirtschaftsprüfer 15',
    },
    {
      ladder: 'office',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Personal/Personalreferentin:Personalreferent/Personalreferentin:Personalreferent 85|Personal/Recruiterin:Recruiter/Recruiterin:Recruiter 40|Personal/Personalsachbearbeiterin:Personalsachbearbeiter/Personalsachbearbeiterin:Personalsachbearbeiter 75',
    },
    {
      ladder: 'head',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Personal/Personalleiterin:Personalleiter/Personalleiterin:Personalleiter 30',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Banken/Bankkauffrau:Bankkaufmann/Bankkauffrau:Bankkaufmann 330|Banken/Kundenberaterin:Kundenberater/Kundenberaterin:Kundenberater 110|Banken/Kreditsachbearbeiterin:Kreditsachbearbeiter/Kreditsachbearbeiterin:Kreditsachbearbeiter 40',
    },
    {
      ladder: 'head',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Banken/Filialdirektorin:Filialdirektor/Filialdirektorin:Filialdirektor 14',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Versicherungen/Versicherungskauffrau:Versicherungskaufmann/Versicherungskauffrau:Versicherungskaufmann 150|Versicherungen/Schadenreguliererin:Schadenregulierer/Schadenreguliererin:Schadenregulierer 25|Versicherungen/Versicherungsmaklerin:Versicherungsmakler/Versicherungsmaklerin:Versicherungsmakler 40',
    },
    {
      ladder: 'office',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Vertrieb/Vertriebsmitarbeiterin:Vertriebsmitarbeiter/Vertriebsmitarbeiterin:Vertriebsmitarbeiter 190|Vertrieb/Außendienstmitarbeiterin:Außendienstmitarbeiter/Außendienstmitarbeiterin:Außendienstmitarbeiter 120|Vertrieb/Key-Account-Managerin:Key-Account-Manager/Key-Account-Managerin:Key-Account-Manager 50|Vertrieb/Kundenbetreuerin:Kundenbetreuer/Kundenbetreuerin:Kundenbetreuer 150',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Vertrieb/Kauffrau im Groß- und Außenhandel:Kaufmann im Groß- und Außenhandel/Kauffrau im Groß- und Außenhandel:Kaufmann im Groß- und Außenhandel 260',
    },
    {
      ladder: 'head',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Vertrieb/Vertriebsleiterin:Vertriebsleiter/Vertriebsleiterin:Vertriebsleiter 75',
    },
    {
      ladder: 'office',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Einkauf/Einkäuferin:Einkäufer/Einkäuferin:Einkäufer 90|Einkauf/Strategische Einkäuferin:Strategischer Einkäufer/Strategische Einkäuferin:Strategischer Einkäufer 20',
    },
    {
      ladder: 'office',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Marketing/Marketingreferentin:Marketingreferent/Marketingreferentin:Marketingreferent 70|Marketing/Online-Marketing-Managerin:Online-Marketing-Manager/Online-Marketing-Managerin:Online-Marketing-Manager 55|Marketing/Social-Media-Managerin:Social-Media-Manager/Social-Media-Managerin:Social-Media-Manager 30|Marketing/Mediengestalterin:Mediengestalter/Mediengestalterin:Mediengestalter 70|Marketing/Grafikdesignerin:Grafikdesigner/Grafikdesignerin:Grafikdesigner 60|Marketing/Produktmanagerin:Produktmanager/Produktmanagerin:Produktmanager 70',
    },
    {
      ladder: 'head',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Marketing/Marketingleiterin:Marketingleiter/Marketingleiterin:Marketingleiter 25',
    },
    {
      ladder: 'expert',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Informatik/Softwareentwicklerin:Softwareentwickler/Softwareentwicklerin:Softwareentwickler 330|Informatik/Webentwicklerin:Webentwickler/Webentwicklerin:Webentwickler 70|Informatik/Systemadministratorin:Systemadministrator/Systemadministratorin:Systemadministrator 140|Informatik/IT-Beraterin:IT-Berater/IT-Beraterin:IT-Berater 120|Informatik/Datenbankadministratorin:Datenbankadministrator/Datenbankadministratorin:Datenbankadministrator 25|Informatik/IT-Projektleiterin:IT-Projektleiter/IT-Projektleiterin:IT-Projektleiter 60|Informatik/Data Scientist/Data Scientist 30|Informatik/IT-Sicherheitsexpertin:IT-Sicherheitsexperte/IT-Sicherheitsexpertin:IT-Sicherheitsexperte 25|Informatik/UX-Designerin:UX-Designer/UX-Designerin:UX-Designer 25',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Informatik/Fachinformatikerin für Systemintegration:Fachinformatiker für Systemintegration/Fachinformatikerin für Systemintegration:Fachinformatiker für Systemintegration 110|Informatik/Fachinformatikerin für Anwendungsentwicklung:Fachinformatiker für Anwendungsentwicklung/Fachinformatikerin für Anwendungsentwicklung:Fachinformatiker für Anwendungsentwicklung 90|Informatik/IT-Systemkauffrau:IT-Systemkaufmann/IT-Systemkauffrau:IT-Systemkaufmann 40|Informatik/Mitarbeiterin im IT-Support:Mitarbeiter im IT-Support/Mitarbeiterin im IT-Support:Mitarbeiter im IT-Support 80',
    },
    {
      ladder: 'expert',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Ingenieurwesen/Maschinenbauingenieurin:Maschinenbauingenieur/Maschinenbauingenieurin:Maschinenbauingenieur 150|Ingenieurwesen/Elektroingenieurin:Elektroingenieur/Elektroingenieurin:Elektroingenieur 110|Ingenieurwesen/Bauingenieurin:Bauingenieur/Bauingenieurin:Bauingenieur 130|Ingenieurwesen/Entwicklungsingenieurin:Entwicklungsingenieur/Entwicklungsingenieurin:Entwicklungsingenieur 120|Ingenieurwesen/Qualitätsingenieurin:Qualitätsingenieur/Qualitätsingenieurin:Qualitätsingenieur 60|Ingenieurwesen/Wirtschaftsingenieurin:Wirtschaftsingenieur/Wirtschaftsingenieurin:Wirtschaftsingenieur 90|Ingenieurwesen/Verfahrensingenieurin:Verfahrensingenieur/Verfahrensingenieurin:Verfahrensingenieur 40|Ingenieurwesen/Umweltingenieurin:Umweltingenieur/Umweltingenieurin:Umweltingenieur 25',
    },
    {
      ladder: 'expert',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Bau/Architektin:Architekt/Architektin:Architekt 110|Bau/Bauleiterin:Bauleiter/Bauleiterin:Bauleiter 90|Bau/Vermessungsingenieurin:Vermessungsingenieur/Vermessungsingenieurin:Vermessungsingenieur 20|Bau/Bauzeichnerin:Bauzeichner/Bauzeichnerin:Bauzeichner 55',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Technik/Technische Zeichnerin:Technischer Zeichner/Technische Zeichnerin:Technischer Zeichner 60|Technik/Technische Produktdesignerin:Technischer Produktdesigner/Technische Produktdesignerin:Technischer Produktdesigner 65|Technik/Qualitätsprüferin:Qualitätsprüfer/Qualitätsprüferin:Qualitätsprüfer 70|Technik/Konstrukteurin:Konstrukteur/Konstrukteurin:Konstrukteur 75|Technik/Maschinenbautechnikerin:Maschinenbautechniker/Maschinenbautechnikerin:Maschinenbautechniker 90|Technik/Elektrotechnikerin:Elektrotechniker/Elektrotechnikerin:Elektrotechniker 80',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Metall und Elektro/Industriemechanikerin:Industriemechaniker/Industriemechanikerin:Industriemechaniker 380|Metall und Elektro/Mechatronikerin:Mechatroniker/Mechatronikerin:Mechatroniker 210|Metall und Elektro/Zerspanungsmechanikerin:Zerspanungsmechaniker/Zerspanungsmechanikerin:Zerspanungsmechaniker 190|Metall und Elektro/Elektronikerin für Betriebstechnik:Elektroniker für Betriebstechnik/Elektronikerin für Betriebstechnik:Elektroniker für Betriebstechnik 230|Metall und Elektro/Werkzeugmechanikerin:Werkzeugmechaniker/Werkzeugmechanikerin:Werkzeugmechaniker 70|Metall und Elektro/Metallbauerin:Metallbauer/Metallbauerin:Metallbauer 150|Metall und Elektro/Schweißerin:Schweißer/Schweißerin:Schweißer 110|Metall und Elektro/Maschinen- und Anlagenführerin:Maschinen- und Anlagenführer/Maschinen- und Anlagenführerin:Maschinen- und Anlagenführer 250|Metall und Elektro/Feinwerkmechanikerin:Feinwerkmechaniker/Feinwerkmechanikerin:Feinwerkmechaniker 50',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 95 75 45 8 2 0',
      jobs: 'Produktion/Produktionsmitarbeiterin:Produktionsmitarbeiter/Produktionsmitarbeiterin:Produktionsmitarbeiter 520|Produktion/Montagemitarbeiterin:Montagemitarbeiter/Montagemitarbeiterin:Montagemitarbeiter 180|Produktion/Produktionshelferin:Produktionshelfer/Produktionshelferin:Produktionshelfer 240|Produktion/Verpackerin:Verpacker/Verpackerin:Verpacker 90',
    },
    {
      ladder: 'head',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Produktion/Produktionsleiterin:Produktionsleiter/Produktionsleiterin:Produktionsleiter 60|Produktion/Schichtleiterin:Schichtleiter/Schichtleiterin:Schichtleiter 80|Produktion/Werkleiterin:Werkleiter/Werkleiterin:Werkleiter 12',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Fahrzeuge/Kfz-Mechatronikerin:Kfz-Mechatroniker/Kfz-Mechatronikerin:Kfz-Mechatroniker 360|Fahrzeuge/Karosseriebauerin:Karosseriebauer/Karosseriebauerin:Karosseriebauer 45|Fahrzeuge/Fahrzeuglackiererin:Fahrzeuglackierer/Fahrzeuglackiererin:Fahrzeuglackierer 40|Fahrzeuge/Serviceberaterin im Autohaus:Serviceberater im Autohaus/Serviceberaterin im Autohaus:Serviceberater im Autohaus 40',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 95 75 45 8 2 0',
      jobs: 'Handwerk/Maurerin:Maurer/Maurerin:Maurer 110|Handwerk/Dachdeckerin:Dachdecker/Dachdeckerin:Dachdecker 70|Handwerk/Malerin und Lackiererin:Maler und Lackierer/Malerin und Lackiererin:Maler und Lackierer 150|Handwerk/Fliesenlegerin:Fliesenleger/Fliesenlegerin:Fliesenleger 50|Handwerk/Trockenbauerin:Trockenbauer/Trockenbauerin:Trockenbauer 60|Handwerk/Straßenbauerin:Straßenbauer/Straßenbauerin:Straßenbauer 80|Handwerk/Gerüstbauerin:Gerüstbauer/Gerüstbauerin:Gerüstbauer 30|Handwerk/Gebäudereinigerin:Gebäudereiniger/Gebäudereinigerin:Gebäudereiniger 120|Handwerk/Stuckateurin:Stuckateur/Stuckateurin:Stuckateur 25',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Handwerk/Anlagenmechanikerin SHK:Anlagenmechaniker SHK/Anlagenmechanikerin SHK:Anlagenmechaniker SHK 220|Handwerk/Elektronikerin für Energie- und Gebäudetechnik:Elektroniker für Energie- und Gebäudetechnik/Elektronikerin für Energie- und Gebäudetechnik:Elektroniker für Energie- und Gebäudetechnik 240|Handwerk/Tischlerin:Tischler/Tischlerin:Tischler 170|Handwerk/Zimmerin:Zimmermann/Zimmerin:Zimmermann 75|Handwerk/Schornsteinfegerin:Schornsteinfeger/Schornsteinfegerin:Schornsteinfeger 22|Handwerk/Schlosserin:Schlosser/Schlosserin:Schlosser 150|Handwerk/Friseurin:Friseur/Friseurin:Friseur 170|Handwerk/Raumausstatterin:Raumausstatter/Raumausstatterin:Raumausstatter 20|Handwerk/Schneiderin:Schneider/Schneiderin:Schneider 18|Handwerk/Goldschmiedin:Goldschmied/Goldschmiedin:Goldschmied 8|Handwerk/Hörakustikerin:Hörakustiker/Hörakustikerin:Hörakustiker 16',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Lebensmittel/Bäckerin:Bäcker/Bäckerin:Bäcker 75|Lebensmittel/Konditorin:Konditor/Konditorin:Konditor 30|Lebensmittel/Fleischerin:Fleischer/Fleischerin:Fleischer 70|Lebensmittel/Brauerin und Mälzerin:Brauer und Mälzer/Brauerin und Mälzerin:Brauer und Mälzer 9',
    },
    {
      ladder: 'none',
      career: '40 100 100 100 100 100 100 95 80 30 14 6',
      jobs: 'Reinigung/Reinigungskraft/Reinigungskraft 560|Reinigung/Haushaltshilfe/Haushaltshilfe 130|Reinigung/Hauswirtschafterin:Hauswirtschafter/Hauswirtschafterin:Hauswirtschafter 90',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 95 75 45 8 2 0',
      jobs: 'Logistik/Lageristin:Lagerist/Lageristin:Lagerist 380|Logistik/Fachkraft für Lagerlogistik/Fachkraft für Lagerlogistik 300|Logistik/Staplerfahrerin:Staplerfahrer/Staplerfahrerin:Staplerfahrer 130|Logistik/Kommissioniererin:Kommissionierer/Kommissioniererin:Kommissionierer 150|Logistik/Paketzustellerin:Paketzusteller/Paketzustellerin:Paketzusteller 130|Logistik/Briefzustellerin:Briefzusteller/Briefzustellerin:Briefzusteller 80|Logistik/Berufskraftfahrerin:Berufskraftfahrer/Berufskraftfahrerin:Berufskraftfahrer 480|Logistik/Lieferfahrerin:Lieferfahrer/Lieferfahrerin:Lieferfahrer 110',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Logistik/Kauffrau für Spedition und Logistikdienstleistung:Kaufmann für Spedition und Logistikdienstleistung/Kauffrau für Spedition und Logistikdienstleistung:Kaufmann für Spedition und Logistikdienstleistung 120|Logistik/Disponentin:Disponent/Disponentin:Disponent 85|Logistik/Logistikleiterin:Logistikleiter/Logistikleiterin:Logistikleiter 25',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Verkehr/Busfahrerin:Busfahrer/Busfahrerin:Busfahrer 130|Verkehr/Lokführerin:Lokführer/Lokführerin:Lokführer 38|Verkehr/Taxifahrerin:Taxifahrer/Taxifahrerin:Taxifahrer 60|Verkehr/Straßenbahnfahrerin:Straßenbahnfahrer/Straßenbahnfahrerin:Straßenbahnfahrer 25|Verkehr/Zugbegleiterin:Zugbegleiter/Zugbegleiterin:Zugbegleiter 18|Verkehr/Flugbegleiterin:Flugbegleiter/Flugbegleiterin:Flugbegleiter 30|Verkehr/Pilotin:Pilot/Pilotin:Pilot 11',
    },
    {
      ladder: 'staff',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Pflege/Pflegefachfrau:Pflegefachmann/Pflegefachfrau:Pflegefachmann 420|Pflege/Gesundheits- und Krankenpflegerin:Gesundheits- und Krankenpfleger/Gesundheits- und Krankenpflegerin:Gesundheits- und Krankenpfleger 560|Pflege/Altenpflegerin:Altenpfleger/Altenpflegerin:Altenpfleger 310|Pflege/Pflegehelferin:Pflegehelfer/Pflegehelferin:Pflegehelfer 310|Pflege/Gesundheits- und Kinderkrankenpflegerin:Gesundheits- und Kinderkrankenpfleger/Gesundheits- und Kinderkrankenpflegerin:Gesundheits- und Kinderkrankenpfleger 50',
    },
    {
      ladder: 'head',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Pflege/Pflegedienstleiterin:Pflegedienstleiter/Pflegedienstleiterin:Pflegedienstleiter 45|Pflege/Stationsleiterin:Stationsleiter/Stationsleiterin:Stationsleiter 40',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Gesundheit/Medizinische Fachangestellte:Medizinischer Fachangestellter/Medizinische Fachangestellte:Medizinischer Fachangestellter 420|Gesundheit/Zahnmedizinische Fachangestellte:Zahnmedizinischer Fachangestellter/Zahnmedizinische Fachangestellte:Zahnmedizinischer Fachangestellter 200|Gesundheit/Physiotherapeutin:Physiotherapeut/Physiotherapeutin:Physiotherapeut 190|Gesundheit/Ergotherapeutin:Ergotherapeut/Ergotherapeutin:Ergotherapeut 65|Gesundheit/Logopädin:Logopäde/Logopädin:Logopäde 30|Gesundheit/Hebamme:Entbindungspfleger/Hebamme:Entbindungspfleger 27|Gesundheit/Notfallsanitäterin:Notfallsanitäter/Notfallsanitäterin:Notfallsanitäter 60|Gesundheit/Pharmazeutisch-technische Assistentin:Pharmazeutisch-technischer Assistent/Pharmazeutisch-technische Assistentin:Pharmazeutisch-technischer Assistent 75|Gesundheit/Medizinisch-technische Assistentin:Medizinisch-technischer Assistent/Medizinisch-technische Assistentin:Medizinisch-technischer Assistent 60|Gesundheit/Podologin:Podologe/Podologin:Podologe 12|Gesundheit/Heilpraktikerin:Heilpraktiker/Heilpraktikerin:Heilpraktiker 20',
    },
    {
      ladder: 'none',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      doctors: 62,
      jobs: 'Gesundheit/Ärztin:Arzt/Ärztin:Arzt 90|Gesundheit/Assistenzärztin:Assistenzarzt/Assistenzärztin:Assistenzarzt 110|Gesundheit/Fachärztin für Allgemeinmedizin:Facharzt für Allgemeinmedizin/Fachärztin für Allgemeinmedizin:Facharzt für Allgemeinmedizin 60|Gesundheit/Fachärztin für Innere Medizin:Facharzt für Innere Medizin/Fachärztin für Innere Medizin:Facharzt für Innere Medizin 50|Gesundheit/Zahnärztin:Zahnarzt/Zahnärztin:Zahnarzt 75|Gesundheit/Tierärztin:Tierarzt/Tierärztin:Tierarzt 25|Gesundheit/Oberärztin:Oberarzt/Oberärztin:Oberarzt 40',
    },
    {
      ladder: 'none',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Gesundheit/Apothekerin:Apotheker/Apothekerin:Apotheker 60|Gesundheit/Psychotherapeutin:Psychotherapeut/Psychotherapeutin:Psychotherapeut 50|Gesundheit/Psychologin:Psychologe/Psychologin:Psychologe 45',
    },
    {
      ladder: 'staff',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Soziales/Erzieherin:Erzieher/Erzieherin:Erzieher 620|Soziales/Sozialassistentin:Sozialassistent/Sozialassistentin:Sozialassistent 60|Soziales/Kinderpflegerin:Kinderpfleger/Kinderpflegerin:Kinderpfleger 80|Soziales/Heilerziehungspflegerin:Heilerziehungspfleger/Heilerziehungspflegerin:Heilerziehungspfleger 80|Soziales/Alltagsbegleiterin:Alltagsbegleiter/Alltagsbegleiterin:Alltagsbegleiter 90|Soziales/Tagesmutter:Tagesvater/Tagesmutter:Tagesvater 35',
    },
    {
      ladder: 'none',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Soziales/Sozialpädagogin:Sozialpädagoge/Sozialpädagogin:Sozialpädagoge 220|Soziales/Sozialarbeiterin:Sozialarbeiter/Sozialarbeiterin:Sozialarbeiter 140|Soziales/Heilpädagogin:Heilpädagoge/Heilpädagogin:Heilpädagoge 25',
    },
    {
      ladder: 'head',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Soziales/Kitaleiterin:Kitaleiter/Kitaleiterin:Kitaleiter 45',
    },
    {
      ladder: 'none',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Bildung/Grundschullehrerin:Grundschullehrer/Grundschullehrerin:Grundschullehrer 210|Bildung/Gymnasiallehrerin:Gymnasiallehrer/Gymnasiallehrerin:Gymnasiallehrer 190|Bildung/Realschullehrerin:Realschullehrer/Realschullehrerin:Realschullehrer 90|Bildung/Berufsschullehrerin:Berufsschullehrer/Berufsschullehrerin:Berufsschullehrer 110|Bildung/Förderschullehrerin:Förderschullehrer/Förderschullehrerin:Förderschullehrer 70|Bildung/Musiklehrerin:Musiklehrer/Musiklehrerin:Musiklehrer 30|Bildung/Dozentin:Dozent/Dozentin:Dozent 60|Bildung/Fahrlehrerin:Fahrlehrer/Fahrlehrerin:Fahrlehrer 30',
    },
    {
      ladder: 'head',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Bildung/Schulleiterin:Schulleiter/Schulleiterin:Schulleiter 32',
    },
    {
      ladder: 'none',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      doctors: 40,
      jobs: 'Wissenschaft/Wissenschaftliche Mitarbeiterin:Wissenschaftlicher Mitarbeiter/Wissenschaftliche Mitarbeiterin:Wissenschaftlicher Mitarbeiter 180|Wissenschaft/Biologin:Biologe/Biologin:Biologe 25|Wissenschaft/Chemikerin:Chemiker/Chemikerin:Chemiker 45|Wissenschaft/Physikerin:Physiker/Physikerin:Physiker 30|Wissenschaft/Professorin:Professor/Professorin:Professor 50',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Labor/Chemielaborantin:Chemielaborant/Chemielaborantin:Chemielaborant 60|Labor/Biologielaborantin:Biologielaborant/Biologielaborantin:Biologielaborant 15|Labor/Chemikantin:Chemikant/Chemikantin:Chemikant 70',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Verwaltung/Verwaltungsfachangestellte:Verwaltungsfachangestellter/Verwaltungsfachangestellte:Verwaltungsfachangestellter 330|Verwaltung/Beamtin im mittleren Dienst:Beamter im mittleren Dienst/Beamtin im mittleren Dienst:Beamter im mittleren Dienst 110|Verwaltung/Beamtin im gehobenen Dienst:Beamter im gehobenen Dienst/Beamtin im gehobenen Dienst:Beamter im gehobenen Dienst 130|Verwaltung/Sachbearbeiterin im Jobcenter:Sachbearbeiter im Jobcenter/Sachbearbeiterin im Jobcenter:Sachbearbeiter im Jobcenter 60|Verwaltung/Standesbeamtin:Standesbeamter/Standesbeamtin:Standesbeamter 8',
    },
    {
      ladder: 'head',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Verwaltung/Amtsleiterin:Amtsleiter/Amtsleiterin:Amtsleiter 20',
    },
    {
      ladder: 'none',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Verwaltung/Bürgermeisterin:Bürgermeister/Bürgermeisterin:Bürgermeister 6|Verwaltung/Stadtplanerin:Stadtplaner/Stadtplanerin:Stadtplaner 12',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Sicherheit/Polizistin:Polizist/Polizistin:Polizist 260|Sicherheit/Kriminalbeamtin:Kriminalbeamter/Kriminalbeamtin:Kriminalbeamter 40|Sicherheit/Feuerwehrfrau:Feuerwehrmann/Feuerwehrfrau:Feuerwehrmann 55|Sicherheit/Justizvollzugsbeamtin:Justizvollzugsbeamter/Justizvollzugsbeamtin:Justizvollzugsbeamter 35|Sicherheit/Zollbeamtin:Zollbeamter/Zollbeamtin:Zollbeamter 35|Sicherheit/Soldatin:Soldat/Soldatin:Soldat 180|Sicherheit/Sicherheitsmitarbeiterin:Sicherheitsmitarbeiter/Sicherheitsmitarbeiterin:Sicherheitsmitarbeiter 170',
    },
    {
      ladder: 'none',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Recht/Rechtsanwältin:Rechtsanwalt/Rechtsanwältin:Rechtsanwalt 165|Recht/Syndikusrechtsanwältin:Syndikusrechtsanwalt/Syndikusrechtsanwältin:Syndikusrechtsanwalt 20',
    },
    {
      ladder: 'none',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Recht/Richterin:Richter/Richterin:Richter 21|Recht/Staatsanwältin:Staatsanwalt/Staatsanwältin:Staatsanwalt 7|Recht/Notarin:Notar/Notarin:Notar 7',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Recht/Rechtsanwaltsfachangestellte:Rechtsanwaltsfachangestellter/Rechtsanwaltsfachangestellte:Rechtsanwaltsfachangestellter 90|Recht/Notarfachangestellte:Notarfachangestellter/Notarfachangestellte:Notarfachangestellter 25',
    },
    {
      ladder: 'none',
      career: '40 100 100 100 100 100 100 95 80 30 14 6',
      jobs: 'Gastronomie/Servicekraft/Servicekraft 260|Gastronomie/Kellnerin:Kellner/Kellnerin:Kellner 130|Gastronomie/Küchenhilfe/Küchenhilfe 190|Gastronomie/Barkeeperin:Barkeeper/Barkeeperin:Barkeeper 25|Gastronomie/Barista/Barista 20',
    },
    {
      ladder: 'staff',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Gastronomie/Köchin:Koch/Köchin:Koch 260|Gastronomie/Restaurantfachfrau:Restaurantfachmann/Restaurantfachfrau:Restaurantfachmann 60|Gastronomie/Hotelfachfrau:Hotelfachmann/Hotelfachfrau:Hotelfachmann 90',
    },
    {
      ladder: 'head',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Gastronomie/Restaurantleiterin:Restaurantleiter/Restaurantleiterin:Restaurantleiter 40|Gastronomie/Küchenchefin:Küchenchef/Küchenchefin:Küchenchef 35|Gastronomie/Hoteldirektorin:Hoteldirektor/Hoteldirektorin:Hoteldirektor 9',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Tourismus/Reiseverkehrskauffrau:Reiseverkehrskaufmann/Reiseverkehrskauffrau:Reiseverkehrskaufmann 30|Tourismus/Reiseleiterin:Reiseleiter/Reiseleiterin:Reiseleiter 9|Tourismus/Tourismuskauffrau:Tourismuskaufmann/Tourismuskauffrau:Tourismuskaufmann 25',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Immobilien/Immobilienkauffrau:Immobilienkaufmann/Immobilienkauffrau:Immobilienkaufmann 75|Immobilien/Immobilienmaklerin:Immobilienmakler/Immobilienmaklerin:Immobilienmakler 60|Immobilien/Hausmeisterin:Hausmeister/Hausmeisterin:Hausmeister 190|Immobilien/Hausverwalterin:Hausverwalter/Hausverwalterin:Hausverwalter 45',
    },
    {
      ladder: 'office',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Medien/Redakteurin:Redakteur/Redakteurin:Redakteur 55|Medien/Journalistin:Journalist/Journalistin:Journalist 50|Medien/Lektorin:Lektor/Lektorin:Lektor 12|Medien/Übersetzerin:Übersetzer/Übersetzerin:Übersetzer 25|Medien/Fotografin:Fotograf/Fotografin:Fotograf 30|Medien/Kamerafrau:Kameramann/Kamerafrau:Kameramann 10|Medien/Tontechnikerin:Tontechniker/Tontechnikerin:Tontechniker 9|Medien/Veranstaltungstechnikerin:Veranstaltungstechniker/Veranstaltungstechnikerin:Veranstaltungstechniker 22|Medien/Eventmanagerin:Eventmanager/Eventmanagerin:Eventmanager 30',
    },
    {
      ladder: 'none',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Kunst/Musikerin:Musiker/Musikerin:Musiker 30|Kunst/Schauspielerin:Schauspieler/Schauspielerin:Schauspieler 16|Kunst/Künstlerin:Künstler/Künstlerin:Künstler 20|Kunst/Innenarchitektin:Innenarchitekt/Innenarchitektin:Innenarchitekt 12',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Landwirtschaft/Landwirtin:Landwirt/Landwirtin:Landwirt 180|Landwirtschaft/Gärtnerin:Gärtner/Gärtnerin:Gärtner 130|Landwirtschaft/Landschaftsgärtnerin:Landschaftsgärtner/Landschaftsgärtnerin:Landschaftsgärtner 90|Landwirtschaft/Forstwirtin:Forstwirt/Forstwirtin:Forstwirt 25|Landwirtschaft/Winzerin:Winzer/Winzerin:Winzer 18|Landwirtschaft/Tierpflegerin:Tierpfleger/Tierpflegerin:Tierpfleger 22|Landwirtschaft/Pferdewirtin:Pferdewirt/Pferdewirtin:Pferdewirt 10|Landwirtschaft/Försterin:Förster/Försterin:Förster 8',
    },
    {
      ladder: 'none',
      career: '0 70 100 100 100 100 100 92 70 20 8 3',
      jobs: 'Sport/Fitnesstrainerin:Fitnesstrainer/Fitnesstrainerin:Fitnesstrainer 45|Sport/Sporttherapeutin:Sporttherapeut/Sporttherapeutin:Sporttherapeut 9|Sport/Bademeisterin:Bademeister/Bademeisterin:Bademeister 18',
    },
    {
      ladder: 'expert',
      career: '0 0 20 90 100 100 100 95 85 35 12 5',
      jobs: 'Beratung/Unternehmensberaterin:Unternehmensberater/Unternehmensberaterin:Unternehmensberater 120|Beratung/Projektmanagerin:Projektmanager/Projektmanagerin:Projektmanager 130|Beratung/Business Analyst/Business Analyst 25|Beratung/Agile Coach/Agile Coach 9',
    },
    {
      ladder: 'none',
      career: '0 0 5 30 70 100 100 100 90 35 14 6',
      jobs: 'Führung/Geschäftsführerin:Geschäftsführer/Geschäftsführerin:Geschäftsführer 210|Führung/Inhaberin:Inhaber/Inhaberin:Inhaber 120|Führung/Abteilungsleiterin:Abteilungsleiter/Abteilungsleiterin:Abteilungsleiter 160|Führung/Teamleiterin:Teamleiter/Teamleiterin:Teamleiter 230|Führung/Vorstandsmitglied/Vorstandsmitglied 8|Führung/Prokuristin:Prokurist/Prokuristin:Prokurist 30',
    },
  ],
};
