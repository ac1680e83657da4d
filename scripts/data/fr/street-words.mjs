// How words of streets' names are written, which FANTOIR has in capitals without accents. Compiled by hand.

/** Words with an accent, a ligature or small letters. Others have a capital letter alone. */
const WORDS = `Chènevières Masséna Amitié Archimède Barbès Barrès Bastié Combattants Coppée Fraternité Glaïeuls Latéral Latérale Lurçat Môquet Painlevé Président
Solidarité Abbé Abbaye à Adélaïde Aéroport Agénor Aimé Alembert Alésia Alizés Alliés Alphonse Amélie Ampère Ancêtres Andréa Anémones Aqueduc
Archevêché Arènes Arsène Athènes aux au Aubépine Aubépines Azalées Bâle Barthélemy Barrière Béarn Beauséjour Bégonias Bélier Belvédère
Bénédictins Béranger Berthélemy Bérégovoy Bernardières Béthune Blériot Blés Bœuf Bœufs Boieldieu Boulangère Brèche Bréguet Brémontier
 Bruyère Bruyères Buissonnière Bûcherons Caféiers Camélias Carrière Carrières Cavée Cèdre Cèdres Célestins Céret Césaire César Cévennes
Cézanne Chaîne Champollion Chaussée Châlons Chambéry Charité Charrière Châtaignier Châtaigniers Châtaigneraie Château 
Châteaudun Châteauneuf Châteaux Châtelet Châtillon Chêne Chênes Chênaie Chênier Chénier Chèvrefeuilles Chèvrefeuille Chèvres Chevrière
Cimetière Cité Cités Clairière Clématites Cloître Cœur Collège Comédie Comète Compiègne Condé Coopérative Coquelicots Corbières
Corvée Côte Coteau Côtes Crèche Crécy Crémieux Crêtes Crébillon Crimée Croisière Cyclamens Cyprès Daguerre Danièle de Déportés
Dépôt Député Désirée des Dîme Dieudonné Dinan du Doléances Duchêne Duguay Dupré Ébéniste Écluse Écluses École Écoles Écoliers Écureuil
Écureuils Édith Édouard Éboué Effort Égalité Église Églantier Églantiers Églantine Églantines Égypte Éléphant Élisée Élisabeth Éloi Éluard
Émile Enclos en Épargne Épée Éperon Épinal Épine Épinette Épinettes Épinay Équerre Érable Érables Éric Erckmann Espérance Espéranto Étain
Étang Étangs et Étienne Étoile Étoiles Étroite Eugène Évêché Évariste Exupéry Faïencerie Faïence Fédérés Félix Fénelon Ferdinand Ferrée Fêtes
Feuillée Fléchère Fleurière Floréal Fontainière Forêt Forêts Fossé Fossés Fougère Fougères Fougeraie Française Français Françoise François
Frédéric Frêne Frênes Frère Frères Fusillés Gaîté Galilée Gambetta Général Génie Genêt Genêts Genève Geneviève
Genévriers Genevoix Géranium Géraniums Gérard Glacière Glières Goélands Gouges Grâce Gravière Gravières Grégoire Grenouillère Grétry Grès Grève
Gué Guérin Guêpes Guillaumet Halévy Hélène Héliotropes Hérault Hérédia Hérisson Hérons Hêtre Hêtres Hérold Hôpital Honoré Hôtel Hôtel-Dieu Île Îles
Iéna Indépendance Irène Isle Jaurès Jérôme Jésus José Joséphine Jouffroy Kléber La Laënnec Lacépède Lagrange Laïque Léger Lénine
Léo Léon Léonard Léonie Lessay Lévis Lézards Libération Liberté Liège Lilas Linné Littré Lièvre Louvière Lumière Lumières Lutèce Lycée Lys
Macé Maçons Madeleine Maladière Maladrerie Malherbe Mallarmé Manège Maraîchers Maréchal Maréchaux Marché Marinière Marnière Marronniers
Médard Médéric Méhul Mélèzes Méliès Mendès Ménétriers Mérimée Mésange Mésanges Messe Métairie Métiers Métro Mézières Michel-Ange
Millénaire Minière Molière Mondétour Moïse Monnaie Mûrier Mûriers Musée Mutualité Néflier Néfliers Négrier Nénuphars Nicéphore Niépce Nîmes
Noë Noël Noé Observatoire Œillets Oiseaux Opéra Orangère Oratoire Orchidées Orée Orfèvres Orléans Orphée Pâquerettes Pâquis Paré
Pavé Pavée Pêche Pêcher Pêchers Pêcherie Pêcheurs Péguy Pénitents Pensées Pépinière Pépinières Père Pères Périer Péri Périgord Péronne Pérouse
Perrière Perrières Peupliers Phénix Pie Piéton Pivoines Plâtre Plâtrière Platière Poincaré Poissonnière Pommeraie Poudrière Pré Prés
Prêcheurs Préfecture Presbytère Pressensé Prêtres Prévert Prévôté Prévôt Prévoyance Prieuré Primevère Primevères Privé Progrès Puits Pyrénées Québec Quatre
Réaumur Récollets Récamier Régiment Règne Réunion Réservoir Réservoirs Résistance Révolution République Rhône Rivière Rivières Rochère
 Rosière Rosiers Rotonde Rouvière Sablière Sablières Sablonnière Salamandre Saône Sapinière Saulnière Sébastien Sébastopol Séverine
Sévigné Sèvres Sèze Siège Siméon Sœurs Solférino Sorbière Stéphane Sully sur sous Sycomores Tannière Téméraire Tempête Teinturière
Théâtre Théodore Théophile Thénard Thérèse Tilleul Traversière Trésor Trinité Troène Troènes Tuilière Université Vallée Vallées Vallès Valéry
Védrines Vélodrome Vénétie Vendée Verdière Vérité Vermandière Victoire Vinaigrière Violette Volière Voûte Zéphyr Zoé Orangerie
la le les Curie Joliot-Curie Rémy Réserve Bourgogne Salvador Saint-Exupéry Vigée Élysée Élysées Sémard Érik Bartók Dvořák Joël Moët
Jobbé Pégoud Garonnière Chantereine Mère Chèvre Bergère Boulangerie Soufflière Poitevinière Thébaudière Héricourt Ménilmontant
Chrétien Privat Mérovée Boétie Brantôme Zéro Évangile Ménard Étuves Clé Clef Forge Carême Écho Échelle Élevage Équité Été
Foulonnière Garancière Lavandières Jonchère Huchette Rétif Rétaud Pénélope Bélière Pasteur Rougier Hébert Hérisson Goüin Régie Renée Bocquillon
Adrienne Lætitia Eiffel Poupée Champagne Crèvecœur Vœux Désir Chérubin Dordogne Lozère Isère Ardèche Corrèze Finistère Nièvre
Vendôme Lisière Haÿ Haüy Ruzé Chopin Saëns Bourdonnière`;

