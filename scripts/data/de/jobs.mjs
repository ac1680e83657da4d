// Writes src/locales/languages/de/jobs.ts from the list below. Compiled by hand; thousands of employees are estimated after the
// groups of the Federal Employment Agency's statistics.
//
//   node scripts/data/de/jobs.mjs
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OUTPUT = fileURLToPath(new URL('../../../src/locales/languages/de/jobs.ts', import.meta.url));

/**
 * For each class of ages in `careers.ts`, the percentage of the weights that jobs have in it.
 * @type {Readonly<Record<string, string>>}
 */
const CAREERS = {
  any: '40 100 100 100 100 100 100 95 80 30 14 6',
  trained: '0 70 100 100 100 100 100 92 70 20 8 3',
  physical: '0 70 100 100 100 100 95 75 45 8 2 0',
  studied: '0 0 20 90 100 100 100 95 85 35 12 5',
  leading: '0 0 5 30 70 100 100 100 90 35 14 6',
  youth: '100 60 10 0 0 0 0 0 0 0 0 0',
};
/** Percentages from the first class on; the last one holds for all older people. */
const LADDERS = {
  none: '',
  office: 'Junior 0 10 12 4 0 0 0|Senior 0 0 0 8 14 16 16',
  expert: 'Junior 0 30 30 14 2 0 0|Senior 0 0 0 16 28 32 32|Leitende:Leitender 0 0 0 2 6 8 8',
  staff: 'Leitende:Leitender 0 0 0 3 6 8 8',
  head: 'Stellvertretende:Stellvertretender 0 60 50 25 12 8 6',
};

