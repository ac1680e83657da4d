import type { Plates } from '../../places.ts';

/**
 * The codes of districts on license plates (Anlage 1 of the Fahrzeug-Zulassungsverordnung), among them codes of former districts
 * that are issued again. Compiled by hand.
 */
const DISTRICTS = [
  'Flensburg FL|Kiel KI|Lübeck HL|Neumünster NMS|Kreis Dithmarschen HEI,MED|Kreis Herzogtum Lauenburg RZ',
  'Kreis Nordfriesland NF|Kreis Ostholstein OH|Kreis Pinneberg PI|Kreis Plön PLÖ|Kreis Rendsburg-Eckernförde RD,ECK',
  'Kreis Schleswig-Flensburg SL|Kreis Segeberg SE|Kreis Steinburg IZ|Kreis Stormarn OD|Hamburg HH|Braunschweig BS',
  'Salzgitter SZ|Wolfsburg WOB|Landkreis Gifhorn GF|Landkreis Goslar GS,BRL,CLZ|Landkreis Helmstedt HE',
  'Landkreis Northeim NOM,EIN,GAN|Landkreis Peine PE|Landkreis Wolfenbüttel WF|Landkreis Göttingen GÖ,DUD,HMÜ,OHA',
  'Region Hannover H|Landkreis Diepholz DH,SY|Landkreis Hameln-Pyrmont HM|Landkreis Hildesheim HI,ALF',
  'Landkreis Holzminden HOL|Landkreis Nienburg/Weser NI|Landkreis Schaumburg SHG,RI|Landkreis Celle CE',
  'Landkreis Cuxhaven CUX|Landkreis Harburg WL|Landkreis Lüchow-Dannenberg DAN|Landkreis Lüneburg LG',
  'Landkreis Osterholz OHZ|Landkreis Rotenburg (Wümme) ROW,BRV|Heidekreis HK|Landkreis Stade STD|Landkreis Uelzen UE',
  'Landkreis Verden VER|Delmenhorst DEL|Emden EMD|Oldenburg OL|Osnabrück OS|Wilhelmshaven WHV|Landkreis Ammerland WST',
  'Landkreis Aurich AUR,NOR|Landkreis Cloppenburg CLP|Landkreis Emsland EL|Landkreis Friesland FRI',
  'Landkreis Grafschaft Bentheim NOH|Landkreis Leer LER|Landkreis Oldenburg OL|Landkreis Osnabrück OS',
  'Landkreis Vechta VEC|Landkreis Wesermarsch BRA|Landkreis Wittmund WTM|Bremen HB|Bremerhaven HB|Düsseldorf D',
  'Duisburg DU|Essen E|Krefeld KR|Mönchengladbach MG|Mülheim an der Ruhr MH|Oberhausen OB|Remscheid RS|Solingen SG',
  'Wuppertal W|Kreis Kleve KLE,GEL|Kreis Mettmann ME|Rhein-Kreis Neuss NE,GV|Kreis Viersen VIE|Kreis Wesel WES,DIN,MO',
  'Bonn BN|Köln K|Leverkusen LEV|Städteregion Aachen AC,MON|Kreis Düren DN,JÜL|Rhein-Erft-Kreis BM',
  'Kreis Euskirchen EU,SLE|Kreis Heinsberg HS,ERK,GK|Oberbergischer Kreis GM|Rheinisch-Bergischer Kreis GL',
  'Rhein-Sieg-Kreis SU|Bottrop BOT|Gelsenkirchen GE|Münster MS|Kreis Borken BOR,AH,BOH|Kreis Coesfeld COE,LH',
  'Kreis Recklinghausen RE,CAS,GLA|Kreis Steinfurt ST,BF,TE|Kreis Warendorf WAF,BE|Bielefeld BI|Kreis Gütersloh GT',
  'Kreis Herford HF|Kreis Höxter HX,WAR|Kreis Lippe LIP|Kreis Minden-Lübbecke MI|Kreis Paderborn PB,BÜR|Bochum BO',
  'Dortmund DO|Hagen HA|Hamm HAM|Herne HER,WAN|Ennepe-Ruhr-Kreis EN,WIT|Hochsauerlandkreis HSK|Märkischer Kreis MK',
  'Kreis Olpe OE|Kreis Siegen-Wittgenstein SI,BLB|Kreis Soest SO,LP|Kreis Unna UN,LÜN|Darmstadt DA|Frankfurt am Main F',
  'Offenbach am Main OF|Wiesbaden WI|Kreis Bergstraße HP|Landkreis Darmstadt-Dieburg DA,DI|Kreis Groß-Gerau GG',
  'Hochtaunuskreis HG,USI|Main-Kinzig-Kreis MKK|Main-Taunus-Kreis MTK|Odenwaldkreis ERB|Landkreis Offenbach OF',
  'Rheingau-Taunus-Kreis RÜD,SWA|Wetteraukreis FB,BÜD|Landkreis Gießen GI|Lahn-Dill-Kreis LDK,DIL',
  'Landkreis Limburg-Weilburg LM,WEL|Landkreis Marburg-Biedenkopf MR,BID|Vogelsbergkreis VB|Kassel KS|Landkreis Fulda FD',
  'Landkreis Hersfeld-Rotenburg HEF,ROF|Landkreis Kassel KS,HOG,WOH|Schwalm-Eder-Kreis HR',
  'Landkreis Waldeck-Frankenberg KB,FKB,WA|Werra-Meißner-Kreis ESW,WIZ|Koblenz KO|Landkreis Ahrweiler AW',
  'Landkreis Altenkirchen (Westerwald) AK|Landkreis Bad Kreuznach KH|Landkreis Birkenfeld BIR|Landkreis Cochem-Zell COC',
  'Landkreis Mayen-Koblenz MYK,MY|Landkreis Neuwied NR|Rhein-Hunsrück-Kreis SIM,GOA|Rhein-Lahn-Kreis EMS,DIZ',
  'Westerwaldkreis WW|Trier TR|Landkreis Bernkastel-Wittlich WIL,BKS|Eifelkreis Bitburg-Prüm BIT,PRÜ',
  'Landkreis Vulkaneifel DAU|Landkreis Trier-Saarburg TR,SAB|Frankenthal (Pfalz) FT|Kaiserslautern KL',
  'Landau in der Pfalz LD|Ludwigshafen am Rhein LU|Mainz MZ|Neustadt an der Weinstraße NW|Pirmasens PS|Speyer SP|Worms WO',
  'Zweibrücken ZW|Landkreis Alzey-Worms AZ|Landkreis Bad Dürkheim DÜW|Donnersbergkreis KIB,ROK|Landkreis Germersheim GER',
  'Landkreis Kaiserslautern KL|Landkreis Kusel KUS|Landkreis Südliche Weinstraße SÜW|Rhein-Pfalz-Kreis RP',
  'Landkreis Mainz-Bingen MZ,BIN|Landkreis Südwestpfalz PS,ZW|Stuttgart S|Landkreis Böblingen BB,LEO',
  'Landkreis Esslingen ES,NT|Landkreis Göppingen GP|Landkreis Ludwigsburg LB|Rems-Murr-Kreis WN,BK|Heilbronn HN',
  'Landkreis Heilbronn HN|Hohenlohekreis KÜN,ÖHR|Landkreis Schwäbisch Hall SHA,CR,BK|Main-Tauber-Kreis TBB,MGH',
  'Landkreis Heidenheim HDH|Ostalbkreis AA,GD|Baden-Baden BAD|Karlsruhe KA|Landkreis Karlsruhe KA|Landkreis Rastatt RA,BH',
  'Heidelberg HD|Mannheim MA|Neckar-Odenwald-Kreis MOS,BCH|Rhein-Neckar-Kreis HD,SNH|Pforzheim PF|Landkreis Calw CW',
  'Enzkreis PF|Landkreis Freudenstadt FDS,HCH|Freiburg im Breisgau FR|Landkreis Breisgau-Hochschwarzwald FR,NEU,MÜL',
  'Landkreis Emmendingen EM|Ortenaukreis OG,LR,KEL|Landkreis Rottweil RW|Schwarzwald-Baar-Kreis VS',
  'Landkreis Tuttlingen TUT|Landkreis Konstanz KN|Landkreis Lörrach LÖ|Landkreis Waldshut WT|Landkreis Reutlingen RT',
  'Landkreis Tübingen TÜ|Zollernalbkreis BL|Ulm UL|Alb-Donau-Kreis UL|Landkreis Biberach BC|Bodenseekreis FN,TT',
  'Landkreis Ravensburg RV,WG|Landkreis Sigmaringen SIG|Ingolstadt IN|München M|Rosenheim RO|Landkreis Altötting AÖ,LF',
  'Landkreis Berchtesgadener Land BGL|Landkreis Bad Tölz-Wolfratshausen TÖL,WOR|Landkreis Dachau DAH',
  'Landkreis Ebersberg EBE|Landkreis Eichstätt EI|Landkreis Erding ED|Landkreis Freising FS',
  'Landkreis Fürstenfeldbruck FFB|Landkreis Garmisch-Partenkirchen GAP|Landkreis Landsberg am Lech LL',
  'Landkreis Miesbach MB|Landkreis Mühldorf am Inn MÜ|Landkreis München M,WOR|Landkreis Neuburg-Schrobenhausen ND',
  'Landkreis Pfaffenhofen an der Ilm PAF|Landkreis Rosenheim RO,AIB|Landkreis Starnberg STA|Landkreis Traunstein TS',
  'Landkreis Weilheim-Schongau WM,SOG|Landshut LA|Passau PA|Straubing SR|Landkreis Deggendorf DEG',
  'Landkreis Freyung-Grafenau FRG,GRA|Landkreis Kelheim KEH|Landkreis Landshut LA,ROL|Landkreis Passau PA',
  'Landkreis Regen REG|Landkreis Rottal-Inn PAN,EG|Landkreis Straubing-Bogen SR,BOG|Landkreis Dingolfing-Landau DGF,LAN',
  'Amberg AM|Regensburg R|Weiden in der Oberpfalz WEN|Landkreis Amberg-Sulzbach AS,SUL|Landkreis Cham CHA,KÖZ',
  'Landkreis Neumarkt in der Oberpfalz NM|Landkreis Neustadt an der Waldnaab NEW,VOH|Landkreis Regensburg R',
  'Landkreis Schwandorf SAD,NEN|Landkreis Tirschenreuth TIR,KEM|Bamberg BA|Bayreuth BT|Coburg CO|Hof HO',
  'Landkreis Bamberg BA|Landkreis Bayreuth BT,PEG|Landkreis Coburg CO,NEC|Landkreis Forchheim FO|Landkreis Hof HO',
  'Landkreis Kronach KC|Landkreis Kulmbach KU|Landkreis Lichtenfels LIF|Landkreis Wunsiedel im Fichtelgebirge WUN,SEL',
  'Ansbach AN|Erlangen ER|Fürth FÜ|Nürnberg N|Schwabach SC|Landkreis Ansbach AN,ROT|Landkreis Erlangen-Höchstadt ERH',
  'Landkreis Fürth FÜ|Landkreis Nürnberger Land LAU|Landkreis Neustadt an der Aisch-Bad Windsheim NEA|Landkreis Roth RH',
  'Landkreis Weißenburg-Gunzenhausen WUG,GUN|Aschaffenburg AB|Schweinfurt SW|Würzburg WÜ|Landkreis Aschaffenburg AB',
  'Landkreis Bad Kissingen KG|Landkreis Rhön-Grabfeld NES|Landkreis Haßberge HAS|Landkreis Kitzingen KT',
  'Landkreis Miltenberg MIL,OBB|Landkreis Main-Spessart MSP|Landkreis Schweinfurt SW|Landkreis Würzburg WÜ,OCH|Augsburg A',
  'Kaufbeuren KF|Kempten (Allgäu) KE|Memmingen MM|Landkreis Aichach-Friedberg AIC|Landkreis Augsburg A,SMÜ',
  'Landkreis Dillingen an der Donau DLG|Landkreis Günzburg GZ,KRU|Landkreis Neu-Ulm NU,ILL|Landkreis Lindau (Bodensee) LI',
  'Landkreis Ostallgäu OAL|Landkreis Unterallgäu MN|Landkreis Donau-Ries DON,NÖ|Landkreis Oberallgäu OA',
  'Regionalverband Saarbrücken SB,VK|Landkreis Merzig-Wadern MZG|Landkreis Neunkirchen NK|Landkreis Saarlouis SLS',
  'Saarpfalz-Kreis HOM|Landkreis St. Wendel WND|Berlin B|Brandenburg an der Havel BRB|Cottbus CB|Frankfurt (Oder) FF',
  'Potsdam P|Landkreis Barnim BAR,EW|Landkreis Dahme-Spreewald LDS,KW|Landkreis Elbe-Elster EE,FI',
  'Landkreis Havelland HVL,NAU|Landkreis Märkisch-Oderland MOL,SRB|Landkreis Oberhavel OHV',
  'Landkreis Oberspreewald-Lausitz OSL,SFB|Landkreis Oder-Spree LOS,FW|Landkreis Ostprignitz-Ruppin OPR,NP',
  'Landkreis Potsdam-Mittelmark PM|Landkreis Prignitz PR|Landkreis Spree-Neiße SPN,FOR|Landkreis Teltow-Fläming TF',
  'Landkreis Uckermark UM,PZ|Rostock HRO|Schwerin SN|Landkreis Mecklenburgische Seenplatte MÜR,MST,NB',
  'Landkreis Rostock LRO,DBR,GÜ|Landkreis Vorpommern-Rügen VR,HST,RÜG|Landkreis Nordwestmecklenburg NWM,HWI,GDB',
  'Landkreis Vorpommern-Greifswald VG,HGW,ANK|Landkreis Ludwigslust-Parchim LUP,LWL,PCH|Chemnitz C',
  'Erzgebirgskreis ERZ,ANA,ASZ|Landkreis Mittelsachsen FG,MW,DL|Vogtlandkreis V,PL,AE|Landkreis Zwickau Z,GC|Dresden DD',
  'Landkreis Bautzen BZ,KM,HY|Landkreis Görlitz GR,ZI,NOL|Landkreis Meißen MEI,RG,GRH',
  'Landkreis Sächsische Schweiz-Osterzgebirge PIR,FTL,DW|Leipzig L|Landkreis Leipzig L,BNA,GRM',
  'Landkreis Nordsachsen TDO,DZ,EB|Dessau-Roßlau DE,RSL|Halle (Saale) HAL|Magdeburg MD|Altmarkkreis Salzwedel SAW',
  'Landkreis Anhalt-Bitterfeld ABI,BTF,KÖT|Landkreis Börde BK,HDL,OK|Burgenlandkreis BLK,NMB,WSF|Landkreis Harz HZ,WR,QLB',
  'Landkreis Jerichower Land JL,BRG|Landkreis Mansfeld-Südharz MSH,EIL,SGH|Saalekreis SK,MER|Salzlandkreis SLK,BBG,ASL',
  'Landkreis Stendal SDL,HV|Landkreis Wittenberg WB|Erfurt EF|Gera G|Jena J|Suhl SHL|Weimar WE',
  'Landkreis Eichsfeld EIC,HIG|Landkreis Nordhausen NDH|Wartburgkreis WAK,EA,SLZ|Unstrut-Hainich-Kreis UH,MHL',
  'Kyffhäuserkreis KYF,SDH|Landkreis Schmalkalden-Meiningen SM,MGN|Landkreis Gotha GTH|Landkreis Sömmerda SÖM',
  'Landkreis Hildburghausen HBN|Ilm-Kreis IK,ARN|Landkreis Weimarer Land AP|Landkreis Sonneberg SON',
  'Landkreis Saalfeld-Rudolstadt SLF,RU|Saale-Holzland-Kreis SHK,EIS|Saale-Orla-Kreis SOK|Landkreis Greiz GRZ',
  'Landkreis Altenburger Land ABG,SLN',
].flatMap((line) => line.split('|'));

/** A plate has at most eight letters and digits, and long codes leave few of them. */
const SERIALS: readonly (readonly string[])[] = [
  [],
  ['@@ %###', '@@ %###', '@@ %##'],
  ['@@ %###', '@@ %##', '@ %###'],
  ['@@ %##', '@ %###', '@@ %#'],
];

function masksOf(codes: string): string {
  return codes
    .split(',')
    .flatMap((code) => (SERIALS[code.length] ?? []).map((serial) => `${code}-${serial}`))
    .join('|');
}

export const plates: Plates = {
  // Without S, Z and J there is none of the pairs that districts do not issue: HJ, KZ, NS, SA, SS.
  letters: 'ABCDEFGHIKLMNOPRTUVWXY',
  regions: 'county',
  masks: Object.fromEntries(
    DISTRICTS.map((entry) => {
      const end = entry.lastIndexOf(' ');
      return [entry.slice(0, end), masksOf(entry.slice(end + 1))];
    }),
  ),
};
