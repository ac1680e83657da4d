import type { TextLanguage } from '../samples/text-language.ts';

/** Texts of a language as patterns. Nothing in them is a fact. */
export interface LanguageTexts {
  /** How messages call the texts. */
  readonly people: string;
  /** More than 200 sentences without a subject matter. */
  readonly sentence: string;
  /** More than 100 short titles. */
  readonly heading: string;
  /** Absent for languages whose locale has the fields. */
  readonly places?: { readonly firm: string; readonly street: string; readonly town: string };
}

const FILLER =
  'ad|aliqua|amet|anim|aut|autem|consequat|culpa|cupidatat|deserunt|dolor|dolore|dolorem|ea|eiusmod|enim|eos|esse|est|et|eum|ex|fugiat|id|in|incididunt|ipsum|irure|labore|laboris|lorem|magna|minim|mollit|nisi|non|nostrud|nulla|occaecat|officia|omnis|pariatur|quae|quas|qui|quia|quis|quo|reprehenderit|sed|sint|sit|sunt|tempor|ullamco|ut|velit|vel|veniam|voluptate|voluptatem';
const CAPITALS = FILLER.replace(/(^|\|)[a-z]/g, (start) => start.toUpperCase());

/** Languages other than English. */
export const LANGUAGE_TEXTS: ReadonlyMap<TextLanguage, LanguageTexts> = new Map<TextLanguage, LanguageTexts>([
  [
    'la',
    {
      people: 'Latin filler',
      sentence: `(${CAPITALS})( (${FILLER})){3,9}\\.`,
      heading: `(${CAPITALS})( (${FILLER})){1,3}`,
    },
  ],
  [
    'es',
    {
      people: 'Spanish',
      sentence:
        '(El informe|El documento|El proyecto|El equipo|El servicio|El contrato|El pedido|El plan) se (revisó|entregó|actualizó|aprobó|completó|presentó) (la semana pasada|según lo previsto|por correo|en la última reunión|sin cambios|a tiempo)\\.',
      heading:
        '(Informe|Resumen|Plan|Guía|Propuesta|Avance|Programa|Memoria|Calendario|Revisión) (del proyecto|del servicio|de la temporada|del equipo|de actividades|de mejoras|de otoño|de primavera|de resultados|de la zona norte|de trabajo|del centro)',
      places: {
        firm: '(Grupo|Comercial|Talleres|Construcciones|Servicios|Distribuciones|Transportes) (Montero|Valverde|del Norte|Costa Azul|Ibérica|Serrano|Robledo|La Encina|Miralles|Oriente)(, S\\.L\\.|, S\\.A\\.| y Asociados|)',
        street:
          '(Calle|Calle|Avenida|Plaza|Paseo) (Mayor|del Sol|de la Paz|San Juan|Real|de la Fuente|del Prado|Santa Ana|de la Estación|del Carmen|Nueva|de los Olivos)(,|) [1-9]\\d?',
        town: '(Villanueva|Alcalá|Montealegre|Santa Cruz|San Martín|La Puebla|Torrejón|Castellar|Valdemoro|Almazán|Fuentes|El Campillo|Peñarroya|Navalmoral|Aranda|Medina)( del Río| de la Sierra| del Campo|)',
      },
    },
  ],
  [
    'it',
    {
      people: 'Italian',
      sentence:
        '(Il rapporto|Il documento|Il progetto|Il servizio|Il contratto|L’ordine|Il piano|Il modulo) è stato (verificato|consegnato|aggiornato|approvato|completato|presentato) (la settimana scorsa|come previsto|per posta|nell’ultima riunione|senza modifiche|in tempo)\\.',
      heading:
        '(Rapporto|Riepilogo|Piano|Guida|Proposta|Note|Programma|Relazione|Calendario|Revisione) (del progetto|del servizio|della stagione|del gruppo|delle attività|dei lavori|d’autunno|di primavera|dei risultati|della zona nord|del centro|della sede)',
      places: {
        firm: '(Gruppo|Officine|Costruzioni|Servizi|Trasporti|Distribuzione|Fratelli) (Bellini|Montanari|Valle Verde|Adriatica|Ferraro|Lombardi|Castellani|del Sole|Marchetti|Alpina)( S\\.r\\.l\\.| S\\.p\\.A\\.| & C\\.|)',
        street:
          '(Via|Via|Viale|Piazza|Corso) (Roma|Garibaldi|Verdi|della Libertà|San Marco|Mazzini|dei Mille|Dante|della Repubblica|Manzoni|Cavour|IV Novembre)(,|) [1-9]\\d?',
        town: '(Castel|Monte|Borgo|San|Villa|Campo) (Martino|Lorenzo|Maggiore|Vecchio|Giorgio|Felice|Nuovo|Rosso)( in Valle| sul Fiume|)',
      },
    },
  ],
  [
    'pt',
    {
      people: 'Portuguese',
      sentence:
        '(O relatório|O documento|O projeto|O serviço|O contrato|O pedido|O plano|O formulário) foi (revisado|entregue|atualizado|aprovado|concluído|apresentado) (na semana passada|conforme previsto|por e-mail|na última reunião|sem alterações|no prazo)\\.',
      heading:
        '(Relatório|Resumo|Plano|Guia|Proposta|Notas|Programa|Avaliação|Calendário|Revisão) (do projeto|do serviço|da temporada|da equipe|de atividades|de melhorias|de outono|de primavera|de resultados|da zona norte|de trabalho|do centro)',
      places: {
        firm: '(Grupo|Comercial|Construtora|Serviços|Distribuidora|Transportes|Irmãos) (Almeida|Bela Vista|Horizonte|Monteiro|Santa Clara|Atlântico|Ribeiro|Boa Esperança|Nogueira|do Vale)( Ltda\\.| S\\.A\\.| e Filhos|)',
        street:
          '(Rua|Rua|Avenida|Travessa|Praça) (das Flores|Quinze de Novembro|São José|da Liberdade|do Comércio|Santos Dumont|da Paz|Santo Antônio|das Palmeiras|Sete de Setembro|Bela Vista|da Estação),? [1-9]\\d{1,2}',
        town: '(Santa Rita|São Pedro|Boa Vista|Campo Alegre|Nova Esperança|Ribeirão Claro|Monte Belo|Vila Nova|Porto Alto|Lagoa Grande|Bom Jardim|Pedra Branca)( do Sul| da Serra| do Oeste|)',
      },
    },
  ],
  [
    'nl',
    {
      people: 'Dutch',
      sentence:
        '(Het rapport|Het document|Het project|Het formulier|De aanvraag|De bestelling|De planning|De opdracht) is (vorige week|zoals gepland|per e-mail|tijdens het laatste overleg|zonder wijzigingen|op tijd) (gecontroleerd|geleverd|bijgewerkt|goedgekeurd|afgerond|verzonden)\\.',
      heading:
        '(Verslag|Overzicht|Planning|Handleiding|Voorstel|Notities|Programma|Samenvatting|Kalender|Evaluatie) (van het project|van de dienst|van het seizoen|van het team|van de activiteiten|van de werkzaamheden|voor het najaar|voor het voorjaar|van de resultaten|van de regio|voor de afdeling|van het centrum)',
      places: {
        firm: '(Bakkerij|Bouwbedrijf|Garage|Installatiebedrijf|Kwekerij|Transportbedrijf|Gebroeders) (De Linde|Van Dijk|Noordzee|De Meeuw|Hofman|Oosterveld|De Brug|Vermeulen|Zonneveld|Het Anker)( B\\.V\\.| en Zonen|)',
        street:
          '(Kerk|Dorps|Molen|School|Stations|Julianas|Linden|Haven|Beuken|Parallel)(straat|weg|laan) [1-9]\\d?',
        town: '(Nieuw|Oud|Noord|Zuid|Ooster|Wester|Hoog|Groen)(hoven|dorp|veld|kerk|wijk|land|broek|berg)',
      },
    },
  ],
  [
    'pl',
    {
      people: 'Polish',
      sentence:
        '(Raport|Dokument|Projekt|Wniosek|Plan|Formularz|Harmonogram) został (sprawdzony|dostarczony|zaktualizowany|zatwierdzony|zakończony|wysłany) (w zeszłym tygodniu|zgodnie z planem|pocztą elektroniczną|na ostatnim spotkaniu|bez zmian|na czas)\\.',
      heading:
        '(Raport|Podsumowanie|Plan|Przewodnik|Propozycja|Notatki|Program|Przegląd|Kalendarz|Ocena) (projektu|usługi|sezonu|zespołu|zadań|prac|na jesień|na wiosnę|wyników|regionu|oddziału|centrum)',
      places: {
        firm: '(Zakład|Przedsiębiorstwo|Hurtownia|Grupa|Piekarnia|Serwis) (Kowal|Jantar|Wisła|Sokół|Dąb|Orion|Zielony Las|Polanka|Kamieński|Nowa Fala)( Sp\\. z o\\.o\\.| S\\.A\\.|)',
        street:
          'ul\\. (Polna|Leśna|Ogrodowa|Lipowa|Kościelna|Szkolna|Słoneczna|Długa|Parkowa|Krótka|Łąkowa|Zielona) [1-9]\\d?',
        town: '(Nowa|Stara|Wielka|Mała|Górna|Dolna) (Wola|Dąbrowa|Góra|Wieś|Kamienica|Łąka|Brzezina|Struga)',
      },
    },
  ],
  [
    'fr',
    {
      people: 'French',
      sentence:
        '(Le rapport|Le document|Le projet|Le service|Le contrat|Le dossier|Le plan|Le formulaire) a été (vérifié|livré|mis à jour|approuvé|complété|envoyé) (la semaine dernière|comme prévu|par courriel|lors de la dernière réunion|sans modification|à temps)\\.',
      heading:
        '(Rapport|Résumé|Plan|Guide|Proposition|Notes|Programme|Bilan|Calendrier|Présentation) (du projet|du service|de la saison|de l’équipe|des activités|des travaux|d’automne|de printemps|des résultats|de la zone nord|du centre|de la rentrée)',
    },
  ],
  [
    'de',
    {
      people: 'German',
      sentence:
        '(Der Bericht|Der Antrag|Der Vertrag|Der Plan|Der Entwurf|Der Auftrag|Der Termin|Der Vorgang) wurde (letzte Woche|wie geplant|per E-Mail|in der letzten Sitzung|ohne Änderungen|rechtzeitig) (geprüft|bestätigt|aktualisiert|abgeschlossen|besprochen|eingetragen)\\.',
      heading:
        '(Bericht|Übersicht|Plan|Leitfaden|Vorschlag|Notizen|Programm|Hinweise|Kalender|Angebote) (zum Projekt|zum Verfahren|für die Saison|für das Team|zu den Terminen|zu den Arbeiten|für den Herbst|für den Frühling|zu den Ergebnissen|für die Region|zur Planung|für den Standort)',
    },
  ],
]);
