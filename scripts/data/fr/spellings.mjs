// Spellings that INSEE's lists of names lack. Compiled by hand: most surnames that the list has without an accent are written
// with it by most people who bear them.

/** @param {string} texts */
const words = (texts) => texts.trim().split(/\s+/);

/** Given names that the list has mostly without their accents, since registrars typed capitals. */
export const foldedGivenNames = words(`
  Danièle Mégane Méline Laurène Réjane Marie-Josée Marie-Josèphe César Côme Moïse Naïma Chaïma Saïd Angéline
  Adélaïde Adélie Aïcha Aïda Aïssa Aimé Aimée Alizée Anaé Anaëlle Anaïs André Angélina Angélique Anaël Arsène Athénaïs Aurélia
  Barthélémy Bénédicte Bérengère Bérénice Célestin Célestine Cédric Cléa Cléo Clélia Cléophée Danaé Déborah Désiré
  Désirée Dorothée Édith Édouard Éléa Éléanore Éléonore Éliane Éliette Élie Élisabeth Élise Élodie Éloi Éloïse Éloïne
  Élyse Émeline Émeric Émeraude Émilie Émilien Émilienne Émile Énora Érika Étienne
  Eudoxie Eugénie Eulalie Évelyne Éveline Fleurine Gaël Gaëlle Gaëtan Gaëtane Géraldine Ghaïs Grégory Grégoire Gwenaël Gwenaëlle
  Héléna Héloïse Ismaël Jérémie Jérémy Jérôme Joséphine Joëlle Judicaël Kaïs Leïla Léna Léonard Léonce Léonie Léopold
  Lilas Loïs Maël Maëlie Maëline Maëlle Maëlys Maëva Maïa Maïssa Maïwenn Maïté Malaïka Marylène Mickaël Mikaël
  Naël Naïm Nathanaël Nadège Noélie Noémie Noé Ophélie Océane Philomène Rafaël Raphaëlle Régine Régis Rémi Séraphine Séverin
  Séverine Solène Stéphane Sébastien Thaïs Théa Théophile Timothée Timéo Tiphaine Valère Valérian Véra Violaine Yaël Zélie
  Zoé Edmée Gérald Ludivine Mathéo Maïlys Cléophas Dylan Ghislaine Hadrien Jérômine Joanès Loéva Lénaïg Loïck Maëly
  Nolhan Perle Romane Salomé Taïs Tanaïs Théodore Théotime Vénus Ambroise Eugène Irénée Cyprien Félicien Félicité
  Gédéon Germaine Honoré Honorine Isidore Léontine Mélodie Mélisande Mérédith Nérée Néo Odélie Prosper Rosalie Sénan
`).filter((name) => /[^A-Za-z-]/.test(name));

