/** Words for kinds of places, institutions and firms, and for their sizes and sides, in several languages. No such word tells about a row. */
const KINDS = `school schools academy institute college university hospital hospitals clinic center centre medical health heart cardiac care dental eye
nursing maternity orthopedic speciality specialty surgical church cathedral temple mosque synagogue chapel parish cemetery park garden gardens street
road avenue lane drive place square court boulevard terrace crescent close highway bridge station airport terminal library museum gallery theatre
theater cinema hotel motel hostel inn resort cafe coffee tea restaurant bistro bar pub grill grille pizza pizzeria burger burgers bakery kitchen
catering deli delicatessen sushi noodle noodles bbq seafood steakhouse diner taqueria cuisine foods food market supermarket grocery groceries
store stores shop liquor wine wines house home homes hall building buildings tower towers plaza mall group company companies services service
solutions systems technology technologies science sciences engineering management education educational research foundation trust society association
council department office offices agency commission board committee ministry bureau division bank club team united city town village county state district
region regional national international global public private general central north south east west northern southern eastern western upper
lower high middle primary elementary secondary junior senior early childhood learning preparatory preschool kindergarten charter campus community memorial
new old great little saint first second third lake river mountain hill hills valley beach island bay port harbour harbor point federal municipal
police fire court justice transport transportation railway bus water power energy electric gas oil insurance financial finance capital investment investments
construction builders estate estates property properties design studio media music art arts sports sport fitness gym salon beauty fashion
pharmacy drug laboratory laboratories labs industries industrial manufacturing products trading imports export supply logistics consulting partners
associates holdings limited enterprise enterprises project program festival concert tournament league cup championship orchestra band choir
calle avenida plaza paseo camino carretera ronda barrio piso casa escuela colegio instituto universidad hospital clínica centro biblioteca museo
teatro iglesia parroquia farmacia restaurante tienda mercado banco grupo servicios empresa sociedad asociación fundación consejo ministerio
departamento dirección facultad ciencias educación salud nacional provincial municipal regional superior norte sur este oeste nuevo nueva san santa
santo villa puerto río monte valle sierra playa isla ciudad pueblo municipio provincia comercial inmobiliaria distribuidora panadería pastelería taller
ático dúplex apartamento estudio chalet local edificio estación
rua praça travessa largo estrada rodovia bairro escola colégio universidade clínica biblioteca museu igreja farmácia drogaria mercado loja
empresa associação fundação conselho ministério departamento secretaria prefeitura município municipal estadual federal fundo educação saúde
nova novo são vila porto serra rio centro comércio distribuidora construtora transportes indústria produtos câmara tribunal instituto
rue avenue place chemin impasse allée route quai cours boulevard école collège lycée université hôpital clinique centre bibliothèque musée théâtre
église pharmacie hôtel restaurant boulangerie boucherie librairie banque groupe société association fondation conseil ministère mairie commune ville
village saint sainte château pont gare port quartier nord sud ouest haut bas grand grande petit petite nouveau nouvelle maison jardin parc
straße strasse weg platz allee gasse schule grundschule gymnasium realschule universität hochschule krankenhaus klinik klinikum zentrum bibliothek
museum theater kirche stadtkirche apotheke gasthaus gasthof bäckerei metzgerei markt bank sparkasse gruppe gesellschaft verein musikverein
sportverein stiftung amt ministerium stadt gemeinde kreis landkreis dorf burg schloss brücke bahnhof flughafen hafen nord süd ost neu alt groß
klein ober unter bad halle festhalle haus garten konzert orchester chor blasorchester jugendorchester
via viale piazza corso vicolo largo strada scuola istituto liceo università ospedale clinica centro biblioteca museo teatro chiesa parrocchia
farmacia albergo ristorante trattoria panificio negozio mercato banca gruppo servizi società associazione fondazione consiglio ministero comune
comunale provincia regione città paese castello ponte stazione porto nuova nuovo vecchio vecchia monte borgo lago fiume valle nord est ovest
straat laan weg plein kade gracht basisschool universiteit ziekenhuis centrum bibliotheek kerk apotheek bakkerij winkel markt bank groep stichting
vereniging gemeente stad dorp brug haven noord zuid oost west nieuw nieuwe oud oude groot klein
ulica aleja plac osiedle szkoła podstawowa liceum uniwersytet szpital przychodnia centrum biblioteka muzeum teatr kościół apteka sklep bank grupa
fundacja stowarzyszenie urząd miasto gmina powiat wieś most dworzec nowy nowa stary stara wielki wielka mały mała
улица переулок проспект площадь бульвар шоссе набережная проезд тупик школа гимназия лицей детский сад университет институт колледж больница
поликлиника центр библиотека музей театр церковь аптека магазин рынок банк вокзал станция город село деревня посёлок район область край республика
новый новая старый старая большой большая малый малая верхний нижний северный южный
улиця провулок площа місто вулиця`;

