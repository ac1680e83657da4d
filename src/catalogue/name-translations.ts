/**
 * English words of columns' names with the words of other languages of Europe, and Indonesian, Turkish and Vietnamese ones, for them,
 * in small letters, without accents and without transcribed umlauts. A word can stand in one line only.
 */
const LINES = `
absent: abwesend ausente absen nieobecny afwezig
accessory: zubehor accessoire accessoires accesorio acessorio accessorio aksesoris akcesoria aksesuar tilbehor tillbehor
account: akun rekening_id rekening hesap konto compte
account holder: kontoinhaber titulaire titular atas_nama kontohaver pemilik_rekening
account number: kontonummer conta cuenta nro_cuenta no_rekening nomor_rekening norek numer_konta nr_konta hesap_no rekeningnummer numero_compte numero_cuenta numero_conta
active: aktiv actif activo ativo attivo aktif aktywny aktywna aktywne actief actieve
address: anschrift adresse indirizzo direccion endereco domicilio domicile morada adresa adresi
address line 2: adresszusatz complement_adresse complemento_direccion complemento indirizzo2 toevoeging
admission: ricovero rawat_inap hospitalizacja aufnahme hospitalisation internacao ingreso_hospitalario
age: alter edad idade eta umur usia wiek yas leeftijd alder
agent: agente vertreter
aisle: pasillo corredor corsia allee_magasin
allergies: allergien alergias allergie alergi uczulenia alerji allergieen
amount: betrag montant importe monto valor_total importo summe umsatz bedrag kwota jumlah_bayar nominal tutar kwota_calkowita belop belopp bedrage montante soma so_tien gia_tri_giam_gia monto_a_pagar
amount paid: dibayar jumlah_dibayar kwota_zaplacona montant_paye monto_pagado valor_pago importo_pagato bezahlter_betrag montant_verse montorecibido monto_recibido
animal: hewan binatang zwierze hayvan dier dieren dyr djur animale animali zwierzeta
answer: jawaban odpowiedz cevap antwoord svar antwort reponse respuesta resposta risposta odpowiedzi
application: aplikasi aplikacja uygulama applicatie aplicacion applicazione anwendung nama_aplikasi
appointment: randevu janji_temu afspraak rendez_vous rendezvous rdv appuntamento agendamento randevular afspraken
approved: disetujui zatwierdzony zatwierdzone onaylandi goedgekeurd godkent genehmigt approuve aprobado aprovado approvato
area code: vorwahl ddd indicatif prefisso
arrival: kedatangan przylot przyjazd varis aankomst ankomst arrivee llegada chegada arrivo ankunft
arrival time: jam_tiba jam_kedatangan heure_arrivee hora_llegada godzina_przyjazdu varis_saati aankomsttijd ankunftszeit ankomsttid
artist: kunstler artysta sanatci kunstenaar seniman artiste artista musicien
assists: asysty asist
attachment: anhang adjunto anexo allegato piece_jointe lampiran zalacznik bijlage vedlegg bilaga
attempts: tentatives intentos tentativas tentativi versuche percobaan so_lan_nhap_sai
attendance: kehadiran absensi presensi obecnosc devamsizlik yoklama anwesenheit presences asistencia presenze frequencia_aluno aanwezigheid presenca kehadiran_siswa
attribute: atribut cecha ozellik eigenschaft kenmerk
author: autor auteur autore verfasser pengarang penulis yazar autorzy schrijver forfatter forfattare pisarz nama_pengarang nama_penulis tac_gia ten_tac_gia verfasserin autrice escritora
available: tersedia dostepny dostepna dostepne musait beschikbaar verfugbar disponivel disponibile
average: durchschnitt moyenne promedio rata_rata srednia ortalama gemiddelde gjennomsnitt genomsnitt gennemsnit
balance: saldo solde bakiye kontostand guthaben saldi sisa_saldo
bank branch: agentur agence agencia agenzia
bank name: banque banco banca
barcode: kod_kreskowy barkod strichcode streepjeskode codigo_barras codigo_de_barras code_barre codice_barre ean_kod
bed number: bett cama letto leito lit
bedrooms: sypialnie slaapkamers yatak_odasi schlafzimmer jumlah_kamar habitaciones_num
beneficiary: penerima_manfaat beneficiario beneficiaire begunstigter
bibliography: daftar_pustaka bibliografia
birth: lahir urodzenia urodzenie dogum geburt geboorte naissance nacimiento nascimento nascita fodsel
birth date: geburtsdatum geburtstag date_naissance fecha_nacimiento data_nascimento geboortedatum data_urodzenia tanggal_lahir tgl_lahir geboortedat dogum_tarihi fodselsdato fodelsedatum fodselsdag geburtsdat fecha_nac fec_nac fecha_de_nacimiento data_nasc dt_nascimento dt_nasc datenaissance tgllahir ngay_sinh datum_narozeni data_nastere gebdatum geb_datum gebdat
birth place: geburtsort lieu_naissance lugar_nacimiento local_nascimento luogo_nascita tempat_lahir tmp_lahir miejsce_urodzenia dogum_yeri geboorteplaats fodested fodelseort noi_sinh luogo_di_nascita lugar_de_nacimiento lieu_de_naissance
blood group: blutgruppe groupe_sanguin grupo_sanguineo tipo_sanguineo golongan_darah gol_darah goldar grupa_krwi kan_grubu bloedgroep blodtype blodgrupp gruppo_sanguigno
blood pressure: blutdruck tension_arterielle presion_arterial pressao_arterial pressione pressione_arteriosa tekanan_darah cisnienie tansiyon bloeddruk
body temperature: koerpertemperatur
bonus: tunjangan premia prima prime_montant
book: buku pustaka ouvrage ksiazka ksiazki ksiazke kitap kitaplar bok boken kniha sach bocker boger
book title: judul_buku nama_buku tytul_ksiazki kitap_adi buchtitel titre_ouvrage titre_livre boektitel ten_sach naslov_knjige
borrower: peminjam wypozyczajacy ausleiher entleiher emprunteur prestatario
box count: colli bultos volumes_qtd
branch: cabang sube oddzial vestiging filiaal zweigstelle niederlassung avdelingskontor
brand: marke marque marca merk merek marka markasi merke thuong_hieu hang_san_xuat merknaam
break time: przerwa
breed: rasa irk ras rasse rase razza raza_mascota
building: gebaude batiment edificio predio gedung bangunan budynek gebouw bygning byggnad bina
building number: hausnummer hausnr civico huisnummer nr_domu numer_domu no_rumah nomor_rumah huisnr husnummer numero_rue numero_casa bina_no kapi_no numero_civico
buyer: pembeli kupujacy kaufer acheteur comprador acquirente kopare
calories: kalori kcal_wert
campaign: kampanye kampania kampanya kampagne campagne campana campanha campagna
cancellation: pembatalan batal
cancelled: dibatalkan anulowane anulowany iptal geannuleerd storniert annulee annule annullato
capacity: kapazitat capacite capacidad capacidade capienza aforo kapasitas pojemnosc kapasite capaciteit kapacitet liczba_miejsc kapazitaten
car: samochod araba voiture voitures samochody
card number: kart_no kartennummer numero_tarjeta numero_cartao kaartnummer
career: carrera carriera laufbahn
carrier: spediteur transporteur transportista transportadora vettore
cart: keranjang koszyk sepet winkelwagen warenkorb panier carrito carrinho carrello gio_hang
cash register: kasse caisse caja caixa kasa kassa
cashier: kassierer caissier cajero cassiere kasir kasjer kasiyer caissiere nama_kasir
category: kategorie categorie categoria rubrique rubro warengruppe artikelgruppe produktgruppe kategori kategoria kategorien kategorier kategorija danh_muc the_loai loai_san_pham nama_kategori sous_categorie
change: kembalian reszta wechselgeld monnaie_rendue troco cambio_entregado vuelto
channel: kanal canal canale
chapter: rozdzial hoofdstuk kapitel chapitre capitulo capitolo
check in date: tgl_checkin tanggal_checkin tanggal_check_in fecha_checkin data_checkin date_arrivee fecha_llegada data_zameldowania giris_tarihi anreise anreisedatum aankomstdatum datum_anreise
check out date: tgl_checkout tanggal_checkout tanggal_check_out fecha_checkout data_checkout date_depart fecha_salida data_wymeldowania cikis_tarihi abreise abreisedatum vertrekdatum datum_abreise
children count: liczba_dzieci jumlah_anak anzahl_kinder nombre_enfants numero_hijos numero_filhos
city: ort stadt ville ciudad cidade citta comune wohnort municipio localidad localidade poblacion miasto kota sehir miejscowosc poczta kabupaten kab_kota stad gemeente kommune kommun poststed postort thanh_pho orte nama_desa wies koy dorf
class: klasse
class group: classe clase turma kelas sinif klasa klas ruang_kelas lop lop_hoc oddzial_klasy
client: kunde kunden cliente
clinic: klinik clinique clinica consultorio poliklinik poliklinika przychodnia phong_kham
clothing: kledij kleding pakaian odziez giyim kleidung vetement vetements ropa roupa abbigliamento
coach: pelatih antrenor trener
code: kode codigo codice kodu kody
color: farbe couleur color_nombre cor colore kleur kolor warna renk farve farge farg mau_sac barva culoare kolory
comment: bemerkung bemerkungen kommentar commentaire comentario comentarios commento remarque anmerkung hinweis opmerking opmerkingen uwagi catatan komentar komentarz yorum yorumlar reactie merknad anmarkning bemaerkning komentarze ghi_chu binh_luan notiz
commission: provision comision comissao provvigione prowizja komisyon komisi provisie provisjon
company name: firma firmenname raison_sociale razon_social razao_social ragione_sociale empresa entreprise unternehmen societe bedrijf perusahaan foretag sirket firmy nama_perusahaan nazwa_firmy firma_adi bedrijfsnaam firmanavn foretagsnamn nom_entreprise nombre_empresa nome_empresa azienda ragione_soc virksomhed cong_ty nama_toko nazwa_sklepu unternehmensname
complaint: beschwerde queja reclamo reclamacao plainte pengaduan keluhan skarga sikayet klacht reklamacja klage reclami
complaint reason: motivo_consulta motif_consultation
composer: komponist kompozytor besteci compositeur compositor compositore componist
condition: condicion condicao condizione kondisi kondisi_barang
consumption: verbrauch zuzycie tuketim verbruik konsumsi consommation consumo
contact: ansprechpartner contacto contato contatto kontak
contact person: contactpersoon osoba_kontaktowa personne_contact persona_contacto pessoa_contato kontaktperson interlocuteur
content: isi tresc icerik inhoud innhold innehall indhold contenu contenuto contenido conteudo inhalt zawartosc konten noi_dung isi_berita isi_artikel
contract: vertrag contrat contrato contratto kontrak umowa sozlesme overeenkomst avtale avtal kontrakt hop_dong
contract type: vertragsart tipo_contrato type_contrat
copies: exemplaires ejemplares exemplares egzemplarze jumlah_eksemplar
copy: exemplaire ejemplar egzemplarz eksemplar eksemplaar nusha esemplare
cost: kosten cout coste costo custo spesa biaya koszt koszty maliyet kostnad kostnader omkostning
cost center: kostenstelle centro_costo centro_custo
cost price: einkaufspreis prix_achat precio_compra preco_custo precio_costo prezzo_acquisto harga_beli cena_zakupu alis_fiyati inkoopprijs innkjopspris inkopspris gia_nhap gia_goc harga_modal ek_preis precio_de_compra
country: land pays pais nazione paese kraj negara ulke kraje quoc_gia panstwo zeme xuat_xu negara_asal
country code: landcode
coupon code: ma_giam_gia kode_voucher kod_rabatowy gutscheincode kortingscode code_promo codigo_promocional codigo_descuento indirim_kodu
courier: kurir kurier kurye koerier coursier entregador repartidor corriere
course: kurs cours curso corso matkul mata_kuliah cursus przedmiot_kurs khoa_hoc mon_hoc_phan
created at: erstellt erfasst angelegt fecha_registro data_cadastro date_creation fecha_creacion data_criacao dibuat dibuat_pada utworzono data_utworzenia data_dodania olusturma_tarihi eklenme_tarihi aangemaakt aanmaakdatum opprettet skapad oprettet date_ajout datecreation cree_le creado creado_en criado_em ngay_tao ngay_lap tgl_dibuat tanggal_dibuat erstellungsdatum erstelldatum data_creazione data_inserimento kayit_tarihi tgl_input tanggal_input
created by: ersteller dibuat_oleh utworzyl creado_por criado_por cree_par aangemaakt_door
credit limit: kreditlimit limite_credito fido plafond
credits: creditos crediti kreditpunkte sks punkty_ects ects_punkte studiepunten studiepoeng
criterion: criterio criterios kriterium critere
cuisine: kuche kuchnia mutfak keuken
currency: wahrung devise moneda moeda valuta waluta mata_uang para_birimi monnaie
customer: klant klien zamawiajacy pelanggan klient klienci musteri musteriler klanten khach_hang zakaznik kunden_name kunder
customer name: nama_pelanggan nazwa_klienta musteri_adi nama_pembeli ten_khach_hang nom_client nombre_cliente nome_cliente klantnaam kundenname ten_nguoi_nhan nome_do_cliente nama_pemesan
customer number: kundennummer numero_client codigo_cliente klantnummer numer_klienta musteri_no no_pelanggan kode_pelanggan kundenr kundnummer ma_khach_hang
daily price: tagespreis prix_jour precio_dia harga_sewa cena_za_dobe cena_za_dzien gunluk_fiyat dagprijs diaria harga_per_hari
data source: fuente_datos datenquelle
date: datum fecha tanggal tgl tarih tanggal_transaksi dato ngay data_zdarzenia
day: giorno jour hari dzien jours giorni
days: tage jumlah_hari nombre_jours
deadline: frist echeance plazo prazo scadenza vencimiento vencimento batas_waktu tenggat termin_platnosci son_tarih uiterste_datum
death date: data_zgonu sterbedatum todesdatum fecha_defuncion date_deces data_morte tanggal_wafat olum_tarihi
debt: schuld dette deuda divida debito
decree: arrete decreto
delay: keterlambatan terlambat retard ritardo retraso atraso verspatung vertraging opoznienie gecikme forsinkelse
deleted: geloscht borrado eliminado supprime dihapus usuniety usuniete silindi verwijderd slettet raderad slette apagado supprimee
delivery: pengiriman dostawa teslimat levering leverans livraison consegna lieferung liefer giao_hang
delivery address: leveringsadres leveradres alamat_pengiriman adres_dostawy teslimat_adresi lieferadresse lieferanschrift adresse_livraison direccion_envio direccion_entrega endereco_entrega indirizzo_consegna leveransadress leveringsadresse dia_chi_giao_hang
delivery date: liefertermin lieferdatum leverdatum data_dostawy tanggal_kirim tgl_kirim teslim_tarihi teslimat_tarihi date_livraison fecha_entrega data_entrega data_consegna leveringsdato leveransdatum ngay_giao
delivery days: lieferzeit delai_livraison plazo_entrega prazo_entrega
delivery fee: ongkir ongkos_kirim koszt_dostawy koszt_wysylki kargo_ucreti verzendkosten versandkosten lieferkosten frais_livraison frais_port costo_envio taxa_entrega frete spese_spedizione fraktkostnad phi_van_chuyen
department: abteilung departement departamento dipartimento reparto setor secteur afdeling dzial departemen bagian divisi bolum departman avdelning avdeling reparti wydzial phong_ban
departure: keberangkatan odlot wyjazd kalkis vertrek avgang avresa partenza salida_vuelo abfahrt abflug
departure city: kota_asal ville_depart ciudad_origen cidade_origem kalkis_yeri startort
departure time: jam_berangkat jam_keberangkatan heure_depart hora_salida godzina_odjazdu kalkis_saati vertrektijd abfahrtszeit avgangstid
dependents: dependentes dependientes kinder enfants hijos filhos figli
deposit: kaution zaliczka kaucja depozito aanbetaling acompte caution_montant anticipo uang_muka acconto
description: beschreibung descripcion descricao descrizione descriptif omschrijving beschrijving opis keterangan beskrivning aciklama deskripsi beskrivelse opisy ket mo_ta popis descriere tanim beschreibungstext descrip
destination: kota_tujuan tujuan ville_arrivee ciudad_destino cidade_destino varis_yeri zielort bestemming cel_podrozy przeznaczenie
diagnosis: diagnose diagnostico diagnoza rozpoznanie diagnosa tani teshis diagnosi diagnos chan_doan
director: regisseur sutradara rezyser yonetmen realisateur_film regissor
discount: diskon potongan rabat korting indirim potongan_harga znizka reduction_prix giam_gia nachlass gia_tri_giam
discount percent: rabatt remise descuento desconto sconto skonto
disease: penyakit choroba hastalik ziekte sykdom sjukdom sygdom maladie krankheit malattia enfermedad doenca benh
dish: makanan yemek gerecht danie potrawa speise gericht piatti menu_makanan rett mon_an
district: bezirk quartier barrio bairro quartiere ortsteil stadtteil colonia distrito kecamatan ilce powiat gmina kelurahan desa quan_huyen wijk
doctor: dokter lekarz lekarze doktor doktorlar laege lakare huisarts bac_si dottore medecin_traitant
document: dokumen belge evrak dokumenty
document number: ausweisnummer numero_documento documento dni rg nie no_dokumen nomor_surat no_surat numer_dokumentu belge_no documentnummer numero_piece ausweisnr
document type: tipo_documento ausweisart type_document tipo_doc
dosage: dosierung posologie dosis dosaggio dawkowanie aturan_pakai doz dosering lieu_luong dosis_obat
draws: unentschieden empates nuls pareggi
drink: getrank getranke napoj napoje icecek drank dranken minuman bevande bevanda bebida boisson boissons
driver: fahrer chauffeur conducteur conductor motorista autista supir sopir kierowca sofor bestuurder pengemudi tai_xe
driver license class: fuhrerschein permis categoria_licencia
due amount: tunggakan restant_du saldo_pendiente openstaand_bedrag do_zaplaty kalan_tutar sisa_bayar sisa_tagihan offener_betrag
due date: jatuh_tempo tgl_jatuh_tempo tanggal_jatuh_tempo data_platnosci_do vade vade_tarihi vervaldatum forfallsdato forfallodatum falligkeit fallig date_echeance fecha_vencimiento data_vencimento data_scadenza
duration: dauer duree duracion duracao durata durasi czas_trwania duur varighet varaktighed czas thoi_gian lama_pinjam lama_sewa lama_menginap
duration days: lama_hari
edition: auflage wydanie basim edisi druk utgave udgave cetakan
editor: redaktor bearbeiter redakteur
education: pendidikan wyksztalcenie egitim opleiding utdanning utbildning uddannelse pendidikan_terakhir formation_scolaire
education level: escolaridad escolaridade scolarite bildungsstand titolo_studio schulabschluss nivel_estudios
email: courriel correo correio pec mailadresse eposta e_posta epost mailadres emailadres e_mailadres surel adres_email adres_mail adresse_mail adresse_email email_adresse e_mail_adresse adressemail correo_electronico correoelectronico alamat_email thu_dien_tu mejl
emergency contact: notfallkontakt contact_urgence contacto_emergencia
employee: medewerker pracownik karyawan pegawai pracownicy calisan calisanlar personel ansatt anstalld medarbeider medarbejder medewerkers impiegato impiegati nhan_vien mitarbeiterin petugas
employee number: personalnummer matricule legajo nip_pegawai nik_karyawan kode_karyawan numer_pracownika sicil_no personeelsnummer ansattnummer anstallningsnummer ma_nhan_vien numero_empleado personalnr
employment type: rodzaj_umowy typ_umowy umowa_typ arbeitsverhaltnis soort_contract jenis_kontrak
end: selesai koniec bitis einde slutt slut schluss ket_thuc
end date: enddatum date_fin fecha_fin data_fim data_fine endet austrittsdatum einddatum data_zakonczenia tanggal_selesai tanggal_akhir tgl_selesai tgl_akhir bitis_tarihi sluttdato slutdatum slutdato data_konca einddat fecha_termino fecha_final date_de_fin ngay_ket_thuc
end time: endzeit heure_fin hora_fin waktu_selesai jam_selesai jam_tutup godzina_zakonczenia bitis_saati eindtijd sluttid ora_fine heure_de_fin hora_final hora_fim gio_ket_thuc
energy: energie
engine displacement: hubraum pojemnosc_silnika motor_hacmi cylindree cilindrada cilindrata cilinderinhoud
enrolled count: effectif inscritos
enrollment number: matrikelnummer nisn nim npm nomor_induk no_induk nr_albumu numer_albumu ogrenci_no studentnummer leerlingnummer numero_etudiant matrnr ma_sinh_vien matrikelnr numero_matricula
equipment: ausrustung materiel equipo equipamento attrezzatura gerat peralatan alat sprzet ekipman uitrusting apparat gerat_name wyposazenie
event: kegiatan acara wydarzenie etkinlik evenement evenemang veranstaltung evenementen su_kien
exam: ujian egzamin sinav examen prufung tentamen eksamen esame examens
exchange rate: wechselkurs taux_change tipo_cambio taxa_cambio
expense: pengeluaran wydatek gider ausgabe_betrag uitgaven depense gasto gastos despesa
experience: pengalaman doswiadczenie deneyim ervaring erfahrung
expiry date: ablaufdatum date_expiration fecha_caducidad data_validade validade caducidad data_waznosci termin_waznosci son_kullanma_tarihi houdbaarheidsdatum vervaldag utgangsdatum tgl_kadaluarsa tanggal_kadaluarsa tanggal_expired kadaluarsa gultig_bis haltbarkeitsdatum mindesthaltbarkeitsdatum mhd fecha_expiracion data_expiracao data_di_scadenza date_peremption han_su_dung fecha_venc
faculty: fakultas fakulte faculteit fakultet fakultat faculdade facolta facultad khoa
fare: tarif tarifa tariffa
father name: vater pere padre pai nama_ayah ayah imie_ojca baba_adi navn_far nom_pere nombre_padre nome_pai nome_padre
fee: gebuhr frais cuota mensalidade quota beitrag cotisation ucret oplata
field of study: studiengang filiere jurusan prodi program_studi kierunek kierunek_studiow studierichting studieretning nganh_hoc bidang_studi
file name: dateiname nom_fichier archivo arquivo datei fichier berkas plik dosya nama_file nazwa_pliku dosya_adi bestandsnaam filnavn filnamn nombre_archivo nome_arquivo nome_file
file path: chemin_fichier ruta_archivo caminho_arquivo percorso_file sciezka sciezka_pliku dosya_yolu dateipfad bestandspad
first letter: anfangsbuchstabe
first name: vorname prenom nombres primer_nombre voornaam imie fornamn isim prename nama_depan fornavn imiona isimler adiniz voornamen ho_dem ten_dem rufname prenome prenoms primer_nom
floor: stockwerk etage piso andar lantai pietro verdieping etasje vaning kat_no
food: lebensmittel
founded year: grundungsjahr annee_creation ano_fundacion
frequency: haeufigkeit frequence frecuencia frequencia frequenza frekuensi czestotliwosc siklik frequentie frekvens
fuel consumption: kraftstoffverbrauch zuzycie_paliwa yakit_tuketimi
fuel type: kraftstoff carburant combustible combustivel carburante paliwo rodzaj_paliwa yakit yakit_tipi yakit_turu brandstof bahan_bakar drivstoff bransle kraftstoffart drivmedel type_carburant tipo_combustible
full name: nama_lengkap nama_panjang imie_nazwisko imie_i_nazwisko imie_nazw adsoyad adi_soyadi isim_soyisim nombre_completo nombres_apellidos nombres_y_apellidos nome_completo vollstandiger_name volledige_naam volle_naam fullt_namn fullt_navn nom_complet nom_prenom nom_et_prenom nome_cognome nome_e_cognome ho_ten hoten hova_ten ho_va_ten cele_meno nume_complet
garden: taman ogrod bahce tuin
gender: geschlecht sexe sexo sesso genero geslacht plec jenis_kelamin kon cinsiyet kelamin jk jenkel kjonn geslachten gioi_tinh pohlavi jns_kelamin
genre: gatunek sjanger gattung tur_adi zanr nama_genre
goal difference: tordifferenz
goals: tore buts goles gols reti gole doelpunten bramki
goals against: gegentore
grade: nota calificacion voto ocena nilai cijfer karakter betyg zensur schulnote nota_final nota_finale diem_so nilai_akhir voto_finale
grade level: grado klassenstufe jahrgangsstufe leerjaar klasse_stufe kelas_tingkat
gross amount: brutto bruto brutto_betrag bruttobetrag montant_ttc prix_ttc total_ttc cena_brutto wartosc_brutto bruttopreis
gross weight: bruttogewicht peso_bruto poids_brut
group: grupa kelompok groep gruppen grupos gruppi grup
group name: gruppe groupe grupo gruppo
guardian: wali opiekun veli nama_wali erziehungsberechtigter voogd vormund
guest: tamu gosc misafir huesped hospede ospite ospiti gjest
guest name: nama_tamu nazwisko_goscia
guest team: gast visitante exterieur goscie auswartsteam equipe_exterieur uitteam visitante_equipo gastmannschaft
guests: gaeste invites huespedes hospedes comensales personas
hall: saal aula salle sala zaal
health insurance: krankenkasse obra_social mutuelle convenio_medico previsao bpjs ubezpieczenie_zdrowotne zorgverzekering
heart rate: herzfrequenz frecuencia_cardiaca frequencia_cardiaca frequence_cardiaque puls
height: hohe taille altura altezza talla estatura grosse tinggi_badan tinggi wysokosc wzrost yukseklik hoogte hojde hoyde hojd chieu_cao
hire date: tanggal_masuk tgl_masuk data_zatrudnienia ise_giris_tarihi ise_baslama_tarihi indiensttreding ansettelsesdato anstallningsdatum ansattelsesdato date_embauche fecha_contratacion fecha_de_ingreso data_contratacao data_assunzione einstellungsdatum ngay_vao_lam eintritt datum_in_dienst zatrudniony_od
home city: woonplaats plaats
home team: heim gospodarz gospodarze heimmannschaft equipe_domicile equipo_local thuisteam mandante
hospital: rumah_sakit szpital hastane ziekenhuis sykehus sjukhus ospedale hopital krankenhaus benh_vien
hour: stunde
hours: stunden heures horas ore godziny uren saatler jumlah_jam czas_pracy
humidity: kelembaban kelembapan wilgotnosc nem vochtigheid luftfeuchtigkeit luftfeuchte feuchtigkeit humidite humedad umidade umidita fuktighet luftfuktighet
id card number: no_ktp nomor_ktp
image: bild foto imagen imagem immagine gambar zdjecie zdjecia resim fotograf afbeelding afbeeldingen bilde billede hinh_anh anh_dai_dien photo_profil foto_profil foto_profile nama_gambar sampul okladka kapak titelbild ruta_imagen img_produit cover_buku cover_livre cover_ksiazki
income: pemasukan pendapatan przychod gelir inkomsten inntekt inkomst einnahme einnahmen revenu revenus ingresos receitas
industry: branche ramo giro settore
ingredients: bahan skladniki malzemeler ingredienten zutaten ingredienser
installment: cuota_mensual parcela mensualite angsuran cicilan taksit termijn
instructions: anleitung zubereitung instrukcja talimat instructies petunjuk instruksi cara_membuat sposob_przygotowania zalecenia saran_dokter
insurance: asuransi ubezpieczenie sigorta verzekering forsikring forsakring versicherung assicurazione seguro assurances
interest rate: zinssatz taux_interet tasa_interes taxa_juros suku_bunga oprocentowanie faiz_orani rentevoet
invoice: tagihan rechnung facture factura fatura fattura factuur faktura faktury faktur rechnungen facturen hoa_don
invoice amount: rechnungsbetrag jumlah_tagihan fatura_tutari factuurbedrag
invoice date: fakturadato fakturadatum factuurdatum rechnungsdatum data_faktury data_wystawienia fatura_tarihi tanggal_faktur tgl_faktur date_facture fecha_factura data_fattura
invoice number: rechnungsnummer numero_facture numero_factura numero_fatura num_factura nro_factura no_faktur nomor_faktur no_nota numer_faktury nr_faktury fatura_no fatura_numarasi factuurnummer fakturanummer fakturanr rechnungsnr numero_de_facture ma_hoa_don no_invoice
invoice total: total_factura total_facture totale_fattura gesamt_rechnung
item number: artikelnummer artikelnr artikel_nr numer_artykulu urun_kodu kode_barang kode_produk varenummer produktnummer productnummer artikelcode varenr referencia_producto ma_san_pham codigo_producto codigo_produto codice_prodotto ref_produit reference_produit
jersey number: numer_koszulki ruckennummer forma_no rugnummer trikotnummer
job title: fonction funktion beruf profesion profissao mestiere ocupacion ocupacao cargo puesto poste mansione funcion funcao jabatan pekerjaan zawod stanowisko pozisyon functie stilling befattning unvan gorevi chuc_vu posisi_jabatan intitule_poste berufsbezeichnung poste_occupe meslek beroep yrke stillingstittel ten_chuc_vu
judge: richter hakim sedzia
justified: giustificato justifie justificado justificada entschuldigt
label: libelle bezeichnung etiket etykieta oznaczenie
language: sprache langue idioma lingua bahasa jezyk taal sprak sprog dil ngon_ngu jazyk limba
last name: nachname familienname apellido apellidos sobrenome cognome achternaam nazwisko efternamn soyad nama_belakang etternavn efternavn soyadi soyisim nom_famille nom_de_famille familienaam prijmeni nume_familie slektsnavn apell
late fee: denda_keterlambatan frais_retard kara_za_opoznienie mahngebuhr
law: gesetz loi legge
leave: cuti urlop zwolnienie urlaub conge conges izin verlof
lecturer: dosen wykladowca dozent
length: panjang dlugosc uzunluk lengte lengde chieu_dai lange longueur largo_cm lunghezza comprimento
lesson: lekcja pelajaran lezione lezioni lekcje ders unterrichtsstunde bai_hoc
level: niveau nivel livello stufe poziom tingkat seviye niva tingkatan capdo cap_do
librarian: pustakawan bibliotekarz bibliothekar
license plate: kennzeichen immatriculation matricula_vehiculo targa placa patente plat_nomor nopol no_polisi no_plat nomor_polisi rejestracja nr_rejestracyjny numer_rejestracyjny plaka plaka_no kenteken kentekennummer registreringsnummer regnr bien_so amtliches_kennzeichen
limit: grenze limite
link: tautan baglanti lenke lank lien enlace collegamento verknupfung
living area: wohnfl oppervlak powierzchnia_mieszkania
loan: peminjaman pinjam pinjaman ausleihe ausleihen pret emprunt prestito prestamo emprestimo lening wypozyczenie wypozyczenia odunc utlan uitlening muon_sach ausleih
loan date: tanggal_pinjam tgl_pinjam tanggal_peminjaman tgl_peminjaman data_wypozyczenia ausleihdatum date_emprunt date_pret fecha_prestamo data_emprestimo data_prestito uitleendatum odunc_tarihi ngay_muon
location: lokasi lokalizacja konum locatie standort standorte lokasjon vi_tri lokalitet
location code: lagerort lagerplatz emplacement ubicacion localizacao scaffale estante
locked: gesperrt zablokowany dikunci bloque bloqueado bloccato geblokkeerd
login: benutzername nutzername identifiant usuario utilizador utente nama_pengguna kullanici_adi nazwa_uzytkownika gebruikersnaam brukernavn anvandarnamn brugernavn ten_dang_nhap nom_utilisateur nom_d_utilisateur nombre_usuario nombre_de_usuario nome_usuario nome_utente taikhoan tai_khoan pseudonyme kullaniciadi
losses: niederlagen derrotas defaites sconfitte
lot number: lote lotto chargennummer
manager: leiter chef gerente encargado responsavel responsable responsabile pimpinan kierownik dyrektor yonetici mudur leidinggevende atasan kepala quan_ly
manufacturer: hersteller fabricant fabricante produttore produsen producent uretici fabrikant pabrik nha_san_xuat tillverkare produsent wytworca ten_nha_san_xuat
marital status: familienstand situation_familiale estado_civil etat_civil stato_civile status_perkawinan status_kawin status_nikah stan_cywilny medeni_hal medeni_durum burgerlijke_staat sivilstand civilstand civilstatus situacao_conjugal
match: pertandingan mecz wedstrijd partita mecze
matchday: spieltag journee jornada giornata
material name: materia_prima werkstoff malzeme bahan_baku tworzywo
medical record number: historia_clinica numero_historia prontuario dossier_medical
medication: medikament medicament medicamento farmaco remedio obat lek leki ilac ilaclar medicijn medicijnen farmaci obat_obatan thuoc nama_obat ten_thuoc legemiddel lakemedel
medication name: nome_farmaco nazwa_leku ilac_adi nombre_medicamento nom_medicament nome_medicamento
meeting: rapat spotkanie toplanti vergadering reunion reunioni riunione besprechung mote_dato
member: anggota mitglieder membres czlonek czlonkowie uye uyeler medlem medlemmer medlemmar miembro miembros membro membri leden iscritto iscritti thanh_vien czytelnik czytelnicy lezer okuyucu leser lettore
member number: no_anggota nomor_anggota kode_anggota lidnummer uye_no medlemsnummer mitgliedsnummer numero_adherent numero_socio numer_czlonka numero_carte_membre
members count: mitgliederzahl mitgliederanzahl nombre_membres
message: nachricht mensaje mensagem messaggio mesaj wiadomosc melding meddelande besked tin_nhan mensajes
message text: pesan
meter reading: zahlerstand meterstand stan_licznika
mileage: przebieg kilometraj kilometraje kilometerstand kilometrage quilometragem chilometraggio kilometre chilometri odometre
minimum stock: mindestbestand meldebestand stock_minimo estoque_minimo stock_min stok_minimum stok_minimal stan_minimalny minimumvoorraad minimale_voorraad
minutes: menit minuten minuty minutos dakika minuti
mobile: handy mobil mobilnummer celular cellulare movil telemovel komorka komorkowy telefon_komorkowy cep_telefonu mobiel mobielnummer mobiltelefon mobilnr gsm_no telefone_celular telefono_celular telefono_movil portable_tel tel_portable
model: modell modele modelo modello
model year: rok_produkcji baujahr annee_fabrication tahun_pembuatan tahun_produksi tahun_kendaraan ano_fabricacion ano_fabricacao anno_produzione anno_immatricolazione uretim_yili model_yili bouwjaar arsmodell arsmodel
month: monat mois mes mese maand miesiac bulan
mother name: mutter mere madre mae nama_ibu ibu imie_matki anne_adi nom_mere nombre_madre nome_mae nome_madre nama_ibu_kandung
movie: filmen elokuva phim
name: nombre nome nom naam nama nazwa ad_soyad navn namn adi nazwy ten_goi navne nume denominazione_nome ten_chuc_nang
national id: cedula codice_fiscale sozialversicherungsnummer numero_secu pesel tc_kimlik tc_kimlik_no tckn tc_no kimlik_no bsn burgerservicenummer personnummer personnr cpr_nummer fodselsnummer cccd cmnd so_cccd so_cmnd no_kk rodne_cislo numero_identificacion nro_documento numero_cedula numero_id_nacional
nationality: staatsangehorigkeit nationalitat nationalite nacionalidad nacionalidade nazionalita kewarganegaraan narodowosc obywatelstwo uyruk nationaliteit nationalitet nasjonalitet quoc_tich
neighborhood: vecindario
net amount: netto neto netto_betrag nettobetrag montant_ht prix_ht total_ht cena_netto wartosc_netto nettopreis imponibile_netto
net salary: sueldo_neto salario_neto stipendio_netto nettogehalt salaire_net
news: berita haber haberler aktualnosc aktualnosci nieuws nyheter tin_tuc nachrichten actualite actualites
nickname: nama_panggilan takma_ad spitzname surnom apodo apelido soprannome bijnaam kallenavn
nights: nuits noches noites notti nachte noce liczba_nocy jumlah_malam
notes: notizen notas observaciones observacoes observacion observacao annotazioni notlar notatki notater anteckningar catatan_tambahan
number: nummer numero nomor numer numara nummern nomer
nurse: perawat pielegniarka hemsire verpleegkundige verpleger pflegekraft sykepleier sjukskoterska infirmier infirmiere
observation: beobachtung
opening time: offnungszeit ouverture apertura abertura jam_buka godzina_otwarcia acilis_saati openingstijd horaire_ouverture hora_apertura
opponent: rakip lawan przeciwnik gegner tegenstander adversaire adversario avversario motstander
order: bestelling zamowienie pesanan bestellungen bestell commande commandes ordine ordini siparis siparisler ordre bestilling bestallning bestellingen zamowienia don_hang dat_hang encomenda
order date: besteldatum bestelldatum bestellungsdatum tanggal_pesan tgl_pesan tanggal_order data_zamowienia siparis_tarihi date_commande fecha_pedido data_pedido data_ordine ordredato orderdatum bestillingsdato ngay_dat ngay_dat_hang
order number: bestellnummer auftragsnummer numero_commande numero_pedido numero_ordine nomor_pesanan no_pesanan numer_zamowienia nr_zamowienia siparis_no ordernummer ordrenummer bestelnummer bestellnr auftragsnr ma_don_hang
order status: bestellstatus
overtime hours: lembur uberstunden nadgodziny horas_extra overuren heures_sup
owner: eigentumer besitzer inhaber proprietaire propietario proprietario dueno pemilik wlasciciel sahibi sahip eigenaar eier agare nama_pemilik eigenaren dueno_mascota propietaire
package unit: verpackungseinheit
page: seite pagina halaman strona sayfa
page count: jumlah_halaman liczba_stron sayfa_sayisi sidetall sidantal antal_sidor antall_sider aantal_paginas nombre_pages nb_page seitenzahl seitenanzahl num_paginas numero_paginas numero_pagine so_trang jml_halaman
pages: seiten paginas pagine strony sider sidor
paid: bezahlt paye pagado pago_realizado pagato lunas zaplacono zaplacone oplacone oplacono odendi betaald betalt betald da_thanh_toan
parameter: parametro parametros parametre
parent: eltern encarregado orang_tua ortu rodzic rodzice ouder ouders foresatt vardnadshavare forelder parent_eleve wali_murid
parent name: nama_orang_tua nama_ortu
part: czesc parca onderdeel ersatzteil ersatzteile teil teile ricambio repuesto suku_cadang
participant: peserta uczestnik katilimci deelnemer deltaker deltagare teilnehmer teilnehmerin participante partecipante partecipanti
password: passwort kennwort mot_de_passe clave contrasena senha mdp wachtwoord haslo kata_sandi sandi sifre sifresi paswoord losenord passord adgangskode mat_khau contrasenia contrasenya heslo motdepasse mot_passe
patient: paciente paziente pasien pacjent pacjenci hastalar nama_pasien benh_nhan
payment: pembayaran bayar platnosc platnosci zahlung zahlungen paiement paiements odeme betaling betalning thanh_toan pagamenti pembayaran_tagihan reglements
payment date: tanggal_bayar tgl_bayar data_platnosci odeme_tarihi betaaldatum betalingsdato zahlungsdatum date_paiement fecha_pago data_pagamento ngay_thanh_toan data_zaplaty
payment days: zahlungsziel
payment method: zahlungsart zahlungsweise mode_paiement mode_reglement forma_pago forma_pagamento metodo_pago pagamento metode_pembayaran metode_bayar cara_bayar jenis_pembayaran metoda_platnosci sposob_platnosci odeme_yontemi odeme_sekli odeme_turu betaalmethode betaalwijze betalingsmetode betalningssatt metodo_pagamento moyen_paiement phuong_thuc_thanh_toan hinh_thuc_thanh_toan zahlungsmethode zahlart forma_de_pago mode_de_paiement ten_phuong_thuc_thanh_toan
penalty: sancion sanzione multa denda amende amendes strafe bussgeld boete ceza kara ammenda
percentage: prozent pourcentage porcentaje porcentagem percentuale persentase procent yuzde
period: zeitraum periode periodo
permission: hak_akses uprawnienie uprawnienia yetki yetkiler rechten berechtigung berechtigungen tillatelse droits permiso permisos permissao permessi quyen
person: orang osoba osoby kisi kisiler persoon personen warga penduduk
pet: mascota mascotas huisdier huisdieren haustier kjaeledyr husdjur evcil_hayvan zwierzak zwierzeta_domowe hewan_peliharaan
phone: telefon telephone telefono telefone tel fon rufnummer telefoonnummer no_hp no_telp nomor_telepon notelp no_tlp notlp tlp telp telpon telepon nohp no_hape no_wa nowa nomor_hp nomor_telp nomor_telpon nomor_wa no_telepon no_telpon no_telfon hp_no numer_telefonu nr_telefonu nr_tel numer_kontaktowy telefon_no telefon_numarasi tel_no telefoonnr telefoon tlf tlfnr telefonnr telefonnummer telefonnumer numero_telephone num_telephone numero_tel num_tel numtel numero_telefono num_telefono numero_telefone fone so_dien_thoai dien_thoai sdt telefono_contacto telefono_fijo telefone_fixo handynr handynummer telnr tel_nr telnummer
place: lieu lugar luogo tempat miejsce sted yer_adi lieux luoghi dia_diem
plant: tanaman roslina bitki pflanze plante planta pianta
player: pemain zawodnik zawodnicy oyuncu oyuncular speler spelers spiller spillere spelare cau_thu
points: punkte puntos pontos punti poin punkty puan puanlar poeng poang punten diem_thuong
population: einwohner habitants habitantes poblacion_total abitanti
position: posicion posicao posizione posisi_pemain pozycja posisi posisi_kerja
postal code: plz postleitzahl code_postal codigo_postal cep cap kod_pocztowy kode_pos kodepos kod_poczt posta_kodu postnummer postnr postkode kod_posta zip_kod psc cod_postal ma_buu_dien codpostal cod_post codepostal
power: leistung puissance potencia potenza
prescription: resep recepta recepty recete ordonnance ordonnances prescrizione prescrizioni receita_medica don_thuoc resep_obat resept prescrizione_medica
price: preis prix precio preco prezzo prijs cena harga pris fiyat gia don_gia_ban ceny fiyati priser harga_satuan_jual harga_produk harga_barang harga_buku preise
printed: dicetak wydrukowano gedruckt imprime stampato
priority: prioritat priorite prioridad prioridade priorita dringlichkeit priorytet prioritas oncelik prioriteit prioritet muc_do_uu_tien
product: barang produk produkty towar towary urun urunler vare varer vara varor san_pham termek proizvod tovar mat_hang waren
product name: artikel produkt produit producto produto prodotto articulo artigo articolo article nama_barang nama_produk nazwa_produktu nazwa_towaru urun_adi productnaam varenavn produktnavn produktnamn nom_produit nombre_producto nombre_articulo nome_produto nome_prodotto ten_san_pham artikelbezeichnung artikelname produktname denumire_produs ten_may_tinh
profit margin: marge margen margem_lucro margine gewinnspanne
program: programm programme programa programma
project: projekt projet proyecto projeto progetto proyek projekty proje projecten prosjekt du_an
province: provinz provincia provinsi wojewodztwo provincie fylke tinh_thanh propinsi il_adi
publication: terbit publikasi publikacja yayin publicatie publikasjon
publication date: data_wydania date_parution date_sortie erscheinungsdatum veroffentlichungsdatum fecha_publicacion data_publicacao data_pubblicazione tanggal_terbit tgl_terbit yayin_tarihi publicatiedatum utgivelsesdato utgivningsdatum ngay_xuat_ban datum_vydani datesortie dateparution data_uscita
publication year: tahun_terbit th_terbit thn_terbit annee_publication annee_parution annee_edition rok_wydania erscheinungsjahr ano_publicacion ano_publicacao anno_pubblicazione basim_yili yayin_yili baski_yili jaar_uitgave uitgavejaar utgivelsesar utgivningsar nam_xuat_ban ano_edicion annee_sortie
publisher: penerbit wydawnictwo wydawca yayinevi yayin_evi uitgever uitgeverij forlag nha_xuat_ban nxb nakladatelstvi editura maison_edition editeur editeurs bokforlag ten_nha_xuat_ban
purchase: pembelian zakup zakupy kauf ankauf inkoop achat achats satin_alma innkjop inkop
purchase date: tanggal_beli tgl_beli tanggal_pembelian data_zakupu satin_alma_tarihi aankoopdatum kjopsdato kopdatum kaufdatum anschaffungsdatum date_achat fecha_compra data_compra data_acquisto ngay_mua
purpose: zweck finalidad finalidade scopo
quantity: menge anzahl quantite cantidad quantidade quantita stuckzahl aantal ilosc jumlah antal miktar banyak jumlah_barang jumlah_buku jml qty_barang adet hoeveelheid mangd mengde antall maengde so_luong soluong mnozstvi cantitate
quarter: quartal trimestre
question: pertanyaan pytanie pytania soru sorular vraag vragen fraga sporsmal sporgsmal frage fragen pregunta preguntas pergunta perguntas domanda domande soal cau_hoi
queue: warteschlange antrian kolejka wachtrij
rack: rak raf
rating: bewertung beoordeling degerlendirme calificacion_estrellas sterne avaliacao valutazione sao_danh_gia vurdering so_sao
read flag: leido lido gelesen lu
reason: grund motif motivo razon causale anlass powod alasan sebep neden orsak arsag reden ly_do arsak motivazione motivazioni powod_zwrotu
receipt number: belegnummer numero_recibo no_kwitansi no_struk numer_paragonu fis_no kwitansi bonnummer kvitteringsnummer
recipient: penerima odbiorca alici ontvanger mottaker mottagare empfanger destinataire destinatario modtager nama_penerima nguoi_nhan
referee: schiedsrichter arbitre arbitro
reference: referenz referencia riferimento referentie referensi referans referanse referens
referral: skierowanie rujukan sevk doorverwijzing uberweisung
region: bundesland wilayah bolge regio
registration: pendaftaran kayit inschrijving anmeldung inscription inscriptions inscripcion inscricao iscrizione iscrizioni registrasi dang_ky
registration date: tgl_pendaftaran tanggal_pendaftaran tgl_daftar tanggal_daftar date_inscription fecha_inscripcion data_inscricao data_iscrizione data_rejestracji inschrijfdatum anmeldedatum ngay_dang_ky fecha_alta fecha_de_registro
relationship: verwandtschaft parentesco parente lien_parente pokrewienstwo hubungan_keluarga yakinlik relatie_type hubungan
religion: konfession religione religiao agama religia dini religie wyznanie geloof ton_giao trosretning
rent: sewa czynsz kira miete kaltmiete warmmiete loyer alquiler aluguel affitto huur husleie hyra
report: laporan raport rapor
reservation: reservasi pemesanan rezerwacja rezerwacje rezervasyon rezervasyonlar reservering reserveringen reservasjon bokning prenotazione prenotazioni buchung buchungen reservierung reservierungen dat_phong reservatie reservaties
responsible: zustandig zustandigkeit odpowiedzialny sorumlu verantwoordelijke ansvarlig ansvarig penanggung_jawab
result: ergebnis resultat resultado risultato esito wynik sonuc hasil resultaat skor_akhir ket_qua uitslag
return: pengembalian kembali ruckgabe zwrot iade restituzione devolucion devolucao retur tra_hang
return date: tanggal_kembali tgl_kembali tanggal_pengembalian tgl_pengembalian data_zwrotu ruckgabedatum iade_tarihi date_retour fecha_devolucion fecha_retorno data_devolucao data_restituzione retourdatum returdato returdatum ngay_tra datum_terug
review: ulasan recenzja recenzje avis recensione recensioni anmeldelse recension danh_gia
role: rolle perfil ruolo profil rol papel rola roli peran role_uzytkownika roller vai_tro funksjon
room: zimmer raum chambre habitacion quarto camera ruang ruangan kamar pokoj pokoje kamer kamers oda odalar camere stanza stanze raume habitaciones phong sala_lekcyjna klassenzimmer
room number: no_kamar nomor_kamar numer_pokoju nr_pokoju numer_sali oda_no kamernummer romnummer rumsnummer zimmernummer zimmernr numero_chambre numero_habitacion numero_quarto numero_camera numero_stanza so_phong nr_sali raumnummer
room type: tipe_kamar jenis_kamar typ_pokoju oda_tipi kamertype romtype rumstyp zimmertyp type_chambre tipo_habitacion tipo_quarto tipo_camera loai_phong
rooms: liczba_pokoi oda_sayisi zimmeranzahl anzahl_zimmer kamers_aantal nombre_pieces
route: strecke ruta rota percorso itineraire
route of administration: via_administracion
salary: gehalt lohn salaire sueldo salario stipendio gaji wynagrodzenie pensja wyplata maas salaris lonn luong gaji_pokok maasi
sale: penjualan sprzedaz satis satislar verkauf verkaufe vente ventes venta verkoop salg forsaljning vendite vendita ban_hang
sale date: tanggal_jual tgl_jual tanggal_penjualan data_sprzedazy satis_tarihi verkoopdatum salgsdato verkaufsdatum date_vente fecha_venta data_venda data_vendita ngay_ban
sales price: verkaufspreis prix_vente precio_venta preco_venda prezzo_vendita harga_jual cena_sprzedazy satis_fiyati verkoopprijs salgspris forsaljningspris gia_ban vk_preis precio_de_venta
salesperson: verkaufer vendeur vendedor venditore commercial penjual sprzedawca satici verkoper selger saljare
schedule: horario horaire orario stundenplan jadwal harmonogram rooster timeplan dienstplan lich_trinh
scholarship: beca bourse bolsa stipendium
school: sekolah szkola okul skole skola ecole escuela escola scuola schule scholen nama_sekolah truong
school year: schuljahr annee_scolaire ciclo_lectivo ano_letivo anno_scolastico tahun_ajaran tahun_akademik rok_szkolny schooljaar skolear lasar akademik_yil
score: skor wynik_pkt puntaje puntuacion pontuacao punteggio punktzahl poengsum
season: saison temporada stagione musim sezon seizoen sesong
seat number: nomor_kursi no_kursi numer_miejsca koltuk_no stoelnummer sitzplatz platznummer numero_siege numero_asiento
seats: miejsca sitzplatze koltuk_sayisi places_assises jumlah_kursi kursi zitplaatsen asientos assentos
section: seccion secao sezione sparte seksi dzial_sklepu sectie
sender: absender expediteur remitente remetente mittente pengirim nadawca gonderen afzender avsender avsandare nama_pengirim
serial number: seriennummer numero_serie numero_de_serie nomor_seri no_seri numer_seryjny seri_no serienummer serienr so_seri num_serie
series code: serie
service: layanan jasa usluga uslugi hizmet hizmetler tjeneste tjanst dich_vu servizi diensten
servings: portionen porcje porsiyon porties porsi
session: sesi sesja seans oturum seance seances sessie sesiones
setting: pengaturan ustawienia ayar ayarlar einstellung einstellungen instelling parametrage innstilling
shelf: regal rayon estanteria polka polki schap hylla hylle scaffali prateleira regale
shift: schicht turno schichtmodell equipe_travail jornada zmiana vardiya ploegendienst
ship: kapal statek gemi schiff navire
shipping: versand verzending wysylka
short description: kurzbeschreibung deskripsi_singkat krotki_opis kisa_aciklama korte_omschrijving description_courte descripcion_corta descricao_curta descrizione_breve
signature: unterschrift firma_digital assinatura tanda_tangan ttd podpis imza handtekening underskrift
size: groesse_text pointure tamanho tamano taglia ukuran rozmiar beden maat grootte boyut storlek storrelse kich_thuoc dimensi masse_abmessung abmessungen wymiary afmetingen dimensioni
song: lagu piosenka sarki lied chanson bai_hat canzone canzoni
sort order: urutan kolejnosc sira sira_no volgorde reihenfolge sortierung rekkefolge thu_tu ordre_affichage orden_visualizacion
source: fuente quelle fonte origen origem origine sumber zrodlo kaynak bron kilde kalla
specialty: fachrichtung fachgebiet specialite especialidad especialidade specialita specjalizacja spesialis spesialisasi uzmanlik uzmanlik_alani specialisatie specialisme specializzazione specializzazioni specjalnosc fachbereich chuyen_khoa spesialitet specialitet
species: especie especies espece tierart diersoort dyreart djurart spesies gatunek_zwierzecia specie
spectators: zuschauer spectateurs espectadores
speed: kecepatan predkosc snelheid geschwindigkeit vitesse velocidad velocidade velocita hastighet
stadium: stadion stade estadio
start: mulai rozpoczecie baslangic inizio poczatek bat_dau
start date: startdatum beginn date_debut fecha_inicio data_inicio eintrittsdatum fecha_ingreso data_admissao begindatum data_rozpoczecia tanggal_mulai tgl_mulai tgl_awal tanggal_awal baslangic_tarihi baslama_tarihi startdato data_startu fecha_de_inicio date_de_debut ngay_bat_dau anfangsdatum
start time: startzeit heure_debut hora_inicio waktu_mulai jam_mulai jam_buka_toko godzina_rozpoczecia baslangic_saati begintijd starttijd starttid ora_inizio heure_de_debut hora_de_inicio gio_bat_dau
state: uf estado_federativo
status: zustand_text statut estado situacao estatus stato durum durumu trang_thai stan_zamowienia status_aktif
stock quantity: bestand lagerbestand existencia existencias estoque giacenza estoque_atual voorraad stok stok_barang stan_magazynowy magazyn_ilosc stok_miktari stok_adedi lagerantall lagersaldo ton_kho so_luong_ton stan_w_magazynie sisa_stok lagermenge
store: toko sklep sklepy magaza dukkan winkel winkels butik butikk negozio negozi loja tienda magasin cua_hang
street address: strasse rue calle rua via_indirizzo straat ulica alamat adres adress cadde sokak jalan gata ulica_i_numer dia_chi dia_chi_nha straat_en_nummer strassenname straatnaam adresse_postale domicilio_particular alamat_lengkap alamat_rumah straat_nummer jalanan rue_numero alamat_pelanggan alamat_siswa adres_zamieszkania adres_zameldowania adresse_domicile woonadres bezoekadres wohnanschrift
student: siswa murid schuler eleve alumno aluno alunno uczen ogrenci ogrenciler uczniowie leerling leerlingen elev elever mahasiswa studente sinh_vien hoc_sinh schulerin nama_siswa nama_mahasiswa student_naam peserta_didik etudiante
subject: fach matiere materia disciplina asignatura betreff objet asunto assunto oggetto mapel mata_pelajaran temat konu onderwerp emne amne mon_hoc tema vak vakken fag przedmiot przedmioty ders_adi sujet perihal
subject name: unterrichtsfach
subtitle: untertitel sous_titre subtitulo podtytul alt_baslik undertittel sottotitolo
summary: streszczenie ozet samenvatting zusammenfassung ringkasan riassunto resumen resumo sinopsis sammendrag sammanfattning
supplier: lieferant fournisseur proveedor fornecedor fornitore leverancier dostawca pemasok tedarikci tedarikciler leverandor leverandorer leverantor leverantorer dostawcy lieferanten leveranciers nha_cung_cap nama_supplier dodavatel ten_nha_cung_cap supplier_naam
surface: flache superficie powierzchnia yuzolcumu oppervlakte wohnflache luas luas_tanah superficie_m2 dien_tich grundflache
symptoms: symptome symptomes sintomas sintomi objawy gejala belirti belirtiler symptomen symptomer trieu_chung
table number: tisch mesa tavolo meja no_meja nomor_meja stolik nr_stolika numer_stolika masa masa_no tafel tafelnummer bordnummer tischnummer tischnr numero_table numero_mesa numero_tavolo
task: aufgabe tache tarea tarefa tugas zadanie zadania gorev gorevler taak oppgave uppgift aufgaben cong_viec opgave
tax: pajak podatek vergi skatt btw kdv moms mva belasting taxes_montant thue
tax amount: steuer impot impuesto imposto imposta iva_importe
tax class: steuerklasse
tax id: steuernummer ustid umsatzsteuerid partita_iva siret siren cnpj cuit rif nit rfc num_tva numero_tva contribuyente nif npwp vergi_no vergi_numarasi btw_nummer btwnummer org_nr organisasjonsnummer organisationsnummer orgnr kvk_nummer ust_idnr ust_id ustidnr regon ma_so_thue numero_fiscal numer_nip
tax rate: mwst mehrwertsteuer tva taux_tva alicuota aliquota icms iva_percent stawka_vat kdv_orani btw_percentage momssats steuersatz ppn_persen
taxable amount: imponibile base_imponible
teacher: guru lehrer enseignant profesor professor_nome docente nauczyciel nauczyciele ogretmen ogretmenler leraar leraren larare larer giao_vien insegnante insegnanti ucitel lehrerin lehrkraft nama_guru
team: mannschaft equipe equipo squadra druzyna druzyny takim takimlar zespol ploeg doi_bong
technician: techniker technicien tecnico teknisi technik tekniker monteur
temperature: suhu sicaklik temperatuur temperatur
term: semestre semester semestr
text: texte texto testo tekst metin van_ban
ticket: tiket bilet biletler billett biljett bilety billet
time: uhrzeit heure hora waktu jam godzina saat tijd klokkeslett klokkeslaet thoi_gian_dat pukul
time slot: zeitfenster creneau franja_horaria
tip: propina gorjeta trinkgeld fooi napiwek pourboire_montant
title: titel titre titulo titolo judul tytul baslik tittel intitule tieu_de overskrift naslov nadpis titul judul_berita judul_artikel entete werktitel
total: gesamt gesamtbetrag totale jumlah_total toplam toplam_tutar totaal totaalbedrag totalt razem suma total_bayar total_biaya total_harga tong_tien tongtien tong_cong thanh_tien gesamtsumme montant_total monto_total importe_total valor_total_pedido totale_ordine suma_total
total price: gesamtpreis prix_total precio_total preco_total totaalprijs cena_calkowita toplam_fiyat harga_total totalpris
tournament: turnier turniej turnuva tournoi toernooi turnering torneio
trainer: entrenador entraineur allenatore treinador
transaction: transaksi transakcja transakcje islem islemler transactie transaksjon giao_dich transaktion transaktionen transazione transazioni
translated: vertaald przetlumaczone ubersetzt traduit traducido traduzido tradotto
transmission: getriebe skrzynia_biegow vites vites_turu versnellingsbak boite_vitesse cambio_marchas transmisi caja_cambios
transport type: verkehrsmittel medio_transporte
treatment: behandlung traitement tratamiento tratamento trattamento leczenie tedavi pengobatan zabieg zabiegi terapia cura dieu_tri behandling tindakan
trip: perjalanan podroz trajet viaje viagem viaggio viaggi fahrt reise seyahat
type: typ tipo tipologia jenis tipe rodzaj turu soort jenis_barang loai typy tur
type name: ten_loai
unit: einheit unite unidad unidade unita satuan jednostka eenheid birim enhed enhet don_vi don_vi_tinh jednostka_miary satuan_barang birimi medida_unidad
unit price: einzelpreis prix_unitaire precio_unitario preco_unitario prezzo_unitario harga_satuan cena_jednostkowa birim_fiyat birim_fiyati eenheidsprijs stuksprijs enhetspris stykpris don_gia stuckpreis
university: universitas kampus uczelnia universite universidad universidade universita universitat universiteit uniwersytet truong_dai_hoc
updated at: geandert aktualisiert fecha_modificacion data_atualizacao date_modification diubah diperbarui diubah_pada zmodyfikowano data_modyfikacji data_aktualizacji guncelleme_tarihi guncellenme_tarihi gewijzigd aangepast wijzigingsdatum oppdatert uppdaterad endret andrad opdateret modifie_le date_maj date_modif actualizado atualizado_em ngay_cap_nhat anderungsdatum letzte_anderung data_modifica tgl_update
user: benutzer utilisateur gebruiker uzytkownik pengguna kullanici kullanicilar anvandare bruger brugere bruker brukere gebruikers uzytkownicy nguoi_dung utilisatrices korisnik
vacancy: lowongan stellenangebot vacature
vacation days: urlaubstage jours_conges dias_vacaciones
vaccine: szczepionka vaksin impfstoff vaccin vacunas
value: wert valeur valor valore wartosc deger waarde verdi varde vaerdi
vehicle: fahrzeug vehicule vehiculo veiculo veicolo kendaraan pojazd pojazdy arac araclar voertuig voertuigen fordon kjoretoy koretoj bil biler fahrzeuge veicoli phuong_tien_xe
view count: luot_xem jumlah_dilihat liczba_wyswietlen goruntulenme_sayisi vues visualizzazioni visualizacoes visualizaciones aufrufe anzahl_aufrufe
visible: sichtbar zichtbaar widoczny widoczne visibile visivel synlig
visit: kunjungan wizyta wizyty bezoek besok visita visite_medicale visitas_medicas besuch
voltage: spannung napiecie gerilim spanning tegangan
volume: objetosc hacim
vote: stemmen
voter: pemilih wyborca secmen
warehouse: gudang magazyn depo magazijn magazzino lagerhalle entrepot bodega kho kho_hang armazem
warranty: garanti garansi gwarancja garantie garantia garanzia bao_hanh thoi_gian_bao_hanh
website: situs witryna strona_www strona_internetowa web_sitesi webseite nettside webbplats hemsida hjemmeside sito_web sitio_web sito situs_web
week: semana semaine settimana tydzien hafta uke vecka uge minggu
weekday: wochentag jour_semaine dia_semana giorno_settimana
weekly hours: wochenstunden
weight: gewicht poids peso berat waga berat_badan agirlik vekt vikt vaegt trong_luong can_nang hmotnost greutate
width: lebar szerokosc genislik breedte bredd bredde chieu_rong breite largeur ancho larghezza largura
wins: siege victoires victorias vitorias vittorie
witness: zeuge temoin testigo testemunha
work: werk oeuvre utwor_muzyczny eser obra
work phone: diensttelefon
worker: pekerja robotnik isci ouvrier trabalhador operaio arbeiter
year: jahr annee ano anio anno jaar rok tahun yil thn annees jahre lata
yellow cards: zolte_kartki gelbe_karten cartons_jaunes tarjetas_amarillas
zone: zona
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
  `nummer number|datum date|preis price|betrag amount|kosten cost|gebuhr fee|zeit time|dauer duration|stunden hours|jahr year|monat month|zahl count|anzahl count|menge quantity|bestand stock quantity|gruppe group|klasse class|typ type|stelle place|strasse street|kontakt contact|titel title|beschreibung description|bezeichnung name|grund reason|satz rate|prozent percentage|gewicht weight|lange length|breite width|hohe height|grosse size|farbe color|einheit unit|bild image|datei file name|pfad path|adresse address|kennung code|schlussel code|grad level|stufe level|wert value|summe total|konto account number|leiter manager|inhaber owner`
    .split('|')
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)] as const),
);
