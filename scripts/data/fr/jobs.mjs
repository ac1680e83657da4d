// `node scripts/data/fr/jobs.mjs`: writes src/locales/languages/fr/jobs.ts from the table here, which was compiled by hand. SOURCES.md
// beside the output says more.
import { writeTable } from '../first-names.mjs';

const OUTPUT = new URL('../../../src/locales/languages/fr/jobs.ts', import.meta.url);

/** The least ages of the classes are those of `careers.ts`: 16, 18, 21, 25, 30, 40, 55, 62, 67 and 72. */
const CAREERS = {
  summer: '70 40 8 2 0.5 0.3 0.3 0.3 0.3 0.3',
  early: '10 60 95 100 100 95 85 40 15 10',
  skilled: '1 35 90 100 100 100 90 40 15 8',
  college: '0 0 60 100 100 100 95 50 20 10',
  master: '0 0 3 75 100 95 90 60 30 18',
  head: '0 0 0 12 60 100 100 70 40 25',
  owner: '0 0 8 30 70 100 100 80 60 50',
  doctor: '0 0 0 8 90 100 100 85 55 35',
};

const LADDERS = {
  none: '',
  worker: 'qualifiée:qualifié 0 2 4 6 8 8 8 8 8 8',
  cadre:
    'junior 0 0 30 18 3 0 0 0 0 0|confirmée:confirmé 0 0 0 14 20 14 8 6 5 5|senior 0 0 0 2 14 24 30 30 30 30',
};

/**
 * Jobs of each group by their area, with thousands of people. A job is the man's form; the woman's form stands before `:` where the
 * rules of `female` do not give it. A text before `=` is the type of the job that follows.
 */
