import type { Companies } from '../../companies.ts';

/** Compiled by hand; SOURCES.md beside this file. The thousands of firms are rounded. */
export const companies: Companies = {
  names:
    "Alizé|Altitude|Arc-en-Ciel|Armoric|Astrée|Atlantis|Aubépine|Aurore|Azur|Beaulieu|Beauséjour|Bel Air|Belle Étoile|Belle Rive|Bellevue|Boréal|Clairval|Clairière|Colombe|Concorde|Côté Jardin|Côté Sud|Cristal|Diapason|Émeraude|Équinoxe|Espérance|Étincelle|Étoile|Farandole|Floréal|Germinal|Grand Large|Harmonie|Hélios|Hermine|Horizon|Iris|Jade|L'Atelier|L'Olivier|La Fontaine|La Passerelle|La Source|Lavande|Le Colombier|Le Phare|Le Relais|Les Acacias|Les Alpilles|Les Cigales|Les Lilas|Les Remparts|Les Tilleuls|Lutèce|Magnolia|Mélusine|Méridien|Mirabelle|Mistral|Mosaïque|Nova|Océan|Odyssée|Opale|Orchidée|Panorama|Pégase|Perspective|Petit Pont|Point du Jour|Primevère|Rive Gauche|Saphir|Sirius|Soleil Levant|Solstice|Tandem|Tempo|Tramontane|Triangle|Trèfle|Trois Rivières|Vallon|Val Fleuri|Vega|Vendémiaire|Vents du Nord|Zénith|Zéphyr",
  owners:
    'Adèle|Aline|Anaïs|Angèle|Antoine|Antonin|Augustin|Basile|Brigitte|Camille|Cécile|Charlotte|Chloé|Clara|Clémence|Colette|Daniel|Édouard|Élise|Émile|Ernest|Eugénie|Fanny|Félix|Fernand|François|Gabrielle|Gaston|Georges|Gilbert|Ginette|Gustave|Henri|Hortense|Inès|Jacques|Jean|Jeanne|Jeannot|Joseph|Jules|Juliette|Justine|Léa|Léon|Léonie|Louise|Lucien|Lucie|Lulu|Madeleine|Manon|Marcel|Margot|Marguerite|Marie|Marius|Martine|Mathilde|Maurice|Mimi|Monique|Nadia|Nicole|Olga|Papi|Pauline|Paul|Paulette|Pierre|Pierrot|Raoul|René|Robert|Rosalie|Rose|Simone|Suzanne|Suzette|Thérèse|Titi|Valentine|Victor|Yvette|Yvonne|Zoé',
  ownerForm: 'Chez ~',
  and: 'et',
  unfitSurnames:
    'Boucher|Boulanger|Charpentier|Coiffard|Cuisinier|Fleury|Fournier|Jardin|Maçon|Marchand|Menuisier|Meunier|Pain|Poisson|Pottier|Potier|Serrurier|Tailleur|Taillandier|Tavernier|Tissier|Tonnelier|Verrier|Villain|Vilain|Poulain|Mouton|Mort|Bonhomme|Grosjean|Marie|Paris|Gay|Gros|Malin|Salles|Faure|Mauvais|Cochet|Poulet|Cochin|Bataille|Couillard|Cornu|Lamort|Voleau|Tricheur|Menteur|Avare|Chauvin',
  sectors: [
    {
      firms: 620,
      trades: [
        {
          domain: 'maconnerie',
          any: 'Maçonnerie ~|~ Maçonnerie',
          surname: '~ et Fils Maçonnerie|Établissements ~|~ Bâtiment',
          name: '~ Bâtiment|~ Construction',
          phrases:
            'Du solide, de père en fils|Nous bâtissons pour longtemps|Vos murs entre de bonnes mains|La pierre, notre passion',
        },
        {
          domain: 'plomberie',
          any: 'Plomberie ~|~ Plomberie Chauffage',
          surname: '~ et Fils Plomberie|Entreprise ~',
          phrases:
            "Dépannage le jour même|De l'eau chaude quand il vous faut|Aucune fuite ne nous échappe|Le chauffage sans souci",
        },
        {
          domain: 'electricite',
          any: 'Électricité ~|~ Électricité Générale|~ Élec',
          surname: '~ et Fils Électricité',
          phrases:
            'Le courant passe avec nous|Votre installation en toute sécurité|Un tableau propre et aux normes|Toujours branchés sur vos besoins',
        },
        {
          domain: 'menuiserie',
          any: 'Menuiserie ~|~ Menuiserie',
          surname: 'Ateliers ~|~ Père et Fils Menuiserie',
          phrases:
            'Le bois sur mesure|Des fenêtres qui tiennent chaud|Le geste juste, depuis toujours|Du plan à la pose',
        },
        {
          domain: 'peinture',
          any: '~ Peinture|Peinture ~|~ Décoration',
          surname: '~ et Fils Peinture',
          phrases:
            'La couleur qui vous va|Des murs comme neufs|Propre, soigné, terminé|Un intérieur qui vous ressemble',
        },
        {
          domain: 'toiture',
          any: '~ Couverture|~ Toiture',
          surname: '~ et Fils Couverture|Charpente ~',
          phrases:
            "Un toit pour la vie|À l'abri par tous les temps|Tuile après tuile|Votre toiture sous surveillance",
        },
        {
          domain: 'paysage',
          any: '~ Paysage|Jardins ~|~ Espaces Verts',
          phrases:
            'Votre jardin, notre métier|Des extérieurs qui respirent|Au rythme des saisons|La nature bien dessinée',
        },
      ],
    },
    {
      firms: 540,
      trades: [
        {
          domain: 'boulangerie',
          form: 'shop',
          any: 'Boulangerie ~|Boulangerie Pâtisserie ~',
          surname: 'Maison ~|Au Fournil ~',
          phrases:
            'Le pain comme autrefois|Cuit sur place chaque matin|La croûte qui chante|Levain, patience et gourmandise',
        },
        {
          domain: 'boucherie',
          form: 'shop',
          surname: 'Boucherie ~|Boucherie Charcuterie ~|Maison ~ Boucherie',
          phrases:
            'La viande de nos éleveurs|Le goût du terroir|Bien choisie, bien coupée|Votre artisan boucher',
        },
        {
          domain: 'fleurs',
          form: 'shop',
          any: '~ Fleurs|Fleurs ~',
          owner: 'Fleurs ~',
          phrases:
            'Dites-le avec nos fleurs|Un bouquet pour chaque instant|Fraîches du matin|La saison en couleurs',
        },
        {
          domain: 'librairie',
          form: 'shop',
          any: 'Librairie ~|Librairie Papeterie ~',
          phrases:
            "Des livres et des rencontres|Une page d'avance|Vos lectures, nos conseils|Le plaisir de lire",
        },
        {
          domain: 'optique',
          form: 'shop',
          any: 'Optique ~|~ Opticiens',
          phrases:
            'Voir la vie en clair|Des lunettes à votre image|Votre vue, notre priorité|Un regard de spécialiste',
        },
        {
          domain: 'mode',
          form: 'shop',
          any: 'Boutique ~|~ Mode|~ Prêt-à-Porter',
          owner: 'Boutique ~',
          phrases: 'La mode qui vous ressemble|Habillez vos envies|Le style sans façon|Des pièces choisies',
        },
        {
          domain: 'cave',
          form: 'shop',
          any: 'Cave ~|La Cave ~|~ Vins',
          phrases:
            'Du vin et des histoires|Le bon accord, à coup sûr|Des vignerons que nous connaissons|À déguster avec plaisir',
        },
        {
          domain: 'meubles',
          any: 'Meubles ~|~ Ameublement|Literie ~',
          phrases: 'La maison à votre mesure|Bien chez soi|Du mobilier qui dure|Le confort au juste prix',
        },
        {
          domain: 'primeurs',
          form: 'shop',
          any: '~ Primeurs|Épicerie ~',
          owner: 'Épicerie ~',
          phrases:
            'Des fruits de saison|Le marché tous les jours|Du producteur à votre table|Simple, frais, local',
        },
      ],
    },
    {
      firms: 260,
      trades: [
        {
          domain: 'restaurant',
          form: 'shop',
          any: 'Restaurant ~|Brasserie ~|Auberge ~|Bistrot ~',
          owner: 'Restaurant ~|Bistrot ~',
          phrases:
            "La cuisine du marché|À table comme à la maison|Des produits frais, rien d'autre|Un accueil qui a du goût",
        },
        {
          domain: 'hotel',
          form: 'shop',
          any: 'Hôtel ~|Hôtel Restaurant ~',
          phrases:
            "Votre nuit en toute quiétude|Une étape au calme|Comme chez vous, le petit déjeuner en plus|Le charme d'une halte",
        },
        {
          domain: 'traiteur',
          form: 'shop',
          any: '~ Traiteur|Traiteur ~',
          phrases:
            "Vos réceptions, notre savoir-faire|Le goût de la fête|Un buffet dont on reparle|De l'apéritif au dessert",
        },
        {
          domain: 'pizzeria',
          form: 'shop',
          any: 'Pizzeria ~|Crêperie ~',
          owner: 'Pizzeria ~|Crêperie ~',
          phrases:
            'Pâte maison, four bien chaud|Le plaisir en toute simplicité|Petits prix, grandes tablées|Servi avec le sourire',
        },
      ],
    },
    {
      firms: 330,
      trades: [
        {
          domain: 'conseil',
          form: 'firm',
          any: '~ Conseil|Cabinet ~|~ Consulting',
          pair: '~ Conseil|Cabinet ~',
          phrases:
            'Éclairer vos décisions|Avancer avec méthode|Le bon conseil au bon moment|Une vision, des résultats',
        },
        {
          domain: 'expertise',
          form: 'firm',
          any: '~ Expertise Comptable|Cabinet ~ Expertise',
          surname: 'Fiduciaire ~',
          pair: '~ Expertise Comptable|~ Audit',
          phrases:
            "Vos comptes en toute clarté|Des chiffres qui vous parlent|L'esprit libre pour entreprendre|Votre partenaire de gestion",
        },
        {
          domain: 'avocats',
          form: 'practice',
          surname: '~ Avocats|Cabinet ~ Avocats',
          pair: '~ Avocats|~ Avocats Associés',
          phrases:
            'Vos droits, notre engagement|Défendre avec rigueur|Le droit à vos côtés|Des réponses claires',
        },
        {
          domain: 'architectes',
          form: 'firm',
          surname: '~ Architectes|Atelier ~|Agence ~',
          name: '~ Architectes',
          pair: '~ Architectes',
          phrases:
            "Dessiner des lieux de vie|L'espace bien pensé|De la première esquisse aux clés|Bâtir avec le paysage",
        },
        {
          domain: 'communication',
          form: 'firm',
          any: 'Agence ~|~ Communication|Studio ~',
          phrases:
            'Des idées qui font mouche|Votre marque a une voix|Créer, publier, mesurer|Un message, mille façons de le dire',
        },
        {
          domain: 'informatique',
          form: 'firm',
          suffix: 'tech',
          any: '~ Informatique|~ Numérique|~ Solutions|~ Systèmes',
          phrases:
            "Le numérique à taille humaine|Vos données à l'abri|Des logiciels qui rendent service|Simplifier le travail de vos équipes",
        },
        {
          domain: 'formation',
          form: 'firm',
          any: '~ Formation|Institut ~',
          phrases:
            "Apprendre à tout âge|Des compétences pour demain|Former, c'est transmettre|Votre prochain métier commence ici",
        },
      ],
    },
    {
      firms: 170,
      trades: [
        {
          domain: 'immobilier',
          form: 'firm',
          any: '~ Immobilier|Agence ~ Immobilier',
          surname: 'Cabinet ~ Immobilier',
          phrases:
            'Votre projet a une adresse|Acheter, vendre, louer sereinement|Les clés en main|Un quartier, une maison, une vie',
        },
        {
          domain: 'assurances',
          form: 'firm',
          any: '~ Assurances|Cabinet ~ Assurances',
          phrases:
            "Protégés quoi qu'il arrive|L'essentiel bien couvert|Près de vous en cas de sinistre|Votre tranquillité, notre contrat",
        },
        {
          domain: 'syndic',
          form: 'firm',
          any: '~ Gestion|~ Syndic|~ Patrimoine',
          phrases:
            'Votre immeuble entre de bonnes mains|Gérer en toute transparence|La copropriété sans nuages|Un patrimoine qui grandit',
        },
      ],
    },
    {
      firms: 280,
      trades: [
        {
          domain: 'pharmacie',
          form: 'practice',
          any: 'Pharmacie ~',
          phrases:
            "Votre santé, notre conseil|Toujours à l'écoute|Prendre soin de chacun|La santé au coin de la rue",
        },
        {
          domain: 'sante',
          form: 'none',
          any: 'Maison de Santé ~|Cabinet Médical ~|Centre Dentaire ~',
          phrases:
            'Des soins près de chez vous|Une équipe, un suivi|Le soin avant tout|À vos côtés au quotidien',
        },
        {
          domain: 'veterinaire',
          form: 'practice',
          any: 'Clinique Vétérinaire ~',
          phrases:
            'Vos compagnons en bonnes pattes|De la truffe à la queue|Des soins avec douceur|Pour la santé de vos animaux',
        },
        {
          domain: 'coiffure',
          form: 'shop',
          any: 'Coiffure ~|~ Coiffure|Salon ~',
          owner: 'Coiffure ~',
          phrases:
            "Une coupe qui vous va|Le soin du détail|Belle de la racine aux pointes|Un moment rien qu'à vous",
        },
        {
          domain: 'beaute',
          form: 'shop',
          any: 'Institut ~|~ Beauté|Spa ~',
          phrases:
            "Une parenthèse de douceur|La beauté au naturel|Prenez le temps d'être bien|Un éclat retrouvé",
        },
      ],
    },
    {
      firms: 190,
      trades: [
        {
          domain: 'garage',
          any: 'Garage ~|~ Automobiles|Carrosserie ~',
          surname: 'Garage ~ et Fils|Garage ~ Frères',
          phrases:
            'Bien révisée, bien conduite|Votre auto nous tient à cœur|Des pièces et de la parole|Toutes marques, une même exigence',
        },
        {
          domain: 'transports',
          any: 'Transports ~|~ Transports',
          surname: 'Transports ~ et Fils|Autocars ~',
          phrases:
            "À bon port, à l'heure|La route est notre métier|Vos marchandises, notre souci|Livré partout en France",
        },
        {
          domain: 'taxi',
          form: 'shop',
          any: 'Taxi ~|Ambulances ~',
          phrases:
            'Toujours là quand il faut|Un trajet en confiance|Jour et nuit à votre service|À deux pas de chez vous',
        },
        {
          domain: 'demenagement',
          any: 'Déménagements ~|~ Déménagements',
          phrases:
            "Un nouveau départ sans casse|Vos cartons en douceur|De porte à porte|Partir l'esprit léger",
        },
      ],
    },
    {
      firms: 160,
      trades: [
        {
          domain: 'mecanique',
          form: 'firm',
          any: '~ Mécanique|~ Industrie|~ Usinage',
          surname: 'Ateliers ~|Établissements ~ et Fils',
          phrases:
            "La précision au micron|Fabriqué dans nos ateliers|Du prototype à la série|L'industrie de proximité",
        },
        {
          domain: 'metal',
          any: 'Métallerie ~|Serrurerie ~|~ Chaudronnerie',
          phrases: 'Le métal à votre idée|Forgé pour durer|Soudé, ajusté, livré|Du fer et du savoir-faire',
        },
        {
          domain: 'imprimerie',
          any: 'Imprimerie ~|~ Impression',
          phrases:
            "L'encre et le papier depuis toujours|Vos idées noir sur blanc|Imprimé près de chez vous|De belles pages, à temps",
        },
        {
          domain: 'nettoyage',
          any: '~ Propreté|~ Nettoyage|~ Services',
          phrases:
            'Propre du sol au plafond|La netteté sans bruit|Vos bureaux comme au premier jour|Un service discret',
        },
        {
          domain: 'domaine',
          form: 'none',
          any: 'Domaine ~',
          surname: 'Champagne ~|Château ~|Vignobles ~',
          phrases: 'La vigne en héritage|Un terroir, une cuvée|Des vendanges à la main|Le temps fait le vin',
        },
        {
          domain: 'ferme',
          form: 'none',
          any: 'Ferme ~|Pépinières ~|GAEC ~',
          phrases:
            'De la terre à votre panier|Nos récoltes, vos recettes|Au plus près des saisons|Cultivé avec respect',
        },
      ],
    },
    {
      firms: 60,
      trades: [
        {
          domain: 'association',
          form: 'none',
          suffix: 'charity',
          name: 'Association ~|Fondation ~',
          phrases:
            'Ensemble, on va plus loin|La solidarité au quotidien|Agir pour les autres|Un coup de main, un sourire',
        },
        {
          domain: 'club',
          form: 'none',
          suffix: 'charity',
          name: 'Club ~|Compagnie ~|Chorale ~',
          phrases:
            'Le plaisir avant tout|Une équipe, une passion|Ouvert à tous|Chaque semaine, une rencontre',
        },
      ],
    },
  ],
  closings: {
    all: 'Depuis #|Fondée en #|À votre service depuis #',
    owned: 'Maison familiale depuis #|Entreprise familiale depuis #',
  },
};
