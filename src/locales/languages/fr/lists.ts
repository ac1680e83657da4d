import { fakerLists } from '../../faker-data.ts';
import type { FakerLists } from '../../faker-lists.ts';
import { fakerWords } from './faker-words.ts';
import { elements, units } from './science.ts';
import { languages, nouns } from './words.ts';

const { animal, color, lorem, word } = fakerWords;
const split = (packed: string) => packed.split('|');
/** Names of languages or elements with what follows the last space, or the last two. */
const fieldsOf = (packed: string) => split(packed).map((entry) => entry.split(' '));

/** Faker's lists in French, and where faker has none, lists compiled by hand. What no language changes is shared. */
export const lists: FakerLists = {
  animal: {
    bird: split(animal.bird),
    cat: split(animal.cat),
    cetacean: split(animal.cetacean),
    cow: split(animal.cow),
    crocodilia: split(animal.crocodilia),
    dog: split(animal.dog),
    fish: split(animal.fish),
    horse: split(animal.horse),
    insect: split(animal.insect),
    lion: split(animal.lion),
    rabbit: split(animal.rabbit),
    rodent: split(
      "Agouti|Cabiai|Campagnol agreste|Campagnol amphibie|Campagnol des champs|Campagnol roussâtre|Castor d'Eurasie|Castor du Canada|Chien de prairie|Chinchilla|Cobaye|Dègue du Chili|Écureuil de Corée|Écureuil gris|Écureuil roux|Gerbille de Mongolie|Grand hamster|Hamster doré|Hamster russe|Lérot|Lemming|Loir gris|Mara|Marmotte des Alpes|Mulot à collier|Mulot sylvestre|Muscardin|Paca|Polatouche|Porc-épic à crête|Ragondin|Rat des moissons|Rat musqué|Rat noir|Souris domestique|Spermophile|Tamia rayé|Viscache",
    ),
    snake: split(animal.snake),
    type: split(
      'abeille|aigle|autruche|baleine|cerf|chat|chauve-souris|cheval|chien|cochon|crocodile|dauphin|écureuil|éléphant|flamant|gazelle|girafe|gorille|grenouille|hamster|hérisson|hippopotame|kangourou|koala|lapin|lion|loup|mouton|oiseau|ours|paon|panda|papillon|perroquet|pingouin|poisson|poule|renard|requin|rhinocéros|serpent|singe|tigre|tortue|vache|zèbre',
    ),
  },
  book: { format: ['Broché', 'Livre audio', 'Livre numérique', 'Poche', 'Relié'] },
  color: { human: split(color.human) },
  company: {
    buzz_verb: split(
      'accélérer|accompagner|adapter|améliorer|anticiper|automatiser|bâtir|concevoir|connecter|consolider|cultiver|décloisonner|déployer|développer|dynamiser|exploiter|faciliter|fédérer|fluidifier|harmoniser|intégrer|maximiser|mobiliser|moderniser|mutualiser|optimiser|orchestrer|piloter|promouvoir|réinventer|renforcer|repenser|simplifier|stimuler|transformer|valoriser',
    ),
    // After the noun: a phrase has its words in the order of English, so these nouns have their adjectives with them.
    buzz_adjective: ['des', 'nos', 'vos', 'de nouvelles', 'de véritables', 'toutes les'],
    buzz_noun: split(
      'applications évolutives|architectures ouvertes|chaînes de valeur|communautés actives|compétences transverses|démarches participatives|expériences immersives|fonctionnalités clés|infrastructures robustes|initiatives durables|interfaces intuitives|méthodes agiles|offres personnalisées|opportunités stratégiques|passerelles numériques|plateformes collaboratives|pratiques responsables|relations de confiance|ressources partagées|solutions clé en main|solutions innovantes|stratégies gagnantes|synergies locales|technologies de pointe',
    ),
  },
  date: {
    month: {
      wide: split('janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'),
      abbr: split('janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.'),
    },
    weekday: {
      wide: split('dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi'),
      abbr: split('dim.|lun.|mar.|mer.|jeu.|ven.|sam.'),
    },
  },
  finance: {
    account_type: split(
      'Assurance vie|Carte de crédit|Compte courant|Compte joint|Compte-titres|Livret A|Livret jeune|PEA|PEL|Prêt immobilier|Prêt personnel',
    ),
    federal_reserve_routing_symbol: fakerLists.finance.federal_reserve_routing_symbol,
    transaction_type: ['dépôt', 'facture', 'paiement', 'retrait'],
  },
  food: {
    fruit: split(
      'abricot|amande|ananas|banane|brugnon|cassis|cerise|châtaigne|citron|citron vert|clémentine|coing|datte|figue|figue de Barbarie|fraise|framboise|fruit de la passion|grenade|groseille|kaki|kiwi|litchi|mandarine|mangue|melon|mirabelle|mûre|myrtille|nectarine|nèfle|noisette|noix|noix de coco|olive|orange|orange sanguine|pamplemousse|papaye|pastèque|pêche|pêche de vigne|poire|pomme|prune|pruneau|quetsche|raisin|reine-claude|rhubarbe',
    ),
    spice: split(
      "ail en poudre|aneth|anis étoilé|anis vert|badiane|baies roses|basilic|cannelle|cardamome|carvi|cerfeuil|ciboulette|citronnelle|clou de girofle|coriandre|cumin|curcuma|curry|estragon|fenouil|fenugrec|fines herbes|fleur de sel|genièvre|gingembre|herbes de Provence|laurier|macis|marjolaine|mélisse|menthe|moutarde|muscade|nigelle|origan|paprika|pavot|persil|piment d'Espelette|piment de Cayenne|piment doux|poivre blanc|poivre de Sichuan|poivre noir|quatre-épices|raifort|ras el-hanout|romarin|safran|sarriette|sauge|sésame|sumac|thym|vanille|verveine|zaatar",
    ),
    vegetable: split(
      'ail|artichaut|asperge|aubergine|avocat|batate douce|bette|betterave|brocoli|cardon|carotte|céleri|céleri-rave|champignon de Paris|chicorée|chou de Bruxelles|chou frisé|chou rouge|chou-fleur|chou-rave|concombre|cornichon|courge|courgette|cresson|crosne|échalote|endive|épinard|fenouil|fève|flageolet|frisée|haricot vert|laitue|lentille|mâche|maïs|navet|oignon|oseille|panais|petit pois|pissenlit|poireau|pois chiche|pois gourmand|poivron|pomme de terre|potimarron|potiron|radis|roquette|rutabaga|salsifis|scarole|tomate|topinambour',
    ),
  },
  hacker: {
    abbreviation: fakerLists.hacker.abbreviation,
    adjective: split(
      'auxiliaire|mobile|multi-octet|multiplateforme|numérique|open source|optique|primaire|redondant|sans fil|virtuel|bluetooth|neuronal|haptique',
    ),
    ingverb: split(
      'copiant|contournant|compressant|connectant|générant|indexant|calculant|programmant|quantifiant|synthétisant|transmettant|sauvegardant|analysant',
    ),
    noun: split(
      'bus|capteur|circuit|microprocesseur|moniteur|panneau|pare-feu|pilote|pixel|port|programme|protocole|système|transmetteur|disque dur|tableau|flux|signal',
    ),
    phrase: [
      'Si on arrive à {{hacker.verb}} le {{hacker.noun}}, on peut atteindre le {{hacker.noun}} {{hacker.abbreviation}} par le {{hacker.noun}} {{hacker.adjective}} !',
      'Il faut {{hacker.verb}} le {{hacker.noun}} {{hacker.abbreviation}} {{hacker.adjective}} !',
      'Essayez de {{hacker.verb}} le {{hacker.noun}} {{hacker.abbreviation}}, cela devrait {{hacker.verb}} le {{hacker.noun}} {{hacker.adjective}} !',
      'Impossible de {{hacker.verb}} le {{hacker.noun}} sans {{hacker.verb}} le {{hacker.noun}} {{hacker.adjective}} !',
      'Utilisez le {{hacker.noun}} {{hacker.abbreviation}} {{hacker.adjective}}, vous pourrez {{hacker.verb}} le {{hacker.noun}} !',
      'Le {{hacker.noun}} {{hacker.abbreviation}} ne répond plus, il faut {{hacker.verb}} le {{hacker.noun}} en {{hacker.ingverb}} le {{hacker.noun}} {{hacker.adjective}} !',
      'Je vais {{hacker.verb}} le {{hacker.noun}} {{hacker.abbreviation}} en {{hacker.ingverb}} le {{hacker.noun}} !',
    ],
    verb: split(
      'calculer|compresser|connecter|contourner|copier|générer|pirater|piloter|programmer|quantifier|redémarrer|sauvegarder|synthétiser|transmettre|numériser|parcourir',
    ),
  },
  internet: fakerLists.internet,
  location: {
    country_code: fakerLists.location.country_code,
    direction: {
      cardinal: ['Nord', 'Est', 'Sud', 'Ouest'],
      cardinal_abbr: ['N', 'E', 'S', 'O'],
      ordinal: ['Nord-Est', 'Nord-Ouest', 'Sud-Est', 'Sud-Ouest'],
      ordinal_abbr: ['NE', 'NO', 'SE', 'SO'],
    },
    language: fieldsOf(languages).map((parts) => ({
      name: parts.slice(0, -2).join(' '),
      alpha2: parts.at(-2) ?? '',
      alpha3: parts.at(-1) ?? '',
    })),
  },
  lorem: { word: split(lorem.word) },
  person: {
    western_zodiac_sign: split(
      'Verseau|Poissons|Bélier|Taureau|Gémeaux|Cancer|Lion|Vierge|Balance|Scorpion|Sagittaire|Capricorne',
    ),
  },
  science: {
    chemical_element: fieldsOf(elements).map(([symbol = '', name = ''], i) => ({
      symbol,
      name,
      atomicNumber: i + 1,
    })),
    unit: fieldsOf(units).map((parts) => ({
      name: parts.slice(0, -1).join(' '),
      symbol: parts.at(-1) ?? '',
    })),
  },
  word: {
    adjective: split(word.adjective),
    adverb: split(word.adverb),
    conjunction: split(word.conjunction),
    interjection: split(word.interjection),
    noun: split(nouns),
    preposition: split(word.preposition),
    verb: split(word.verb),
  },
};