const GROUPS = [
  {
    career: 'summer',
    ladder: 'none',
    jobs: {
      Restauration:
        'équipier polyvalent 40|équipière:équipier=équipière de restauration rapide:équipier de restauration rapide 25|plongeur 15|livreur=livreur de repas 25',
      Commerce:
        'hôtesse:hôte=hôtesse de caisse:hôte de caisse 45|employé=employé de rayon 25|préparateur=préparateur de commandes 20',
      Éducation:
        'animateur=animateur de centre de loisirs 30|baby-sitter 20|moniteur=moniteur de colonie de vacances 12|surveillant=surveillant d’internat 8',
      Agriculture: 'saisonnier=saisonnier agricole 15|vendangeur 6|cueilleur=cueilleur de fruits 6',
      Tourisme:
        'serveur=serveur en terrasse 12|agent=agente de billetterie:agent de billetterie 6|réceptionniste=réceptionniste de camping 5',
    },
  },
  {
    career: 'early',
    ladder: 'worker',
    jobs: {
      Logistique:
        'préparateur=préparateur de commandes 180|cariste 120|manutentionnaire 160|magasinier 170|agent=agente d’expédition:agent d’expédition 30|agent=agente de quai:agent de quai 25',
      Industrie:
        'opérateur=opérateur de production 190|opérateur=opérateur de conditionnement 60|conducteur=conducteur de ligne 70|soudeur 80|ajusteur 20|tourneuse-fraiseuse:tourneur-fraiseur 25|chaudronnier 35|monteur=monteuse assembleuse:monteur assembleur 45|câbleur 20|peintre=peintre industrielle:peintre industriel 15|couturier=couturière industrielle:couturier industriel 10',
      Bâtiment:
        'maçon 150|peintre=peintre en bâtiment 95|plombier 70|plombier=plombière chauffagiste:plombier chauffagiste 50|électricien=électricienne du bâtiment:électricien du bâtiment 110|couvreur 45|menuisier 90|charpentier 35|carreleur 40|plaquiste 45|plâtrier 20|terrassier 20|conducteur=conducteur d’engins 40|coffreur 18|vitrier 8|façadier 12|manœuvre 60',
      Transports:
        'conducteur=conducteur routier 220|chauffeur=chauffeuse-livreuse:chauffeur-livreur 120|conducteur=conducteur de bus 90|chauffeur=chauffeur de taxi 45|conducteur=conducteur de tramway 8|agent=agente de piste:agent de piste 10|coursier 15',
      Automobile:
        'mécanicien=mécanicienne automobile:mécanicien automobile 110|carrossier 40|monteur=monteur de pneus 12|mécanicien=mécanicienne poids lourds:mécanicien poids lourds 20',
      Maintenance:
        'agent=agente de maintenance:agent de maintenance 90|dépanneur 20|frigoriste 20|ascensoriste 8',
    },
  },
  {
    career: 'early',
    ladder: 'none',
    jobs: {
      Propreté:
        'agent=agente d’entretien:agent d’entretien 480|agent=agente de propreté:agent de propreté 180|laveur=laveur de vitres 15|femme de chambre:valet de chambre 60|ripeur 25',
      'Services à la personne':
        'aide à domicile 300|employée de maison:employé de maison 90|auxiliaire de vie 160|garde d’enfants 70|assistante maternelle:assistant maternel 280|gouvernante:gouvernant 8',
      Restauration:
        'serveur 210|cuisinier 220|commis=commis de cuisine 60|barman:barman=barmaid:barman 25|plongeur 30|pizzaïolo 15|crêpier 6|employé=employé polyvalent de restauration 110',
      Commerce:
        'vendeur 290|vendeur=vendeur en prêt-à-porter 90|vendeur=vendeur en boulangerie 70|hôtesse:hôte=hôtesse de caisse:hôte de caisse 200|employé=employé de libre-service 160|vendeur=vendeur automobile 25|poissonnier 8|fromager 6|fleuriste 22|téléconseiller 60|téléopérateur 30',
      Agriculture:
        'ouvrier=ouvrière agricole:ouvrier agricole 160|ouvrier=ouvrière viticole:ouvrier viticole 50|tractoriste 12|bûcheron 10|jardinier 90|paysagiste 60|palefrenier 6|maraîcher 20|pépiniériste 8',
      Alimentation: 'boulanger 60|boucher 45|pâtissier 45|charcutier 10|chocolatier 5|traiteur 8',
      Sécurité:
        'agent=agente de sécurité:agent de sécurité 170|gardien=gardienne d’immeuble:gardien d’immeuble 45|agent=agente cynophile:agent cynophile 8|sapeur-pompier:sapeur-pompier=sapeuse-pompière:sapeur-pompier 40|militaire 150|gendarme 80|agent=agente de police municipale:agent de police municipale 22',
      Beauté: 'coiffeur 140|esthéticien 60|prothésiste ongulaire 15|maquilleur 4',
      Santé:
        'ambulancier 55|agent=agente des services hospitaliers:agent des services hospitaliers 150|brancardier 15',
      Éducation:
        'accompagnant=accompagnante d’élèves en situation de handicap:accompagnant d’élèves en situation de handicap 110|surveillant 60|animateur=animateur périscolaire 90',
    },
  },
  {
    career: 'skilled',
    ladder: 'none',
    jobs: {
      Administration:
        'secrétaire 180|assistant=assistante administrative:assistant administratif 190|agent=agente administrative:agent administratif 160|agent=agente d’accueil:agent d’accueil 90|adjoint=adjointe administrative:adjoint administratif 110|standardiste 15|agent=agente d’état civil:agent d’état civil 15',
      Santé:
        'aide-soignant 390|secrétaire=secrétaire médicale:secrétaire médical 90|auxiliaire de puériculture 75|assistant=assistante dentaire:assistant dentaire 35|préparateur=préparateur en pharmacie 60|opticien 40|prothésiste dentaire 15',
      Comptabilité:
        'comptable 210|assistant=assistante comptable:assistant comptable 110|gestionnaire de paie 60|secrétaire=secrétaire comptable 40|aide-comptable 25',
      Banque:
        'chargé=chargée de clientèle:chargé de clientèle 80|conseiller=conseillère bancaire:conseiller bancaire 90|guichetier 30',
      Assurances:
        'gestionnaire de sinistres 30|conseiller=conseillère en assurances:conseiller en assurances 50|téléconseiller=téléconseillère en assurances:téléconseiller en assurances 15',
      Commerce:
        'commercial=commerciale sédentaire:commercial sédentaire 60|attaché=attachée commerciale:attaché commercial 90|assistant=assistante commerciale:assistant commercial 80|chef de rayon:chef de rayon=cheffe de rayon:chef de rayon 70|responsable de magasin 80|adjoint=adjointe au responsable de magasin:adjoint au responsable de magasin 30',
      Immobilier:
        'négociateur=négociatrice immobilière:négociateur immobilier 40|agent=agente immobilière:agent immobilier 50|gestionnaire de copropriété 15|assistant=assistante de gestion locative:assistant de gestion locative 15',
      Tourisme:
        'réceptionniste 45|conseiller=conseillère voyages:conseiller voyages 15|guide=guide touristique 6|steward:steward=hôtesse de l’air:steward 15',
      Logistique:
        'affréteur 8|gestionnaire de stocks 40|agent=agente de transit:agent de transit 12|exploitant=exploitante transport:exploitant transport 18',
      Sécurité:
        'gardien=gardienne de la paix:gardien de la paix 95|surveillant=surveillante pénitentiaire:surveillant pénitentiaire 28|douanier 14',
    },
  },
  {
    career: 'college',
    ladder: 'none',
    jobs: {
      Santé:
        'infirmier 430|infirmier=infirmière libérale:infirmier libéral 120|infirmier=infirmière scolaire:infirmier scolaire 8|kinésithérapeute 95|orthophoniste 28|sage-femme:sage-femme 24|manipulateur=manipulateur en radiologie 38|technicien=technicienne de laboratoire:technicien de laboratoire 50|ergothérapeute 16|psychomotricien 16|diététicien 14|audioprothésiste 5|podologue 14|ostéopathe 30',
      'Action sociale':
        'éducateur=éducatrice spécialisée:éducateur spécialisé 110|éducateur=éducateur de jeunes enfants 28|assistant=assistante de service social:assistant de service social 50|moniteur-éducateur:moniteur-éducateur=monitrice-éducatrice:moniteur-éducateur 35|conseiller=conseillère en insertion:conseiller en insertion 30|conseiller=conseillère conjugale:conseiller conjugal 3|mandataire judiciaire 6',
      Éducation:
        'professeur:professeur=professeure des écoles:professeur des écoles 370|formateur 110|moniteur=moniteur d’auto-école 22|conseiller=conseillère principale d’éducation:conseiller principal d’éducation 14|directeur=directrice de crèche:directeur de crèche 8',
      Sport:
        'éducateur=éducatrice sportive:éducateur sportif 60|coach sportif:coach sportif=coach sportive:coach sportif 30|maître-nageur:maître-nageur=maître-nageuse:maître-nageur 12|moniteur=moniteur de ski 10|professeur=professeure de yoga:professeur de yoga 10',
      Informatique:
        'technicien=technicienne informatique:technicien informatique 90|technicien=technicienne support:technicien support 60|administrateur=administrateur réseaux 40|webmaster 15|intégrateur=intégrateur web 15',
      Industrie:
        'technicien=technicienne de maintenance:technicien de maintenance 150|technicien=technicienne qualité:technicien qualité 50|technicien=technicienne méthodes:technicien méthodes 40|dessinateur=dessinateur industriel 35|automaticien 25|technicien=technicienne d’essais:technicien d’essais 20|agent de maîtrise:agent de maîtrise=agente de maîtrise:agent de maîtrise 60|électromécanicien 30',
      Bâtiment:
        'conducteur=conducteur de travaux 60|chef de chantier:chef de chantier=cheffe de chantier:chef de chantier 70|métreur 20|géomètre 15|dessinateur=dessinateur en bâtiment 18|diagnostiqueur=diagnostiqueur immobilier 9',
      Administration:
        'assistant=assistante de direction:assistant de direction 120|secrétaire=secrétaire de mairie 18|rédacteur=rédactrice territoriale:rédacteur territorial 45|assistant=assistante RH:assistant RH 60|greffier 10|contrôleur=contrôleur des finances publiques 40',
      Communication:
        'chargé=chargée de communication:chargé de communication 60|community manager 20|graphiste 45|infographiste 25|photographe 28|maquettiste 12|assistant=assistante de production:assistant de production 10|monteur=monteur vidéo 12',
      Culture:
        'bibliothécaire 25|libraire 14|documentaliste 12|médiateur=médiatrice culturelle:médiateur culturel 10|régisseur 14|technicien=technicienne du spectacle:technicien du spectacle 25|décorateur=décorateur d’intérieur 15',
      Assurances:
        'souscripteur 15|expert=experte automobile:expert automobile 6|inspecteur=inspecteur commercial 15',
    },
  },
  {
    career: 'master',
    ladder: 'cadre',
    jobs: {
      Informatique:
        'développeur=développeur web 90|développeur=développeur logiciel 70|ingénieur=ingénieure logiciel:ingénieur logiciel 110|chef de projet:chef de projet=cheffe de projet informatique:chef de projet informatique 90|consultant=consultante en systèmes d’information:consultant en systèmes d’information 70|architecte=architecte logiciel 20|administrateur=administrateur de bases de données 18|ingénieur=ingénieure DevOps:ingénieur DevOps 25|ingénieur=ingénieure en cybersécurité:ingénieur en cybersécurité 25|data scientist 15|data analyst 25|product owner 20|ingénieur=ingénieure systèmes et réseaux:ingénieur systèmes et réseaux 50',
      Industrie:
        'ingénieur=ingénieure qualité:ingénieur qualité 40|ingénieur=ingénieure de production:ingénieur de production 40|ingénieur=ingénieure mécanique:ingénieur mécanique 40|ingénieur=ingénieure R&D:ingénieur R&D 60|ingénieur=ingénieure électronique:ingénieur électronique 25|ingénieur=ingénieure méthodes:ingénieur méthodes 25|ingénieur=ingénieure procédés:ingénieur procédés 18|acheteur=acheteuse industrielle:acheteur industriel 40|responsable HSE 20',
      Bâtiment:
        'ingénieur=ingénieure travaux:ingénieur travaux 35|ingénieur=ingénieure structure:ingénieur structure 15|chargé=chargée d’affaires:chargé d’affaires 50|urbaniste 8|paysagiste=paysagiste conceptrice:paysagiste concepteur 5',
      Commerce:
        'ingénieur=ingénieure commerciale:ingénieur commercial 60|chef de produit:chef de produit=cheffe de produit:chef de produit 35|chargé=chargée de marketing:chargé de marketing 50|chef de secteur:chef de secteur=cheffe de secteur:chef de secteur 35|acheteur 35|chargé=chargée d’études marketing:chargé d’études marketing 15|traffic manager 8',
      Finance:
        'contrôleur=contrôleuse de gestion:contrôleur de gestion 60|auditeur=auditrice interne:auditeur interne 18|auditeur=auditrice financière:auditeur financier 20|analyste=analyste financière:analyste financier 25|trésorier=trésorière d’entreprise:trésorier d’entreprise 8|gestionnaire=gestionnaire de patrimoine 18|expert-comptable:expert-comptable=experte-comptable:expert-comptable 22|actuaire 5',
      Banque:
        'chargé=chargée d’affaires entreprises:chargé d’affaires entreprises 35|analyste=analyste crédit 12|conseiller=conseillère en gestion de patrimoine:conseiller en gestion de patrimoine 20',
      'Ressources humaines':
        'chargé=chargée de recrutement:chargé de recrutement 40|chargé=chargée de formation:chargé de formation 25|chargé=chargée de ressources humaines:chargé de ressources humaines 45|consultant=consultante en recrutement:consultant en recrutement 20',
      Droit: 'juriste 45|juriste=juriste d’entreprise 25|fiscaliste 8|clerc:clerc=clerc de notaire 30',
      Communication:
        'journaliste 35|attaché=attachée de presse:attaché de presse 12|directeur=directrice artistique:directeur artistique 15|rédacteur=rédactrice web:rédacteur web 14|designer=designer graphique 15|designer=designer UX 12|traducteur 16',
      Recherche:
        'ingénieur=ingénieure d’études:ingénieur d’études 40|chargé=chargée de recherche:chargé de recherche 15|chercheur:chercheur=chercheuse:chercheur 20|attaché=attachée de recherche clinique:attaché de recherche clinique 12|statisticien 8',
      Environnement:
        'ingénieur=ingénieure environnement:ingénieur environnement 15|chargé=chargée de mission environnement:chargé de mission environnement 15|agronome 8|écologue 4|hydrogéologue 2',
    },
  },
  {
    career: 'master',
    ladder: 'none',
    jobs: {
      Éducation:
        'professeur=professeure d’anglais:professeur d’anglais 40|professeur=professeure de français:professeur de français 60|professeur=professeure de mathématiques:professeur de mathématiques 48|professeur=professeure d’histoire-géographie:professeur d’histoire-géographie 35|professeur=professeure d’EPS:professeur d’EPS 32|professeur=professeure d’espagnol:professeur d’espagnol 20|professeur=professeure de SVT:professeur de SVT 20|professeur=professeure de physique-chimie:professeur de physique-chimie 25|professeur=professeure d’arts plastiques:professeur d’arts plastiques 8|professeur=professeure de musique:professeur de musique 25|professeur=professeure documentaliste:professeur documentaliste 10|professeur=professeure de lycée professionnel:professeur de lycée professionnel 55|enseignante-chercheuse:enseignant-chercheur 45|inspecteur=inspectrice de l’Éducation nationale:inspecteur de l’Éducation nationale 3',
      Droit: 'avocat 72|notaire 17|huissière de justice:huissier de justice 4|magistrat 9',
      Santé: 'pharmacien 70|psychologue 72|biologiste médicale:biologiste médical 8',
      Architecture: 'architecte 50|architecte=architecte d’intérieur 15',
      Administration:
        'attaché=attachée territoriale:attaché territorial 45|attaché=attachée d’administration:attaché d’administration 40|inspecteur=inspecteur des finances publiques 30|inspecteur=inspecteur du travail 3|lieutenant:lieutenant=lieutenante de police:lieutenant de police 8|officier:officier=officière de gendarmerie:officier de gendarmerie 8',
      Arts: 'comédien 20|musicien 22|illustrateur 10|écrivain 5|metteur en scène:metteur en scène=metteuse en scène:metteur en scène 5|danseur 6|réalisateur 8',
      Transports: 'pilote=pilote de ligne 8|contrôleur=contrôleur aérien 4',
    },
  },
  {
    career: 'head',
    ladder: 'none',
    jobs: {
      Commerce:
        'directeur=directrice commerciale:directeur commercial 45|directeur=directeur de magasin 45|responsable des ventes 40|directeur=directeur marketing 18|responsable marketing 30|chef des ventes:chef des ventes=cheffe des ventes:chef des ventes 25',
      Industrie:
        'directeur=directeur de production 15|directeur=directeur d’usine 8|responsable de production 45|responsable qualité 40|responsable maintenance 30|chef d’atelier:chef d’atelier=cheffe d’atelier:chef d’atelier 35|directeur=directeur technique 15|responsable achats 20',
      Finance:
        'directeur=directrice financière:directeur financier 35|responsable comptable 45|responsable du contrôle de gestion 12|directeur=directrice administrative et financière:directeur administratif et financier 30',
      'Ressources humaines':
        'directeur=directeur des ressources humaines 20|responsable des ressources humaines 50|responsable paie 15',
      Informatique:
        'directeur=directeur des systèmes d’information 15|responsable informatique 30|responsable d’exploitation 12',
      Direction:
        'directeur=directrice générale:directeur général 40|gérant 90|président:président=présidente:président 25|directeur=directeur d’agence 35|secrétaire générale:secrétaire général 15|chef d’entreprise:chef d’entreprise=cheffe d’entreprise:chef d’entreprise 50',
      Restauration:
        'chef=cheffe de cuisine:chef de cuisine 60|directeur=directeur de restaurant 25|maître d’hôtel:maître d’hôtel 12|sommelier 6',
      Logistique:
        'responsable logistique 35|directeur=directeur logistique 8|responsable d’entrepôt 15|chef d’équipe:chef d’équipe=cheffe d’équipe:chef d’équipe 45',
      Éducation:
        'directeur=directrice d’école:directeur d’école 35|principal=principale de collège:principal de collège 6|proviseur=proviseure:proviseur 4',
      Santé: 'cadre de santé 28|directeur=directeur d’EHPAD 7|directeur=directeur d’hôpital 3',
      Administration:
        'directeur=directrice générale des services:directeur général des services 8|commissaire=commissaire de police 2|préfet 1|chef de service:chef de service=cheffe de service:chef de service 30',
      Communication:
        'directeur=directeur de la communication 10|responsable de communication 30|rédacteur=rédactrice en chef:rédacteur en chef 5',
      Bâtiment: 'directeur=directeur de travaux 8|responsable de bureau d’études 12',
    },
  },
  {
    career: 'owner',
    ladder: 'none',
    jobs: {
      Agriculture:
        'agriculteur 150|éleveur 120|viticulteur 60|exploitant=exploitante agricole:exploitant agricole 90|apiculteur 5|horticulteur 8|pêcheur:pêcheur=pêcheuse:pêcheur 8|ostréiculteur 4',
      Commerce:
        'commerçant 90|restaurateur 70|hôtelier 20|buraliste 20|primeur:primeur 8|bijoutier 12|garagiste 30|brocanteur 6|antiquaire 3',
      Artisanat:
        'artisan=artisane maçonne:artisan maçon 35|artisan=artisane plombière:artisan plombier 25|artisan=artisane électricienne:artisan électricien 25|artisan=artisane menuisière:artisan menuisier 22|artisan=artisane peintre:artisan peintre 22|ébéniste 8|tapissier 6|serrurier 12|cordonnier 4|céramiste 4|luthier 1|ferronnier 4|horloger 4',
    },
  },
  {
    career: 'doctor',
    ladder: 'none',
    doctors: 100,
    jobs: {
      Santé:
        'médecin=médecin généraliste 90|chirurgien-dentiste:chirurgien-dentiste=chirurgienne-dentiste:chirurgien-dentiste 44|vétérinaire 20|psychiatre 15|pédiatre 8|cardiologue 7|anesthésiste 11|radiologue 8|gynécologue 7|ophtalmologue 6|dermatologue 4|chirurgien 9|chirurgien=chirurgienne orthopédiste:chirurgien orthopédiste 3|médecin=médecin urgentiste 6|médecin=médecin du travail 5|gastro-entérologue 4|pneumologue 3|neurologue 3|oncologue 2|rhumatologue 2|médecin=médecin hospitalière:médecin hospitalier 10',
    },
  },
];