/** Short forms of titles, directions and legal forms, which stand before or behind names. */
const ABBREVIATIONS = `dr mr mrs ms st ste mt ft av ave blvd rd ln pl sq prof gral ing lic sr sra srta dra no nr str co inc ltd llc llp plc corp gmbh ag kg ug ev eg bv nv sa sl srl
spa sas sarl snc sci ltda me eireli epp oy ab as aps pvt pte pty jr nw ne sw se usa uk dc ny ca us eu pcs ii iii iv vi vii viii ix xi xii km kg cm mm ml gb tb pc
mlle mme hno hnos sta sto cia s.a корп стр им ул пр пер кв д г`;

/** Names that firms, schools and streets have everywhere in a language: words and frequent surnames. */
const NAMES = {
  en: `Oakwood Riverside Fairview Maplewood Greenfield Lakeside Hillcrest Brookside Northgate Westfield Kingsley Ashford Milton Clifton Harrison Lincoln
Washington Jefferson Franklin Madison Monroe Jackson Roosevelt Wilson Grant Hamilton Clayton Preston Bradford Stafford Windsor Lancaster Bristol
Chester Warwick Harmony Liberty Unity Hope Pioneer Summit Horizon Sunrise Sunset Golden Silver Crystal Diamond Emerald Royal Crown Eagle Falcon Phoenix Lion
Star Moon Blue Green Red White Black Cedar Pine Elm Willow Birch Walnut Cherry Magnolia Laurel Rose Lily Ocean Pacific Atlantic Highland Meadow
Prairie Canyon Spring Mill Stone Cross Baker Cooper Fisher Carter Mason Turner Parker Walker Taylor Morgan Bennett Foster Howard Russell Griffin Hayes
Sullivan Wallace Douglas Hudson Marshall Spencer Gibson Lawrence Nelson Mitchell Campbell Murray Stewart Anchor Maple Orchard Bright Modern Classic
Corner Garden Village Sunny Happy Lucky Fresh Best Prime Union Metro Urban Country Family Friends Victory Heritage Cornerstone Gateway Bridge Banner`,
  es: `Sol Luna Estrella Molino Fuente Encina Olivo Rosa Flor Paloma Águila Toro Mar Costa Brisa Mayor Real Victoria Esperanza Libertad Unión Independencia
Colón Bolívar Belgrano Mitre Moreno Serrano Navarro Herrera Molina Vega Castillo Torres Ramos Delgado Ortega Rubio Marín Medina Garrido Cortés Lozano
Guerrero Cano Prieto Méndez Cruz Gallego Vidal León Peña Flores Cabrera Campos Carmen Pilar Alameda Laurel Palma Pino Rosales Prado Mirador Alegría
Paz Luz Cielo Tierra Fuego Arena Piedra Blanca Verde Azul Dorada Rincón Portal Balcón Patio Tradición Sabor Mesa Horno Brasa`,
  pt: `Sol Lua Estrela Moinho Fonte Flores Rosa Palmeiras Águia Mar Costa Brisa Real Vitória Esperança Liberdade União Independência Horizonte Bandeirantes Almeida
Barbosa Cardoso Carvalho Correia Dias Duarte Fernandes Ferreira Fonseca Gomes Lopes Machado Martins Medeiros Mendes Monteiro Moraes Nogueira Nunes
Oliveira Pereira Pinto Ramos Ribeiro Rocha Santana Silveira Souza Tavares Teixeira Vieira Alegre Bela Vista Boa Verde Azul Branca Dourada Serrana Paz Luz
Progresso Aurora Primavera Alvorada Cruz Pedra Lagoa Campo Bosque`,
  fr: `Soleil Lune Étoile Moulin Fontaine Chêne Tilleuls Rose Fleurs Colombe Aigle Mer Côte Brise Royale Victoire Espérance Liberté Union République Horizon Dubois
Durand Moreau Laurent Lefebvre Roux Fournier Girard Bonnet Lambert Rousseau Vincent Muller Faure Mercier Blanc Guérin Boyer Garnier Chevalier Gauthier
Perrin Robin Clément Morin Henry Roussel Masson Marchand Noël Dumas Leclerc Renard Colin Brun Vert Bleu Doré Lavande Érables Peupliers Acacias Lilas Prairie
Vallée Rivière Source Pierre Croix Paix Lumière Aurore Printemps`,
  de: `Sonne Mond Stern Mühle Linde Eiche Buche Tanne Rose Adler Falke Hirsch Löwe Krone Anker Brunnen Berg Tal Wald Wiese Bach See Müller Schneider Fischer
Weber Wagner Becker Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Krause Lehmann
Köhler Herrmann König Walter Huber Kaiser Fuchs Lang Scholz Möller Weiß Jung Vogel Keller Frank Berger Winkler Roth Beck Lorenz Abend Morgen Frühling Sommer
Herbst Winter Traum Reise Heimat Freiheit Licht Feuer Wasser Wind Melodie Nacht Märchen Tanz`,
  it: `Sole Luna Stella Mulino Fontana Quercia Olivo Rosa Fiore Colomba Aquila Mare Costa Brezza Reale Vittoria Speranza Libertà Unione Repubblica Rossi Russo
Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De-Luca Mancini Costa Giordano Rizzo Lombardi Moretti Barbieri Fontana Santoro
Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola Villa Conte Ferraro Fabbri Bianco Marini Grasso Valentini
Messina Sala Verdi Garibaldi Mazzini Cavour Dante Manzoni Verde Azzurra Dorata Pace Luce Aurora Primavera`,
  nl: `Zon Maan Ster Molen Linde Eik Beuk Roos Arend Valk Hert Leeuw Kroon Anker Bron Berg Dal Bos Weide Beek Meer Jansen Visser Smit Meijer Bakker Mulder
Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Smits Koster Prins Blom Huisman Peeters Kuipers Verhoeven Zonneveld Hofman Oosterveld Meeuw Zwaluw
Kastanje Wilgen Haven Duin Vuurtoren Veld Akker`,
} as const;

