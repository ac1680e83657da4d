import type { Sentences } from '../../word-lists.ts';

/** Compiled by hand. */
export const sentences: Sentences = {
  subjects:
    'La demande|La commande|Cette fiche|La facture|La première version|La version actuelle|La nouvelle version|La livraison|La réponse|La liste|La proposition|La première partie|La deuxième partie|La modification|La note|La description|La procédure|La mise à jour|La solution|La présentation',
  statements:
    'est complète|est prête pour la relecture|a été vérifiée la semaine dernière|a été envoyée par courriel|a été mise à jour hier|est facile à comprendre|a été confirmée par téléphone|reste à vérifier|contient tous les points importants|a été approuvée par l’équipe|est disponible sur demande|suit la procédure habituelle|a été reportée au mois prochain|est courte et claire|contient les derniers chiffres|a été bien accueillie|peut être utilisée tout de suite|sera relue la semaine prochaine|a été corrigée après un retour|remplace la précédente|fait partie d’un projet plus vaste',
  ends: '||||||, comme convenu|, comme prévu',
  headings: 'Aperçu :|Notes :|Nouveautés :|Projet :|Questions :|Rapport :',
  topics:
    'avis des clients|budget annuel|délais de livraison|équipe|étapes suivantes|formations|frais de déplacement|horaires d’ouverture|marché|moyens de paiement|nouveau site|partenaires|protection des données|qualité|rendez-vous|résultats|services en ligne|tâches en cours|télétravail',
};