/** Words whose woman's form follows no rule. */
const FEMALE = new Map(
  Object.entries({
    acheteur: 'acheteuse',
    ajusteur: 'ajusteuse',
    brocanteur: 'brocanteuse',
    affréteur: 'affréteuse',
    armateur: 'armatrice',
    autre: 'autre',
    apprenti: 'apprentie',
    artisan: 'artisane',
    chauffeur: 'chauffeuse',
    chef: 'cheffe',
    clerc: 'clerc',
    commis: 'commis',
    commercial: 'commerciale',
    conseiller: 'conseillère',
    ingénieur: 'ingénieure',
    magistrat: 'magistrate',
    maçon: 'maçonne',
    médecin: 'médecin',
    métreur: 'métreuse',
    officier: 'officière',
    professeur: 'professeure',
    avocat: 'avocate',
    gérant: 'gérante',
    préfet: 'préfète',
    écrivain: 'écrivaine',
    monteur: 'monteuse',
    designer: 'designer',
    développeur: 'développeuse',
    principal: 'principale',
    proviseur: 'proviseure',
    webmaster: 'webmaster',
    'baby-sitter': 'baby-sitter',
    manager: 'manager',
    scientist: 'scientist',
    analyst: 'analyst',
    owner: 'owner',
    saisonnier: 'saisonnière',
    'aide-soignant': 'aide-soignante',
    'aide-comptable': 'aide-comptable',
    pizzaïolo: 'pizzaïola',
    serveur: 'serveuse',
    chercheur: 'chercheuse',
    moniteur: 'monitrice',
    expert: 'experte',
    attaché: 'attachée',
    agent: 'agente',
    souscripteur: 'souscriptrice',
    traiteur: 'traiteur',
    'sage-femme': 'sage-femme',
    régisseur: 'régisseuse',
    chirurgien: 'chirurgienne',
    primeur: 'primeuse',
    industriel: 'industrielle',
    administratif: 'administrative',
    sportif: 'sportive',
    polyvalent: 'polyvalente',
    routier: 'routière',
    agricole: 'agricole',
    aérien: 'aérienne',
    immobilier: 'immobilière',
    projeteur: 'projeteuse',
    coursier: 'coursière',
    manœuvre: 'manœuvre',
  }),
);

