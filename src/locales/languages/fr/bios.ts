import type { Bios } from '../../word-lists.ts';

/** Compiled by hand. */
export const bios: Bios = {
  interests:
    "d'antiquités|d'apiculture|d'architecture|d'art|d'astronomie|d'athlétisme|d'escalade|d'escrime|d'équitation|d'histoire|d'humour|d'opéra|d'origami|de badminton|de bande dessinée|de basket|de belote|de botanique|de boulange|de broderie|de bricolage|de café|de calligraphie|de camping|de cartes anciennes|de céramique|de chats|de chiens|de chocolat|de cinéma|de couture|de cuisine|de danse|de dessin|de design|de fitness|de fleurs|de football|de fromages|de géographie|de guitare|de handball|de jardinage|de jazz|de jeux de société|de jeux vidéo|de judo|de kayak|de langues|de lecture|de littérature|de logique|de maquettes|de marathon|de mathématiques|de mode|de mots croisés|de musées|de musique|de natation|de nature|de numismatique|de peinture|de pétanque|de photo|de physique|de piano|de pizza|de planche à voile|de podcasts|de poésie|de poterie|de puzzles|de pâtisserie|de radio|de randonnée|de robotique|de rock|de romans policiers|de rugby|de sciences|de sculpture|de ski|de sport|de surf|de tennis|de tennis de table|de thé|de théâtre|de tricot|de typographie|de vélo|de vin|de vinyles|de violon|de voile|de volley|de voyages|de yoga",
  fondness: 'adepte|dingue|fan|toujours fan',
  isInterestFirst: false,
  roles:
    "bonne fourchette|écrit à ses heures|rêve beaucoup|à l'écoute|âme d'artiste|aime cuisiner|aime la nature|aime les chats|aime lire|bavarde volontiers|bouge tout le temps|collectionne tout|court le dimanche|dévore les livres|esprit libre|esprit créatif|geek|geste pour la planète|jamais sans musique|lève-tôt|les pieds sur terre|main verte|mange de tout|nage tous les matins|optimiste|oiseau de nuit|photographe à ses heures|rit de tout|toujours en voyage|touche-à-tout",
};
