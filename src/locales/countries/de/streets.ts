import type { Streets } from '../../places.ts';

/** Compiled by hand, with estimated frequencies; SOURCES.md beside this file. */
export const streets: Streets = {
  directions: '',
  kinds: [
    {
      share: 150,
      weightedNames:
        'Hauptstraße 100|Schulstraße 62|Gartenstraße 55|Bahnhofstraße 54|Dorfstraße 52|Bergstraße 47|Birkenweg 34|Lindenstraße 34|Kirchstraße 32|Waldstraße 31|Ringstraße 28|Schillerstraße 24|Goethestraße 24|Amselweg 22|Wiesenweg 22|Jahnstraße 21|Wiesenstraße 20|Finkenweg 19|Am Sportplatz 19|Kirchweg 18|Buchenweg 18|Feldstraße 18|Mozartstraße 16|Mühlenweg 16|Rosenweg 16|Tannenweg 15|Ahornweg 15|Eichenweg 14|Meisenweg 14|Drosselweg 13|Lerchenweg 13|Beethovenstraße 13|Blumenstraße 13|Kirchplatz 12|Marktplatz 12|Poststraße 12|Friedhofstraße 12|Mittelstraße 11|Neue Straße 11|Mühlstraße 11|Parkstraße 11|Rosenstraße 11|Schlossstraße 10|Brunnenstraße 10|Industriestraße 10',
      withDirectionPercent: 0,
    },
    {
      share: 190,
      names:
        'Acker|Anger|Bach|Bad|Bahn|Berg|Blumen|Brücken|Brunnen|Burg|Damm|Deich|Dorf|Feld|Fischer|Forst|Friedens|Friedhof|Garten|Gewerbe|Graben|Hafen|Heide|Hof|Hospital|Industrie|Insel|Kanal|Kapellen|Kasernen|Kloster|Kreuz|Kurz|Markt|Mauer|Mittel|Mühlen|Nord|Obst|Oster|Ost|Park|Pfarr|Quell|Rathaus|Ring|Sand|Schäfer|Schloss|Schmiede|Schützen|See|Sonnen|Sport|Stadt|Stein|Süd|Tal|Teich|Turm|Turn|Ufer|Wald|Wasser|Weiher|Weinberg|West|Wiesen|Winkel|Ziegel|Ziegelei',
      suffixes: 'straße 66|weg 34',
      isOneWord: true,
      withDirectionPercent: 0,
    },
    {
      share: 165,
      names:
        'Ahorn|Akazien|Birken|Buchen|Eichen|Erlen|Eschen|Fichten|Flieder|Ginster|Hasel|Holunder|Kastanien|Kiefern|Kirsch|Lärchen|Linden|Nelken|Nuss|Pappel|Platanen|Rosen|Schlehen|Tannen|Tulpen|Ulmen|Veilchen|Weiden|Weißdorn|Apfel|Heidekraut|Lilien|Dahlien|Astern|Narzissen|Wacholder',
      suffixes: 'weg 63|straße 30|allee 5|ring 2',
      isOneWord: true,
      withDirectionPercent: 0,
    },
    {
      share: 60,
      names:
        'Adler|Amsel|Bussard|Drossel|Elster|Falken|Fasanen|Finken|Fuchs|Habicht|Hasen|Hirsch|Kranich|Kuckuck|Lerchen|Meisen|Möwen|Nachtigallen|Reh|Reiher|Rotkehlchen|Schwalben|Schwanen|Spatzen|Specht|Sperber|Star|Storchen|Tauben|Wachtel|Zeisig',
      suffixes: 'weg 80|straße 18|gasse 2',
      isOneWord: true,
      withDirectionPercent: 0,
    },
    {
      share: 120,
      names:
        'Adalbert|Albert|Arndt|Bach|Beethoven|Bismarck|Blücher|Brahms|Bürger|Daimler|Diesel|Dürer|Eichendorff|Einstein|Fichte|Fontane|Freiligrath|Friedrich|Gauß|Gluck|Goethe|Gutenberg|Händel|Haydn|Hebbel|Hebel|Hegel|Heine|Herder|Hölderlin|Humboldt|Kant|Karl|Kepler|Kleist|Klopstock|Körner|Lessing|Liebig|Lortzing|Ludwig|Luisen|Luther|Martin|Max|Melanchthon|Mendelssohn|Mörike|Moltke|Mozart|Nikolaus|Röntgen|Schiller|Schubert|Schumann|Siemens|Sophien|Storm|Uhland|Virchow|Wagner|Weber|Wieland|Wilhelm|Zeppelin',
      suffixes: 'straße 82|weg 9|platz 4|ring 3|allee 2',
      isOneWord: true,
      withDirectionPercent: 0,
    },
    {
      share: 75,
      names:
        'Albert-Schweitzer-Straße|Anne-Frank-Straße|August-Bebel-Straße|Bertolt-Brecht-Straße|Carl-Benz-Straße|Carl-Zeiss-Straße|Clara-Zetkin-Straße|Dietrich-Bonhoeffer-Straße|Edith-Stein-Straße|Ernst-Thälmann-Straße|Erich-Kästner-Straße|Friedrich-Ebert-Straße|Friedrich-Engels-Straße|Geschwister-Scholl-Straße|Gerhart-Hauptmann-Straße|Gustav-Freytag-Straße|Hans-Böckler-Straße|Heinrich-Heine-Straße|Heinrich-Hertz-Straße|Hermann-Löns-Weg|Immanuel-Kant-Straße|Johann-Sebastian-Bach-Straße|Karl-Liebknecht-Straße|Karl-Marx-Straße|Käthe-Kollwitz-Straße|Konrad-Adenauer-Straße|Kurt-Schumacher-Straße|Ludwig-Erhard-Straße|Max-Planck-Straße|Otto-Hahn-Straße|Paul-Gerhardt-Straße|Pestalozzistraße|Richard-Wagner-Straße|Fritz-Reuter-Straße|Robert-Bosch-Straße|Robert-Koch-Straße|Rosa-Luxemburg-Straße|Rudolf-Diesel-Straße|Stauffenbergstraße|Theodor-Heuss-Straße|Theodor-Storm-Straße|Thomas-Mann-Straße|Werner-von-Siemens-Straße|Wilhelm-Busch-Straße|Willy-Brandt-Straße',
      withDirectionPercent: 0,
    },
    {
      share: 60,
      names:
        'Aachener|Augsburger|Bamberger|Berliner|Bonner|Breslauer|Bremer|Danziger|Dresdner|Düsseldorfer|Erfurter|Frankfurter|Freiburger|Hamburger|Hannoversche|Heidelberger|Kasseler|Kieler|Kölner|Königsberger|Leipziger|Lübecker|Magdeburger|Mainzer|Mannheimer|Marburger|Münchner|Münsteraner|Nürnberger|Potsdamer|Regensburger|Rostocker|Stettiner|Stuttgarter|Trierer|Ulmer|Weimarer|Wiener|Würzburger',
      suffixes: 'Straße 88|Weg 5|Platz 4|Allee 3',
      withDirectionPercent: 0,
    },
    {
      share: 110,
      names:
        'Am Anger|Am Bach|Am Bahnhof|Am Berg|Am Brunnen|Am Burgberg|Am Deich|Am Dorfplatz|Am Feld|Am Friedhof|Am Graben|Am Hang|Am Hasenberg|Am Kirchberg|Am Markt|Am Mühlbach|Am Mühlberg|Am Park|Am Rain|Am Rathaus|Am Sandberg|Am Schlossberg|Am Schulberg|Am See|Am Sonnenhang|Am Sportplatz|Am Steinberg|Am Teich|Am Wald|Am Waldrand|Am Wasserturm|Am Weiher|Am Weinberg|An der Bahn|An der Kirche|An der Linde|An der Mühle|An der Schule|An der Wiese|Auf dem Berg|Auf dem Kamp|Auf der Heide|Auf der Höhe|Bei der Kirche|Hinter der Kirche|Hinterm Dorf|Im Grund|Im Hof|Im Sonnenwinkel|Im Tal|Im Wiesengrund|Im Winkel|In den Gärten|In der Aue|Unter den Linden|Vor dem Tor|Zum Bahnhof|Zum Sportplatz|Zur Mühle|Zum Wald',
      withDirectionPercent: 0,
    },
    {
      share: 40,
      names:
        'Alte Dorfstraße|Alte Landstraße|Alte Poststraße|Alter Markt|Altmarkt|Breite Straße|Breiter Weg|Burgwall|Domplatz|Große Straße|Grüner Weg|Hohe Straße|Hoher Weg|Kleine Gasse|Kurze Straße|Lange Straße|Mittelweg|Mühlgasse|Neue Straße|Neuer Weg|Neumarkt|Obere Hauptstraße|Schmale Gasse|Untere Dorfstraße|Unterdorf|Oberdorf|Neuer Markt|Alte Gasse|Kirchgasse|Badgasse|Schulgasse|Webergasse|Hintergasse|Schmiedgasse|Färbergasse|Bäckergasse',
      withDirectionPercent: 0,
    },
    {
      share: 30,
      names:
        'Bahnhof|Kaiser|Königs|Linden|Rathaus|Schloss|Markt|Kurpark|Stadtpark|Europa|Wilhelms|Friedrichs|Luisen|Schul|Kirch',
      suffixes: 'allee 40|platz 40|ring 20',
      isOneWord: true,
      withDirectionPercent: 0,
    },
  ],
  houseNumbers: [
    [44, 40, 38, 35, 34, 32, 31, 30, 28],
    [190, 118, 80, 58, 44, 36, 29, 24, 19],
    [58, 14, 5, 2, 1, 0, 0, 0, 0],
  ],
  houseNumberEnds: ' 92|a 5|b 2|c 1',
};