const wordsIn = (text: string) => text.split(/\s+/);

const KIND_WORDS: ReadonlySet<string> = new Set(wordsIn(KINDS));
const SHORT_FORMS: ReadonlySet<string> = new Set(wordsIn(ABBREVIATIONS));

/** Whether a word says a kind, a size or a side: `School`, `North`. */
export const isKindWord = (word: string): boolean => KIND_WORDS.has(word.toLowerCase());

/** Whether a word is a title or another short form. */
export const isShortForm = (word: string): boolean => SHORT_FORMS.has(word.toLowerCase());

/** So many words are among the names of their language at least, and so many of 100 words, or of 100 names. */
const KNOWN_MIN = 4;
const KNOWN_PERCENT_MIN = 5;
const LISTED_PERCENT_MIN = 30;

const LISTS: readonly ReadonlySet<string>[] = Object.values(NAMES).map((names) => new Set(wordsIn(names)));

/** Names of the language that the words of a sample are of, none of them in the sample. Empty if no language has enough of the words. */
export function namesLike(words: ReadonlySet<string>): readonly string[] {
  const lower = new Set([...words].map((word) => word.toLowerCase()));
  const found = LISTS.map((list) => ({
    list,
    known: [...list].filter((name) => lower.has(name.toLowerCase())).length,
  })).toSorted((one, other) => other.known - one.known);
  const [best] = found;
  if (!best || best.known < KNOWN_MIN) return [];
  const isWhole = (part: number, percent: number) => best.known * 100 >= percent * part;
  if (!isWhole(lower.size, KNOWN_PERCENT_MIN) && !isWhole(best.list.size, LISTED_PERCENT_MIN)) return [];
  return [...best.list].filter((name) => !lower.has(name.toLowerCase()));
}