/** Surnames with accents and apostrophes. */
const surnames = words(`
  Lefèvre André Guérin François Clément Noël Rivière Gérard Benoît Ménard Carré Hervé Léger Prévost Rémy Lévêque Barré Bénard
  Étienne Lemaître Maréchal Hébert Barthélémy Vallée Lelièvre Mahé Grégoire Régnier Évrard Lainé Séguin Dupré Labbé Lévy Bègue
  Gonçalvès Pagès Péron Macé Chrétien Stéphan Girault Prévot Ferré Léon Léonard Guéguen Geoffroy Châtelain Lefrançois Félix Thiébaut
  Théry Traoré Thiéry Doré Duchêne Bérard Crépin Leprêtre Lécuyer Quéré Thébault Guégan Hué Maître Leclère Pépin Sénéchal
  Brière Geffroy Véron Thévenet Thévenin Pélissier Carrère Hérault Barrière Chéron Métayer Pagé Carrière Honoré Génin Bruyère
  Ménager Février Hémery Jégou Lépine Guéry Rémond Estève Liénard Després Châtel Trouvé Frémont Augé Touré Nédélec Jézéquel Fossé
  Béguin Fiévet Guédon Féron Élie Mathé Émery Béraud Fèvre Cissé Pérès Éthève Brulé Mélin Lemarié Héry Périn Chêne Dugué
  Dieudonné Périer Séry Nègre Thévenot Noguès Delépine Guérard Péan Métivier Métais Rozé Héraud Édouard Gérardin Pellé Collé Coté
  Béal Lépinay Boué Hénon Forêt Jaffré Pelé Gaëtan Grégory Bénézech Blanchère Boissière Bréchet Brémond Brémont Brézillon Bédard Bédouin
  Béranger Bérenger Bérengier Bérat Béreau Bézard Bézier Bétemps Bétourné Bézu Bévière Cadène Carême Cézard Cézanne Chaléat Chambrelan Charrière
  Chédeville Chéreau Chérel Chevrière Chézeau Clémenceau Clémençon Cléret Colé Corbière Corréa Créac'h Crémer Crémieux Crétin Crépeau
  Crété Cochené Dédé Défossé Defossé Dégardin Delaitre Delétang Demésy Démaret Désert Déprez Dépret Derégnaucourt
  Desprès Désiré Dézert Diéval Doué Drouère Dubé Ducrêt Dufrêne Dufrène Dugast Duprès Durécu Duréault Écoffet Écochard Édeline Éloy Émond
  Épinat Érard Escoffié Espérance Éveno Évanno Évrat Faugère Faugères Fèvrier Ferrière Flèche Fléchard Fouché Fougère Fourré Fréchet
  Frédéric Frémaux Fréon Fréry Frère Frété Galérne Garénaux Gélin Gélinas Génot Génin Géraud Gérault Géry Gérin Gérôme Gobé
  Goré Gouézec Gréard Grelé Grégoir Gréaux Grésillon Guéant Guégo Guégen Guéhenneux Guélou Guénard Guéneau Guénégo Guérinet Guérineau
  Guéroult Guérrier Guével Guézennec Guézet Guézou Guibé Guémené Guillemé Guyénot Hamonou Havé Héas Hébrard Hédin Hédouin Hélary
  Hélie Héliot Hély Hénaff Hénault Hénin Hénocq Hénot Hérard Héricher Hérisson Hérissé Hérivel Hérold Héron Hérouard Hévin Hézard
  Jacolé Jaffrès Jaffrézic Jamé Jarnoux Jéhan Jéhanno Jérôme Jérome Joffré Jobé Josué Jourdé Jounée Juppé Kémpf Kérel Kéréveur
  Labarrère Labarthère Labbée Labé Laborderie Lacôte Lacépède Laferrère Laferrière Lafaurie Lagrée Laléve Lamaitre Lambérti
  Laplagnère Larivière Lasnier Laverdière Lebèque Lebigre Lécaille Lécrivain Ledéan Lefébure Lefébvre Leférre Légeron Légier Légaré
  Légé Lélu Lémery Léna Lénard Léonetti Léotard Lépicier Lépine Lérin Léry Lesné Létang Létard Levavasseur Lévesque Lévêque Lézé
  Liégeois Liégard Liétard Liévin Lhérault Lhéritier L'Héritier Lô Longuépée Louvrié Maché Magné Mahéo Maisonnée Malbrancq Malézieux
  Malézieu Mallié Malo Mandé Mardelé Marécaux Maréchaux Marécal Massé Massière Mathéron Maugé Mazières Mazère Médard
  Médina Mégret Méhaut Méhat Mélan Méline Mély Ménard Ménigault Ménoret Ménard Méric Mériaux Méry Mérel Mérigot Mérienne Mériot
  Mérieux Mérour Mésnard Métral Mézière Mézières Miquèl Moisé Monséran Montalétang Moréno Morère Mornéas Mouré Mulhère Naël
  Nérée Néron Néel Niérat Niéto Noé Noël Nourrisson Onfray Orfèvre Oréal Ouvré Pagé Pagnoux Palué Parès Pasdeloup Pécheux Pécheur
  Péchon Pécoul Pécout Pécot Pédron Pégard Pégurier Péguy Pélerin Pélissié Pélisson Pellissier Péneau Pénisson Pénard Pépin Péquignot
  Péquin Péquignat Pérain Pérard Péraud Péré Pérez Périchon Périé Périgord Périllat Pérot Péroux Pérou Pérus Pétel Pétillon
  Pétiot Pétré Pétry Pézard Piétri Piéplu Plée Plé Ploué Poidevin Polèse Poncelé Pomès Portès Potéreau Pouchèle Poulné Pourré Pré
  Préau Préault Prémont Présle Prétot Prévault Prévéral Prioré Prunières Puyo Quéau Quélen Quémard Quémener Quéméner Quéméneur Quénéhervé
  Quénet Quéniart Quentrec Quérard Quérel Quérin Quérou Quillévéré Rabaté Racapé Raphaël Ragué Rainé Rébillard Régent Régis Régnault
  Régnard Regnère Rémi Rémond Rémuzat Rénier Rétif Réveillon Réveillère Révol Révillon Rézé Ribière Ricadat Ridé Rivière Rivoallan Rocquigny
  Rogé Romé Roncé Rouché Roumégous Rouvière Rozière Rozières Ruchon Sablé Sallé Salomé Saudé Sauvé Savéan Sébastien Sébille Sécher
  Ségal Ségard Ségalen Séguier Séguy Ségur Sélosse Sénac Sénécal Sénéchaud Sénépart Sénèque Séné Sérieys Sérié Séries Sérot Séruzier
  Serée Servière Sévère Sévin Sévérac Sicre Siméon Siné Soulié Soulière Soyère Tailhandier Taché Tanné Ténière Tessère Téxier Théaud
  Thébaud Thébaut Thélier Théobald Théodore Théron Thépaut Thérond Théret Thérain Théroude Thévenard Thévenon Thézé Thibé Thiébaud
  Thiébault Thiéblemont Thiéfaine Thiérry Tièche Touzé Touzée Trébern Tréguer Trémeau Trémolières Trépanier Tréhin Trévisan
  Tréhet Tricoté Trublé Turmel Valère Vallès Valéry Vénard Vérant Vérin Vérité Vérité Vérny Vernières Véry Vésine Vétillard Vézin
  Viallé Vié Viègas Viémont Viérin Vigné Viguié Villalé Villégas Villière Villiéras Vincenté Violé Vitré Vivès Voisé Zéphir
  Aimé Allègre Arène Arnédo Astruc Augé Aubé Aubrée Audouy Aumaître Auréjac Aurégan Aurélien Avézard Auzière Azéma Barbé Barbès Barbière
  Bardière Bareyre Barthès Bataillé Baugé Bayère Béal Béchade Béchard Béchet Bécard Bécu Bédel Bégaud Béguier Bégué Béhague Bélanger
  Béliard Bélier Bélin Béliveau Bellière Bélot Bénac Bénéteau Bénezet Bénoit Bérot Bérnard Berlière Bersée Bertho Bétrancourt Beuzelin
  Blaizé Blaché Blérot Bléry Blésès Boisé Boissé Bonnière Bonté Borré Bouché Bouère Bouré Bourré Boussé Bouté Bouvère Brassé Bréard Bréant
  Bréhier Brélivet Brémaud Brémard Brétéché Bréville Briné Brisé Brosset Bruère Bruyère Buchère Burté
`);

