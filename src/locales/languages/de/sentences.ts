import type { Sentences } from '../../word-lists.ts';

/** Compiled by hand. */
export const sentences: Sentences = {
  subjects:
    'Die Anfrage|Die Bestellung|Dieser Eintrag|Das Dokument|Der Bericht|Die erste Fassung|Die aktuelle Fassung|Die neue Fassung|Die Lieferung|Der Termin|Das Formular|Das Ergebnis|Die Liste|Die Zusammenfassung|Der Vorschlag|Der Zeitplan|Die Datei|Die Information|Der erste Teil|Der zweite Teil|Die Änderung|Der Test|Der Plan|Der Entwurf',
  statements:
    'ist vollständig|ist fertig zur Prüfung|wurde letzte Woche geprüft|wurde per E-Mail verschickt|wurde gestern aktualisiert|ist leicht verständlich|wurde telefonisch bestätigt|ist noch offen|enthält alle wichtigen Punkte|wurde vom Team freigegeben|ist auf Anfrage erhältlich|folgt dem üblichen Ablauf|wurde auf nächsten Monat verschoben|ist kurz und klar|enthält die neuesten Zahlen|wurde gut aufgenommen|kann sofort verwendet werden|wird nächste Woche geprüft|beruht auf früheren Arbeiten|wurde nach einem Hinweis korrigiert|ersetzt den bisherigen Stand|gehört zu einem größeren Projekt',
  ends: '|||||| und braucht keine weitere Bearbeitung|, wie besprochen|, wie vereinbart',
  headings: 'Bericht:|Fragen:|Hinweise:|Neues:|Planung:|Überblick:',
  topics:
    'Abläufe|Aufgaben|Budget|Datenschutz|Ergebnisse|Fahrtkosten|Kundenwünsche|Lieferzeiten|Markt|Öffnungszeiten|Online-Dienste|Partner|Projekte|Qualität|Schulungen|Team|Termine|Website|Zahlungsarten|Zusammenarbeit',
};
