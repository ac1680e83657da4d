/**
 * English words of columns' names with the words of other languages of Europe, and Indonesian, Turkish and Vietnamese ones, for them,
 * in small letters, without accents and without transcribed umlauts. A word can stand in one line only.
 */
const LINES = `
abbreviation: 缩写 简称 略称 abreviere abreviatura skrnaziv skraceninaziv skraceni_naziv
absence: abwesenheit falta ausencia assenza absenta inasistencia ausencia_aluno
absence reason: justificativo
absences: faltas inasistencias assenze nieobecnosci
absent: abwesend ausente absen nieobecny afwezig
academic title: titula nastavna_titula titlu_stiintific post_didactic
academic year: annoaccademico an_universitar an_scolar curs_academic ciclo_escolar
accessory: zubehor accessoire accesorio acessorio accessorio aksesoris akcesoria aksesuar tilbehor tillbehor
accommodation: ubytovani smjestaj smestaj zakwaterowanie unterkunft konaklama akomodasi
account: akun rekening_id rekening hesap konto compte ucet ucty konta conto 账户 帐户
account holder: kontoinhaber titulaire titular atas_nama kontohaver pemilik_rekening rekeninghouder
account number: kontonummer conta cuenta nro_cuenta no_rekening nomor_rekening norek numer_konta nr_konta hesap_no rekeningnummer numero_compte numero_cuenta numero_conta broj_racuna_banke ziro_racun cislo_uctu numar_cont tilinumero kontonr bankrekening rekeningnr nomor_rek cislo_bankovniho_uctu broj_ziro_racuna tekuci_racun nr_rachunku numer_rachunku so_tai_khoan numcompte 银行卡号 卡号 расчетныи_счет номер_счета
account type: loai_tk tip_racuna tip_cont typ_uctu tipo_cuenta tipo_conta
acronym: akronim skratka zkratka skrot kratica afkorting abkurzung kurzzeichen kisaltma singkatan acronim
action: radnja akcija acao acoes accion azione aksi islem_turu hanh_dong
active: aktiv actif activo ativo attivo aktif aktywna actief actieve aktivan aktivno kaytossa aktivt aktifmi aktivny conhoatdong i_bruk kich_hoat activ actiu habilitada abilitato 是否启用 активен
active ingredient: principio_activo principio_ativo principe_actif substanta_activa principi_actiu substancia_ativa
active substance: wirkstoff ucinna_latka substancja_czynna werkzame_stof etken_madde hoat_chat virksomt_stof
activity: activite atividade actividad actividades attivita aktivitat zajecia aktywnosc aktivnost aktivita activitate hoat_dong activiteit
actor: skuespiller skadespelare herec glumac glumica aktorka schauspielerin dien_vien actriz ator acteur attore atriz 演员 主演
actors: attori acteurs actores atores aktorzy oyuncular_kadro herci glumci schauspieler
address: anschrift adresse indirizzo direccion endereco domicilio domicile morada adresa adresi adrese_stanovanja sediste dchi cim lakcim osoite katuosoite lahiosoite bosteder diachi cu_tru noi_o 地址 住址 家庭住址 详细地址 住所 收货地址 dizhi адрес
address line 2: adresszusatz complement_adresse complemento_direccion complemento indirizzo2 toevoeging numero_interior
admission: ricovero rawat_inap hospitalizacja aufnahme hospitalisation internacao ingreso_hospitalario
adults: adultos adultes adulti dorosli yetiskin dewasa nguoi_lon volwassenen erwachsene odrasli dospeli num_adultos numero_adultos nombre_adultes num_adulti cantidad_adultos
advertisement: anuncio annonce annuncio anunt anuncis
age: alter edad idade eta umur usia wiek yas leeftijd alder starost vek varsta eletkor ika vrstevnik 年龄 年齢 年纪 nianling возраст vozrast
agency: agentie agentii
agent: agente vertreter
airline: legitarsasag lentoyhtio flyselskap flybolag flyselskaber havayolu havayollari maskapai aerolinka aerokompanija luchtvaartmaatschappij fluggesellschaft avio_kompanija linia_lotnicza linie_lotnicze hang_hang_khong aerolinea companhia_aerea compagnie_aerienne compagnia_aerea companie_aeriana linea_aerea compania_aerea
airplane: letadlo avioni zrakoplov may_bay aviao aereo aeronave avio
airport: letiste aerodrom aeroport zracna_luka repuloter repter lentoasema lentokentta lufthavn flyplass flygplats havalimani havaalani bandara letisko letiska lotnisko lotniska luchthaven vliegveld flughafen sanbay aeropuerto 机场
aisle: pasillo corredor corsia allee_magasin travee culoar
album: albumi albumler albumy albumovi album_musicale 专辑
alert: alerta alerte avviso alarma allarme
allergens: allergene alergenos alergeny alerjenler allergenen alerghgeni
allergies: alergias alergi uczulenia alerji allergieen alergije allergia di_ung alergias_paciente
allowance: phu_cap
altitude: altitudine elevacion
amount: betrag montant importe monto valor_total importo umsatz bedrag kwota jumlah_bayar nominal tutar kwota_calkowita belop belopp soma so_tien gia_tri_giam_gia monto_a_pagar iznos castka suma_plata osszeg summa belob besaran fizetendo nilai_uang somme 金额 总金额 总额 金額 сумма
amount paid: dibayar jumlah_dibayar kwota_zaplacona montant_paye monto_pagado valor_pago importo_pagato bezahlter_betrag montant_verse monto_recibido
animal: hewan binatang zwierze hayvan dier dyr djur animale zwierzeta zivotinja zvire zvirata elain djuret zviera zvierata tiere con_vat dong_vat vat_nuoi bichinho 动物 宠物
annual: anual annuel annuelle annuale annuo roczna godisnji rocni tahunan jaarlijks
answer: jawaban odpowiedz cevap antwoord svar antwort reponse respuesta resposta risposta odgovor odpoved raspuns raspunsuri respuesta_seguridad respuesta_secreta vastaus svaralternativ yanit tra_loi dap_an risposte 答案 回答 回复 ответ otvet
apartment: stan_nekretnina apartmani byt byty apartament nekretnine leiligheter lagenhet lejlighed daire apartmany mieszkania wohnung rumah_susun can_ho appartement appartamento
apartment number: nr_mieszkania broj_stana numer_mieszkania nr_lokalu numer_lokalu cislo_bytu apartamento apto nro_departamento numapto квартира kvartira
applicant: postulante requerente demandeur richiedente wnioskodawca basvuran pemohon antragsteller nguoi_nop aanvrager zadatel podnositelj solicitant candidat kandydat kandidat aday bewerber 申请人 申請者
application: aplikasi aplikacja uygulama applicatie aplicacion applicazione anwendung nama_aplikasi prijava prihlaska don_tu zamolba
application number: basvuru_no
appointment: randevu janji_temu afspraak rendez_vous rdv appuntamento agendamento afspraken termin programare cita turno_cita consulta_medica ajanvaraus timebestilling tidsbokning janji objednani lich_hen lich_kham прием запись priem
approved: disetujui zatwierdzony zatwierdzone onaylandi goedgekeurd godkent genehmigt approuve aprobado aprovado approvato aprobat aprovat
area: metratura metratge metros_quadrados area_construida superficie_mq m2_construidos surface_habitable area_m2 面积 площадь
area code: vorwahl ddd indicatif prefisso
arrival: kedatangan przylot przyjazd varis aankomst ankomst arrivee llegada chegada arrivo ankunft erkezes prijezd prichod prilet dolazak dolasci
arrival date: datum_dolaska datum_prijezdu
arrival station: dolazna_stanica dolaziste przystanek_koncowy
arrival time: jam_tiba jam_kedatangan heure_arrivee hora_llegada godzina_przyjazdu varis_saati aankomsttijd ankomsttid vrijeme_dolaska vreme_dolaska cas_prijezdu ora_arrivo ora_sosire horario_chegada 到达时间
artist: kunstler artysta sanatci kunstenaar seniman artiste artista musicien eloado taiteilijat esittaja kunstner konstnar umelec umelci umjetnik umjetnici izvodjac izvodac umetnik artysci wykonawca interpreten casi nghe_si nom_artiste nome_artista nombre_artista
artwork: teos kunstverk konstverk kunstvaerk umjetnina dzielo dziela kunstwerk karya_seni umelecke_dilo umetnicko_delo tac_pham obra_arte oeuvre_art opera_arte lucrare_arta
assignee: asignado_a asignado encargado_a assignee_a
assists: asysty asist
association: asociacion associacao associazione asociatie associacio 协会 足协 所属足协
attachment: anhang adjunto anexo allegato piece_jointe lampiran zalacznik bijlage vedlegg vedhaeftning bilagor bilag eklenti priloha prilog prilozi anlagen dinh_kem
attempt: lan_thi
attempts: tentatives intentos tentativas tentativi versuche percobaan so_lan_nhap_sai broj_prijava
attendance: kehadiran absensi presensi obecnosc devamsizlik yoklama anwesenheit presences asistencia presenze frequencia_aluno aanwezigheid kehadiran_siswa prezenta assistencia assiduidade 考勤 出勤
attraction: atrakcja znamenitost sehenswurdigkeit wisata_objek
attribute: atribut cecha ozellik eigenschaft kenmerk
author: autor auteur verfasser pengarang penulis yazar autorzy schrijver forfatter forfattare pisarz nama_pengarang nama_penulis tac_gia ten_tac_gia verfasserin autrice pisac szerzo szerzok iro irok kirjailija kirjailijat tekija tekijat pisci ten_tg scriitor ecrivain escritor 作者 著者 автор avtor
available: tersedia dostepna musait beschikbaar verfugbar disponivel disponibil disponibilidad disponibilita disponibilite disponibilidade esta_disponible est_disponible
average: durchschnitt moyenne promedio rata_rata srednia ortalama gemiddelde gjennomsnitt genomsnitt gennemsnit prosjek prosek medie mitjana media_geral moyenne_generale
average grade: promedio_general moyenne_eleve media_notas promedio_notas
away goals: goles_visitante gols_fora gols_visitante buts_exterieur gole_gosci deplasman_gol gol_ospiti gasttore gol_ospite gol_trasferta goles_equipo_visitante goluri_oaspete
away team: equipo_visitante time_visitante deplasman_takimi tim_tamu druzyna_gosci squadra_ospite gostujuci_tim deplasman squadra_trasferta echipa_oaspete equipe_visiteuse
background color: achtergrondkleur
baggage: equipaje bagagem bagage bagaglio bagagli bagaz bagasi bagaj hanh_ly gepack prtljaga zavazadlo
balance: saldo solde bakiye kontostand guthaben sisa_saldo stanje zustatek bakiyesi sodu 余额
band: banda trupa banda_musical groupe_musique gruppo_musicale grupo_musical
bank: banka banklar bankinstitut ngan_hang 银行 銀行 开户行 банк
bank account: rib cuenta_bancaria conta_bancaria compte_bancaire conto_corrente cont_bancar compte_bancari numero_compte_bancaire conto_bancario cuenta_banco
bank branch: agentur agence agencia agenzia
bank name: banque banco banca entidad_bancaria
baptism: bautismo batismo bapteme battesimo
barcode: kod_kreskowy barkod strichcode streepjeskode codigo_barras codigo_de_barras code_barre codice_barre ean_kod streckkodsnr streckkod strekkode stregkode kode_bar cod_barras code_barres cod_bare codi_barres ean_producto cod_barre_prodotto
batch number: num_lot lot_produs
bathrooms: banheiros banos bagni lazienki banyo_sayisi kamar_mandi badezimmer salles_de_bain bagni_num nb_salles_bain bai banys banios salles_bain numero_banos num_banos numero_bagni numero_banheiros
bed number: bett cama letto leito lit 床号 床位号 病床号
bedrooms: sypialnie slaapkamers yatak_odasi schlafzimmer jumlah_kamar habitaciones_num dormitorios quartos_qtd
beds: posti_letto nb_lits betten camas_numero liczba_lozek yatak_sayisi broj_kreveta pocet_luzek numar_paturi camas lits letti paturi llits nombre_lits numero_camas num_camas numero_letti camas_disponibles
beneficiary: penerima_manfaat beneficiario beneficiaire begunstigter beneficiar
benefits: beneficio avantages vantaggi korzysci faydalar manfaat
bibliography: daftar_pustaka bibliografia
biography: biographie biografie resena_biografica
birth: lahir urodzenia dogum geburt geboorte naissance nacimiento nascimento nascita fodsel narozeni rodenja rodjenja
birth city: naturalidade
birth date: geburtsdatum geburtstag date_naissance fecha_nacimiento data_nascimento geboortedatum data_urodzenia tanggal_lahir tgl_lahir geboortedat dogum_tarihi fodselsdato fodelsedatum fodselsdag geburtsdat fecha_nac fec_nac fecha_de_nacimiento data_nasc dt_nascimento dt_nasc ngay_sinh datum_narozeni data_nastere geb_datum datum_rodenja datum_rodjenja godina_rodjenja_datum datum_nar data_nasterii geb_dat ngsinh dtarih dogtar syntymaaika syntymapaiva fodt datum_rojstva tgl_lhr szuletesi_datum szul_datum szuletesi_ido szuletesi_ev_ho_nap dogum_t data_ur fnacimiento fecnacimiento fechanacto dnaiss 出生日期 生日 出生年月 生年月日 дата_рождения датарождения data_rozhdeniya data_rojdeniya daterojdeniya
birth place: lieu_naissance lugar_nacimiento local_nascimento luogo_nascita tempat_lahir tmp_lahir miejsce_urodzenia dogum_yeri geboorteplaats fodested fodelseort noi_sinh luogo_di_nascita lugar_de_nacimiento lieu_de_naissance mjesto_rodenja mesto_rodjenja misto_narozeni loc_nastere rodiste mjestorodjenja lloc_naixement locul_nasterii comune_nascita ciudad_nacimiento ville_naissance 籍贯 出生地 originario lugar_origen
birth weight: peso_nacimiento peso_nascimento poids_naissance
birth year: godina_rodenja godina_rodjenja rok_narozeni
blocked: blocat bloquejat suspenso
blood group: blutgruppe groupe_sanguin grupo_sanguineo tipo_sanguineo golongan_darah gol_darah goldar grupa_krwi kan_grubu bloedgroep blodtype blodgrupp gruppo_sanguigno krvna_grupa krevni_skupina grupa_sanguina nhom_mau vercsoport veriryhma blodtyper kan_grup_adi krvna_skupina grup_sanguini 血型 血液型
blood pressure: blutdruck tension_arterielle presion_arterial pressao_arterial pressione pressione_arteriosa tekanan_darah cisnienie tansiyon bloeddruk tensi blodtryck blodtrykk tensi_darah krevni_tlak krvni_tlak tensiune_arteriala
body mass index: imc
body temperature: koerpertemperatur suhu_tubuh teplota_tela tjelesna_temperatura
body type: karoserie karosserie rodzaj_nadwozia typ_nadwozia tip_karoserije
bonus: tunjangan premia prima prime_montant bono bonificacion bonificacao gratificacion jutalom ikramiye odmena prirazka nagrada dodatek gratifikation zulage thuong gratificacao aguinaldo premio_produzione bono_empleado 奖金
book: buku pustaka ouvrage ksiazka kitap bok boken kniha sach bocker boger knjiga carti konyv konyvek kirja kirjat boker buch libro livro livre llibre 图书 书籍 книга kniga
book title: judul_buku nama_buku tytul_ksiazki kitap_adi titre_ouvrage titre_livre ten_sach naslov_knjige naziv_knjige nazev_knihy titlu_carte konyvcim bogtitel boktittel konyv_cime 教材 书名 图书名称
booking number: num_reservation codigo_reserva buchungsnummer reservierungsnummer codice_prenotazione kode_booking numer_rezerwacji rezervasyon_no ma_dat_phong boekingsnummer
borrower: peminjam wypozyczajacy ausleiher entleiher emprunteur prestatario lantagare laner lener
box count: colli bultos volumes_qtd
branch: cabang sube oddzial vestiging filiaal zweigstelle niederlassung avdelingskontor sucursal filiale succursale
brand: marque marca merk merek marka markasi thuong_hieu hang_san_xuat merknaam marka_vozila znacka hang_xe thuong_hieu_xe varumarke varemerke bilmerke bilmarke nhan_hieu hieu_xe 品牌 ブランド марка
break time: przerwa
breakdown: avaria
breed: rasa irk ras rasse razza raza_mascota pasmina plemeno fajta rotu irki cinsi plemena hunderasse giong raser
browser: navegador navigateur
budget: presupuesto orcamento budzet butce anggaran ngan_sach begroting proracun rozpocet buget budget_alloue presupuesto_anual orcamento_total koltsegvetes budjetti rozpocty budgeten bilancio pressupost_anual presupuesto_asignado
building: gebaude batiment edificio predio gedung bangunan budynek gebouw bygning byggnad bina bloco budova zgrada budynki toa_nha immeuble cladire edifici fabbricato palazzina bloc_locuinte 宿舍楼 宿舍
building number: hausnummer hausnr civico huisnummer nr_domu numer_domu no_rumah nomor_rumah huisnr husnummer numero_rue numero_casa bina_no kapi_no numero_civico kucni_broj cislo_popisne numero_exterior num_exterior nro_puerta broj_kuce talonumero cp_cislo
bus: autobus autobuz onibus autocar
buyer: pembeli kupujacy kaufer acheteur comprador acquirente kopare nabywca
caller: llamante appelant chiamante
calories: kalori kcal_wert kalorycznosc kalorijska_vrijednost calorii
campaign: kampania kampanya kampagne campana campanha campagna
cancellation: pembatalan batal
cancelled: dibatalkan anulowane anulowany iptal geannuleerd storniert annule annullato anulat cancelada
candidate: jelolt kandidaat calon ung_vien candidato aspirante
capacity: kapazitat capacite capacidad capienza aforo kapasitas pojemnosc kapasite capaciteit kapacitet kapacita cupo cupo_maximo lotacao vagas kontenjan kuota kapasite_kisi suc_chua capacita capacitat locuri nombre_places num_posti places_disponibles limite_alumnos effectif_max numar_locuri posti_disponibili lugares_disponiveis 容量 定员
capital: ciudad_capital
captain: 队长
car: samochod araba voiture автомобиль машина avtomobil mashina vozu vuz vozidlo_typ
card holder: titular_tarjeta titular_cartao titulaire_carte titolare_carta nome_titular nombre_titular titular_cuenta nom_titulaire
card number: kart_no kartennummer numero_tarjeta numero_cartao kaartnummer numer_karty broj_kartice cislo_karty numar_card so_the num_tarjeta num_carte num_carta kortinnumero
card type: type_carte
career: carrera carriera laufbahn loopbaan
carrier: spediteur transporteur transportista transportadora vettore prevoznik prevoznici dopravce transportator kargo_firmasi ekspedisi spedizioniere
cart: keranjang koszyk sepet winkelwagen warenkorb panier carrito carrinho carrello gio_hang cistella cos_cumparaturi
case number: aktenzeichen numero_expediente numero_processo numero_dossier sygnatura_akt dosya_no znak_sprawy broj_predmeta spisova_znacka asianumero saksnummer saksnr malnummer sagsnummer sagsnr zaaknummer zaaknr aktennummer vorgangsnummer dosya_numarasi esas_no nomor_perkara no_perkara cislo_spisu cislo_jednaci nr_sprawy numer_sprawy so_ho_so ma_ho_so radicado num_caso num_dossier_juridique num_expediente nr_dosar
cash register: kasse caisse caja caixa kasa kassa
cashier: kassierer caissier cajero cassiere kasir kasjer kasiyer nama_kasir
cast: distributie distribution_film
category: categoria rubrique rubro warengruppe artikelgruppe produktgruppe kategori kategorija danh_muc the_loai loai_san_pham nama_kategori sous_categorie kategorija_proizvoda clasificacion classificacao classificazione klasyfikacja klasifikacija klasifikasi tenloai tentl kategoriak tuoteryhma varegruppe varugrupp productgroep artikelgroep loaisp ten_dm nhom_hang grupa_towarowa catprod famille_produit categoria_producto familia_producto 分类 类别 种类 カテゴリ カテゴリー категория kategoriya
category code: ma_loai ma_loai_sp
cause: penyebab przyczyna causa
certificate: sertifikat certyfikat certificado certificato
change: kembalian reszta wechselgeld monnaie_rendue troco cambio_entregado vuelto
channel: kanal canal chaine canal_tv
chapter: rozdzial hoofdstuk kapitel chapitre capitulo capitolo capitulo_libro capitulo_livro
chassis number: bastidor num_chassis vin_vehiculo
check in: date_checkin
check in date: tgl_checkin tanggal_checkin tanggal_check_in fecha_checkin data_checkin date_arrivee fecha_llegada data_zameldowania giris_tarihi anreise anreisedatum aankomstdatum datum_anreise 入住日期 入住时间
check out date: tgl_checkout tanggal_checkout tanggal_check_out fecha_checkout data_checkout date_depart fecha_salida data_wymeldowania cikis_tarihi abreise abreisedatum vertrekdatum datum_abreise 退房日期 离店日期
child: dijete djeca dete deca dite copil copii hijo enfant figlio crianca nino
children: criancas ninos bambini dzieci cocuk_sayisi tre_em numero_ninos nb_enfants num_bambini num_hijos cantidad_hijos
children count: liczba_dzieci jumlah_anak anzahl_kinder nombre_enfants numero_hijos numero_filhos enfants_nombre kinderen djeca_broj num_ninos
church: iglesia igreja eglise chiesa biserica esglesia parroquia paroquia parrocchia
citizen: ciudadano cidadao citoyen cittadino cetatean ciutada
city: ort stadt ville ciudad cidade citta comune wohnort municipio localidad localidade miasto kota sehir miejscowosc poczta kabupaten kab_kota stad gemeente kommun poststed postort thanh_pho orte nama_desa wies koy dorf grad mesto mjesto obec oras orasul miasta mesta_obce varos telepules helyseg kaupunki kunta postitoimipaikka byer ciutat localite localitat poblacio 城市 市 город gorod residente_en postitmp
claim: siniestro sinistro sinistre daune
claim amount: valor_sinistro
class: klasse kelas_kamar grupo_clase 班级 班
class code: ma_lop
class group: classe turma kelas sinif klas ruang_kelas lop lop_hoc oddzial_klasy razred odjeljenje trida clasa ten_lop klassa skolklass trieda schulklasse 所属班级 所在班级
classroom: sala_aula salle_classe salle_cours sala_curs aula_clase salon_clase 教室 上课地点 аудитория кабинет auditoriya kabinet
client: kunde cliente stranka
clinic: klinik clinique clinica consultorio poliklinik przychodnia phong_kham poli
closing time: schliesszeit jam_tutup kapanis_saati godzina_zamkniecia
clothing: kledij kleding pakaian odziez giyim kleidung vetement ropa roupa abbigliamento
club: klubb klubbar forening seura seurat egyesulet kulup verein spolek cau_lac_bo clube circolo club_deportivo societa_sportiva 俱乐部 社团
coach: pelatih antrenor trener tranare trenerzy hlv huan_luyen_vien director_tecnico 教练 监督 主教练 тренер
code: kode codigo codice kodu kody sifra kod_artikla cod kod codi code_interne clave_producto 代码 编码 代号 コード код
color: couleur color_nombre cor colore kleur kolor warna renk farve farg mau_sac barva culoare boja umaszczenie mau_xe szin vari farver rengi farba mau coloracion 颜色 色 цвет cvet
comment: bemerkung kommentar commentaire comentario commento remarque anmerkung hinweis opmerking uwagi catatan komentar komentarz yorum reactie merknad anmarkning bemaerkning ghi_chu binh_luan notiz napomena poznamka observatie primjedba appreciation appreciation_prof komment kommentti kommentit kommentaret loi_nhan comentari 评论 评价 コメント отзыв otzyv pcommentaar
commission: provision comision comissao provvigione prowizja komisyon komisi provisie provisjon comisiune comissio comision_venta
common name: nombre_vulgar nombre_comun nome_popular nom_commun nome_comune
company: societa compania ditta empreses sociedad 公司 企业 单位 会社 компания фирма kompaniya предприятие
company name: firma firmenname raison_sociale razon_social razao_social ragione_sociale empresa entreprise unternehmen societe bedrijf perusahaan foretag sirket nama_perusahaan nazwa_firmy firma_adi bedrijfsnaam firmanavn foretagsnamn nom_entreprise nombre_empresa nome_empresa azienda ragione_soc virksomhed cong_ty nama_toko nazwa_sklepu unternehmensname tvrtka poduzece preduzece spolecnost nazev_firmy naziv_firme naziv_tvrtke nume_firma empresa_nombre nome_fantasia nombre_comercial nombre_fantasia podjetja kurum instansi kurum_adi rao_social 厂商
complaint: beschwerde queja reclamo reclamacao plainte pengaduan keluhan skarga sikayet klacht reklamacja klage stiznost pritozba keluhan_utama denuncia reclamacion plangere queixa
complaint reason: motivo_consulta motif_consultation
completed: completado concluido completato finalizat completat finalizado terminado realizado
composer: komponist kompozytor besteci compositeur compositor componist
computer: computador ordinateur ordenador ordinador
conclusion: zakljucak zaver
condition: condicion condicao condizione kondisi kondisi_barang tinh_trang zustand allapota stan_techniczny durumu_arac
conditions: condicoes conditii
confirmed: confermato confirmat confirmada
construction year: rakennusvuosi byggear byggar epites_eve bina_yasi anioconstruccion an_constructie any_construccio
consultation: consulta visita_medica
consultation fee: precio_consulta valor_consulta prix_consultation prezzo_visita tarif_consultation costo_consulta pret_consultatie
consumption: verbrauch zuzycie tuketim verbruik konsumsi consommation consumo forbruk forbrukning forbrug pemakaian spotreba potrosnja tuketim_miktari tieu_thu consum consumo_kwh
contact: ansprechpartner contacto contato contatto kontak contacte 联系人 担当者
contact person: contactpersoon osoba_kontaktowa personne_contact persona_contacto pessoa_contato kontaktperson interlocuteur kontaktni_osoba kontakt_osoba kontakt_osobe persoana_contact
container number: num_conteneur
content: isi tresc icerik inhoud innhold innehall indhold contenu contenuto contenido conteudo inhalt zawartosc konten noi_dung isi_berita isi_artikel sadrzaj obsah continut isi_ringkas contingut 内容 正文 neirong
continent: continente
contract: vertrag contrat contrato contratto kontrak umowa sozlesme overeenkomst avtal kontrakt hop_dong ugovor smlouva mietvertrage aftale aftaler zmluva contracte contract_munca 合同 договор dogovor контракт
contract number: broj_ugovora cislo_smlouvy contractnr vertragsnr sohopdong no_kontrak ma_hop_dong 合同编号 номер_договора nomer_dogovora
contract type: tipo_contrato type_contrat tip_contract
cook: cocinero cozinheiro cuisinier cuoco bucatar cuiner
coordinator: veranstalter organizador organizateur organisateur organizzatore duzenleyen penyelenggara organisator ban_to_chuc organizer_nazwa porabatelj poradatel organizator organizer_osoba
copies: exemplaires ejemplares egzemplarze jumlah_eksemplar peldany exemplar vytisk primjerci primjerak primerak exemplaires_disponibles copie_disponibili copies_disponibles numero_ejemplares quantidade_exemplares nombre_exemplaires numero_copie
copy: exemplaire ejemplar egzemplarz eksemplar eksemplaar nusha esemplare
correct answer: raspuns_corect resposta_correcta es_correcta
cost: kosten cout coste costo custo spesa koszt maliyet kostnad omkostning costo_total 成本 费用 花费
cost center: kostenstelle centro_costo centro_custo kostnadssted kostnadsstalle omkostningssted mpk kostentrager masraf_merkezi pusat_biaya nakladove_stredisko mjesto_troska centro_costos centre_cout centre_cost
cost price: einkaufspreis prix_achat precio_compra preco_custo precio_costo prezzo_acquisto harga_beli cena_zakupu alis_fiyati inkoopprijs innkjopspris inkopspris gia_nhap gia_goc harga_modal ek_preis precio_de_compra nabavna_cijena nakupni_cena pret_achizitie ostohinta indkobspris
count: broj pocet 次数 人数
country: land pays pais nazione paese kraj negara ulke quoc_gia panstwo zeme xuat_xu negara_asal drzava tara zemlja paises orszag maa asuinmaa 国家 国 страна strana
country code: landcode
county: condado comarca judetul
coupon: cupom bon_reduction buono_sconto cupon_reducere codigo_cupon codice_sconto
coupon code: ma_giam_gia kode_voucher kod_rabatowy gutscheincode kortingscode code_promo codigo_promocional codigo_descuento indirim_kodu rabattkod rabatkode kupon_kodu slevovy_kod kod_popusta kupon_kod kod_promocyjny
courier: kurir kurier kurye koerier coursier entregador repartidor corriere futar lahetti kuryr kurierzy kurierdienst nguoi_giao_hang
course: kurs cours curso corso matkul mata_kuliah cursus przedmiot_kurs khoa_hoc mon_hoc_phan tecaj tecajevi kurz tanfolyam kurzus kurssi kursevi szkolenia cursussen lehrgang lehrveranstaltung kursus pelatihan utdannelse skoleni curs 课程 課程 科目 курс
course name: titulo_curso intitule_cours 课名 kurzusnev
court: tribunale judecatorie jutjat corte
coverage: cobertura copertura acoperire
created at: erstellt erfasst angelegt fecha_registro data_cadastro date_creation fecha_creacion data_criacao dibuat dibuat_pada utworzono data_utworzenia data_dodania olusturma_tarihi eklenme_tarihi aangemaakt aanmaakdatum opprettet skapad oprettet date_ajout cree_le creado creado_en criado_em ngay_tao ngay_lap tgl_dibuat tanggal_dibuat erstellungsdatum erstelldatum data_creazione data_inserimento kayit_tarihi tgl_input tanggal_input datum_kreiranja kreirano datum_unosa vytvoreno datum_vytvoreni data_crearii data_adaugare letrehozva keletkezett luotu luontiaika luontipvm luomisaika oprettelsesdato vytvorene anlagedatum letrehozas_datuma olusturulma_tarihi olusturma_zamani ekleme_tarihi tgl_buat datum_vytvorenia vrijeme_unosa data_wpisu thoi_gian_tao 创建时间 发布时间 创建日期 注册时间 登録日 作成日 дата_создания датасоздания
created by: ersteller dibuat_oleh utworzyl creado_por criado_por cree_par aangemaakt_door olusturan ekleyen kaydeden vytvoril kreirao dodal opprettet_av oprettet_af skapad_av erstellt_von angelegt_von nguoi_tao nguoi_lap usuario_creacion usuario_creador usuario_alta user_creacion usuario_cadastro utente_creazione 创建人
creation date: creato criado creada f_creacion
credit: haben kovetel alacak potrazuje credito avoir
credit hours: 学分
credit limit: kreditlimit limite_credito fido plafond limite_credit plafond_credit limita_credit limit_credit
credit rating: bonitat
credits: creditos crediti kreditpunkte sks punkty_ects ects_punkte studiepunten studiepoeng so_tin_chi sotc kredity krediti opintopiste studiepoang hogskolepoang akts kredisi kredi kreditu espb ects leistungspunkte ders_kredisi tin_chi credite credits_ects nombre_credits numero_creditos
crew: echipaj
crime: buncselekmeny rikos forbrytelse forbrydelse suclar kejahatan zlocin przestepstwo przestepstwa misdrijf straftat delikt suc_turu tindak_pidana trestny_cin kazneno_djelo krivicno_delo toi_pham toi_danh delit reato infractiune delicte infraccion infracao crimen
criterion: criterio kriterium critere
crop: cultiu colheita raccolto recolte recolta
cuisine: kuche kuchnia mutfak keuken
currency: wahrung devise moneda moeda valuta waluta mata_uang para_birimi monnaie mena divisa moneta
customer: klant klien zamawiajacy pelanggan klient klienci musteri khach_hang zakaznik kunden_name kupac kupca zakaznici vevo vevok ugyfel ugyfelek vasarlo vasarlok megrendelo asiakas asiakkaat kund khach kontrahent kontrahenci odberatel odberatelia compratore cumparator 客户 顾客 顧客 客人 клиент покупатель заказчик pokupatel zakazchik
customer name: nama_pelanggan nazwa_klienta musteri_adi nama_pembeli ten_khach_hang nom_client nombre_cliente nome_cliente klantnaam kundenname ten_nguoi_nhan nome_do_cliente nama_pemesan ten_kh 客户姓名 顾客姓名
customer number: kundennummer numero_client codigo_cliente klantnummer numer_klienta musteri_no no_pelanggan kode_pelanggan kundenr ma_khach_hang num_client makh ma_kh kundnr klantnr kundennr
customer type: loai_kh
cvv: kod_bezpieczenstwa codigo_seguridad codigo_seguranca code_securite
cycle: ciclo
daily: diario diaria_valor quotidien giornaliero dzienna dnevni denni harian dagelijks
daily price: tagespreis prix_jour precio_dia harga_sewa cena_za_dobe cena_za_dzien gunluk_fiyat dagprijs diaria harga_per_hari valor_diaria preco_diaria
daily rate: preco_dia tarif_jour tarif_journalier prezzo_giornaliero precio_diario tarifa_diaria pret_zi costo_giornaliero prix_par_jour valor_dia prezzo_giorno
data plan: forfait plan_datos plano_dados tariffa_mobile abonament_date forfait_mobile
data source: fuente_datos datenquelle
date: datum tanggal tgl tarih tanggal_transaksi dato ngay data_zdarzenia kelte paivamaara paivays pvm ngaythang fec fech 日期 日付 日 riqi дата
day: giorno jour hari dzien dan paiva dager dagar dage gunler zi ziua день
days: tage jumlah_hari nombre_jours
deadline: frist echeance prazo scadenza vencimiento vencimento batas_waktu tenggat termin_platnosci son_tarih uiterste_datum hatarido tidsfrist fristdatum abgabetermin abgabedatum abgabefrist hancuoi termin_do termin_splneni rok_izvrsenja rok_predaje han_nop thoi_han
death: deces decesso obito falecimento defuncion fallecimiento
death date: data_zgonu sterbedatum todesdatum fecha_defuncion date_deces data_morte tanggal_wafat olum_tarihi
debit: soll tartozik duguje winien debet ma_dati
debt: schuld dette deuda divida debito velka gjeld skuld gaeld borc hutang piutang utang dluh dlh dlzoba dug dugovanje dlug zadluzenie cong_no datorie deute adeudado
decision: entscheidung decisao decisione decyzja karar odluka rozhodnuti quyet_dinh beslissing decizie
decree: arrete decreto
deduction: deducao retenue trattenuta retinere deduccio deducciones retenciones
defects: defectos defauts difetti defecte
degree: titulacao titulacion grado_academico titre_universitaire diplome gelar hoc_vi hoc_ham 学位
degree program: graduacao corso_studio programa_estudios carrera_profesional programa_academico
delay: keterlambatan terlambat retard ritardo retraso atraso verspatung vertraging opoznienie gecikme forsinkelse
deleted: geloscht borrado eliminado supprime dihapus usuniety usuniete silindi verwijderd slettet raderad slette apagado torolve torolt poistettu slettad borttagen terhapus smazano vymazane obrisano obrisan usunieto da_xoa excluido cancellato sters removido 是否删除 削除フラグ 删除标志
deletion date: date_suppression
delivered: entregado entregue consegnato livrat lliurat
delivery: pengiriman dostawa teslimat levering leverans livraison consegna lieferung liefer giao_hang dostava doruceni livrare envio entrega frete_entrega despacho bezorging dodavka dodani isporuka
delivery address: leveringsadres leveradres alamat_pengiriman adres_dostawy teslimat_adresi lieferadresse lieferanschrift adresse_livraison direccion_envio direccion_entrega endereco_entrega indirizzo_consegna leveransadress leveringsadresse dia_chi_giao_hang adresa_dostave adresa_doruceni adresa_livrare bezorgadres afleveradres
delivery date: liefertermin lieferdatum leverdatum data_dostawy tanggal_kirim tgl_kirim teslim_tarihi teslimat_tarihi date_livraison fecha_entrega data_entrega data_consegna leveringsdato leveransdatum ngay_giao datum_dostave datum_isporuke datum_doruceni data_livrare bezorgdatum
delivery days: lieferzeit delai_livraison plazo_entrega prazo_entrega
delivery fee: ongkir ongkos_kirim koszt_dostawy koszt_wysylki kargo_ucreti verzendkosten versandkosten lieferkosten frais_livraison frais_port costo_envio taxa_entrega frete spese_spedizione fraktkostnad phi_van_chuyen valor_frete taxa_frete postimaksu leveringsgebyr bezorgkosten postovne postarina trosak_dostave phi_ship
delivery method: sposob_dostawy
department: abteilung departement departamento dipartimento reparto setor secteur afdeling dzial departemen bagian divisi bolum departman avdelning avdeling wydzial phong_ban odjel odeljenje sektor oddeleni dependencia departament osasto avdelningar odsjek unit_kerja bo_phan depto 部门 科室 部署 系别 系部 院系 отдел отделение otdel
department name: ten_pb 部門名 vakgroep
departure: keberangkatan odlot wyjazd kalkis vertrek avgang avresa partenza salida_vuelo abfahrt abflug lahto lahtopaiva avreise avgangar afrejse gidis odjezd odlet odlazak polazak polasci odjazd khoi_hanh
departure city: kota_asal ville_depart ciudad_origen cidade_origem kalkis_yeri startort diem_di odkud nereden vertrekplaats kalkis_noktasi kalkis_sehri noi_di
departure date: datum_odlaska datum_odjezdu
departure place: lieudepart origen_viaje punto_salida loc_plecare local_partida point_depart 出发地 始发站 откуда
departure station: polazna_stanica polaziste przystanek_poczatkowy kalkis_duragi
departure time: jam_berangkat jam_keberangkatan heure_depart hora_salida godzina_odjazdu kalkis_saati vertrektijd avgangstid vrijeme_polaska vreme_polaska cas_odjezdu ora_plecare ora_partenza horario_saida 出发时间 起飞时间 发车时间
dependents: dependentes dependientes kinder enfants hijos filhos figli
deposit: kaution zaliczka kaucja depozito aanbetaling acompte caution_montant anticipo uang_muka acconto deposito fianza anzahlung caparra tien_coc zaloha avans predujam depot diposit caucion caution cauzione deposito_garantia
depth: dubina hloubka melyseg dybde djup derinlik kedalaman diepte hlbka glebokosc chieu_sau profundidade profondita adancime profunditat
description: beschreibung descricao descrizione descriptif omschrijving beschrijving opis keterangan beskrivning aciklama deskripsi beskrivelse ket mo_ta popis descriere tanim beschreibungstext descrip mota informacoes informacion leiras termekleiras kuvaus selite aciklamasi productomschrijving beskrivelser mieu_ta descripcio caracteristicas caracteristiques caratteristiche libelle_long desc_produit 描述 说明 简介 介绍 概述 説明 jianjie miaoshu описание opisanie opisaniye descr
destination: kota_tujuan tujuan ville_arrivee ciudad_destino cidade_destino varis_yeri zielort bestemming cel_podrozy przeznaczenie odrediste destinacija destinace diem_den kam uticel destinasjon reisemal rejsemal resmal nereye reiseziel reiseziele varis_noktasi miejsce_docelowe miasto_docelowe noi_den destinatie desti lugar_destino 目的地 终点站 куда пункт_назначения celallomas uti_cel
details: detalji podrobnosti detalii
device: cihaz perangkat apparaat uredaj zarizeni thiet_bi appareil dispositivo gerat_bezeichnung laite utstyr zariadenie uredjaj urzadzenia dispozitiv dispositiu aparato aparelho apparecchio 装置
device type: tip_dispozitiv
diagnosis: diagnostico rozpoznanie tani teshis diagnos chan_doan dijagnoza diagnoza_pacijenta diagnostic diagnozis diagnostique 诊断 诊断结果 диагноз diagnoz diagnosa diagnosa_masuk diagnosa_akhir diag
diet: dieta
difficulty: difficolta dificultad dificuldade trudnosc zorluk kesulitan schwierigkeit moeilijkheid tezina_zadatka obtiznost do_kho schwierigkeitsgrad obtiaznost tingkat_kesulitan
director: regisseur sutradara rezyser yonetmen realisateur_film regissor redatelj reditelj rezie igazgato direktor direktur reditel riaditel ravnatelj geschaftsfuhrer giam_doc diretor regizor realizador director_pelicula director_film metteur_scene 导演
discount: diskon potongan rabat korting indirim potongan_harga znizka reduction_prix giam_gia nachlass gia_tri_giam popust sleva kedvezmeny engedmeny iskonto zlava chiet_khau reducere descompte ristourne rebaja descuento_aplicado 折扣 скидка skidka
discount percent: rabatt remise descuento desconto sconto skonto alennusprosentti rabattprosent rabattprocent indirimorani kortingspercentage rabattprozent alennus_pros phan_tram_giam
discount percentage: percentual_desconto taux_remise porc_descuento
disease: penyakit choroba hastalik ziekte sykdom sjukdom sygdom maladie krankheit malattia enfermedad doenca benh bolest nemoc boala betegseg sairaus schorzenie erkrankung malaltia patologia afeccion 疾病 病名 болезнь заболевание
dish: makanan yemek gerecht potrawa speise gericht menu_makanan rett mon_an jelo jela jidlo jidla fel_mancare karta_dan jelovnik karta_menu tenmon etel ruokalaji matratt hidangan masakan jedlo jedla dania ten_mon_an plato prato piatto pietanza preparat 菜品 菜名
dismissal date: data_demissao fecha_baja austritt
distance: afstand vzdalenost khoang_cach jarak distanza distanta udaljenost mesafe odleglosc entfernung distancia tavolsag avstand uzaklik vzdialenost dystans quang_duong distancia_km
district: bezirk quartier barrio bairro ortsteil stadtteil colonia distrito kecamatan ilce powiat gmina kelurahan desa quan_huyen wijk kvart okres kotar okrug landkreis kreis huyen distretto arrondissement districte 区 区县 县 раион raion
division: divisao
division name: divisione
doctor: dokter lekarz doktor laege lakare huisarts bac_si dottore medecin_traitant lijecnik ljekar lekar_opste medico_cabecera medico_tratante medico_responsavel medecin_referent medico_curante hausarzt hausarztin arzt_name lijecnici medici_lista docteur medicos doctores medecins medici orvos lege leger hekim lekar artsen arzt ten_bs metge facultativo 医生 主治医生 医師 врач доктор vrach
doctor name: nommedecin
document: dokumen belge evrak dokumenty docto dokumentum dokumentumok asiakirja asiakirjat dokumentti dokumentit dokumenter isprava documenten dokumente tai_lieu giay_to documentos documento_adjunto документ prilozena_dokumenta
document number: ausweisnummer numero_documento documento dni rg nie no_dokumen nomor_surat no_surat numer_dokumentu belge_no numero_piece ausweisnr folio nr_dowodu numer_dowodu broj_licne_karte cislo_op renavam dokumentnr dokumentnummer documentnr belegnr cislo_dokladu cislo_dokumentu broj_dokumenta nr_dokumentu so_chung_tu so_van_ban
document type: tipo_documento ausweisart type_document tipo_doc tip_document tipo_identificacion type_piece tipdokumenta
donation: doacao donazione donatie donacio doacoes
donation amount: valor_doacao
donor: givare bagisci donatur darca darczynca dawca nguoi_quyen_gop doador donateur donator donant
doors: anzahl_turen liczba_drzwi pocet_dveri broj_vrata kapi_sayisi usi numero_puertas nombre_portes numero_porte num_puertas num_porte nb_portes
dosage: dosierung posologie dosaggio dawkowanie aturan_pakai doz dosering lieu_luong dosis_obat annos annostelu dozaj davkovani davka doziranje doza dawka dosi
draws: unentschieden empates nuls pareggi egaluri empats partidos_empatados
drink: getrank napoj icecek drank minuman bevanda bebida boisson pica bautura juoma drikke drikker dryck pijaca napitak drankje do_uong thuc_uong beguda
driver: fahrer chauffeur conducteur conductor motorista autista supir sopir kierowca sofor bestuurder pengemudi tai_xe vozac ridic sofer sjafor forare surucu vodic fahrerin lai_xe chofer guidatore conducente 司机 驾驶员 водитель voditel
driver license: licencia_conducir carta_conducao cnh licencia permis_conduire numero_cnh prawo_jazdy nr_prawa_jazdy no_sim broj_vozacke broj_vozacke_dozvole cislo_ridicskeho_prukazu fuhrerschein jogositvany ajokortti forerkort korkort korekort ehliyet ehliyetno rijbewijs rijbewijsnummer fuhrerscheinnummer nomor_sim ridicsky_prukaz vodicsky_preukaz vozacka_dozvola bang_lai giay_phep_lai_xe
driver license class: permis categoria_licencia
driver license number: numpermis permiso_conducir patente_guida permis_conducere licencia_manejo
due amount: tunggakan restant_du saldo_pendiente openstaand_bedrag do_zaplaty kalan_tutar sisa_bayar sisa_tagihan offener_betrag
due date: jatuh_tempo tgl_jatuh_tempo tanggal_jatuh_tempo data_platnosci_do vade vade_tarihi vervaldatum forfallsdato forfallodatum falligkeit fallig date_echeance fecha_vencimiento data_vencimento data_scadenza datum_dospijeca rok_placanja datum_splatnosti data_scadenta erapaiva forfald forfaldsdato splatnost hanthanhtoan fizetesi_hatarido fvencimiento 应还日期 到期日期 期限
duration: dauer duree duracion duracao durata durasi czas_trwania duur varighet varaktighed czas thoi_gian lama_pinjam lama_sewa lama_menginap trajanje doba_trvani durata_minute laufzeit vertragslaufzeit lama idotartam kesto varighed suresi trvani tijdsduur lama_waktu thoi_luong durada 时长 片长 длительность продолжительность
duration days: lama_hari
edition: auflage wydanie basim edisi druk utgave udgave cetakan painos upplaga baski vydani izdanje lan_xuat_ban tai_ban editie edicio
editor: redaktor bearbeiter redakteur
education: pendidikan wyksztalcenie egitim opleiding utdanning utbildning uddannelse pendidikan_terakhir formation_scolaire obrazovanje strucna_sprema vzdelani studii formacao formacion hoc_van vegzettseg ogrenim ausbildung egitim_durumu ogrenim_durumu образование obrazovanie
education level: escolaridad scolarite bildungsstand titolo_studio schulabschluss nivel_estudios trinh_do 学历
election: eleicao elezione alegeri eleccio
email: courriel correo correio pec mailadresse e_posta mailadres e_mailadres surel adres_email adres_mail adresse_mail adresse_email email_adresse e_mail_adresse correo_electronico alamat_email thu_dien_tu mejl email_adresa sahkoposti e_post correu mail_electronico posta_elettronica indirizzo_mail courrier_electronique 邮箱 电子邮箱 电子邮件 邮件 メールアドレス メール youxiang почта электронная_почта эл_почта pochta sposti
emergency: emergencia emergenza urgenta
emergency contact: notfallkontakt contact_urgence contacto_emergencia contato_emergencia contatto_emergenza persona_emergencia
employee: medewerker pracownik karyawan pegawai pracownicy calisan personel ansatt anstalld medarbeider medarbejder impiegato nhan_vien mitarbeiterin petugas zaposlenik zaposlenici zaposleni radnik radnici uposlenik djelatnik zamestnanec zamestnanci angajat dipendente funcionario empleado uposlenici djelatnici impiegata dolgozo dolgozok alkalmazott alkalmazottak munkatars munkatarsak munkavallalo tyontekija tyontekijat henkilosto medarbetare werknemer mitarbeiter angestellte beschaftigte employe empleat trabajador colaborador salarie lavoratore treballador salariat 员工 职工 雇员 社員 工作人员 сотрудник работник sotrudnik rabotnik
employee name: ten_nv ho_ten_nv ten_nhan_vien personelad 员工姓名
employee number: personalnummer matricule legajo nip_pegawai nik_karyawan kode_karyawan numer_pracownika sicil_no personeelsnummer ansattnummer anstallningsnummer ma_nhan_vien numero_empleado personalnr ma_nv manv ansattnr personeelsnr persnr osobni_cislo osobne_cislo maticni_broj_radnika no_empleado codigo_empleado 工号 员工编号 职工号
employer: poslodavac zamestnavatel
employment type: rodzaj_umowy typ_umowy umowa_typ arbeitsverhaltnis soort_contract jenis_kontrak
enclosure: vybeh
end: selesai koniec bitis einde slutt slut schluss ket_thuc vege befejezes befejezve loppu paattyy paattyminen berakhir zakonczenie ende
end date: date_fin fecha_fin data_fim data_fine endet austrittsdatum einddatum data_zakonczenia tanggal_selesai tanggal_akhir tgl_selesai tgl_akhir bitis_tarihi sluttdato slutdato data_konca einddat fecha_termino fecha_final date_de_fin ngay_ket_thuc datum_zavrsetka datum_do zavrsetak datum_konce konec data_sfarsit datum_kraja loppupvm lopetuspvm paattymispaiva paattymispvm ngaykt data_koncowa gueltig_bis platnost_do platne_do vazi_do geldig_tot wazny_do gyldig_til giltig_till ervenyes_ig voimassa_asti ffin dt_fim f_fin date_cloture 结束日期 终止日期 终止时间 終了日 дата_окончания data_okonchaniya
end time: heure_fin hora_fin waktu_selesai jam_selesai godzina_zakonczenia bitis_saati eindtijd sluttid ora_fine heure_de_fin hora_final hora_fim gio_ket_thuc vrijeme_zavrsetka vrijeme_kraja cas_konce ora_sfarsit einduur slutttid befejezes_ideje zaro_idopont jam_keluar jam_pulang cas_do vreme_zavrsetka vrijeme_do godzina_do horario_fim horario_fin 结束时间
energy: enerji energi nang_luong
energy class: energielabel
engine: silnik motor_typ motorizacao
engine displacement: hubraum pojemnosc_silnika motor_hacmi cylindree cilindrada cilindrata cilinderinhoud zapremina_motora objem_motoru hengerurtartalom slagvolum slagvolym kubikaza pojemnosc_skokowa kapasitas_mesin isi_silinder objem_motora obujam_motora dung_tich dung_tich_xi_lanh obsah_motoru
engine number: motor_no no_mesin numero_motor so_may motornummer broj_motora num_motor num_moteur serie_motor
engine size: capacitate_cilindrica
enrolled count: effectif inscritos
enrollment: inscriere matriculacion matricula_curso
enrollment number: matrikelnummer nisn nim npm nomor_induk no_induk nr_albumu numer_albumu ogrenci_no studentnummer leerlingnummer numero_etudiant matrnr ma_sinh_vien matrikelnr numero_matricula broj_indeksa jmbag indeks numar_matricol numetudiant num_matricula matricula_aluno no_control boleta_alumno carnet_estudiante nr_matricol registro_academico codigo_universitario 学籍
entry date: fechaentrada date_entree
entry time: ora_entrata ora_ingresso ora_intrare
entry year: ano_ingresso anio_ingreso tahun_masuk rok_rozpoczecia angkatan
episode: episodio episod
equipment: ausrustung materiel equipo equipamento attrezzatura gerat peralatan alat sprzet ekipman uitrusting apparat gerat_name wyposazenie oprema vybaveni echipament ausstattung donanim equipement equipament maquinaria macchina macchinario utilaj 设备 器材 оборудование
error message: message_erreur
ethnicity: dan_toc 民族 种族
evaluation: avaliacao_fisica evaluaciones evaluasi penilaian evaluacio evaluare
event: kegiatan acara etkinlik evenement evenemang veranstaltung su_kien dogadaj dogadjaj udalost akce eveniment esemeny esemenyek rendezveny rendezvenyek tapahtuma tapahtumat arrangementer hendelse hendelser handelse podujatie manifestacija wydarzenia impreza gebeurtenis gebeurtenissen ereignis evento esdeveniment manifestazione 活动 イベント мероприятие meropriyatie событие
event date: date_event
event type: tip_eveniment
exam: ujian egzamin sinav prufung tentamen eksamen esame examens ispit zkouska toets tentti tenta skuska klausur ky_thi exame prova prueba epreuve 考试 экзамен
exam score: diem_thi vize nilai_uts
examination: pregled prohlidka vysetreni consultatie undersokning undersogelse muayene tetkik pemeriksaan badania onderzoek untersuchung kham_benh phieu_kham
exchange rate: wechselkurs taux_change tipo_cambio taxa_cambio cotacao tasa_cambio tasso_cambio curs_valutar tipus_canvi cours_change
exercise: exercicio ejercicio exercice esercizio esercizi cwiczenia egzersiz vjezba vezba cvik bai_tap ubung oefening exercitiu
exhibition: exposicao mostra expozitie exposicio esposizione
exit: sortie uscita iesire salida_vehiculo
exit time: ora_uscita ora_iesire
expense: pengeluaran wydatek gider ausgabe_betrag uitgaven depense gasto despesa koltseg kulu utgift udgift masraf vydaj vydavky naklad trosak troskovi rashod wydatki onkosten ausgabe aufwand chi_phi khoan_chi cheltuiala despeses cheltuieli egreso 支出
experience: pengalaman doswiadczenie deneyim ervaring erfahrung
experience years: anios_experiencia anos_experiencia annees_experience anni_esperienza ani_experienta experiencia_anos
expiration date: peremption date_validite
expiry date: ablaufdatum date_expiration fecha_caducidad data_validade validade caducidad data_waznosci termin_waznosci son_kullanma_tarihi houdbaarheidsdatum vervaldag utgangsdatum tgl_kadaluarsa tanggal_kadaluarsa tanggal_expired kadaluarsa gultig_bis haltbarkeitsdatum mindesthaltbarkeitsdatum mhd fecha_expiracion data_expiracao data_di_scadenza date_peremption han_su_dung fecha_venc datum_isteka rok_trajanja datum_expirace data_expirare hsd skt verfallsdatum utlopsdato ngay_het_han datum_ekspirace
explanation: toelichting
extended: verlaengert
extension: durchwahl
facilities: fasilitas udogodnienia
faculty: fakulte faculteit fakultet fakultat faculdade facolta facultad khoa fakultet_naziv tiedekunta fakultesi fakulta ten_khoa faculte facultat факультет
fare: tarif tariffa
farm: granja fattoria ferma azienda_agricola exploitation_agricole
father name: vater pere padre pai nama_ayah ayah imie_ojca baba_adi navn_far nom_pere nombre_padre nome_pai nome_padre ime_oca jmeno_otce nume_tata apja_neve
fax: telecopie telecopieur telefax
fee: gebuhr frais cuota mensalidade quota beitrag cotisation ucret oplata aidat contributie clensky_prispevek poplatek naknada biaya 费
feed: racao mangime alimento_animal aliment_animal
field: parcelle teren potrero appezzamento parcelle_culture
field of study: studiengang filiere jurusan prodi program_studi kierunek kierunek_studiow studierichting studieretning nganh_hoc bidang_studi obor smjer studij studijum studieprogram utdanningsprogram smer nganh chuyennganh bolum_adi studijny_odbor studijski_program fillier filliere
file: soubor fisier datoteka fajl tiedosto fil filer subor bestanden taptin tep_tin fitxer ficheiro archivo_adjunto 文件 附件 фаил
file name: dateiname nom_fichier archivo arquivo datei fichier berkas plik dosya nama_file nazwa_pliku dosya_adi bestandsnaam nombre_archivo nome_arquivo nome_file naziv_datoteke nazev_souboru nume_fisier fajlnev tiedostonimi
file number: nr_akt
file path: chemin_fichier ruta_archivo caminho_arquivo percorso_file sciezka sciezka_pliku dosya_yolu dateipfad bestandspad cale_fisier ruta_fichero caminho_imagem chemin_image percorso_immagine ruta_foto caminho_foto chemin_photo diretorio_foto
file size: tamano_archivo tamanho_arquivo taille_fichier dimensione_file dimensiune_fisier
file type: tipo_archivo tipo_arquivo type_fichier tip_fisier
film: pelicula pelicules 电影 影片 фильм
film title: 电影名称
fine: amenda penale penalidad
fine amount: valor_multa
first letter: anfangsbuchstabe
first name: vorname prenom nombres primer_nombre voornaam imie fornamn isim prename nama_depan fornavn imiona adiniz voornamen ho_dem ten_dem rufname primer_nom ime jmeno prenumele prenume ime_korisnika krstno_ime meno ime_uposlenog ime_zaposlenog keresztnev utonev etunimi krestni tilltalsnamn roepnaam имя imya imja
first registration: erstzulassung
fiscal code: codfisc
flag: 标志 フラグ
flight: letovi lety zbor chuyen_bay lento flyvning flygning flygningar ucus penerbangan loty vlucht fluge vol volo 航班 реис
flight number: nazev_letu cislo_letu broj_leta so_hieu_chuyen_bay flynummer flightnr vluchtnr flugnummer flugnr lennon_numero numer_lotu nr_lotu numvol numvuelo codigo_voo
floor: stockwerk etage piso andar lantai pietro verdieping etasje vaning kat_no tang sprat etaj kat cislo_patra kerros kati patro poschodi geschoss so_tang num_etage numero_piso num_piso 楼层 этаж
follower: seguidor seguace urmaritor
font: schriftart yazi_tipi
food: lebensmittel aliment aliments
foundation year: any_fundacio
founded date: fecha_fundacion data_fundacao date_fondation data_fondazione gruendung grundungsdatum data_zalozenia kurulus_tarihi tanggal_berdiri ngay_thanh_lap oprichtingsdatum datum_osnivanja datum_zalozeni 成立日期 成立时间
founded year: grundungsjahr annee_creation ano_fundacion fundacion anio_fundacion ano_de_fundacao rok_zalozenia kurulus_yili tahun_berdiri oprichtingsjaar godina_osnivanja rok_zalozeni anno_fondazione annee_fondation an_infiintare fundado_en
freight: carga cargaison carico incarcatura mercancia mercadoria marchandise merce
frequency: haeufigkeit frequence frecuencia frequencia frequenza frekuensi czestotliwosc siklik frequentie frekvens periodicidade periodicidad frecventa
friend: amigo ami amico prieten amic
fuel: nhien_lieu
fuel consumption: kraftstoffverbrauch zuzycie_paliwa yakit_tuketimi
fuel type: kraftstoff carburant combustible combustivel paliwo rodzaj_paliwa yakit yakit_tipi yakit_turu brandstof bahan_bakar drivstoff bransle kraftstoffart drivmedel type_carburant tipo_combustible gorivo palivo combustibil alimentazione polttoaine brandstoftype treibstoff typ_paliva druh_paliva vrsta_goriva tip_goriva
full name: nama_lengkap nama_panjang imie_nazwisko imie_i_nazwisko imie_nazw adsoyad adi_soyadi isim_soyisim nombre_completo nombres_apellidos nombres_y_apellidos nome_completo vollstandiger_name volledige_naam volle_naam fullt_namn fullt_navn nom_complet nom_prenom nom_et_prenom nome_cognome nome_e_cognome ho_ten hova_ten ho_va_ten cele_meno nume_complet ime_prezime ime_i_prezime jmeno_prijmeni cele_jmeno kokonimi celyjmeno teljes_nev fullstandigt_namn nominativo 姓名 真实姓名 联系人姓名 氏名 xingming 收货人 收件人 фио fio
furniture: mueble meuble
game: peli spill spil oyun permainan hra hry igra gra gry spelletje tro_choi juego jeu gioco joc videojuego videogioco
garden: taman ogrod bahce tuin
gas: gaz
gate: puerta_embarque puerta portao_embarque portao porte_embarquement bramka kapi_numarasi uscita_imbarco flugsteig brana_odletu poarta porta_imbarco
gender: geschlecht sexe sexo sesso genero geslacht plec jenis_kelamin kon cinsiyet kelamin jk jenkel kjonn gioi_tinh pohlavi jns_kelamin spol pohlavi_osoby sex_persoana phai sukupuoli jkel l_p 性别 性別 xingbie пол pol
genre: gatunek sjanger gattung zanr nama_genre mufaj sjangre genrer zaner gatunki genero_literario genero_musical genero_pelicula genere_musicale genre_film genero_livro gen_literar gen_muzical genre_litteraire genere_film genere_libro genero_filme genero_libro genre_livre жанр janr zhanr
goal difference: tordifferenz
goals: tore buts gols reti gole doelpunten bramki golovi goly gol golovi_broj goluri gol_fatti goles_favor gol_segnati 进球数 进球 得分数
goals against: gegentore
goals conceded: goles_contra gols_contra gols_sofridos buts_encaisses gol_subiti
goals scored: gols_pro gols_marcados buts_marques goles_anotados
grade: nota calificacion voto ocena nilai cijfer karakter betyg zensur schulnote nota_final nota_finale diem_so nilai_akhir voto_finale ocjena znamka predikat diem_qua_trinh diem_tong_ket diem arvosana notu diem_gk diem_ck diem_qt diem_cc diem_tb diem_tong diem_trung_binh diem_khac diem_lan not_degeri qualificacio nota_examen nota_aluno note_examen note_eleve nota_obtinuta nota_media media_final nota_parcial nota_prova voto_esame 成绩 年级 оценка ocenka otsenka
grade average: not_ortalamasi
grade level: grado klassenstufe jahrgangsstufe leerjaar klasse_stufe kelas_tingkat rocnik curso_escolar serie_escolar anno_corso an_studiu
gross amount: brutto bruto brutto_betrag montant_ttc prix_ttc total_ttc cena_brutto wartosc_brutto bruttopreis bruttohinta bruttoar bruttopris brutobedrag
gross salary: bruttogehalt salaire_brut salario_bruto sueldo_bruto
gross weight: bruttogewicht peso_bruto poids_brut
group: kelompok groep gruppen grupos grup csoport ryhma grupp skupina nhom tennhom 组 小组 グループ группа
group name: gruppe groupe grupo gruppo 组名
guarantor person: fiador avalista burge poreczyciel kefil penjamin garant
guardian: wali opiekun veli nama_wali erziehungsberechtigter voogd vormund opiekunowie staratel zastupce
guardian name: acudiente apoderado tutor_legal tuteur_legal encargado_familiar
guest: tamu gosc misafir huesped hospede ospite gjest gost hoste oaspete gast goscie vendeg vendegek vieras vieraat konuk 旅客 гость
guest name: nama_tamu nazwisko_goscia
guest team: visitante exterieur auswartsteam equipe_exterieur uitteam visitante_equipo gastmannschaft
guests: invites huespedes hospedes comensales personas so_nguoi broj_gostiju pocet_hostu numar_persoane
guide: guia guida ghid guia_turistico
hall: saal aula salle sala zaal
headquarters: sede sediu siege_social sede_principal sede_legale seu_social casa_matriz
health insurance: krankenkasse obra_social mutuelle convenio_medico previsao bpjs ubezpieczenie_zdrowotne zorgverzekering plano_saude convenio plan_salud zdravotni_pojistovna krankenversicherung zdravstvena zdravstveno_osiguranje
heart rate: herzfrequenz frecuencia_cardiaca frequencia_cardiaca frequence_cardiaque puls otkucaji_srca nadi nabiz tep_frekvence frec_cardiaca ritmo_cardiaco
heating: heizung riscaldamento chauffage isitma aquecimento incalzire calefaccio
height: hohe taille altura altezza talla estatura grosse tinggi_badan tinggi wysokosc wzrost yukseklik hoogte hoyde hojd chieu_cao visina vyska inaltime magassag korkeus yuksekligi boyu kroppslangd koerpergroesse alcada altura_cm taille_cm 身高 高度 рост высота rost
hire date: tanggal_masuk tgl_masuk data_zatrudnienia ise_giris_tarihi ise_baslama_tarihi indiensttreding ansettelsesdato anstallningsdatum ansattelsesdato date_embauche fecha_contratacion fecha_de_ingreso data_contratacao data_assunzione einstellungsdatum ngay_vao_lam eintritt datum_in_dienst zatrudniony_od datum_zaposlenja datum_nastupu data_angajarii datum_zaposlenosti ngvl firmeneintritt eintrittsdatum isegiris tmt nastup indienst einstelldatum fcontratacion 入职日期 入职时间 雇用日期 дата_приема data_priema
hiring: contractacio recrutement
history: historial historique storico istoric
hobby: hobi konicek zainteresowania hobbies
home city: woonplaats plaats que_quan memleket
home goals: goles_local gols_casa gols_mandante buts_domicile gole_gospodarzy ev_sahibi_gol gol_casa heimtore goles_equipo_local goluri_gazda
home team: heim gospodarz heimmannschaft equipe_domicile equipo_local thuisteam mandante ev_sahibi druzyna_gospodarzy squadra_casa domaci_tim tim_kandang time_casa domaci echipa_gazda equip_local time_mandante
homework: devoir compito deures deber deberes dever_casa atividade_casa
horsepower: putere cavalli chevaux caballos_fuerza puissance_fiscale cv_motor potencia_cv
hospital: rumah_sakit szpital hastane ziekenhuis sykehus sjukhus ospedale hopital krankenhaus benh_vien bolnica spital korhaz nemocnica ziekenhuizen centro_medico centro_salud 医院 病院 больница rs_rujukan
hotel: hotelli otel penginapan hotely hotele unterkunfte khach_san albergo hosteria 酒店 宾馆 ホテル гостиница отель
hour: stunde hodina tunti timmar
hourly rate: stundenlohn stundensatz uurprijs satnica saatlik_ucret stawka_godzinowa hodinova_sazba precio_hora preco_hora prix_heure tarif_horaire pret_ora paga_oraria precio_por_hora
hours: stunden heures horas ore godziny uren saatler jumlah_jam czas_pracy sati hodin ore_lucrate carga_horaria ore_totali hores 学时 课时
house: casa maison casa_vacanze дом dom
house number: номер_дома nomer_doma
household: hogar foyer gospodarie nucleo_familiare
humidity: kelembaban kelembapan wilgotnosc nem vochtigheid luftfeuchtigkeit luftfeuchte feuchtigkeit humidite humedad umidade umidita fuktighet luftfuktighet paratartalom kosteus luftfuktighed vlhkost vlaga vlaznost luchtvochtigheid doam umiditate humitat 湿度
iban: bankverbindung
id: 编号 标识 主键
id card number: no_ktp nomor_ktp
identity number: identificacion cni numdocumento cedula_identidad carnet_identidad doc_identidad carteira_identidade document_identitate serie_buletin carta_identita 身份证 身份证号 身份证号码 证件号 证件号码 shenfenzheng
image: bild foto imagen imagem immagine gambar zdjecia resim fotograf afbeelding billede hinh_anh anh_dai_dien photo_profil foto_profil foto_profile nama_gambar sampul okladka kapak titelbild ruta_imagen img_produit cover_buku cover_livre cover_ksiazki slika obrazek obrazky fotka fotografija fotografie imagine poza portada capa image_une img_une banniere img_banniere img_fond fondo_img anh hinh titulni_foto escudo kep kepek kuva kuvat kuvatiedosto billeder resimyol gorsel plaatje grafika obraz anhsp abbildung imatge imagenes nom_image 图片 照片 头像 画像 封面 tupian touxiang zhaopian фото изображение картинка
income: pemasukan pendapatan przychod gelir inntekt inkomst einnahme revenu ingresos receitas renda renda_mensal ingreso_mensual ciro bevetel jovedelem tulo intakt indtaegt prijem prijmy prihod primanja dochod opbrengst einkommen erlos toplam_ciro thu_nhap doanh_thu venit entrate venituri renta_mensual 收入
industry: branche ramo giro settore area_atuacao ramo_atividade ramo_atuacao secteur_activite industria
ingredients: bahan malzemeler sastojci sastojak ingrediencija suroviny ingrediente hozzavalo ingrediens ravare ingredience ingrediencie skladnik zutat malzeme_listesi nguyen_lieu ingredienti_ricetta
initial: inicial iniziale initiale poczatkowa pocetni pocatecni awal anfangs
installment: cuota_mensual parcela mensualite angsuran cicilan taksit termijn
installment amount: valor_cuota monto_cuota valor_parcela importe_cuota
installment number: numero_cuota num_cuota nro_cuota
installments: parcelas cuotas num_parcelas numero_parcelas qtd_parcelas numero_cuotas mensualites raty liczba_rat taksit_sayisi jumlah_cicilan broj_rata rate_nr plazos num_cuotas nombre_echeances numero_rate rate_totali
institution: ustanova instituce instituciones istituzione
instructions: anleitung zubereitung instrukcja talimat instructies petunjuk instruksi cara_membuat sposob_przygotowania zalecenia saran_dokter procedimento modo_preparo preparacion preparation_etapes preparazione postupak_pripreme postup disposisi cach_dung instrucciones instrucoes consignes istruzioni instructiuni instruccions indicaciones_medicas modo_uso mode_emploi
instrument: strumento instrument_musique instrument_muzical
insurance: asuransi sigorta verzekering forsikring forsakring versicherung assicurazione seguro assurances forsakringar pojisteni pojistka poistenie poistka osiguranja ubezpieczenia polisa bao_hiem
insurance company: asigurator asseguradora compagnie_assurance compania_seguros
insurance number: nr_ubezpieczenia bhyt so_bhyt broj_zdravstvene taj polisnummer versichertennummer no_polis broj_osiguranja carteirinha numsecu no_seguro_social noasuransi no_asuransi
insurer: aseguradora seguradora assureur compagnia_assicurativa ubezpieczyciel sigorta_sirketi perusahaan_asuransi versicherer osiguravatelj pojistovna zorgverzekeraar biztosito forsikringsselskap poistovna verzekeraar versicherungsgesellschaft osiguravajuce_drustvo
interest: interet dobanda interessi interes_moratorio
interest amount: juros intereses
interest rate: zinssatz taux_interet tasa_interes taxa_juros suku_bunga oprocentowanie faiz_orani rentevoet kamatlab korkoprosentti korko rentesats rente rantesats ranta faiz bunga urok kamata rentepercentage zins urokova_sazba urokova_sadzba kamatna_stopa stopa_procentowa lai_suat tasso_interesse rata_dobanzii tipus_interes interes_mensual 利率
internship: stage_etudiant pratiche praktikum staj estagio practica_profesional tirocinio tirocini praksa staze
inventory number: inventarnummer inventarienummer inventarisnummer inventarnr demirbas_no envanter_no no_inventaris kode_inventaris inventarni_broj inventurni_broj nr_inwentarzowy
invoice: tagihan rechnung factura fatura fattura factuur faktur facturen hoa_don racun szamla szamlak lasku laskut boleta nota_fiscal 发票 счет накладная
invoice amount: rechnungsbetrag jumlah_tagihan fatura_tutari factuurbedrag
invoice date: fakturadato fakturadatum factuurdatum rechnungsdatum data_faktury data_wystawienia fatura_tarihi tanggal_faktur tgl_faktur date_facture fecha_factura data_fattura datum_racuna datum_faktury data_facturii nghd
invoice number: rechnungsnummer numero_facture numero_factura numero_fatura num_factura nro_factura no_faktur nomor_faktur no_nota numer_faktury nr_faktury fatura_no fatura_numarasi factuurnummer fakturanummer fakturanr rechnungsnr numero_de_facture ma_hoa_don no_invoice broj_racuna cislo_faktury numar_factura ma_hd mahd so_hd sohd factuurnr rechnr broj_fakture numfacture nofactura
invoice total: total_factura total_facture totale_fattura gesamt_rechnung
ip address: ip_adres alamat_ip adreca_ip ip_usuario ip地址
is: 是否
isbn: 书号
issue: emision emissao emissione delivrance
issue date: fechaemision femision rilascio date_emission дата_выдачи data_vydachi
item: stavka polozka itens item_cardapio articol
item number: artikelnummer artikel_nr numer_artykulu urun_kodu kode_barang kode_produk varenummer produktnummer productnummer artikelcode varenr referencia_producto ma_san_pham codigo_producto codigo_produto codice_prodotto ref_produit reference_produit ma_sp masp ma_thuoc ma_hang ma_sach mahh varekode artnr ma_hh kd_brg kode_brg artikl_broj urun_no kd_barang kod_produktu kod_towaru katalogove_cislo sifra_artikla
jersey number: numer_koszulki ruckennummer forma_no rugnummer trikotnummer numero_camisa numero_camiseta dorsal_num nr_na_koszulce broj_dresa cislo_dresu numar_tricou numeromaglia num_camiseta num_maillot 球衣号 球衣号码
job title: fonction funktion beruf profesion profissao mestiere ocupacion ocupacao cargo puesto poste mansione funcion funcao jabatan pekerjaan zawod stanowisko pozisyon functie stilling befattning unvan gorevi chuc_vu posisi_jabatan intitule_poste berufsbezeichnung poste_occupe meslek beroep yrke stillingstittel ten_chuc_vu radno_mjesto radno_mesto pracovni_pozice functie_angajat profesija povolani ten_cv zanimanja stanowiska radna_mjesta ammatti meslegi erhverv profesja nghe_nghiep 职务 职称 funkcija funkcja funzione
judge: richter hakim sedzia juez juiz juge giudice judecator jutge magistrado
justification: justificacion justificativa giustificazione uzasadnienie gerekce
justified: giustificato justifie justificado justificada entschuldigt
kana name: フリガナ カナ ふりがな
keyword: 关键词 关键字
kilometers: kilometer kilometros quilometros chilometri_percorsi kilometry
label: libelle bezeichnung etiket etykieta oznaczenie
labor cost: mano_obra mano_de_obra mao_de_obra main_oeuvre manodopera robocizna iscilik ongkos_jasa arbeidsloon manopera mao_obra valor_mao_obra
laboratory: laboratorio laboratorij laboratorium xet_nghiem phong_thi_nghiem laborator
landlord: arrendador vermieter wynajmujacy verhuurder bailleur locador berbeado utleier hyresvard udlejer pronajimatel prenajimatel najmodavac stanodavac kiraya_veren chu_nha locatore
language: sprache langue idioma lingua bahasa jezyk taal sprak sprog dil ngon_ngu jazyk limba jezik jezici langage nyelv kieli spraak diller talen llengua lengua idioma_original langue_livre 语言 язык lingua_parlata idioma_natal idioma_secundario
last login: posledni_prihlaseni zadnja_prijava poslednja_prijava ultima_autentificare son_giris terakhir_login laatst_ingelogd derniere_connexion dernier_login ultimo_acceso ultimo_acesso ultimo_accesso ultimo_login ostatnie_logowanie letzter_login ultima_conexion ultimo_ingreso date_connexion darrer_acces derniere_visite
last name: nachname familienname apellido sobrenome achternaam nazwisko efternamn soyad nama_belakang etternavn efternavn soyisim nom_famille nom_de_famille familienaam prijmeni nume_familie slektsnavn apell prezime prezime_uposlenog priimek vezeteknev csaladnev sukunimi slaktnamn apellidop apellidom appaterno apmaterno cognom ape_paterno ape_materno 姓 фамилия familiya familia fam фам emp_ape usu_ape
late fee: denda_keterlambatan frais_retard kara_za_opoznienie mahngebuhr zakasnina
latitude: enlem breitengrad breddgrad lintang szerokosc_geograficzna zemepisna_sirka geografska_sirina vi_do lat_koordinat latitudine coordenada_lat 纬度
law: gesetz loi legge
lawyer: avukat pengacara advokat odvjetnik odvjetnici pravnik adwokat adwokaci prawnik advocaat anwalt rechtsanwalt luat_su abogado advogado avocat avvocato advocat abogada
league: liga lig ligler ligue lega campionat lliga liga_deportiva
lease: mietvertrag contratto_affitto
leave: cuti urlop zwolnienie urlaub conge izin verlof 请假
leave type: tip_concediu
lecturer: dosen wykladowca dozent
legal form: forma_juridica forme_juridique forma_giuridica tipo_sociedad statut_juridique natureza_juridica
length: panjang dlugosc uzunluk lengte lengde chieu_dai lange longueur largo_cm lunghezza comprimento duzina delka lungime laengde uzunlugu dlzka duljina largo llargada longitud_cm 长度 длина
lesson: lekcja pelajaran lezione ders unterrichtsstunde bai_hoc tanora oppitunti lektion leksjon lekcije lessen ders_saati jam_pelajaran cas_nastave nastavni_sat tiet_hoc leccion licao lecon lectie llico
level: niveau nivel livello stufe poziom tingkat seviye niva tingkatan cap_do nivo razina uroven nivel_studii taso seviyesi urovne muc_do nivell 等级 级别
librarian: pustakawan bibliotekarz bibliothekar
library: konyvtar kirjasto kutuphane perpustakaan knihovna kniznica knjiznica biblioteka bibliotheek bibliothek bucherei thu_vien библиотека
library card: lanekortsnr lanekort
licence number: cedula_profesional colegiatura numero_colegiado nro_colegiatura
license: licenca licenza autorizatie llicencia
license number: nr_pwz no_sip
license plate: kennzeichen immatriculation matricula_vehiculo targa patente plat_nomor no_polisi no_plat nomor_polisi rejestracja nr_rejestracyjny numer_rejestracyjny plaka plaka_no kenteken kentekennummer registreringsnummer bien_so amtliches_kennzeichen registracija registarske_oznake registarska_oznaka spz rz numar_inmatriculare rendszam rendszamok rekisterinumero rekisteritunnus rekisternro registreringsskylt kjennemerke nummerplade ecv poznavacka bienkiemsoat registracni_znacka registarske_table registarska_tablica registarske_tablice reg_nr no_pol plat_no registarski_broj nr_rej bien_so_xe plaque placa_vehiculo placa_veiculo num_immatriculation numero_immatriculation nr_inmatriculare matricula_coche patente_vehiculo num_placa numero_placa numero_plaque targa_auto matricula_carro 车牌号 车牌 车牌号码 госномер гос_номер gosnomer
limit: grenze limite
line: linija linka
link: tautan baglanti lenke lank lien enlace collegamento verknupfung poveznica odkaz odnosnik verwijzing verweis lien_ket duong_dan legatura enllac vinculo hipervinculo
living area: wohnfl oppervlak powierzchnia_mieszkania
load: obciazenie
loan: peminjaman pinjam pinjaman pret emprunt prestito prestamo emprestimo lening wypozyczenia odunc utlan uitlening muon_sach ausleih posudba pozajmica vypujcka imprumut kolcsonzes lainaus laina udlan emanet pozicka vypozicka zaduzenja ontlening muon_tra phieu_muon prestec mutuo 借阅 借书
loan amount: lanebelop lanebelopp leenbedrag kreditbetrag darlehensbetrag kredi_tutari jumlah_pinjaman vyse_uveru vyska_uveru iznos_kredita kwota_kredytu kwota_pozyczki so_tien_vay valor_emprestimo suma_imprumut
loan date: tanggal_pinjam tgl_pinjam tanggal_peminjaman tgl_peminjaman data_wypozyczenia ausleihdatum date_emprunt date_pret fecha_prestamo data_emprestimo data_prestito uitleendatum odunc_tarihi ngay_muon datum_posudbe datum_pozajmice datum_vypujcky data_imprumut utlaningsdatum lainauspaiva utlansdato lanedatum lanedato leendatum leihdatum kolcsonzes_ideje 借出日期 借阅时间
loan period: plazo_prestamo duree_pret durata_prestito prazo_emprestimo duree_emprunt
location: lokasi lokalizacja konum locatie standort lokasjon vi_tri lokalitet lokacija misto locatie_eveniment umisteni yer vi_tri_sach lokasyon lage sijainti umiestnenie localizare ubicacio localisation
location code: lagerort lagerplatz emplacement ubicacion localizacao scaffale estante collocazione
locked: gesperrt zablokowany dikunci bloque bloqueado bloccato geblokkeerd blokiran blokovan
login: benutzername nutzername identifiant usuario utilizador utente nama_pengguna kullanici_adi nazwa_uzytkownika gebruikersnaam brukernavn anvandarnamn brugernavn ten_dang_nhap nom_utilisateur nom_d_utilisateur nombre_usuario nombre_de_usuario nome_usuario nome_utente tai_khoan pseudonyme korisnicko_ime korime uzivatelske_jmeno prihlasovaci_jmeno nume_utilizator pseudo pseudo_joueur kadi admin_kadi admin_kullanici kullaniciad felhasznalonev kayttajatunnus kayttajanimi uporabnisko_ime uporabnicko_ime felh_nev uzivatelske_meno
longitude: boylam langengrad langdgrad bujur dlugosc_geograficzna zemepisna_delka geografska_duzina kinh_do longitudine coordenada_lng coordenada_lon 经度
losses: niederlagen derrotas defaites sconfitte infrangeri derrotes perdidos
lot number: lote lotto chargennummer nro_lote numero_lote cod_lotto codice_lotto
loyalty points: points_fidelite puntos_fidelidad punti_fedelta
luggage: equipatge
magazine: revista revue rivista
maintenance: mantenimiento manutencao entretien manutenzione intretinere manteniment
maintenance type: type_maintenance
major: mencion especialidad_carrera indirizzo_studio 专业 所学专业
manager: leiter chef gerente encargado responsavel responsable responsabile pimpinan kierownik dyrektor yonetici mudur leidinggevende atasan kepala quan_ly jefa jefe_area supervisor_jefe responsaveis sindico administrador_edificio esimies sjef manajer vedouci veduci nadrizeny rukovoditelj rukovodilac sef kierownicy vorgesetzter abteilungsleiter truong_phong gestionnaire dirigente direttore directeur administrator gestor gerente_tienda administrador_tienda manager_nom 经理 负责人 主管 管理员 主管人 руководитель директор начальник
manufacture date: herstellungsdatum ngay_san_xuat datum_vyroby datum_proizvodnje data_produkcji uretim_tarihi
manufacturer: hersteller fabricant produttore produsen producent uretici fabrikant pabrik nha_san_xuat tillverkare produsent wytworca ten_nha_san_xuat proizvodac proizvodjac producator casa_farmaceutica producenci vyrobca pabrikan pembuat 生产厂家 制造商 厂家 メーカー производитель proizvoditel vyrobce valmistaja
marital status: familienstand situation_familiale estado_civil etat_civil stato_civile status_perkawinan status_kawin status_nikah stan_cywilny medeni_hal medeni_durum burgerlijke_staat sivilstand civilstand civilstatus situacao_conjugal bracno_stanje bracni_status rodinny_stav stare_civila status_pernikahan tinh_trang_hon_nhan situation_matrimoniale situation_maritale 婚姻状况 婚姻 est_civil
market value: valor_mercado valor_de_mercado valeur_marchande
match: pertandingan mecz wedstrijd utakmica zapas meci meciuri partit partidos incontro 比赛 赛事 матч
match date: date_match
matchday: spieltag journee jornada giornata rodada
matches played: partidos_jugados jogos_disputados matchs_joues partite_giocate meciuri_jucate
material: anyag materyal chatlieu materiaal matiere_produit matiere_premiere material_fabricacion материал
material name: materia_prima werkstoff malzeme bahan_baku tworzywo materijal sirovina materiale materiau material_nombre
maximum: maximo massimo massima maximale maksymalna maksimalni maximalni maksimum maximaal hochst maxim
maximum stock: estoque_maximo stock_max existencia_maxima stoc_maxim
meal plan: verpflegung pension_arrangement
measurement: medicion medicao mesure misura masuratoare mesurament leitura lettura releve
mechanic: mecanic
medal: medalla medalha medaille medaglia medalie
medical certificate: certificat_medical
medical history: vorerkrankungen antecedentes antecedents_medicaux anamnese choroby_przewlekle riwayat_penyakit tien_su_benh povijest_bolesti historico_medico antecedentes_medicos storia_clinica historia_medica antecedentes_familiares anamnesis anamnesa
medical order: orden_medica
medical record number: historia_clinica numero_historia prontuario dossier_medical no_rm numdossier cartella_clinica fisa_medicala num_historia expediente_clinico historial_medico
medication: medikament medicament medicamento farmaco remedio obat lek leki ilac medicijn obat_obatan thuoc nama_obat ten_thuoc legemiddel lakemedel lijek lekovi medicament_nume legemidler laegemiddel medisin leky liek geneesmiddel arznei arzneimittel medicinale farmac medicina 药品 药物 薬 лекарство препарат lekarstvo
medication form: forme
medication name: nome_farmaco nazwa_leku ilac_adi nombre_medicamento nom_medicament nome_medicamento 药名
meeting: rapat spotkanie toplanti vergadering reunion riunione besprechung mote_dato
member: anggota czlonek czlonkowie uye uyeler medlem medlemmer medlemmar miembro membro leden iscritto thanh_vien czytelnik czytelnicy lezer okuyucu leser lettore clanovi clenove clen membru socio socia adherent tesserato asociado doc_gia jasen clenovia mitglied hoi_vien membre associado 会员 成员 会員 メンバー
member name: ten_dg ten_doc_gia 会员姓名 成员姓名
member number: no_anggota nomor_anggota kode_anggota lidnummer uye_no medlemsnummer mitgliedsnummer numero_adherent numero_socio numer_czlonka numero_carte_membre broj_clana broj_clanske numero_carteirinha numero_afiliado nro_afiliado nro_socio num_licence numero_tessera medlemsnr lidnr mitgliednr clenske_cislo clanski_broj nr_czlonka 会员编号
members count: mitgliederzahl mitgliederanzahl nombre_membres
membership: membresia karnet uyelik keanggotaan abonnement abonament clanstvo clenstvi
membership fee: clanarina tagdij jasenmaksu kontingent medlemskontingent medlemsavgift iuran skladka lidgeld mitgliedsbeitrag clensky_prispevok hoi_phi cotizatie
membership number: tessera carnet_socio
membership type: tipo_membresia vrsta_clanarine tip_abonament rodzaj_karnetu type_adhesion
menu: cardapio carte_menu menuk ruokalista spisekart meny menuler jelovnici menukaart speisekarte daftar_menu jidelni_listek jedalny_listok thuc_don meniu 菜单
message: nachricht mensaje mensagem messaggio mesaj wiadomosc melding meddelande besked tin_nhan poruka zprava mesaj_text uzenet uzenetek viesti viestit spravy komunikat berichten thong_bao missatge messaggi 消息 留言 сообщение soobshenie soobshchenie
message text: pesan
meter number: num_compteur num_contatore serie_contor
meter reading: zahlerstand meterstand stan_licznika mittarilukema malerstand sayac_okuma sayac_endeksi stav_vodomeru stav_elektromeru stanje_brojila chi_so_dien chi_so
microchip: puce
middle name: otchestvo drugie_imie segundo_nombre secondo_nome deuxieme_prenom отчество отч
mileage: przebieg kilometraj kilometerstand kilometrage quilometragem chilometraggio kilometre chilometri odometre kilometraza najeto kilometri_parcursi kilometerora kjorelengde miltal matarstallning kmstand sokm futott_km km_bilgisi stav_tachometru stav_km prijedeni_km predjeni_km km_da_di quilometratge km_actual km_recorridos km_actuels
mileage end: km_final kilometraje_final km_retour km_fine km_arrivo kilometrage_retour quilometragem_final km_entrada
mileage start: km_inicial kilometraje_inicial km_depart km_partenza kilometrage_depart quilometragem_inicial km_salida
milk yield: produccion_leche producao_leite production_lait produzione_latte
minimum: minimo minimale minimalna mindest minimaal minim
minimum stock: mindestbestand meldebestand stock_minimo estoque_minimo stock_min stok_minimum stok_minimal stan_minimalny minimumvoorraad minimale_voorraad min_stok min_voorraad minimalni_zasoba minimalna_zaliha ton_toi_thieu stock_minimum scorta_minima stoc_minim existencia_minima quantidade_minima cantidad_minima
minutes: menit minuten minuty minutos dakika minuti minuts
mobile: handy mobil mobilnummer celular cellulare movil telemovel komorka komorkowy telefon_komorkowy cep_telefonu mobiel mobielnummer mobiltelefon mobilnr gsm_no telefone_celular telefono_celular telefono_movil portable_tel tel_portable broj_mobitela matkapuhelin movel мобильныи
mode: modalidad modalita tryb modo
model: modell modele modelo modello modelul 型号 модель
model year: rok_produkcji baujahr annee_fabrication tahun_pembuatan tahun_produksi tahun_kendaraan ano_fabricacion ano_fabricacao anno_produzione anno_immatricolazione uretim_yili model_yili bouwjaar arsmodell arsmodel godina_proizvodnje rok_vyroby an_fabricatie nam_sx godiste vuosimalli rocznik herstellungsjahr nam_san_xuat doi_xe
month: monat mois mes mese maand miesiac bulan mjesec mesic maned manad mesiac mesec thang mes_pago 月份 月 месяц
monthly: mensual mensal mensuel mensuelle mensile miesieczna mjesecni mesecni mesicni bulanan maandelijks
mother name: mutter mere madre mae nama_ibu ibu imie_matki anne_adi nom_mere nombre_madre nome_mae nome_madre nama_ibu_kandung ime_majke jmeno_matky nume_mama anyja_neve moeder_naam
movement: movimiento mouvement miscare moviment
movie: elokuva phim filmovi filmy filme mozifilm filmer filmler
municipality: opcina opstina comuna commune municipio_nombre belediye obce gemeinde phuong concelho municipi lgemeente
muscle: musculo grupo_muscular gruppo_muscolare groupe_musculaire
muscle group: grupo_musculos
museum: muzeum muzej muze museet bao_tang museu
name: nombre nome nom naam nama nazwa ad_soyad navn namn adi ten_goi nume denominazione_nome ten_chuc_nang naziv ime_naziv nazev jmeno_nazev denumire numele nazov nev nimi nazvy nimike megnevezes nimitys megnevezesek benevnelse betegnelse benamning adlandirma pomenovanie pojmenovani oznaceni oznaka benaming bezeichner 名称 名字 名前 名 название наименование nazvanie naimenovanie naimenovaniye наим
name prefix: voorvoegsel
national id: cedula codice_fiscale sozialversicherungsnummer numero_secu pesel tc_kimlik tc_kimlik_no tckn tc_no kimlik_no bsn burgerservicenummer personnummer personnr cpr_nummer fodselsnummer cccd cmnd so_cccd so_cmnd no_kk numero_identificacion nro_documento numero_cedula numero_id_nacional cpr henkilotunnus hetu jmbg szemelyi_szam rodne_cislo
nationality: staatsangehorigkeit nationalitat nationalite nacionalidad nazionalita kewarganegaraan narodowosc obywatelstwo uyruk nationaliteit nationalitet nasjonalitet quoc_tich drzavljanstvo obcanstvo narodnost statni_prislusnost cetatenie uyrugu kebangsaan medborgarskap statsborgerskap nacionalitat 国籍 国别 гражданство национальность
neighborhood: vecindario barri barriada
net amount: netto neto netto_betrag montant_ht prix_ht total_ht cena_netto wartosc_netto imponibile_netto nettohinta nettoar nettopris nettobedrag
net price: nettopreis
net salary: sueldo_neto salario_neto stipendio_netto nettogehalt salaire_net
news: berita haber aktualnosc nieuws nyheter tin_tuc nachrichten actualite vijest novosti novinky aktuality stiri hir nyhed vesti neuigkeit 新闻 公告 通知
newspaper: periodico jornal giornale ziar diari
nickname: nama_panggilan takma_ad spitzname surnom apodo apelido soprannome bijnaam kallenavn prezdivka nadimak porecla lempinimi becenev pseudonim ksywka tilnavn smeknamn biet_danh sobrenom malnom pseudonimo alias_usuario 昵称
nights: nuits noches noites notti nachte noce liczba_nocy jumlah_malam broj_nocenja pocet_noci nopti nits numero_noches nombre_nuits numero_notti num_noches
note: biljeska biljeske megjegyzes megjegyzesek huomautus huomautukset huomio lisatiedot lisatieto muistiinpano notat anteckning ovrigt aantekening notitie adnotacja uwaga notatka vermerk zapazanje luu_y
notes: notizen notas observacoes observacion observacao annotazioni notlar notatki notater anteckningar catatan_tambahan historico anotacao anotacoes anotaciones laudo laudo_tecnico parecer mentiuni notes_internes 备注 备考 備考 beizhu примечание комментарии primechanie заметки
notification: notificacao notifica notificare notificacio
number: nummer numero nomor numer nomer cislo numar numarul nro numarasi numarali 号码 号 番号 序号 номер
number of employees: numero_empleados num_empleados nombre_employes numero_funcionarios num_dipendenti numero_dipendenti nombre_salaries numar_angajati cantidad_empleados
number of items: cantidad_articulos nombre_produits numero_items cantidad_productos
number of people: nbpersonnes persone coperti cantidad_personas numero_pessoas nombre_personnes numero_persone num_persone num_pessoas nr_persoane qtd_pessoas
nurse: perawat pielegniarka hemsire verpleegkundige verpleger pflegekraft sykepleier sjukskoterska infirmier apolo nover sygeplejerske sairaanhoitaja suster sestra krankenschwester pfleger zdravotni_sestra medicinska_sestra y_ta dieu_duong enfermera enfermeiro infermiere asistenta infermera enfermero enfermeira 护士
objective: objetivo objectif obiettivo hedef tujuan_program muc_tieu doelstelling cilj cile tavoite malsattning ciljevi ziel obiectiv objectiu
observation: beobachtung
occupation: profesie professio ocupatie
occupational risk: riscos_ocupacionais
opening hours: horario_atencion horario_atendimento horario_funcionamento horario_apertura godziny_otwarcia calisma_saatleri jam_operasional openingstijden radno_vrijeme radno_vreme oteviraci_doba gio_mo_cua orari_apertura horaires_ouverture program_lucru offnungszeiten otwarte jam_buka_tutup
opening time: offnungszeit ouverture apertura abertura jam_buka godzina_otwarcia acilis_saati openingstijd horaire_ouverture hora_apertura
operating system: sistema_operativo sistema_operacional systeme_exploitation sistem_operare
operator: operador operateur operatore 操作员 经办人 经手人
opponent: rakip lawan przeciwnik gegner tegenstander adversaire adversario avversario motstander
option: opzione optiune opcio opciones
order: bestelling pesanan bestellungen bestell commande ordine siparis ordre bestilling bestallning zamowienia don_hang dat_hang encomenda narudzba narudzbenica porudzbina objednavka comanda comenzi orden orden_compra narocilo narocila rendeles rendelesek megrendeles tilaus tilaukset bestallningar dondathang pedido 订单 注文 订购 заказ zakaz
order date: besteldatum bestelldatum bestellungsdatum tanggal_pesan tgl_pesan tanggal_order data_zamowienia siparis_tarihi date_commande fecha_pedido data_pedido data_ordine ordredato bestillingsdato ngay_dat ngay_dat_hang datum_narudzbe datum_porudzbine datum_objednavky data_comanda data_comenzii tilauspaiva bestilt 下单时间 下单日期 дата_заказа data_zakaza
order item: stavka_narudzbe polozka_objednavky
order number: bestellnummer auftragsnummer numero_commande numero_pedido numero_ordine nomor_pesanan no_pesanan numer_zamowienia nr_zamowienia siparis_no ordrenummer bestelnummer bestellnr auftragsnr ma_don_hang numero_orden nro_orden num_orden nro_pedido broj_narudzbe broj_porudzbine ordrenr ordernr bestelnr nopedido numpedido 订单编号 номер_заказа nomer_zakaza
order position: ordine_visualizzazione ordem_exibicao
order status: bestellstatus
organization: организация organizaciya
organizer: organitzador
origin: procedencia provenance provenienza herkunft pochodzenie mensei asal herkomst porijeklo puvod origen_producto
overtime hours: lembur uberstunden nadgodziny horas_extra overuren heures_sup tulora ylityo overtid overarbejde mesai prescasy nadcasy prekovremeni tang_ca straordinari horas_extras heures_supplementaires ore_straordinario ore_suplimentare hores_extra
owner: eigentumer besitzer inhaber proprietaire propietario proprietario dueno pemilik wlasciciel sahibi sahip eigenaar eier agare nama_pemilik eigenaren dueno_mascota propietaire vlasnik vlastnik majitel tulajdonos tulaj gazda gazdak omistaja omistajat ejer malik vlastnici vlasnici halter chu_so_huu proprietar dono propietari nom_proprietaire 业主 主人 所有者 房主 车主 владелец
package: paket pakiet paquete pacote colis pacco colet encomienda
package unit: verpackungseinheit
package weight: peso_paquete poids_colis peso_pacco
packaging: kemasan opakowanie embalaje embalagem emballage imballaggio ambalaj envase confezione conditionnement
page: seite pagina halaman strona sayfa
page count: jumlah_halaman liczba_stron sayfa_sayisi sidetall sidantal antal_sidor antall_sider aantal_paginas nombre_pages nb_page seitenzahl seitenanzahl num_paginas numero_paginas numero_pagine so_trang jml_halaman broj_stranica broj_strana pocet_stran numar_pagini sideantal antal_sider pocet_stranek ilosc_stron aantal_bladzijden anzahl_seiten 页数
pages: seiten paginas pagine strony sider sidor nb_pages nr_pagini
paid: bezahlt paye pagado pago_realizado pagato lunas zaplacono zaplacone oplacone oplacono odendi betaald betalt betald da_thanh_toan platit pagat quitado saldato
painting: pintura tableau dipinto pictura cuadro quadro
parameter: parametro parametre parametru 参数
parent: eltern encarregado orang_tua ortu rodzic ouder foresatt vardnadshavare forelder parent_eleve wali_murid roditelj rodic parinte genitore padre_madre pai_mae 父级 上级
parent category: categoria_padre categoria_pai
parent name: nama_orang_tua nama_ortu
parking: estacionamiento aparcamiento estacionamento parcheggio parcare parqueo garagem autorimessa aparcament cochera
parking space: parkeringsplass parkeringsplats parkeringsplads parkeerplaats parkplatz stellplatz park_yeri slot_parkir tempat_parkir parkovaci_misto parkovacie_miesto parking_mjesto parking_mesto miejsce_parkingowe cho_dau_xe
parking spaces: vagas_garagem plazas_garaje
parking spot: plaza_aparcamiento vaga_estacionamento place_parking posto_auto loc_parcare plaza_parking espacio_estacionamiento
part: czesc parca onderdeel ersatzteil teil ricambio repuesto suku_cadang peca pieza ricambi pieces_detachees onderdelen varaosa reservedel reservdel reservdelar sparepart dijelovi delovi yedek_parca nahradni_dil nahradny_diel rezervni_dio rezervni_deo czesc_zamienna phu_tung linh_kien
participant: peserta uczestnik katilimci deelnemer deltaker deltagare teilnehmer teilnehmerin participante partecipante deltager ucastnik ucastnici sudionik sudionici ucesnik ucesnici polaznik polaznici uczestnicy nguoi_tham_gia
participants: numero_participantes nombre_participants num_partecipanti nb_participants numero_partecipanti maximo_participantes deltagere
parts cost: valor_pecas
passenger: putnik putnici cestujici pasager pasajero pasajera passageiro passager passeggero passagier pasazer yolcu penumpang hanh_khach passasjer passagerare cestujuci pasazerowie fahrgast passatger
passport number: passaporte passeport passaporto paszport numer_paszportu pasaport_no pasaport paspor no_paspor ho_chieu paspoort reisepass putovnica broj_pasosa cislo_pasu pasaporte_numero numero_pasaporte numero_passeport паспорт pasport номер_паспорта
password: passwort kennwort mot_de_passe clave contrasena senha mdp wachtwoord haslo kata_sandi sandi sifre sifresi paswoord losenord passord adgangskode mat_khau contrasenia contrasenya heslo mot_passe lozinka sifra_korisnika zaporka sifra_hash geslo jelszo salasana kodeord clave_usuario palavra_passe pwd_usuario password_utente senha_usuario 密码 口令 パスワード mima пароль parol pwhash
patient: paziente pasien pacjent pacjenci nama_pasien benh_nhan pacijent pacient pacientes patients_liste beteg betegek paciens paciensek potilas potilaat hasta patienten pasienter malade 患者 病人 пациент больнои
patient name: ten_bn ho_ten_bn ten_benh_nhan nompatient 患者姓名 病人姓名
patient number: ma_bn mabn hastano patientnr no_rekam_medis ma_benh_nhan
payment: pembayaran bayar platnosc zahlung paiement odeme betaling betalning thanh_toan pagamenti pembayaran_tagihan reglements placanja uplata uplate platba befizetes kifizetes maksu maksut betalningar wplata 支付 付款 оплата платеж platezh
payment amount: valor_pagamento importo_pagamento valor_pago_cuota
payment date: tanggal_bayar tgl_bayar data_platnosci odeme_tarihi betaaldatum betalingsdato zahlungsdatum date_paiement fecha_pago data_pagamento ngay_thanh_toan data_zaplaty datum_placanja datum_uplate datum_platby data_plata data_wplaty fpago date_reglement
payment days: zahlungsziel
payment method: zahlungsart zahlungsweise mode_paiement mode_reglement forma_pago forma_pagamento metodo_pago pagamento metode_pembayaran metode_bayar cara_bayar jenis_pembayaran metoda_platnosci sposob_platnosci odeme_yontemi odeme_sekli odeme_turu betaalmethode betaalwijze betalingsmetode betalningssatt metodo_pagamento moyen_paiement phuong_thuc_thanh_toan hinh_thuc_thanh_toan zahlungsmethode zahlart forma_de_pago mode_de_paiement ten_phuong_thuc_thanh_toan nacin_placanja zpusob_platby metoda_plata modalitate_plata forma_pgto formapagto meio_pagamento tipo_pagamento medio_pago metodo_de_pago tipo_pago zahlungsmittel fizetesmod maksutapa betalingsmate betalingsmaade httt pttt fizetesi_mod sposob_platby forma_platnosci moyen_reglement mod_plata forma_pagament type_paiement metode_paiement 支付方式 付款方式 способ_оплаты
payment status: estadopago stare_plata
payment terms: zahlungsbedingungen condiciones_pago conditions_paiement condizioni_pagamento
payroll: nomina paie planilla folha_pagamento busta_paga stat_plata
payroll period: mes_nomina
payslip code: codice_busta_paga
penalty: sancion sanzione multa denda amende strafe bussgeld boete ceza kara ammenda tien_phat pokuta birsag buntetes sakot boter bode boder kazna mandaty phat pena sanctiune sancao penalite
percentage: prozent pourcentage porcentaje porcentagem percentuale persentase procent yuzde prosentti prosent yuzdesi orani persen procento percento postotak postoci procenat prozentsatz tyle phan_tram ty_le percentatge 百分比 比例
performance rating: desempenho rendimento
period: zeitraum periode periodo
permission: hak_akses uprawnienia yetki rechten berechtigung tillatelse permiso permissao quyen jogosultsag oikeus rettighet behorighet rettighed opravneni dozvola phanquyen prawa_dostepu permesso permisiune droit permis_acces droit_acces privileges uprawnien
person: orang osoba kisi persoon personen warga penduduk persoana szemely henkilo henkilot nguoi szemelyek rendor polisi policajt policista policajac policjant policjanci polizist innbygger medborgare borger vatandas obcan gradani gradjanin obywatel inwoner velger vaelger volic birac kiezer wahler kepala_keluarga polis_memuru canh_sat cong_dan nguoi_dan cu_tri человек
persons: broj_osoba pocet_osob
pet: mascota huisdier haustier kjaeledyr husdjur evcil_hayvan zwierzak zwierzeta_domowe hewan_peliharaan kaeledyr ljubimac domaci_mazlicek kucni_ljubimac thu_cung
pharmacy: patika eczane apotik lekarna lekaren ljekarna apoteka apteka apotheek apotheke nha_thuoc
phone: telefon telephone telefono tel fon rufnummer telefoonnummer no_hp no_telp nomor_telepon no_tlp tlp telp telpon telepon nohp no_hape no_wa nowa nomor_hp nomor_telp nomor_telpon nomor_wa no_telepon no_telpon no_telfon hp_no numer_telefonu nr_telefonu nr_tel numer_kontaktowy telefon_no telefon_numarasi tel_no telefoonnr telefoon tlf tlfnr telefonnr telefonnummer telefonnumer numero_telephone num_telephone numero_tel num_tel numero_telefono num_telefono numero_telefone fone so_dien_thoai dien_thoai sdt telefono_contacto telefono_fijo telefone_fixo handynr handynummer tel_nr telnummer broj_telefona telefonni_cislo kontakt_telefon numar_telefon nr_telefon mobitel sodt telefonszam puhelin puhelinnumero puh mobilszam so_dt telefonne_cislo telef_broj telfixe telf tlfn fono recapito_telefonico tel_domicile 电话 联系电话 电话号码 手机 手机号 手机号码 联系方式 電話番号 電話 dianhua shouji shoujihao телефон тел
place: lieu lugar luogo tempat miejsce sted yer_adi lieux luoghi dia_diem plats yeri miesto mista miesta mjesta mesta
planet: planeta planete pianeta
plant: tanaman roslina bitki pflanze plante planta pianta noveny vaxt planter rostlina rastlina biljka cay cay_trong
planting: siembra plantio semina semis
planting date: date_plantation
platform: anden quai binario peron andana
player: pemain zawodnik zawodnicy oyuncu speler spiller spelare cau_thu igrac hrac jucator jatekos jatekosok pelaaja pelaajat gracz spieler jugador jogador joueur giocatore 球员 选手 运动员 選手 игрок
player name: 球员姓名
points: punkte puntos pontos punti poin punkty puan poeng poang punten diem_thuong bodovi poeni punkter so_diem puncte punts puntos_totales 积分 ポイント
police station: comisaria delegacia commissariat questura comissaria sectie_politie
policy number: poliza polizza apolice num_police
political party: partito partid partido_politico parti_politique partit_politic partito_politico 政治面貌
polling station: seggio mesa_votacion colegio_electoral bureau_vote sectie_votare
population: einwohner habitants habitantes poblacion_total abitanti populatie nombre_habitants populacao_total 人口 население
port: puerto
portion: porcao porzione portie racion
position: posicao posizione posisi_pemain pozycja posisi posisi_kerja mevki pozycja_zawodnika positie pozitie pozicija pozice munkakor pozicio tehtava pozicia funkce funktie nama_jabatan chuc_danh carica carrec postul posicio puesto_trabajo funcion_cargo cargo_funcionario posto_lavoro poste_travail 职位 岗位 位置 役職 должность dolzhnost doljnost carg
post: publicacion publicacao postare entrada_blog
postal code: plz postleitzahl code_postal codigo_postal cep cap kod_pocztowy kode_pos kod_poczt posta_kodu postnummer postnr postkode kod_posta zip_kod psc cod_postal ma_buu_dien cod_post postanski_broj ptt smerovaci_cislo iranyitoszam irsz postinumero postikoodi cod_poste 邮编 邮政编码 郵便番号 индекс почтовыи_индекс
power: leistung puissance potencia potenza snaga moc teljesitmeny teho hestekrefter hastkrafter beygir tenaga vykon vermogen motor_gucu snaga_motora moc_silnika moc_km cong_suat potencia_instalada
premium: prima_seguro premio_seguro prime_assurance premio_assicurazione prima_asigurare
preparation time: tempo_preparo tempo_preparazione timp_preparare
prescription: resep recepta recete ordonnance prescrizione receita_medica don_thuoc resep_obat resept prescrizione_medica prescricao prescripcion przepisane venypont recepter voorschrift toa_thuoc ricetta_medica receta_medica prescriptie
president: presidente presidenta przewodniczacy baskan predsjednik predsednik predseda presedinte prezes president_club 主席 会长 校长 院长
pressure: presiune pressio
previous balance: saldo_anterior
price: 価格 preis prix precio preco prezzo prijs cena harga pris fiyat gia don_gia_ban harga_satuan_jual harga_produk harga_barang harga_buku cijena gia_tien gia_phong gia_ban_le pret_noapte cijena_nocenja hinta hinnat arak prijzen giaban hintatieto eladasi_ar preu tarif_unitaire precio_producto 价格 单价 售价 単価 金价 jiage danjia цена стоимость stoimost tsena
price per night: precio_noche preco_noite prix_nuit prezzo_notte preu_nit precio_por_noche valor_noche prezzo_per_notte tarifa_noche
priest: sacerdote pretre preot parroco pastor_iglesia
print count: baski_sayisi
printed: dicetak wydrukowano gedruckt imprime stampato
priority: prioritat priorite prioridad priorita dringlichkeit priorytet oncelik prioriteit prioritet muc_do_uu_tien prioritet_zadatka urgencia urgence urgenza fontossag tarkeys onceligi uu_tien nivel_prioridad
problem: falla problema averia defeito panne usterka ariza kerusakan kvar zavada defectiune guasto defekt loi_hong probleem masalah su_co storung defeito_declarado defeito_relatado defeito_encontrado falla_reportada panne_declaree hibajelenseg vika feil fejl porucha awaria storingen suco hong_hoc
procedure: tramite demarche pratica procedura procedimiento
process: processo 过程
product: barang produk produkty towar urun varer vara varor san_pham termek proizvod tovar mat_hang waren artikal artikl roba produs zbozi vyrobek izdelek izdelki termekek tuote tuotteet vyrobok vyrobky hang_hoa producte 商品 产品 货物 製品 货品 товар продукт
product brand: marca_producto
product code: code_produit
product name: artikel produkt produit producto produto prodotto articulo artigo articolo article nama_barang nama_produk nazwa_produktu nazwa_towaru urun_adi productnaam varenavn produktnavn produktnamn nom_produit nombre_producto nombre_articulo nome_produto nome_prodotto ten_san_pham artikelbezeichnung artikelname produktname denumire_produs ten_may_tinh naziv_proizvoda naziv_artikla nazev_produktu nazev_zbozi nume_produs ten_sp termeknev varunamn ten_hh ten_hang nama_brg nm_brg termek_neve nomprod 商品名 品名 tuotenimi
product type: tipo_producto tip_proizvoda tip_produs
production date: date_production date_fabrication 生产日期
profile: profilo
profit: nyereseg voitto fortjeneste vinst kazanc keuntungan laba zisk dobit zysk winst gewinn loi_nhuan ganancia lucro benefice profitto utile guany utilidad lucro_liquido
profit margin: marge margem_lucro margine gewinnspanne
program: programm programa
progress: avance progreso progresso avancement postep ilerleme kemajuan tien_do voortgang napredak fortschritt avanzamento progres porcentaje_avance pourcentage_avancement percentual_conclusao
project: projekt projet proyecto projeto progetto proyek proje prosjekt du_an proiect duan projektek projecte 项目 工程 проект
promotion: khuyen_mai promocao promozione promotie promocio oferta offre_promo
property: nepremicnina ingatlan eiendom eiendommer fastighet ejendom ejendomme emlak gayrimenkul tasinmaz properti nemovitost nehnutelnost nekretnina nieruchomosc vastgoed woning immobilie liegenschaft bat_dong_san inmueble imovel immobile proprietate immoble propiedad propriedade bien_immobilier bien_immo
property type: tipoimovel typebien tip_proprietate
protocol number: protocolo numero_protocolo
province: provinz provincia provinsi wojewodztwo fylke tinh_thanh propinsi il_adi il ten_tinh ma_tinh_ten tartomany fylker iller wojewodztwa tinh laani vilayet 省份 省 都道府県
publication: 文章 記事 terbit publikasi publikacja yayin publicatie publikasjon
publication date: data_wydania date_parution date_sortie erscheinungsdatum veroffentlichungsdatum fecha_publicacion data_publicacao data_pubblicazione tanggal_terbit tgl_terbit yayin_tarihi publicatiedatum utgivelsesdato utgivningsdatum ngay_xuat_ban datum_vydani data_uscita datum_objave datum_izdavanja datum_vydani_knihy data_publicarii data_aparitie date_publication date_edition 出版日期 出版时间
publication year: tahun_terbit th_terbit thn_terbit annee_publication annee_parution annee_edition rok_wydania erscheinungsjahr ano_publicacion ano_publicacao anno_pubblicazione basim_yili yayin_yili baski_yili jaar_uitgave uitgavejaar utgivelsesar utgivningsar nam_xuat_ban ano_edicion annee_sortie godina_izdanja godina_objave rok_vydani an_aparitie an_publicare nam_xb julkaisuvuosi udgivelsesar publicatiejaar veroffentlichungsjahr kiadas_eve kiadasi_ev aniopublicacion any_publicacio
publisher: penerbit wydawnictwo wydawca yayin_evi uitgever uitgeverij forlag nha_xuat_ban nxb nakladatelstvi editura maison_edition editeur bokforlag ten_nha_xuat_ban izdavac nakladnik vydavatel editura_nume kiado yayinevleri nakladatel vydavatelstvo wydawnictwa verlag verlagsname ten_nxb editores nom_editeur casa_editoriale 出版社 出版商 издательство izdatelstvo
pulse: polso
purchase: pembelian zakup kauf ankauf inkoop achat satin_alma innkjop inkop 采购 进货 采购单
purchase date: tanggal_beli tgl_beli tanggal_pembelian data_zakupu satin_alma_tarihi aankoopdatum kjopsdato kopdatum anschaffungsdatum date_achat fecha_compra data_compra data_acquisto ngay_mua ostopaiva kobsdato ngaynhap date_acquisition 购买日期 购买时间
purchase price: aankoopprijs anschaffungskosten costo_compra valor_compra costo_acquisto 进价
purpose: zweck finalidad finalidade scopo concepto objeto proposito proposta_objetivo objet_contrat cel cel_wizyty amac keperluan tujuan_kunjungan muc_dich doel svrha ucel scop verwendungszweck finalite finalitat finalita pouziti
qualification: qualifikation kvalifikacija kvalifikasi kwalifikacje kvalifikace квалификация
quantity: menge anzahl quantite cantidad quantidade quantita stuckzahl aantal ilosc jumlah antal miktar banyak jumlah_barang jumlah_buku jml qty_barang adet hoeveelheid mangd mengde antall so_luong cantitate kolicina pocet_kusu kusu mennyiseg darabszam darab maara kappalemaara lkm kpl mnozstvo adedi banyaknya so_luong_ban pocet_ks liczba_sztuk sl_ban quantitat cant qtde cantprod cantidad_producto qtd_produto nombre_articles 数量 件数 个数 份数 shuliang количество кол_во kolichestvo kolvo колво
quarter: quartal trimestre
question: pertanyaan pytania soru vraag vragen fraga sporsmal sporgsmal fragen pregunta pergunta domanda soal cau_hoi pitanja otazka intrebare pregunta_seguridad pregunta_secreta enonce kerdes kysymys fragor 问题 質問 вопрос vopros
queue: warteschlange antrian kolejka wachtrij
quote: cotizacion devis preventivo pressupost oferta_pret
rack: rak raf
rainfall: precipitacao precipitations precipitazione
rank: golongan pangkat ranga rango dienstgrad plassering placering siralama peringkat poradi plasman klassering miejsce_w_rankingu xep_hang thu_hang
rating: bewertung beoordeling degerlendirme calificacion_estrellas sterne avaliacao valutazione sao_danh_gia vurdering so_sao hodnoceni ocjena_proizvoda karaktergivning betygssattning hviezdicky gwiazdki sternezahl yildiz_sayisi pocet_hvezdicek ocjena_zvjezdice liczba_gwiazdek aantal_sterren calificativo valoracion puntuacio note_client voto_utente
read: citit llegit
read flag: leido lido gelesen lu
reader: lector leitor lecteur cititor 读者 借阅者 читатель chitatel
real estate agent: corretor agente_inmobiliario corretor_imoveis agent_immobilier agente_immobiliare agent_imobiliar
reason: grund motif motivo razon causale anlass powod alasan sebep neden orsak arsag reden ly_do arsak motivazione motivazioni powod_zwrotu razlog duvod motivul lydo motiv peruste begrunnelse anledning begrundelse sebebi dovod razlozi motivatie begrundung raison motiu cauza 原因 理由 事由 причина prichina
receipt: recibo recu ricevuta scontrino chitanta bon_fiscal ticket_caisse
receipt number: belegnummer numero_recibo no_kwitansi no_struk numer_paragonu fis_no kwitansi bonnummer kvitteringsnummer nro_comprobante numero_comprobante comprobante num_comprobante nobukti no_bukti
recipe: recepti recept_jelo reteta retete ricetta ricette recette rezept przepis tarif_yemek resep_masakan ruokaohje oppskrift opskrift matrecept yemek_tarifi cong_thuc receta receita receta_cocina recette_cuisine reteta_culinara
recipient: penerima odbiorca alici ontvanger mottaker mottagare empfanger destinataire destinatario modtager nama_penerima nguoi_nhan destinatar receptor
recommendation: recomendacion recomendacao recommandation raccomandazione recomandare recomanacio recomendacoes indicaciones orientacoes consigli conseils recomandari
record label: gravadora maison_disque casa_discografica casa_discuri
red cards: tarjetas_rojas cartoes_vermelhos cartons_rouges czerwone_kartki kirmizi_kart rote_karten cartellini_rossi crveni_kartoni cervene_karty
referee: schiedsrichter arbitre arbitro hakem sudac sudija wasit trong_tai scheidsrechter tuomari dommer domare rozhodca suci sedziowie arbitru 裁判 裁判员
reference: referenz referencia riferimento referentie referans referens referinta ref_interna
referral: skierowanie rujukan sevk doorverwijzing uberweisung
region: bundesland wilayah bolge regio zupanija regija regiune regiao 地区 区域 所属地区 所在地区 所在地 所属地 地域 область oblast регион
registration: pendaftaran kayit inschrijving anmeldung inscription inscripcion inscricao iscrizione registrasi dang_ky 挂号
registration date: tgl_pendaftaran tanggal_pendaftaran tgl_daftar tanggal_daftar date_inscription fecha_inscripcion data_inscricao data_iscrizione data_rejestracji inschrijfdatum anmeldedatum ngay_dang_ky fecha_alta fecha_de_registro datum_registracije datum_registrace datum_prijave data_inregistrare ngdk fregistro date_enregistrement
registration number: numero_matricula_auto
relationship: verwandtschaft parentesco parente lien_parente pokrewienstwo hubungan_keluarga yakinlik relatie_type hubungan parentesc parentela grado_parentesco grad_rudenie relacion_familiar
release year: an_lansare
religion: konfession religione religiao agama religia dini wyznanie geloof ton_giao trosretning bekenntnis uskonto nabozenstvi vjeroispovijest 宗教
remaining: 剩余
renewals: renovaciones prolongations
rent: sewa czynsz kira miete kaltmiete warmmiete loyer alquiler aluguel affitto huur husleie hyra valor_aluguel aluguer najem najamnina chirie leie leiepris husleje najemne najemnina zakupnina stanarina huurprijs mietpreis giathue berleti_dij tien_thue_nha lloguer arrendamiento valor_arriendo
rental: noleggio inchiriere arriendo locacao noleggi alquiler_vehiculo location_vehicule renta_vehiculo
rental price: pret_inchiriere costo_noleggio valor_locacao
renter: arrendatario arrendataria locador_inquilino najemca kiraci penyewa huurder mieter locatore_inquilino nguoi_thue najemnik_lokator berlo leietaker hyresgast lejer zakupac najmoprimac stanar
repair: reparo reparation riparazione reparatie reparacio reparacao conserto
report: laporan raport rapor informe relatorio bao_cao izvjestaj izvestaj rapport rapporto bericht sprawozdanie zprava_odborna jelentes raportti hlaseni izvjesce verslag
representative: representante_legal representant rappresentante przedstawiciel temsilci perwakilan vertreterin
reps: repeticiones repeticoes repetitions_nombre ripetizioni powtorzenia tekrar so_lan_lap herhalingen wiederholungen ponavljanja opakovani
request: zahtjev zahtev zadost cerere solicitud solicitacao solicitacoes demande richiesta richieste wniosek wnioski talep permintaan permohonan yeu_cau aanvraag anfrage peticion solicitudes requerimiento requisicao заявка zayavka
request date: fecha_solicitud data_solicitacao date_demande data_richiesta data_wniosku talep_tarihi tanggal_permintaan tanggal_pengajuan datum_zahtjeva datum_zadosti 申请时间 申请日期
request type: tip_cerere
requirements: requisitos exigences requisiti cerinte requisits requerimientos
reservation: pemesanan rezerwacja rezervasyon reservering reservasjon bokning prenotazione buchung reservierung dat_phong reservatie rezervacija rezervare rezervace foglalas foglalasok varaus varaukset bokningar rezervacia boeking dat_ban dat_cho reserva 预订 预约 予約
reservation date: datum_rezervacije datum_rezervace data_rezervare fechareserva date_reservation
reservation number: localizador
resignation date: date_demission date_depart_entreprise
respiration rate: pernapasan
responsible: zustandig zustandigkeit odpowiedzialny sorumlu verantwoordelijke ansvarlig ansvarig penanggung_jawab felelos zodpovedny verantwortlich odgovorno_lice phu_trach
restaurant: etterem ravintola restoran restauracia restauracja gaststatte rumah_makan nha_hang 餐厅 店铺 店舗
result: ergebnis resultat resultado risultato esito wynik sonuc hasil resultaat skor_akhir ket_qua uitslag rezultat vysledek eredmeny tulos vysledky vysledok ergebnisse 结果 結果 результат
return: pengembalian kembali ruckgabe zwrot iade restituzione devolucion devolucao retur tra_hang retour povrat doi_tra rientro reso reconsegna
return date: tanggal_kembali tgl_kembali tanggal_pengembalian tgl_pengembalian data_zwrotu ruckgabedatum iade_tarihi date_retour fecha_devolucion fecha_retorno data_devolucao data_restituzione retourdatum returdato returdatum ngay_tra datum_terug datum_vracanja datum_povratka datum_vraceni data_returnare innlevert aflevert afleveringsdato aterlamningsdatum inleverdatum terugbrengdatum hantra date_restitution 归还日期 还书日期 返却日 归还时间 дата_возврата data_vozvrata
returned: devuelto devolvido rendu restituito returnat
review: ulasan recenzja avis anmeldelse recension danh_gia recenze velemeny arvostelu arvostelut anmeldelser omtale recenzia hodnotenie recenzija opinia recensie rezension nhan_xet resena ressenya avaliacoes critica opinione avis_client
role: rolle perfil ruolo profil rol papel rola peran role_uzytkownika roller vai_tro funksjon uloga tipo_usuario tip_korisnika vloga rolul rols perfil_usuario role_utilisateur rol_usuario ruolo_utente 角色 权限 権限 роль
room: zimmer raum chambre quarto camera ruang ruangan kamar pokoj kamer oda odalar stanza habitaciones phong sala_lekcyjna klassenzimmer soba mistnost gabinet derslik lokaal ordinace cabinet_medical ordinacija szoba szobak terem tanterem huone huoneet rum izba prostorija ucionica pomieszczenie lokalen phonghoc ucebna miestnost habitacio sala_clase sala_reunion 房间 客房 部屋 номер_комнаты комната komnata
room name: ten_phong
room number: no_kamar nomor_kamar numer_pokoju nr_pokoju numer_sali oda_no kamernummer romnummer zimmernummer zimmernr numero_chambre numero_habitacion numero_quarto numero_camera numero_stanza so_phong nr_sali broj_sobe cislo_pokoje cislo_mistnosti numar_camera vaerelsesnummer kamernr maphong numsala numchambre numhabitacion 房号
room type: tipe_kamar jenis_kamar typ_pokoju oda_tipi kamertype romtype type_chambre tipo_habitacion tipo_quarto tipo_camera loai_phong tip_camera tip_sobe typ_mistnosti vaerelsestype zimmerkategorie 房型
rooms: liczba_pokoi oda_sayisi zimmeranzahl anzahl_zimmer kamers_aantal nombre_pieces vani locali nb_pieces broj_soba pocet_pokoju numar_camere antal_vaerelser so_phong_ngu numero_habitaciones num_habitaciones numero_quartos num_camere numero_locali numero_stanze num_quartos
round: eliminatoria etapa_meci jornada_liga
route: strecke ruta rota percorso itineraire ruta_putovanja trasa utvonal reitti rute ruter rutt guzergahlar lo_trinh traseu itinerario tragitto
route of administration: via_administracion via_administracao via_somministrazione cale_administrare zpusob_podani zpusobpodani
salary: gehalt lohn salaire sueldo salario stipendio gaji pensja wyplata maas salaris lonn luong gaji_pokok plata mzda salariu placa fizetes palkka palkat kuukausipalkka manedslonn manadslon upah zarada wynagrodzenia loon lonen salarissen luongcb mucluong retribuzione remuneracion remuneration 工资 薪水 薪资 月薪 給与 зарплата оклад zarplata oklad
sale: penjualan sprzedaz satis verkauf vente venta verkoop salg forsaljning vendite vendita ban_hang 销售 売上
sale date: tanggal_jual tgl_jual tanggal_penjualan data_sprzedazy satis_tarihi verkoopdatum salgsdato verkaufsdatum date_vente fecha_venta data_venda data_vendita ngay_ban
sales price: verkaufspreis prix_vente precio_venta preco_venda prezzo_vendita harga_jual cena_sprzedazy satis_fiyati verkoopprijs salgspris forsaljningspris gia_ban vk_preis precio_de_venta prodajna_cijena prodejni_cena pret_vanzare valor_venda eladasiar utsalgspris
salesperson: verkaufer vendeur vendedor venditore commercial penjual sprzedawca satici verkoper selger saljare nombre_vendedor agente_comercial
sample: muestra amostra echantillon campione probka numune sampel mau_thu uzorak vzorek
schedule: horario horaire orario stundenplan jadwal harmonogram rooster timeplan dienstplan lich_trinh orar horari planificacion programacion emploi_temps расписание raspisanie
scholarship: beca bourse bolsa stipendium bursa bolsa_estudos borsa_studio
school: sekolah szkola okul skola ecole escuela escola scuola schule scholen nama_sekolah truong skola_naziv skole_naziv scoala liceo colegio instituto_nombre solski iskola iskolak koulu koulut skoler skolor truong_hoc instituto colegio_procedencia institucion_educativa etablissement_scolaire 学校 学院 所属学院 etablissement
school year: schuljahr annee_scolaire ciclo_lectivo ano_letivo anno_scolastico tahun_ajaran tahun_akademik rok_szkolny schooljaar skolear lasar akademik_yil nien_khoa nam_hoc khoa_hoc_nien tanev lukuvuosi studiejaar studienjahr ogretim_yili egitim_yili thn_ajaran skolni_rok skolsky_rok skolska_godina akademska_godina rok_akademicki th_ajaran
scientific name: nombre_cientifico nome_cientifico nom_scientifique nome_scientifico latinsky_nazev nazev_latinsky
scope: alcance
score: skor wynik_pkt puntaje puntuacion pontuacao punteggio punktzahl poengsum placar punctaj scor puntos_obtenidos puntaje_obtenido punteggio_totale pontos_obtidos nota_obtida 分数 得分 评分 点数
season: saison temporada stagione musim sezon seizoen sesong kausi sasong mua_giai saison_sportive temporada_liga
seat number: nomor_kursi no_kursi numer_miejsca koltuk_no stoelnummer sitzplatz platznummer numero_siege numero_asiento sjedalo sedadlo sediste_broj broj_sjedala so_ghe setenummer setnr platsnummer saedenummer koltuk sedadla sjedala stoel sitznummer sitzplatznummer ghe broj_sedista nr_miejsca miejsce_siedzace asiento assento poltrona butaca seient num_place 座位号 座位
seats: miejsca sitzplatze koltuk_sayisi places_assises jumlah_kursi kursi zitplaatsen asientos assentos plaetze nb_places posti sedala liczba_miejsc pocet_mist broj_sjedista so_cho posti_seduti locuri_total numero_asientos nombre_sieges num_plazas
section: seccion secao sezione sparte seksi dzial_sklepu sectie
seller: vanzator venedor
sender: absender expediteur remetente mittente pengirim nadawca gonderen afzender avsender avsandare nama_pengirim expeditor remitent emisor emetteur
sensor: sensore senzor
serial number: seriennummer numero_serie numero_de_serie nomor_seri no_seri numer_seryjny seri_no serienummer serienr so_seri num_serie sarjanumero seriennr seri_numarasi vyrobni_cislo vyrobne_cislo seriove_cislo serijski_broj nr_seryjny seriale nro_serie serie_equipo numar_serie nr_serie
series code: serie
sermon: sermoes sermao
service: layanan jasa usluga hizmet tjeneste tjanst dich_vu servizi sluzba serviciu prestation prestazione servico servicio leistungen dienstleistung palvelu tjenester ydelse ydelser dienst tendv servizio servei prestacion услуга услуги
service type: type_service tip_serviciu
servings: portionen porcje porsiyon porties porsi porzioni porciones porcoes
session: sesi sesja seans oturum seance sessie sesion sessao sessione sesiune sessio
sets: saetze
setting: pengaturan ustawienia ayar einstellung instelling parametrage innstilling installning installningar indstilling nastaveni postavka podesavanja cai_dat cau_hinh
settings: configuracao impostazioni setari configuracio
severity: gravedad gravidade gravite gravita gravitate severidad
shelf: regal rayon estanteria polka schap hylla scaffali prateleira plank polc hylde hyllplats ke_sach etagere prestatge anaquel rayonnage
shift: schicht turno schichtmodell equipe_travail zmiana vardiya ploegendienst tyovuoro vakt skift smena smjena calamviec ca_lam ca_truc torn tura turno_trabajo turno_lavoro jornada_laboral
ship: kapal statek gemi schiff navire hajo laiva skipsnavn fartyg fartoj skib lod lode brod statki schip schepen tau_thuyen buque navio nava vaixell embarcacion embarcacao bateau imbarcazione
shipment: envoi spedizione expediere enviament remessa
shipping: versand verzending wysylka frakt fragt rahti porto kargo doprava otprema van_chuyen
shipping address: adreca_enviament
shipping cost: gastos_envio frais_envoi
shipping method: versandart modo_envio tipo_envio mode_livraison metodo_spedizione kargo_turu metode_pengiriman verzendwijze nacin_dostave zpusob_dopravy phuong_thuc_van_chuyen metodo_envio forma_envio metoda_livrare tipo_entrega mode_expedition
short description: kurzbeschreibung deskripsi_singkat krotki_opis kisa_aciklama korte_omschrijving description_courte descripcion_corta descricao_curta descrizione_breve kratki_opis kratak_opis kratky_popis lyhyt_kuvaus strucny_popis kort_beskrivelse kort_beskrivning skrocony_opis mo_ta_ngan
signature: unterschrift firma_digital assinatura tanda_tangan ttd podpis imza handtekening underskrift semnatura
singer: cantor chanteur cantaret cantant 歌手
size: groesse_text pointure tamanho tamano taglia ukuran rozmiar beden maat grootte boyut storlek storrelse kich_thuoc dimensi masse_abmessung abmessungen wymiary afmetingen velicina velikost marime dimensao maten velkost rozmer kich_co mida dimensione tamanio taille_produit numero_calzado 规格 尺寸 大小 サイズ размер razmer
skill: kompetenz kepesseg taito ferdighet fardighet faerdighed kompetens kompetencer yetenek beceri keterampilan keahlian dovednost schopnost zrucnost vjestina vestina umiejetnosc vaardigheid vaardigheden fahigkeit kenntnisse ky_nang habilidad competence competenza competenta habilitat competencia aptitud
smoker: fumador fumeur fumatore fumante
social security number: nss numero_seguro_social numsecuritesociale seguridad_social seguro_social
software: logiciel
solution: solucion solucao soluzione rozwiazanie cozum solusi losung giai_phap oplossing rjesenje reseni solutie ratkaisu losning penyelesaian riesenie resenje cach_giai_quyet
song: lagu piosenka sarki lied chanson bai_hat canzone pjesma pjesme pesma skladba pisen melodie kappale sang latar pisne pesnicka pesme utwor liedje musikstuck cancion cantec canco musica brano morceau tema_musical piesa_muzicala 歌曲
sort order: urutan kolejnosc sira sira_no volgorde reihenfolge sortierung rekkefolge thu_tu ordre_affichage orden_visualizacion sorrend raekkefolge sirasi poradie redoslijed redosled sortierreihenfolge stt no_urut 排序 顺序
source: fuente quelle fonte origen origem origine sumber zrodlo kaynak bron kilde kalla
spare part: piesa recanvi refaccion pezzo piece_rechange piesa_schimb nahradni_dily soucastka soucastky
speaker: ponente conferencista palestrante conferencier relatore prelegent prelegenci konusmaci pembicara narasumber dien_gia redner referent intervenant oratore vorbitor orador
specialty: fachrichtung fachgebiet specialite especialidad specialita specjalizacja spesialis spesialisasi uzmanlik uzmanlik_alani specialisatie specialisme specializzazione specjalnosc fachbereich chuyen_khoa spesialitet specialitet chuyen_mon specializace specializare specijalizacija specialitate especialitat especialidad_medica специальность specialnost spetsialnost especilitat
species: especie espece tierart diersoort dyreart djurart spesies gatunek_zwierzecia specie faj elainlaji druh_zvirete loai_vat
spectators: zuschauer spectateurs espectadores
speed: kecepatan predkosc snelheid geschwindigkeit vitesse velocidad velocita hastighet sebesseg nopeus hastighed hiz hizi rychlost brzina tocdo viteza velocitat
sponsor: patrocinador patrocinio
sport: sportovi sportag urheilu urheilulaji idrett sportarten brans sporlar olahraga dyscyplina spor_dali mon_the_thao deporte desporto sporturi esport disciplina_deportiva modalidade_esportiva
spouse: conyuge conjuge conjoint coniuge esposo esposa nombre_conyuge nome_conjuge
stadium: stade estadio stadio stadyum stadiony 主场 球场 体育场 场馆
star: estrella estrela etoile stella
start: mulai rozpoczecie baslangic inizio poczatek bat_dau vertragsbeginn beginndatum kezdes kezdet alku alkaa alkaen aloitus oppstart baslama zaciatok aanvang anfang
start date: beginn date_debut fecha_inicio data_inicio fecha_ingreso data_admissao begindatum data_rozpoczecia tanggal_mulai tgl_mulai tgl_awal tanggal_awal baslangic_tarihi baslama_tarihi startdato data_startu fecha_de_inicio date_de_debut ngay_bat_dau anfangsdatum datum_pocetka datum_od pocetak datum_zacatku zacatek data_inceput data_inceperii alkupvm aloituspvm alkamispaiva alkamispvm ingangsdatum ngaybd data_poczatkowa data_od gultig_ab platnost_od platne_od vazi_od geldig_vanaf wazny_od gyldig_fra giltig_fran voimassa_alkaen ervenyes_tol datainizio dt_inicio date_deb f_inicio date_commencement 开始日期 起始日期 開始日 дата_начала data_nachala
start time: heure_debut hora_inicio waktu_mulai jam_mulai jam_buka_toko godzina_rozpoczecia baslangic_saati begintijd starttijd starttid ora_inizio heure_de_debut hora_de_inicio gio_bat_dau vrijeme_pocetka pocetak_vremena cas_zacatku ora_inceput startuur alkamisaika starttidspunkt beginnzeit anfangszeit kezdesi_ido kezdes_ideje kezdo_idopont jam_masuk cas_od vreme_pocetka vrijeme_od godzina_od horario_inicio 开始时间 起始时间
state: uf estado_federativo judet
station: stanica zastavka postaja gara megallo asema asemat pysakki pysakit stasjon holdeplass hallplats istasyon durak stasiun halte kolodvor stajaliste stacja przystanek przystanki haltestelle bahnhof benxe nha_ga estacao estacio
status: zustand_text statut estado situacao estatus stato durum trang_thai stan_zamowienia status_aktif stav stare etat stato_ordine etat_commande allapot statusz tilanne statussen estat situacion status_atual 状态 状態 ステータス статус состояние sostoyanie
steps: etapes procedimento_passi passaggi
stock: estoc inventario_actual quantidade_estoque cantidad_stock quantite_stock stock_actuel
stock quantity: bestand lagerbestand existencia estoque giacenza estoque_atual voorraad stok stok_barang stan_magazynowy magazyn_ilosc stok_miktari stok_adedi lagerantall lagersaldo ton_kho so_luong_ton stan_w_magazynie sisa_stok lagermenge kolicina_na_stanju stanje_skladista skladem pocet_skladem stoc stock_actual existencia_actual varastosaldo lagerbeholdning beholdning lagerantal zasoba zaliha stan_magazynu ilosc_w_magazynie 库存 库存量 在庫 库存数量 存量 остаток ostatok
stop: arret fermata statie
stopover: escala scalo
store: toko sklep magaza dukkan winkel butik butikk negozio negozi loja tienda magasin cua_hang 门店 商店 магазин magazin
store name: 店名 店铺名称 店舗名
street: strada utca katu gatenavn vejnavn gatunamn carrer voie nom_rue nom_voie 街道 улица ulitsa ул avenue lstraat
street address: strasse rue calle rua via_indirizzo straat ulica alamat adres cadde sokak jalan gata ulica_i_numer dia_chi dia_chi_nha straat_en_nummer strassenname straatnaam adresse_postale domicilio_particular alamat_lengkap alamat_rumah straat_nummer jalanan rue_numero alamat_pelanggan alamat_siswa adres_zamieszkania adres_zameldowania adresse_domicile woonadres bezoekadres wohnanschrift adresa_stanovanja via
street number: numero_calle num_ext no_exterior num_rue numero_via
student: siswa murid schuler alumno aluno alunno uczen ogrenci uczniowie leerling elev mahasiswa studente sinh_vien hoc_sinh schulerin nama_siswa nama_mahasiswa student_naam peserta_didik ucenik ucenici zaci alumnas alunas diak diakok tanulo tanulok hallgato hallgatok opiskelija opiskelijat oppilas oppilaat studerande djak mhs zak ziak ziaci hoc_vien estudante etudiant alumne estudiant 学生 学员 студент ученик studenty uchenik
student name: ten_sv ho_ten_sv ten_sinh_vien hoten_sv ime_studenta 学生姓名
student number: numero_control nro_legajo codigo_estudiante codigo_alumno numero_estudiante ma_sv masv neptun nis studnr brind mssv studentnr indeks_broj broj_indexa nr_indeksu 学号 学生编号
students count: si_so siso
subcategory: subcategorie subrubro sotto_categoria
subject: fach matiere materia disciplina asignatura betreff objet asunto assunto oggetto mapel mata_pelajaran temat konu onderwerp emne amne mon_hoc tema vak vakken fag przedmiot ders_adi sujet perihal predmet kolegij premet oppiaine aine matpel makul schulfach hoc_phan assignatura предмет дисциплина distsiplina
subject code: ma_mh mamh ma_mon vakcode ma_hp ders_kodu kode_mk
subject line: predmet_zpravy subiect assumpte
subject name: unterrichtsfach ten_mh ten_mon_hoc ten_hp ten_mon nama_matkul nama_mk nama_matakuliah
subscriber: suscriptor assinante abonne abbonato abonat subscriptor
subscription: suscripcion abbonamento subscripcio
subscription type: tipoabbonamento
substance: suba substanta
subtitle: untertitel sous_titre subtitulo podtytul alt_baslik undertittel sottotitolo
subtotal: subtotale sous_total subtotal_venta base_imposable valor_neto
summary: streszczenie ozet samenvatting zusammenfassung ringkasan riassunto resumo sinopsis sammendrag sammanfattning sinopse resume_livre tom_tat zusammenfassg chapo trama riassunto_libro synopsis_film kratki_sadrzaj kratak_sadrzaj rezumat resum sintesis riepilogo 摘要 概要
supervisor: przelozony supervisor_directo chef_service responsable_service superior_inmediato jefe_inmediato capo_reparto cap_departament
supplier: lieferant fournisseur proveedor fornecedor fornitore leverancier dostawca pemasok tedarikci leverandor leverantor nha_cung_cap nama_supplier dodavatel ten_nha_cung_cap supplier_naam dobavljac furnizor beszallito beszallitok szallito szallitok toimittaja toimittajat suplier dodavatelia dobavitelj ncc proveidor abastecedor 供应商 供货商 поставщик postavshchik postavshik postavschik
supplier name: ten_ncc
supplier number: ma_ncc
support ticket: chamado
surcharge: recargo
surface: flache superficie powierzchnia yuzolcumu oppervlakte wohnflache luas luas_tanah superficie_m2 dien_tich grundflache povrsina plocha suprafata metrekare m2 kvadratura kvm boareal areal rozloha vymera metraz pinta_ala alan_m luas_bangunan
surgery: cirugia cirurgia chirurgie operatie intervento_chirurgico
survey: encuesta sondage sondaggio sondaj enquesta questionario questionnaire enquete pesquisa_satisfacao
suspect: sospechoso suspeito sospettato suspectat
symptoms: symptome objawy gejala belirti symptomer trieu_chung priznak simptom simptomes sintoma
table name: tabela tabla tabela_nome nombre_tabla tablo
table number: tisch mesa tavolo meja no_meja nomor_meja stolik nr_stolika numer_stolika masa masa_no tafel tafelnummer bordnummer tischnummer tischnr numero_table numero_mesa numero_tavolo so_ban ten_ban poyta bordnr tafelnr poydan_numero cislo_stolu broj_stola stol_broj taula num_table
tag: etiqueta etiquette etichetta eticheta
target group: publico_alvo
task: aufgabe tache tarea tarefa tugas zadania gorev taak oppgave uppgift cong_viec opgave zadatak zadaci ukol sarcina oppgaver opgaver uloha is_emri nhiem_vu tasca 任务 задача zadacha
tax: pajak podatek vergi skatt btw kdv moms mva belasting taxes_montant thue pdv porez dph dan_z_pridane tva_valoare igv itbis iva_monto isv alv ppn umsatzsteuer taxe impozit impost impuestos tributo tassa
tax amount: steuer impot impuesto imposto imposta iva_importe momsbelop kdvtutari mwstbetrag jumlah_pajak nilai_pajak tien_thue
tax class: steuerklasse
tax id: steuernummer umsatzsteuerid partita_iva siret siren cnpj cuit rif nit rfc num_tva numero_tva contribuyente nif npwp vergi_no vergi_numarasi btw_nummer org_nr organisasjonsnummer organisationsnummer kvk_nummer ust_idnr ust_id regon ma_so_thue numero_fiscal numer_nip dic cui ruc ruc_empresa nif_cif inscricao_estadual adoazonosito cvr vkn ico matbr kvk steuernr ic_dph
tax number: cif rut contribuinte cod_fiscal codigo_fiscal инн inn
tax office: vergi_dairesi
tax rate: mwst mehrwertsteuer tva taux_tva alicuota aliquota icms iva_percent stawka_vat kdv_orani btw_percentage momssats steuersatz ppn_persen alvkanta afa_kulcs alv_pros mva_sats btw_tarief mwst_satz dph_sazba pdv_stopa vat_stawka thue_suat
tax regime: regimen_fiscal regime_fiscal regimen_tributario regime_tributario
taxable amount: imponibile base_imponible
teacher: guru lehrer enseignant profesor professor_nome nauczyciel ogretmen leraar leraren larare larer giao_vien insegnante ucitel lehrerin lehrkraft nastavnik nastavnici ucitelj docent leerkracht gvcn maestra tanar tanarok oktato oktatok opettaja opettajat hoca pengajar ucitelia vyucujici pedagog prowadzacy ogretim_uyesi ogretim_gorevlisi giang_vien professeur maestro mestre formador formateur formatore catedratico educador istruttore 教师 老师 先生 授课教师 任课教师 преподаватель учитель prepodavatel uchitel
teacher name: ten_gv nama_guru 教师姓名
teacher number: ma_gv magv nidn nip_guru ma_giang_vien ma_giao_vien
teaching building: 教学楼
team: mannschaft squadra druzyna takim zespol ploeg doi_bong ekipa klub tym tymy echipa momcad csapat csapatok joukkue joukkueet lagnamn druzstvo timovi elftal doi nama_tim equip 球队 队伍 战队 チーム команда
team name: nome_time 队名 球队名
technician: technicien tecnico teknisi technik tekniker monteur teknisyen servisant mechanik mecanico mecanicien meccanico montir mekanik automechanik automehanicar mehanicar mechanicy monter mechanikus tehnician tehnicieni
temperature: suhu sicaklik temperatuur temperatur lampotila teplota nhiet_do temperatura_corporal 温度
template: plantilla sablon modele_document modello_documento plantilla_correo
tenant: inquilino locataire inchirias chirias llogater locatario conduttore locatar
term: 学期 semester semestr donem hoc_ky semestar felev lukukausi polletje polrocze yariyil polugodiste halbjahr semestrial cuatrimestre periodo_letivo ciclo_academico
term months: plazo plazo_meses prazo_meses duree_mois durata_mesi
terms of use: uvjeti_koristenja
text: texte texto testo tekst metin van_ban tekst_poruke teks texty tekstas текст szovegtorzs szoveg
therapist: behandelaar
thesis: tese teza tcc trabajo_grado diplomski_rad
ticket: tiket bilet billett biljett billet karta_ulaznica ulaznica jizdenka letenka vstupenka boleto entrada_evento ingresso bilhete karte lippu listok kaartje eintrittskarte fahrkarte biglietto bitllet tiquete 票 车票 门票 билет
ticket number: num_ticket
ticket price: valor_ingresso preco_ingresso precio_entrada prix_billet prezzo_biglietto cena_biletu bilet_fiyati harga_tiket gia_ve cijena_karte cena_vstupenky vstupne pret_bilet 票价
time: uhrzeit heure hora waktu jam godzina saat tijd klokkeslett klokkeslaet thoi_gian_dat pukul vrijeme vreme idopont aika klockslag tidspunkt tidpunkt cas tijdstip gio zeitpunkt horario_consulta ora_appuntamento 时间 時間 時刻 время vremya
time slot: zeitfenster creneau franja_horaria
tip: propina gorjeta trinkgeld fooi napiwek pourboire_montant pourboire mancia
title: titel titre titulo titolo judul tytul baslik tittel intitule tieu_de overskrift naslov nadpis titul judul_berita judul_artikel entete werktitel titlu titulek naziv_djela otsikko basligi uberschrift titol 标题 题目 题名 タイトル 主题 mingcheng заголовок zagolovok
tool: herramienta ferramenta outil unealta eina utensile
topic: tema_clase argomento_lezione 话题
total: gesamt gesamtbetrag totale jumlah_total toplam toplam_tutar totaal totaalbedrag totalt razem suma total_bayar total_biaya total_harga tong_tien tong_cong thanh_tien gesamtsumme montant_total monto_total importe_total valor_total_pedido totale_ordine suma_total ukupno ukupan_iznos celkem celkova_cena ukupna_cijena total_plata vegosszeg osszesen loppusumma yhteensa kokonaissumma sammanlagt spolu lacznie total_belanja tong_gia_tri total_pagar total_general total_venda
total price: gesamtpreis prix_total precio_total preco_total totaalprijs cena_calkowita toplam_fiyat harga_total totalpris tri_gia prezzo_totale pret_total preu_total 总价 合计
tour: turer wisata tururi aranzman rondleiding
tournament: turnier turniej turnuva tournoi toernooi turnering torneio turnir turnej campeonato championnat campionato sampiyona bajnoksag torna turnaus turneringar turnamen turnaj giai_dau turneu torneig 大会 锦标赛
tournament name: 比赛名称 赛事名称
tracking number: kargo_no numero_guia no_resi numer_przesylki sporingsnummer kollinummer sendungsnummer sendungsverfolgung mavandon takip_no takip_kodu nomor_resi cislo_zasilky broj_posiljke nr_przesylki nr_listu_przewozowego awb codigo_rastreio codigo_rastreamento num_suivi codigo_seguimiento codice_tracking guia_envio
train: vlak voz juna tren kereta vozovi pociag trein zug zuge kereta_api tau_hoa trem treno
train number: num_train 车次
trainer: entrenador entraineur allenatore treinador
transaction: transaksi transakcja islem transactie transaksjon giao_dich transaktion transazione tranzakcio transakce transakcia transakcija mutatie transacao tranzactie transaccio 交易
transaction type: type_transaction tip_tranzactie type_operation
transfer: transferencia virement bonifico trasferimento traspaso virament
translated: vertaald przetlumaczone ubersetzt traduit traducido traduzido tradotto
transmission: getriebe skrzynia_biegow vites vites_turu versnellingsbak boite_vitesse cambio_marchas transmisi caja_cambios prevodovka prevodovce mjenjac menjac vaxellada girkasse cutie_viteze tipo_transmision cambio_auto boite_vitesses
transport type: verkehrsmittel medio_transporte
travel agency: agencia_viajes agencia_viagens agence_voyage agenzia_viaggi agentie_turism
treatment: behandlung traitement tratamiento tratamento trattamento leczenie tedavi pengobatan zabieg cura dieu_tri behandling tindakan terapija lecba tratament therapie terapi kezeles hoito behandlingar perawatan liecba osetreni lijecenja behandelingen tractament 治疗 лечение
treatment type: jenis_berobat jenisberobat
trip: perjalanan podroz trajet viaje viagem viaggio viaggi fahrt reise seyahat chuyen_xe matka reiser resa resor rejse rejser yolculuk sefer cesta zajezd putovanja izlet wycieczka reizen ritten rit chuyen_di calatorie viatge excursie
tuition: mensualidad arancel frais_scolarite taxa_scolara pension_escolar rata_scolastica taxa_scolarizare skolarina skolarine
type: typ tipo tipologia jenis tipe rodzaj turu soort jenis_barang loai typy tur vrsta vrste tip_objekta druh tipus tyyppi slag turler tipler jenisnya typovi typen arten 类型 類型 種別 種類 类 leixing leibie тип вид
type name: ten_loai
unit: einheit unite unidad unita satuan jednostka eenheid birim enhed enhet don_vi don_vi_tinh jednostka_miary satuan_barang medida_unidad jedinica_mjere mjerna_jedinica jednotka mj unitate_masura birim_olcu mateenhet maaleenhed jedinica dvt eenheden mengeneinheit jedinica_mere unitat udm um_medida 单位名 计量单位 единица_измерения ед_изм ед edinica_izmereniya jmj jed_mj
unit price: einzelpreis prix_unitaire precio_unitario preco_unitario prezzo_unitario harga_satuan cena_jednostkowa birim_fiyat birim_fiyati eenheidsprijs stuksprijs enhetspris stykpris don_gia stuckpreis jedinicna_cijena jednotkova_cena pret_unitar cena_za_kus valor_unitario valor_unit vl_unitario prix_unit enhedspris styckpris stukprijs pvp precio_unidad pu_ht p_unitario vlr_unitario
university: kampus uczelnia universite universidad universita universitat universiteit uniwersytet truong_dai_hoc yliopisto universitesi univerzita univerzitet sveuciliste hogeschool hochschule perguruan_tinggi dai_hoc 大学 高校
update date: atualizado ultima_actualizacion ultima_modificacion derniere_modification ultima_modifica ultimo_aggiornamento aggiornato modificato
updated at: geandert aktualisiert fecha_modificacion data_atualizacao date_modification diubah diperbarui diubah_pada zmodyfikowano data_modyfikacji data_aktualizacji guncelleme_tarihi guncellenme_tarihi gewijzigd aangepast wijzigingsdatum oppdatert uppdaterad endret andrad opdateret modifie_le date_maj date_modif actualizado atualizado_em ngay_cap_nhat anderungsdatum letzte_anderung data_modifica tgl_update datum_izmjene datum_izmene azurirano upraveno datum_upravy data_modificarii modositva muokattu paivitetty muokkauspvm aendret rettet zmeneno zmenene izmijenjeno izmenjeno zmieniono zaktualizowano bijgewerkt modositas_datuma modositas_ideje guncellenme_zamani guncelleme_zamani degistirilme_tarihi tgl_ubah datum_zmeny datum_aktualizace datum_aktualizacie datum_azuriranja data_zmiany geaendert_am ngay_sua 更新时间 修改时间 更新日 修改日期 дата_изменения дата_обновления
updated by: modificado_por actualizado_por alterado_por atualizado_por modifie_par usuario_modificacion usuario_alteracao usuario_actualizacion utente_modifica 修改人 更新人
url: 网址 链接
user: benutzer utilisateur gebruiker uzytkownik pengguna kullanici anvandare bruger bruker uzytkownicy nguoi_dung utilisatrices korisnik korisnici uzivatel usuarios_sistema utenti uporabnik felhasznalo felhasznalok kayttaja kayttajat uzivatelia utilizator usuari 用户 ユーザー пользователь polzovatel
user type: tip_utilizator
username: nom_usuari usuario_login login_usuario nume_user utilizator_nume identifiant_connexion nome_utilizador 用户名 账号 ユーザー名 yonghuming zhanghao логин
vacancy: lowongan stellenangebot vacature
vacation days: urlaubstage jours_conges dias_vacaciones ferias giorni_ferie zile_concediu dies_vacances jours_conge ferie_residue
vaccination date: fecha_aplicacion fecha_vacunacion
vaccine: szczepionka vaksin impfstoff vaccin vacunas vakcina rokote rokotukset asi ockovani cjepivo szczepienia vaccinatie inenting impfung vac_xin tiem_chung vaccino
validity days: vigencia_dias
value: wert valeur valor wartosc deger waarde verdi varde vrednost arvo hodnota vrijednost meres mittaus maling matning matningar olcum pengukuran mereni meranie mjerenja merenja pomiar meting messung messwert gia_tri valoare
vat: tva_montant monto_iva valor_iva
vat number: nif_iva
vat rate: tasa_iva taxa_iva aliquota_iva porcentaje_iva iva_percentuale
vehicle: fahrzeug vehicule vehiculo veiculo veicolo kendaraan pojazd arac voertuig fordon kjoretoy koretoj bil biler phuong_tien_xe vozilo vozila vozidlo vozidla automobil masina jarmu jarmuvek gepjarmu gepkocsi autok ajoneuvo ajoneuvot autot bilar tasit auta vozy kola kfz kraftfahrzeug wagen xe_oto phuong_tien autovehicul carro coche automovil automezzo 车辆 汽车
vehicle type: loai_xe tip_vozila typ_vozidla tip_masina typ_pojazdu typ_auta tip_vehicul
venue: spielort veranstaltungsort lieu_evenement arrangementssted spillested mekan etkinlik_yeri tempat_acara misto_konani miesto_konania mjesto_odrzavanja mesto_odrzavanja miejsce_wydarzenia locatie_evenement dia_diem_to_chuc recinto lloc lugar_evento local_evento luogo_evento loc_eveniment sede_evento loc_desfasurare local_realizacao
verified: verificiran verificado verifie verificato verificat
version: versao versione versiune versio 版本
veterinarian: veterinario veterinaire veterinar
victim: vittima victima vitima
video: link_video
view: vue vista
view count: luot_xem jumlah_dilihat liczba_wyswietlen goruntulenme_sayisi vues visualizzazioni visualizacoes visualizaciones aufrufe anzahl_aufrufe okunma_sayisi dilihat broj_pregleda
vin: sasi_no no_rangka nr_vin cislo_karoserie broj_sasije so_khung numero_telaio numero_chassis serie_sasiu valmistenumero runkonumero chassisnummer understellsnummer chassinummer stelnummer sasi fahrgestellnummer sase_no nomor_rangka cislo_podvozku nr_nadwozia numer_nadwozia fin_nummer
visible: sichtbar zichtbaar widoczny widoczne visibile visivel synlig vizibil
visit: kunjungan wizyta bezoek besok visita visite_medicale visitas_medicas besuch visite vizita 就诊
visitor: visiteur visitatore vizitator 访客
visits: visitas
voltage: spannung napiecie gerilim spanning tegangan tensiune voltatge
volume: objetosc hacim volum cubicaje
volunteer: onkentes frivillig volontar gonullu relawan dobrovolnik dobrovolnici volonter wolontariusz vrijwilliger freiwillige ehrenamtliche tinh_nguyen_vien voluntario benevole volontario voluntar
vote: stemmen
voter: pemilih wyborca secmen votante eleitor electeur elettore alegator elector
votes: voix voturi vots numero_votos nombre_voix nombre_votes cantidad_votos num_voti total_votos
waiter: mesero garcom serveur cameriere ospatar cambrer mozo camarero
ward: pabellon enfermaria ala_hospital reparto_ospedale 病房 kelas_rawat_inap kelasrawatinap
warehouse: gudang magazyn depo magazijn magazzino lagerhalle entrepot bodega kho kho_hang armazem skladiste skladista sklad depozit raktar varasto lager lagre ambar magacin almacen magatzem 仓库 склад
warranty: garanti garansi gwarancja garanzia bao_hanh thoi_gian_bao_hanh jamstvo garancija zaruka
water: agua eau acqua apa aigua
weather: clima meteo
website: situs witryna strona_www strona_internetowa web_sitesi webseite nettside webbplats hemsida hjemmeside sito_web sitio_web sito situs_web paginaweb siteweb pagina_internet lloc_web url_sitio 网站 官网
week: semana semaine settimana tydzien hafta uke vecka uge minggu tjedan sedmica nedelja tyden saptamana ukenr veckonr ugenr tydny tyzden tjedni weeknr kalenderwoche tuan setmana
weekday: wochentag jour_semaine dia_semana giorno_settimana jour_de_la_semaine giorno_della_settimana dzien_tygodnia haftanin_gunu hari_kuliah thu_trong_tuan dan_u_tjednu den_v_tydnu ziua_saptamanii gun
weekly hours: wochenstunden contracturen uren_per_week uvazek
weight: gewicht poids peso berat waga berat_badan agirlik vekt vikt vaegt trong_luong can_nang hmotnost greutate tezina vaha kilo bobot weging vaha_znamky suly tomeg paino agirligi khoi_luong poids_kg peso_corporal 重量 体重 вес ves масса
weight limit: maksymalna_waga
whatsapp: api_whatsapp
width: lebar szerokosc genislik breedte bredd chieu_rong breite largeur ancho larghezza largura sirina sirka latime leveys amplada anchura 宽度 ширина
wind speed: velocidade_vento vitesse_vent velocita_vento
wins: siege victoires victorias vitorias vittorie victorii victories ganados
wishlist: lista_desejos liste_envies lista_desideri
withdrawal: retiro saque retrait prelievo retragere
witness: zeuge temoin testigo testemunha testimone martor
work: werk oeuvre utwor_muzyczny eser obra
work phone: diensttelefon
worker: pekerja robotnik isci ouvrier trabalhador operaio arbeiter
workout: treino entrenamiento allenamento trening antrenman latihan entrainement
year: jahr annee ano anio anno jaar rok tahun yil thn lata godina leto letnik evszam vuosi arstall arstal yili anul 年份 年 год
yellow cards: zolte_kartki gelbe_karten cartons_jaunes tarjetas_amarillas cartoes_amarelos sari_kart cartellini_gialli zuti_kartoni zlute_karty
zone: zona bereich
`;

/** The English words for a word, or words with `_` between them, in other languages of Europe. */
export const translations: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', foreign = ''] = line.split(': ');
      return foreign.split(' ').map((word) => [word, english] as const);
    }),
);

/** The English words for the last parts of German compounds, such as `nummer` in `Rechnungsnummer`. */
export const germanHeads: ReadonlyMap<string, string> = new Map(
  `nummer number|datum date|preis price|betrag amount|kosten cost|gebuhr fee|zeit time|dauer duration|stunden hours|jahr year|monat month|zahl count|anzahl count|menge quantity|bestand stock quantity|gruppe group|klasse class|typ type|stelle place|strasse street|kontakt contact|titel title|beschreibung description|bezeichnung name|grund reason|satz rate|prozent percentage|gewicht weight|lange length|breite width|hohe height|grosse size|farbe color|einheit unit|bild image|datei file name|pfad path|adresse address|kennung code|schlussel code|grad level|stufe level|wert value|summe total|konto account number|leiter manager|inhaber owner|art type|ort place|nr number|ende end date|beginn start date|plan plan|liste list|punkte points|zeitpunkt time|raum room|intervall interval|volumen volume|leistung power|kapazitat capacity|naam name|namn name|navn name|name name`
    .split('|')
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)] as const),
);