/** @param {string} word */
function femaleWord(word) {
  const own = FEMALE.get(word);
  if (own) return own;
  if (/teur$/.test(word)) return word.replace(/teur$/, 'trice');
  if (/eur$/.test(word)) return word.replace(/eur$/, 'euse');
  if (/[éi]er$|cher$|ger$/.test(word)) return word.replace(/er$/, 'ère');
  if (/ien$|on$/.test(word)) return `${word}ne`;
  if (/(?:ant|ent|é|ial|an)$/.test(word)) return `${word}e`;
  return word;
}

/** Adjectives that follow a job agree with it. */
const AGREES = /^(?:administratif|sportif|polyvalent|routier|industriel|commercial|aérien|immobilier)$/;

/** @param {string} text the man's form */
const female = (text) =>
  text
    .split(' ')
    .map((word, i) => (i === 0 || AGREES.test(word) ? femaleWord(word) : word))
    .join(' ');

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The woman's form and the man's form of `equipière:équipier`, or of the man's form alone. @param {string} text */
function formsOf(text) {
  const [one = '', other] = text.split(':');
  const [her, him] = other === undefined ? [female(one), one] : [one, other];
  return her === him ? capital(him) : `${capital(her)}:${capital(him)}`;
}

/** @param {string} area @param {string} packed */
function jobsOf(area, packed) {
  return packed.split('|').map((entry) => {
    const [, names = '', weight = ''] = /^(.*) (\d+)$/.exec(entry) ?? [];
    const [type = '', title = type] = names.replaceAll('’', "'").split('=');
    return `${area}/${formsOf(type)}/${formsOf(title)} ${weight}`;
  });
}

const groups = GROUPS.map(({ career, ladder, doctors, jobs }) => ({
  ladder,
  career: CAREERS[/** @type {keyof typeof CAREERS} */ (career)],
  ...(doctors === undefined ? {} : { doctors }),
  jobs: Object.entries(jobs)
    .flatMap(([area, packed]) => jobsOf(area, packed))
    .join('|'),
}));
writeTable(
  OUTPUT,
  `// Written by scripts/data/fr/jobs.mjs; SOURCES.md names the sources.
import type { Jobs } from '../../jobs.ts';

export const jobs: Jobs = ${JSON.stringify({ titleOrder: ['type', 'area', 'seniority'], ladders: LADDERS, groups })};
`,
);