/** Ladder, career, area: jobs with their thousands. `*in` and `*frau` stand for both forms; else `:` is between them. */
const LINES = `
none youth Ausbildung: Auszubildende:Auszubildender 900|Schüler*in 300|Praktikant*in 120|Werkstudent*in 200
none any Einzelhandel: Verkäufer*in 620|Kassierer*in 210|Verkaufshilfe:Verkaufshelfer 150|Fachverkäufer*in im Lebensmittelhandwerk 170|Warenverräumer*in 60
none trained Einzelhandel: Kaufmann* im Einzelhandel 420|Florist*in 35|Drogist*in 30|Buchhändler*in 22|Augenoptiker*in 45
head leading Einzelhandel: Filialleiter*in 120|Marktleiter*in 45
none trained Büro: Kaufmann* für Büromanagement 480|Bürokaufmann* 520|Sachbearbeiter*in 450|Sekretär*in 160|Assistent*in der Geschäftsführung 90|Teamassistent*in 80|Empfangsmitarbeiter*in 60
none trained Rechnungswesen: Buchhalter*in 240|Finanzbuchhalter*in 130|Lohnbuchhalter*in 70|Steuerfachangestellte:Steuerfachangestellter 150|Controller*in 95
none studied Steuern: Steuerberater*in 85|Wirtschaftsprüfer*in 15
office trained Personal: Personalreferent*in 85|Recruiter*in 40|Personalsachbearbeiter*in 75
head leading Personal: Personalleiter*in 30
none trained Banken: Bankkaufmann* 330|Kundenberater*in 110|Kreditsachbearbeiter*in 40
head leading Banken: Filialdirektor*in 14
none trained Versicherungen: Versicherungskaufmann* 150|Schadenregulierer*in 25|Versicherungsmakler*in 40
office trained Vertrieb: Vertriebsmitarbeiter*in 190|Außendienstmitarbeiter*in 120|Key-Account-Manager*in 50|Kundenbetreuer*in 150
none trained Vertrieb: Kaufmann* im Groß- und Außenhandel 260
head leading Vertrieb: Vertriebsleiter*in 75
office studied Einkauf: Einkäufer*in 90|Strategische Einkäuferin:Strategischer Einkäufer 20
office studied Marketing: Marketingreferent*in 70|Online-Marketing-Manager*in 55|Social-Media-Manager*in 30|Mediengestalter*in 70|Grafikdesigner*in 60|Produktmanager*in 70
head leading Marketing: Marketingleiter*in 25
expert studied Informatik: Softwareentwickler*in 330|Webentwickler*in 70|Systemadministrator*in 140|IT-Berater*in 120|Datenbankadministrator*in 25|IT-Projektleiter*in 60|Data Scientist 30|IT-Sicherheitsexpert*in 25|UX-Designer*in 25
none trained Informatik: Fachinformatiker*in für Systemintegration 110|Fachinformatiker*in für Anwendungsentwicklung 90|IT-Systemkaufmann* 40|Mitarbeiter*in im IT-Support 80
expert studied Ingenieurwesen: Maschinenbauingenieur*in 150|Elektroingenieur*in 110|Bauingenieur*in 130|Entwicklungsingenieur*in 120|Qualitätsingenieur*in 60|Wirtschaftsingenieur*in 90|Verfahrensingenieur*in 40|Umweltingenieur*in 25
expert studied Bau: Architekt*in 110|Bauleiter*in 90|Vermessungsingenieur*in 20|Bauzeichner*in 55
none trained Technik: Technische Zeichnerin:Technischer Zeichner 60|Technische Produktdesignerin:Technischer Produktdesigner 65|Qualitätsprüfer*in 70|Konstrukteur*in 75|Maschinenbautechniker*in 90|Elektrotechniker*in 80
none trained Metall und Elektro: Industriemechaniker*in 380|Mechatroniker*in 210|Zerspanungsmechaniker*in 190|Elektroniker*in für Betriebstechnik 230|Werkzeugmechaniker*in 70|Metallbauer*in 150|Schweißer*in 110|Maschinen- und Anlagenführer*in 250|Feinwerkmechaniker*in 50
none physical Produktion: Produktionsmitarbeiter*in 520|Montagemitarbeiter*in 180|Produktionshelfer*in 240|Verpacker*in 90
head leading Produktion: Produktionsleiter*in 60|Schichtleiter*in 80|Werkleiter*in 12
none trained Fahrzeuge: Kfz-Mechatroniker*in 360|Karosseriebauer*in 45|Fahrzeuglackierer*in 40|Serviceberater*in im Autohaus 40
none physical Handwerk: Maurer*in 110|Dachdecker*in 70|Maler*in und Lackierer*in 150|Fliesenleger*in 50|Trockenbauer*in 60|Straßenbauer*in 80|Gerüstbauer*in 30|Gebäudereiniger*in 120|Stuckateur*in 25
none trained Handwerk: Anlagenmechaniker*in SHK 220|Elektroniker*in für Energie- und Gebäudetechnik 240|Tischler*in 170|Zimmerin:Zimmermann 75|Schornsteinfeger*in 22|Schlosser*in 150|Friseur*in 170|Raumausstatter*in 20|Schneider*in 18|Goldschmied*in 8|Hörakustiker*in 16
none trained Lebensmittel: Bäcker*in 75|Konditor*in 30|Fleischer*in 70|Brauer*in und Mälzer*in 9
none any Reinigung: Reinigungskraft 560|Haushaltshilfe 130|Hauswirtschafter*in 90
none physical Logistik: Lagerist*in 380|Fachkraft für Lagerlogistik 300|Staplerfahrer*in 130|Kommissionierer*in 150|Paketzusteller*in 130|Briefzusteller*in 80|Berufskraftfahrer*in 480|Lieferfahrer*in 110
none trained Logistik: Kaufmann* für Spedition und Logistikdienstleistung 120|Disponent*in 85|Logistikleiter*in 25
none trained Verkehr: Busfahrer*in 130|Lokführer*in 38|Taxifahrer*in 60|Straßenbahnfahrer*in 25|Zugbegleiter*in 18|Flugbegleiter*in 30|Pilot*in 11
staff trained Pflege: Pflegefachfrau:Pflegefachmann 420|Gesundheits- und Krankenpfleger*in 560|Altenpfleger*in 310|Pflegehelfer*in 310|Gesundheits- und Kinderkrankenpfleger*in 50
head leading Pflege: Pflegedienstleiter*in 45|Stationsleiter*in 40
none trained Gesundheit: Medizinische Fachangestellte:Medizinischer Fachangestellter 420|Zahnmedizinische Fachangestellte:Zahnmedizinischer Fachangestellter 200|Physiotherapeut*in 190|Ergotherapeut*in 65|Logopädin:Logopäde 30|Hebamme:Entbindungspfleger 27|Notfallsanitäter*in 60|Pharmazeutisch-technische Assistentin:Pharmazeutisch-technischer Assistent 75|Medizinisch-technische Assistentin:Medizinisch-technischer Assistent 60|Podolog*in 12|Heilpraktiker*in 20
doctor studied Gesundheit: Ärztin:Arzt 90|Assistenzärztin:Assistenzarzt 110|Fachärztin für Allgemeinmedizin:Facharzt für Allgemeinmedizin 60|Fachärztin für Innere Medizin:Facharzt für Innere Medizin 50|Zahnärztin:Zahnarzt 75|Tierärztin:Tierarzt 25|Oberärztin:Oberarzt 40
none studied Gesundheit: Apotheker*in 60|Psychotherapeut*in 50|Psycholog*in 45
staff trained Soziales: Erzieher*in 620|Sozialassistent*in 60|Kinderpfleger*in 80|Heilerziehungspfleger*in 80|Alltagsbegleiter*in 90|Tagesmutter:Tagesvater 35
none studied Soziales: Sozialpädagog*in 220|Sozialarbeiter*in 140|Heilpädagog*in 25
head leading Soziales: Kitaleiter*in 45
none studied Bildung: Grundschullehrer*in 210|Gymnasiallehrer*in 190|Realschullehrer*in 90|Berufsschullehrer*in 110|Förderschullehrer*in 70|Musiklehrer*in 30|Dozent*in 60|Fahrlehrer*in 30
head leading Bildung: Schulleiter*in 32
scientist studied Wissenschaft: Wissenschaftliche Mitarbeiterin:Wissenschaftlicher Mitarbeiter 180|Biolog*in 25|Chemiker*in 45|Physiker*in 30|Professor*in 50
none trained Labor: Chemielaborant*in 60|Biologielaborant*in 15|Chemikant*in 70
none trained Verwaltung: Verwaltungsfachangestellte:Verwaltungsfachangestellter 330|Beamtin im mittleren Dienst:Beamter im mittleren Dienst 110|Beamtin im gehobenen Dienst:Beamter im gehobenen Dienst 130|Sachbearbeiter*in im Jobcenter 60|Standesbeamtin:Standesbeamter 8
head leading Verwaltung: Amtsleiter*in 20
none studied Verwaltung: Bürgermeister*in 6|Stadtplaner*in 12
none trained Sicherheit: Polizist*in 260|Kriminalbeamtin:Kriminalbeamter 40|Feuerwehrfrau:Feuerwehrmann 55|Justizvollzugsbeamtin:Justizvollzugsbeamter 35|Zollbeamtin:Zollbeamter 35|Soldat*in 180|Sicherheitsmitarbeiter*in 170
none studied Recht: Rechtsanwältin:Rechtsanwalt 165|Syndikusrechtsanwältin:Syndikusrechtsanwalt 20
none studied Recht: Richter*in 21|Staatsanwältin:Staatsanwalt 7|Notar*in 7
none trained Recht: Rechtsanwaltsfachangestellte:Rechtsanwaltsfachangestellter 90|Notarfachangestellte:Notarfachangestellter 25
none any Gastronomie: Servicekraft 260|Kellner*in 130|Küchenhilfe 190|Barkeeper*in 25|Barista 20
staff trained Gastronomie: Köchin:Koch 260|Restaurantfachfrau:Restaurantfachmann 60|Hotelfachfrau:Hotelfachmann 90
head leading Gastronomie: Restaurantleiter*in 40|Küchenchef*in 35|Hoteldirektor*in 9
none trained Tourismus: Reiseverkehrskaufmann* 30|Reiseleiter*in 9|Tourismuskaufmann* 25
none trained Immobilien: Immobilienkaufmann* 75|Immobilienmakler*in 60|Hausmeister*in 190|Hausverwalter*in 45
office studied Medien: Redakteur*in 55|Journalist*in 50|Lektor*in 12|Übersetzer*in 25|Fotograf*in 30|Kamerafrau:Kameramann 10|Tontechniker*in 9|Veranstaltungstechniker*in 22|Eventmanager*in 30
none studied Kunst: Musiker*in 30|Schauspieler*in 16|Künstler*in 20|Innenarchitekt*in 12
none trained Landwirtschaft: Landwirt*in 180|Gärtner*in 130|Landschaftsgärtner*in 90|Forstwirt*in 25|Winzer*in 18|Tierpfleger*in 22|Pferdewirt*in 10|Förster*in 8
none trained Sport: Fitnesstrainer*in 45|Sporttherapeut*in 9|Bademeister*in 18
expert studied Beratung: Unternehmensberater*in 120|Projektmanager*in 130|Business Analyst 25|Agile Coach 9
none leading Führung: Geschäftsführer*in 210|Inhaber*in 120|Abteilungsleiter*in 160|Teamleiter*in 230|Vorstandsmitglied 8|Prokurist*in 30
`;

