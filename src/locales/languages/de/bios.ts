import type { Bios } from '../../word-lists.ts';

/** Compiled by hand. */
export const bios: Bios = {
  interests:
    'Architektur|Astronomie|Badminton|Ballett|Basketball|Bergsteigen|Blasmusik|Brot|Bücher|Camping|Comedy|Comics|Design|Dinosaurier|Eishockey|Elektronik|Fechten|Film|Fitness|Flohmärkte|Folk|Fossilien|Fotografie|Fußball|Geografie|Geschichte|Gitarre|Golf|Handarbeit|Handball|Hunde|Jazz|Judo|Kabarett|Kaffee|Kajakfahren|Kalligrafie|Karneval|Käse|Katzen|Keramik|Klavier|klassische Musik|Klettern|Kochen|Kreuzworträtsel|Krimis|Kuchen|Kunst|Landkarten|Langlauf|Lego|Leichtathletik|Leuchttürme|Literatur|Malen|Marathon|Mathematik|Meditation|Modelleisenbahnen|Museen|Musik|Natur|Nähen|Oldtimer|Oper|Origami|Pasta|Pferde|Physik|Pilze|Podcasts|Programmieren|Quizabende|Radfahren|Radio|Rockmusik|Rudern|Sauerteig|Schach|Schallplatten|Schokolade|Schwimmen|Segeln|Skat|Skifahren|Spieleabende|Sport|Sprachen|Sterne|Stricken|Tanzen|Technik|Tee|Tennis|Theater|Tiere|Tischtennis|Töpfern|Turnen|Videospiele|Vögel|Volleyball|Wald|Wandern|Wein|Wetter|Wissenschaft|Wolle|Yoga|Zeichnen|Zimmerpflanzen',
  fondness: 'begeistert sich für|liebt|mag|Leidenschaft:|kann nicht ohne|Schwäche für',
  isInterestFirst: false,
  roles:
    'bastelt gern|Bücherwurm|erzählt gern Geschichten|fotografiert gern|früh wach|gern draußen|hilft, wo es geht|Herz für Tiere|immer neugierig|immer unterwegs|kocht gern|kreativer Kopf|lacht viel|läuft gern|Leseratte|liebt Musik|liest viel|Nachteule|Naschkatze|naturverbunden|nie ohne Kaffee|Optimismus in Person|reist gern|sammelt alles|schreibt gern|schwimmt gern|spielt gern|stets gut gelaunt|tanzt gern|träumt viel',
};
