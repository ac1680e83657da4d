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
  [
    'ru',
    {
      people: 'Russian',
      sentence:
        '(Отчёт|Документ|Проект|План|Договор|Заказ|Список) был (проверен|обновлён|утверждён|завершён|отправлен|рассмотрен) (на прошлой неделе|по плану|по электронной почте|на последнем совещании|без изменений|вовремя)\\.',
      heading:
        '(Отчёт|Обзор|План|Программа|Календарь|Описание|Итоги) (работ|мероприятий|проекта|сезона|района|центра|группы|недели|месяца)',
      places: {
        firm: '(ООО|АО) «(Горизонт|Север|Альфа|Весна|Прогресс|Родник|Маяк|Вектор|Сокол|Восток)»',
        street:
          '(улица|улица|проспект|переулок) (Мира|Победы|Гагарина|Пушкина|Чехова|Гоголя|Толстого|Труда|Строителей|Космонавтов), [1-9]\\d?',
        town: '(Ново|Красно|Бело|Верхне|Сосново|Петро|Усть-)(горск|дольск|озёрск|камск|заводск|реченск)',
      },
    },
  ],
  [
    'uk',
    {
      people: 'Ukrainian',
      sentence:
        '(Звіт|Документ|Проєкт|План|Договір|Список) було (перевірено|оновлено|затверджено|завершено|надіслано) (минулого тижня|за планом|електронною поштою|на останній нараді|без змін|вчасно)\\.',
      heading: '(Звіт|Огляд|План|Програма|Календар|Опис) (робіт|заходів|проєкту|сезону|району|центру|групи)',
      places: {
        firm: 'ТОВ «(Обрій|Північ|Альфа|Весна|Поступ|Джерело|Маяк|Сокіл)»',
        street: 'вулиця (Шевченка|Франка|Лесі Українки|Садова|Лісова|Шкільна|Нова|Миру|Польова), [1-9]\\d?',
        town: '(Ново|Біло|Верхньо|Старо|Криво)(град|піль|озерськ|дністровськ|річенськ)',
      },
    },
  ],
  [
    'tr',
    {
      people: 'Turkish',
      sentence:
        '(Rapor|Belge|Proje|Plan|Sözleşme|Sipariş|Form) (geçen hafta|planlandığı gibi|e-posta ile|son toplantıda|değişiklik olmadan|zamanında) (kontrol edildi|güncellendi|onaylandı|tamamlandı|gönderildi|teslim edildi)\\.',
      heading:
        '(Proje|Hizmet|Sezon|Ekip|Etkinlik|Bölge|Merkez) (raporu|özeti|planı|rehberi|önerisi|notları|takvimi)',
      places: {
        firm: '(Yıldız|Güneş|Anadolu|Deniz|Çınar|Doruk|Bahar|Ege) (İnşaat|Gıda|Lojistik|Tekstil|Turizm|Makina) (A\\.Ş\\.|Ltd\\. Şti\\.)',
        street:
          '(Atatürk|Cumhuriyet|İstiklal|Gazi|Lale|Çiçek|Barış|Zafer) (Caddesi|Sokak|Bulvarı) No: [1-9]\\d?',
        town: '(Ak|Kara|Yeni|Güzel|Kızıl)(köy|su|dere|tepe|pınar|hisar)',
      },
    },
  ],
  [
    'sv',
    {
      people: 'Swedish',
      sentence:
        '(Rapporten|Planen|Ansökan|Beställningen|Tidplanen|Handlingen) (kontrollerades|levererades|uppdaterades|godkändes|skickades) (förra veckan|enligt plan|via e-post|vid senaste mötet|utan ändringar|i tid)\\.',
      heading:
        '(Rapport|Översikt|Plan|Vägledning|Förslag|Anteckningar|Program|Sammanfattning) (för projektet|för säsongen|för gruppen|inför hösten|inför våren|för regionen|för avdelningen)',
      places: {
        firm: '(Nordiska|Lindberg|Bergström|Söderlund|Ekdahl|Västkust|Fjäll) (Bygg|Snickeri|Livs|Måleri|Transport|Trädgård) AB',
        street: '(Stor|Kyrk|Skol|Björk|Park|Ring|Södra Hamn|Norra Strand)(gatan|vägen) [1-9]\\d?',
        town: '(Norr|Söder|Väster|Öster|Björk|Ek|Ny)(köping|hamn|berga|vik|torp|sund)',
      },
    },
  ],
  [
    'no',
    {
      people: 'Norwegian',
      sentence:
        '(Rapporten|Planen|Søknaden|Bestillingen|Tidsplanen|Avtalen) ble (kontrollert|levert|oppdatert|godkjent|sendt) (forrige uke|som planlagt|på e-post|på siste møte|uten endringer|i tide)\\.',
      heading:
        '(Rapport|Oversikt|Plan|Veiledning|Forslag|Notater|Program|Sammendrag) (for prosjektet|for sesongen|for gruppen|for høsten|for våren|for regionen|for avdelingen)',
      places: {
        firm: '(Nordfjord|Solberg|Haugen|Lillevik|Fjell|Vestland|Bakken) (Bygg|Regnskap|Transport|Elektro|Maskin) AS',
        street: '(Stor|Kirke|Skole|Bjørke|Park|Strand|Ny)(gata|veien) [1-9]\\d?',
        town: '(Nord|Sør|Vest|Øst|Lille|Stor)(vik|dal|nes|sund|fjord|heim)',
      },
    },
  ],
  [
    'da',
    {
      people: 'Danish',
      sentence:
        '(Rapporten|Planen|Ansøgningen|Bestillingen|Tidsplanen|Aftalen) blev (kontrolleret|leveret|opdateret|godkendt|sendt) (i sidste uge|som planlagt|på e-mail|på det seneste møde|uden ændringer|til tiden)\\.',
      heading:
        '(Rapport|Oversigt|Plan|Vejledning|Forslag|Noter|Program|Resumé) (for projektet|for sæsonen|for gruppen|for efteråret|for foråret|for regionen|for afdelingen)',
      places: {
        firm: '(Nordsø|Lindegaard|Møller|Søndergaard|Bakkegaard|Vesterhav) (Byg|Transport|Elektro|Handel|Service) (ApS|A/S)',
        street: '(Nørre|Sønder|Vester|Øster|Kirke|Skole|Strand)(gade|vej|allé) [1-9]\\d?',
        town: '(Nørre|Sønder|Vester|Øster|Ny|Store)(by|rup|borg|lev|høj)',
      },
    },
  ],
  [
    'fi',
    {
      people: 'Finnish',
      sentence:
        '(Raportti|Asiakirja|Hanke|Suunnitelma|Sopimus|Tilaus) (tarkistettiin|päivitettiin|hyväksyttiin|valmistui|lähetettiin) (viime viikolla|suunnitellusti|sähköpostitse|viime kokouksessa|ilman muutoksia|ajoissa)\\.',
      heading:
        '(Hankkeen|Palvelun|Kauden|Ryhmän|Alueen|Keskuksen) (raportti|yhteenveto|suunnitelma|opas|ohjelma|kalenteri)',
    },
  ],
  [
    'cs',
    {
      people: 'Czech',
      sentence:
        '(Dokument|Projekt|Návrh|Plán|Formulář|Protokol) byl (zkontrolován|dodán|aktualizován|schválen|dokončen|odeslán) (minulý týden|podle plánu|e-mailem|na poslední schůzce|beze změn|včas)\\.',
      heading:
        '(Zpráva|Přehled|Plán|Návrh|Program|Kalendář) (projektu|služby|sezóny|týmu|prací|výsledků|regionu|oddělení|centra)',
      places: {
        firm: '(Novák|Dvořák|Horizont|Moravia|Orlice|Jasan|Vltava) (stavby|servis|obchod|doprava|potraviny) (s\\.r\\.o\\.|a\\.s\\.)',
        street: '(Nádražní|Školní|Zahradní|Polní|Lesní|Husova|Palackého|Komenského|Masarykova) [1-9]\\d?',
        town: '(Nová|Stará|Horní|Dolní|Velká|Malá) (Ves|Lhota|Bystřice|Hora|Loučka|Skalice)',
      },
    },
  ],
  [
    'hu',
    {
      people: 'Hungarian',
      sentence:
        '(A jelentés|A dokumentum|A projekt|A terv|A szerződés|A megrendelés) (múlt héten|a tervek szerint|e-mailben|a legutóbbi ülésen|változtatás nélkül|időben) (elkészült|frissült|megérkezett|elfogadásra került)\\.',
      heading: '(Projekt|Szolgáltatás|Szezon|Csapat|Körzet|Központ)(jelentés|terv|naptár|útmutató)',
    },
  ],
  [
    'ro',
    {
      people: 'Romanian',
      sentence:
        '(Raportul|Documentul|Proiectul|Planul|Contractul|Formularul) a fost (verificat|livrat|actualizat|aprobat|finalizat|trimis) (săptămâna trecută|conform planului|prin e-mail|la ultima ședință|fără modificări|la timp)\\.',
      heading:
        '(Raport|Rezumat|Plan|Ghid|Program|Calendar) (de proiect|de activități|de lucru|pentru toamnă|pentru primăvară|al echipei|al centrului)',
      places: {
        firm: '(Orizont|Carpați|Dunărea|Transilvania|Stejarul|Luceafărul) (Construct|Trans|Com|Servicii|Impex) (S\\.R\\.L\\.|S\\.A\\.)',
        street:
          '(Strada|Bulevardul|Aleea) (Mihai Eminescu|Unirii|Libertății|Florilor|Teilor|Primăverii|Gării), nr\\. [1-9]\\d?',
        town: '(Valea|Poiana|Satu|Piatra|Câmpia) (Mare|Nouă|Lungă|Albă|de Sus|de Jos)',
      },
    },
  ],
  [
    'id',
    {
      people: 'Indonesian',
      sentence:
        '(Laporan|Dokumen|Proyek|Rencana|Kontrak|Pesanan|Formulir) telah (diperiksa|dikirim|diperbarui|disetujui|diselesaikan) (minggu lalu|sesuai rencana|melalui email|pada rapat terakhir|tanpa perubahan|tepat waktu)\\.',
      heading:
        '(Laporan|Ringkasan|Rencana|Panduan|Usulan|Catatan|Program) (proyek|layanan|musim|tim|kegiatan|hasil|wilayah|pusat)',
      places: {
        firm: '(PT|CV) (Maju|Sinar|Cahaya|Mitra|Karya|Bintang|Sumber) (Jaya|Abadi|Sejahtera|Makmur|Mandiri|Utama)',
        street:
          'Jl\\. (Merdeka|Sudirman|Diponegoro|Melati|Mawar|Kenanga|Pahlawan|Ahmad Yani) No\\. [1-9]\\d?',
        town: '(Suka|Sumber|Tanjung|Karang|Marga|Bandar)(maju|rejo|sari|jaya|mulya|agung)',
      },
    },
  ],
  [
    'el',
    {
      people: 'Greek',
      sentence:
        '(Η αναφορά|Η αίτηση|Η παραγγελία|Η σύμβαση|Η λίστα) (ελέγχθηκε|ενημερώθηκε|εγκρίθηκε|ολοκληρώθηκε|στάλθηκε) (την περασμένη εβδομάδα|όπως είχε προγραμματιστεί|με ηλεκτρονικό ταχυδρομείο|χωρίς αλλαγές|εγκαίρως)\\.',
      heading:
        '(Αναφορά|Σύνοψη|Πρόγραμμα|Οδηγός|Πρόταση) (έργου|υπηρεσίας|περιόδου|ομάδας|δραστηριοτήτων|κέντρου)',
    },
  ],
  [
    'ar',
    {
      people: 'Arabic',
      sentence:
        '(تمت مراجعة|تم تحديث|تمت الموافقة على|تم إرسال|تم إكمال) (التقرير|المستند|المشروع|الطلب|العقد|النموذج) (الأسبوع الماضي|كما هو مخطط|عبر البريد الإلكتروني|في الاجتماع الأخير|دون تغييرات|في الموعد المحدد)\\.',
      heading:
        '(تقرير|ملخص|خطة|دليل|برنامج|جدول) (المشروع|الخدمة|الموسم|الفريق|الأنشطة|النتائج|المنطقة|المركز)',
      places: {
        firm: '(شركة|مؤسسة|مجموعة) (النور|الأمل|الفجر|الواحة|الريان|السلام|النخيل)',
        street: 'شارع (السلام|الحرية|النصر|الجامعة|المدرسة|الحديقة|البحر)، [1-9]\\d?',
        town: '(عين|وادي|بني|تل|دار) (السلام|النور|الزهور|الورد|الخير|النخيل)',
      },
    },
  ],
  [
    'hi',
    {
      people: 'Hindi',
      sentence:
        '(रिपोर्ट|योजना|फ़ाइल|सूची|परियोजना) (पिछले सप्ताह|योजना के अनुसार|ईमेल से|पिछली बैठक में|बिना बदलाव के|समय पर) (जाँची गई|भेजी गई|अपडेट की गई|स्वीकृत की गई|पूरी की गई)।',
      heading: '(परियोजना|सेवा|टीम|क्षेत्र|केंद्र) (की रिपोर्ट|की योजना|का सारांश|की सूची|का कार्यक्रम)',
    },
  ],
  [
    'ne',
    {
      people: 'Nepali',
      sentence:
        '(प्रतिवेदन|योजना|कागजात|सूची|कार्यक्रम) (गत हप्ता|योजना अनुसार|इमेलमार्फत|पछिल्लो बैठकमा|परिवर्तन बिना|समयमै) (जाँच गरियो|पठाइयो|अद्यावधिक गरियो|स्वीकृत गरियो|सम्पन्न भयो)।',
      heading: '(परियोजना|सेवा|समूह|क्षेत्र|केन्द्र)को (प्रतिवेदन|योजना|सारांश|सूची|कार्यक्रम)',
    },
  ],
  [
    'vi',
    {
      people: 'Vietnamese',
      sentence:
        '(Báo cáo|Tài liệu|Dự án|Kế hoạch|Hợp đồng|Đơn hàng) đã được (kiểm tra|gửi|cập nhật|phê duyệt|hoàn thành) (tuần trước|theo kế hoạch|qua email|trong cuộc họp gần nhất|đúng hạn)\\.',
      heading:
        '(Báo cáo|Tóm tắt|Kế hoạch|Hướng dẫn|Chương trình) (dự án|dịch vụ|mùa vụ|nhóm|hoạt động|khu vực|trung tâm)',
    },
  ],
  [
    'ja',
    {
      people: 'Japanese',
      sentence:
        '(報告書|資料|計画書|申請書|契約書|予定表)は(先週|予定どおり|メールで|前回の会議で|変更なしで|期限内に)(確認|提出|更新|承認|送付)されました。',
      heading: '(事業|サービス|季節|活動|地域|センター)(の報告|の概要|の計画|のご案内|の予定|のお知らせ)',
      places: {
        firm: '(株式会社|有限会社)(青葉|みどり|さくら|あさひ|東洋|北斗|富士見|丸山)(商事|製作所|工業|サービス|建設|食品)',
        street: '(本町|中央|緑町|栄町|旭町|桜台|東町|西町)[1-9]丁目[1-9]-[1-9]\\d?',
        town: '(青|白|高|松|桜|緑|東|西)(山|川|田|原|野|島)(市|町|村)',
      },
    },
  ],
  [
    'zh',
    {
      people: 'Chinese',
      sentence:
        '(报告|文件|方案|申请|合同|计划)已(于上周|按计划|通过邮件|在上次会议上|按时)(检查|提交|更新|批准|完成)。',
      heading: '(项目|服务|季度|团队|活动|地区|中心)(报告|概要|计划|指南|说明|安排)',
      places: {
        firm: '(华|东|金|新|永|宏)(盛|达|源|泰|海|峰)(商贸|科技|建设|食品|物流)有限公司',
        street: '(人民|中山|解放|建设|和平|文化|新华|光明)(路|街|大道)[1-9]\\d{1,2}号',
        town: '(青|白|龙|安|平|永|新)(山|河|阳|州|城|泉)(市|县|镇)',
      },
    },
  ],
  [
    'ko',
    {
      people: 'Korean',
      sentence:
        '(보고서가|문서가|계획이|신청서가|계약서가) (지난주에|계획대로|이메일로|지난 회의에서|변경 없이|제때) (확인되었습니다|제출되었습니다|업데이트되었습니다|승인되었습니다|완료되었습니다)\\.',
      heading: '(사업|서비스|활동|지역|센터|팀) (보고서|요약|계획|안내|일정|자료)',
      places: {
        firm: '(주식회사 |\\(주\\))(한빛|미래|대성|동아|새롬|푸른|가람)(산업|전자|건설|식품|물류)',
        street: '(중앙|평화|새마을|시민|공원|학교|역전)로 [1-9]\\d{0,2}',
        town: '(청|동|남|서|신|안)(산|천|주|성|양|평)(시|군)',
      },
    },
  ],
]);