/** Words that FANTOIR abbreviates. */
const ABBREVIATIONS = {
  ...{
    ST: 'Saint',
    STE: 'Sainte',
    MAL: 'Maréchal',
    GEN: 'Général',
    GAL: 'Général',
    GDE: 'Grande',
    RTE: 'Route',
  },
  ...{ MOCQUET: 'Môquet' },
  ...{
    DOC: 'Docteur',
    DR: 'Docteur',
    PDT: 'Président',
    CDT: 'Commandant',
    COL: 'Colonel',
    ALEXANDER: 'Alexander',
  },
};

/** @param {string} text */
export const withoutAccents = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'Oe')
    .replace(/æ/g, 'ae');

/** @type {ReadonlyMap<string, string>} */
export const streetWords = new Map([
  ...WORDS.split(/\s+/)
    .filter((word) => withoutAccents(word) !== word || word === word.toLowerCase())
    .map((word) => /** @type {const} */ ([withoutAccents(word).toUpperCase(), word])),
  ...Object.entries(ABBREVIATIONS),
]);

/** Words that belong together, and as people write them. */
export const JOINED = [
  ['Jean Jacques', 'Jean-Jacques'],
  ['Jean Baptiste', 'Jean-Baptiste'],
  ['Jean Marie', 'Jean-Marie'],
  ['Jean Paul', 'Jean-Paul'],
  ['Jean Pierre', 'Jean-Pierre'],
  ['Jean François', 'Jean-François'],
  ['Notre Dame', 'Notre-Dame'],
  ['Mendès France', 'Mendès-France'],
  ['Vaillant Couturier', 'Vaillant-Couturier'],
  ['Joliot Curie', 'Joliot-Curie'],
  ['Ledru Rollin', 'Ledru-Rollin'],
  ['Denfert Rochereau', 'Denfert-Rochereau'],
  ['Gay Lussac', 'Gay-Lussac'],
  ['Toulouse Lautrec', 'Toulouse-Lautrec'],
  ['Saint Saens', 'Saint-Saëns'],
  ['Waldeck Rousseau', 'Waldeck-Rousseau'],
  ['Bir Hakeim', 'Bir-Hakeim'],
  ['Rimski Korsakov', 'Rimski-Korsakov'],
  ['Hôtel Dieu', 'Hôtel-Dieu'],
  ['Franche Comte', 'Franche-Comté'],
  ['Alsace Lorraine', 'Alsace-Lorraine'],
  ['du Dauphine', 'du Dauphiné'],
  ['Georges Sand', 'George Sand'],
  ['Léo Ferre', 'Léo Ferré'],
  ['du Cure', 'du Curé'],
  ['Grand Rue', 'Grand-Rue'],
  ['Fer à Cheval', 'Fer-à-Cheval'],
];