/** @param {string} name */
const key = (name) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();

/** Spellings that all surnames of a form share: `Verdière`, `Guéneau`, `Thébault`, `Bérard`. */
export const surnameRules = [
  { from: /iere(?=s?$)/, to: 'ière' },
  { from: /(?<=rr|fr|g|v|m)ere$/, to: 'ère' },
  { from: /^Gue(?=[rngz][aeio])/, to: 'Gué' },
  { from: /^The(?=[bvrn][aeou])/, to: 'Thé' },
  { from: /^Be(?=r(?:ard|aud|ault|ot|out)$)/, to: 'Bé' },
  { from: /^Che(?=r(?:eau|el|on|ot)$)/, to: 'Ché' },
];

/** Where the hand list has a form that the rest of its name's family does not use. */
const MISTAKEN = new Set(
  words(`Fèvrier Lefébvre Leférre Guérrier Kémpf Lambérti Bérnard Bénoit Téxier Pérez Moréno Médina Galérne Guégen Vérny Thiérry Mésnard
  Miquèl Laléve Corréa Lô Villégas Viègas Polèse Villalé Vincenté Tricoté Burté Niéto Lacépède Oréal Montalétang Prioré`),
);

/** Surnames by their forms in capitals without accents. Others have a capital letter in each word. */
export const spelledSurnames = new Map([
  ...surnames.filter((name) => !MISTAKEN.has(name)).map((name) => /** @type {const} */ ([key(name), name])),
  ...['Muñoz', 'Nuñez', 'Ibañez', 'Ordoñez', 'Cañadas'].map(
    (name) => /** @type {const} */ ([key(name), name]),
  ),
  ...["D'Almeida", "D'Angelo", "N'Diaye", "N'Guyen", "Prud'homme", "L'Hostis", "L'Huillier", "D'Hondt"].map(
    (name) => /** @type {const} */ ([key(name), name]),
  ),
]);

/** Names that would distract a reader of a demonstration. */
export const leftOut = new Set(
  words(`Crétin Cretin Pénisson Penisson Pénard Penard Adolf Adolph Batard Bâtard Bite Bitard Bordel Bitte Boche Bougnoul Caca Cocu Con Conard Connard Conne Couillard Couille Crotte Cul
  Culot Lacrotte Hitler Isis Jihad Lacul Lecul Leprépucier Merda Merdes Négro Negro Nègre Negre Pédé Pete Petard Pipi Putin Pute
  Queue Salaud Sallaud Salope Sodome Suce Trouillet Vagin Vérole Verge Viol Viollet-Cul Youpin Zizi`),
);