/**
 * Both forms of `Verkäufer*in`, `Biolog*in` or `Kaufmann* im Einzelhandel`.
 * @param {string} text
 */
function forms(text) {
  if (text.includes(':')) return text;
  if (text.includes('mann*')) return `${text.replace('mann*', 'frau')}:${text.replace('mann*', 'mann')}`;
  if (!text.includes('*in')) return text;
  const male = text.replace(/(pädagog|log|expert)\*in/, '$1e').replaceAll('*in', '');
  return `${text.replaceAll('*in', 'in')}:${male}`;
}

/**
 * The percentage of people with the job who are called Dr., by words in the place of ladders.
 * @type {Readonly<Record<string, number>>}
 */
const DOCTORS = { doctor: 62, scientist: 40 };

const groups = LINES.trim()
  .split('\n')
  .map((line) => {
    const [, ladder = '', career = '', area = '', jobs = ''] = /^(\S+) (\S+) ([^:]+): (.+)$/.exec(line) ?? [];
    const packed = jobs.split('|').map((job) => {
      const end = job.lastIndexOf(' ');
      return `${area}/${forms(job.slice(0, end))} ${job.slice(end + 1)}`;
    });
    return {
      ladder: DOCTORS[ladder] ? 'none' : ladder,
      career: CAREERS[career],
      doctors: DOCTORS[ladder],
      jobs: packed.join('|'),
    };
  });

/** A title is the type alone. */
const withTitles = groups.map((group) => ({
  ...group,
  jobs: group.jobs
    .split('|')
    .map((job) => job.replace(/^([^/]+)\/(.+) (\d+)$/, '$1/$2/$2 $3'))
    .join('|'),
}));
writeFileSync(
  OUTPUT,
  `// Written by scripts/data/de/jobs.mjs; SOURCES.md beside this file.
import type { Jobs } from '../../jobs.ts';

export const jobs: Jobs = ${JSON.stringify({ titleOrder: ['seniority', 'type', 'area'], ladders: LADDERS, groups: withTitles })};
`,
);
execFileSync('npx', ['biome', 'check', '--write', OUTPUT], { stdio: 'inherit' });
console.log(
  withTitles.reduce((sum, { jobs }) => sum + jobs.split('|').length, 0),
  'jobs',
);
