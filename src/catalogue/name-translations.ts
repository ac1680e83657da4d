/**
 * English words of columns' names with the words of other languages of Europe, and Indonesian ones, for them, in small letters and without
 * accents. A word can stand in one line only.
 */
const LINES = `
absent: abwesend ausente
account: akun rekening_id
account holder: kontoinhaber titulaire titular
account number: kontonummer conta cuenta nro_cuenta
active: aktiv actif activo ativo attivo
address: anschrift adresse indirizzo direccion endereco domicilio domicile morada
age: alter edad idade eta
agent: agente vertreter
allergies: allergien alergias allergie
amount: betrag montant importe monto valor_total importo summe umsatz bedrag kwota jumlah_bayar
amount paid: dibayar
area code: vorwahl ddd indicatif prefisso
attachment: anhang adjunto anexo allegato piece_jointe
author: autor auteur autore verfasser
average: durchschnitt moyenne promedio
bank branch: agentur agence agencia agenzia
bank name: banque banco banca
bed number: bett cama letto leito lit
birth date: geburtsdatum geburtstag date_naissance fecha_nacimiento data_nascimento geboortedatum data_urodzenia tanggal_lahir tgl_lahir
birth place: geburtsort lieu_naissance lugar_nacimiento local_nascimento luogo_nascita
blood group: blutgruppe groupe_sanguin grupo_sanguineo tipo_sanguineo
blood pressure: blutdruck tension_arterielle presion_arterial pressao_arterial pressione
body temperature: koerpertemperatur
box count: colli bultos volumes_qtd
brand: marke marque marca
building: gebaeude gebaude batiment edificio predio
building number: hausnummer hausnr civico huisnummer
cancellation: pembatalan batal
capacity: kapazitat kapazitaet capacite capacidad capacidade capienza aforo
career: carrera carriera laufbahn
carrier: spediteur transporteur transportista transportadora vettore
cash register: kasse caisse caja caixa
cashier: kassierer caissier cajero cassiere
category: kategorie categorie categoria rubrique rubro warengruppe artikelgruppe produktgruppe
channel: kanal canal canale
city: ort stadt ville ciudad cidade citta comune wohnort municipio localidad localidade poblacion miasto kota sehir
class: klasse
class group: classe clase turma kelas sinif
client: kunde kunden cliente
clinic: klinik clinique clinica consultorio
color: farbe couleur color_nombre cor colore kleur kolor warna
comment: bemerkung bemerkungen kommentar commentaire comentario comentarios commento remarque anmerkung hinweis opmerking opmerkingen uwagi catatan
commission: provision comision comissao provvigione
company name: firma firmenname raison_sociale razon_social razao_social ragione_sociale empresa entreprise unternehmen societe bedrijf perusahaan foretag sirket
complaint: beschwerde queja reclamo reclamacao plainte
complaint reason: motivo_consulta motif_consultation
condition: condicion condicao condizione
contact: ansprechpartner interlocuteur contacto contato contatto
contract: vertrag contrat contrato contratto
contract type: vertragsart tipo_contrato type_contrat
cost: kosten cout coste costo custo spesa
cost center: kostenstelle centro_costo centro_custo
cost price: einkaufspreis prix_achat precio_compra preco_custo precio_costo prezzo_acquisto
country: land pays pais nazione paese kraj negara ulke
country code: landcode
course: kurs cours curso corso
created at: erstellt erfasst angelegt fecha_registro data_cadastro date_creation fecha_creacion data_criacao
credit limit: kreditlimit limite_credito fido plafond
credits: creditos crediti kreditpunkte
criterion: criterio criterios kriterium critere
currency: waehrung wahrung devise moneda moeda valuta
customer: klant klien zamawiajacy
customer number: kundennummer numero_client codigo_cliente
daily price: tagespreis prix_jour precio_dia
data source: fuente_datos datenquelle
date: datum fecha tanggal tgl tarih
deadline: frist echeance plazo prazo scadenza vencimiento vencimento
debt: schuld dette deuda divida debito
decree: arrete decreto
deleted: geloescht geloscht borrado eliminado supprime
delivery days: lieferzeit delai_livraison plazo_entrega prazo_entrega
department: abteilung departement departamento dipartimento reparto setor secteur afdeling dzial
dependents: dependentes dependientes kinder enfants hijos filhos figli
description: beschreibung descripcion descricao descrizione descriptif omschrijving beschrijving opis keterangan beskrivning aciklama
diagnosis: diagnose diagnostico
discount percent: rabatt remise descuento desconto sconto skonto
district: bezirk quartier barrio bairro quartiere ortsteil stadtteil colonia distrito
document number: ausweisnummer numero_documento documento dni rg nie
document type: tipo_documento ausweisart type_document tipo_doc
dosage: dosierung posologie dosis dosaggio
draws: unentschieden empates nuls pareggi
driver: fahrer chauffeur conducteur conductor motorista autista
driver license class: fuehrerschein fuhrerschein permis categoria_licencia
due amount: tunggakan
duration: dauer duree duracion duracao durata
education level: escolaridad escolaridade scolarite bildungsstand titolo_studio schulabschluss nivel_estudios
email: courriel correo correio pec mailadresse
emergency contact: notfallkontakt contact_urgence contacto_emergencia
employee: medewerker pracownik karyawan pegawai
employee number: personalnummer matricule legajo
end date: enddatum date_fin fecha_fin data_fim data_fine endet austrittsdatum einddatum data_zakonczenia tanggal_selesai
end time: endzeit heure_fin hora_fin waktu_selesai
enrolled count: effectif inscritos
enrollment number: matrikelnummer
equipment: ausruestung ausrustung materiel equipo equipamento attrezzatura geraet gerat
exchange rate: wechselkurs taux_change tipo_cambio taxa_cambio
expiry date: ablaufdatum date_expiration fecha_caducidad data_validade validade caducidad
fare: tarif tarifa tariffa
father name: vater pere padre pai
fee: gebuehr gebuhr frais cuota mensalidade quota beitrag cotisation
field of study: studiengang filiere
file name: dateiname nom_fichier archivo arquivo datei fichier
first letter: anfangsbuchstabe
first name: vorname prenom nombres primer_nombre voornaam imie fornamn isim
floor: stockwerk etage piso andar
founded year: gruendungsjahr grundungsjahr annee_creation ano_fundacion
frequency: haeufigkeit frequence frecuencia frequencia frequenza
fuel type: kraftstoff carburant combustible combustivel carburante
gender: geschlecht sexe sexo sesso genero geslacht plec jenis_kelamin kon cinsiyet
goal difference: tordifferenz
goals: tore buts goles gols reti
goals against: gegentore
grade: nota calificacion voto
gross weight: bruttogewicht peso_bruto poids_brut
group name: gruppe groupe grupo gruppo
guest team: gast visitante exterieur
guests: gaeste invites huespedes hospedes comensales personas
hall: saal aula salle sala
health insurance: krankenkasse obra_social mutuelle convenio_medico previsao
heart rate: herzfrequenz frecuencia_cardiaca frequencia_cardiaca frequence_cardiaque puls
height: hoehe hohe taille altura altezza talla estatura groesse grosse
home city: woonplaats plaats
home team: heim
hours: stunden heures horas ore
image: bild foto imagen imagem immagine
industry: branche ramo giro settore
installment: cuota_mensual parcela mensualite
interest rate: zinssatz taux_interet tasa_interes taxa_juros
invoice: tagihan rechnung facture factura fatura fattura factuur
invoice number: rechnungsnummer numero_facture numero_factura numero_fatura num_factura nro_factura
job title: fonction funktion beruf profesion profissao mestiere ocupacion ocupacao cargo puesto poste mansione funcion funcao jabatan pekerjaan zawod
label: libelle bezeichnung
language: sprache langue idioma lingua
last name: nachname familienname apellido apellidos sobrenome cognome achternaam nazwisko efternamn soyad
law: gesetz loi legge
level: niveau nivel livello stufe
license plate: kennzeichen immatriculation matricula_vehiculo targa placa patente
limit: grenze limite
location code: lagerort lagerplatz emplacement ubicacion localizacao scaffale estante
login: benutzername nutzername identifiant usuario utilizador utente
losses: niederlagen derrotas defaites sconfitte
lot number: lote lotto chargennummer
manager: leiter chef gerente encargado responsavel responsable responsabile
manufacturer: hersteller fabricant fabricante produttore
marital status: familienstand situation_familiale estado_civil etat_civil stato_civile
matchday: spieltag journee jornada giornata
material name: materia_prima werkstoff
medical record number: historia_clinica numero_historia prontuario dossier_medical
medication: medikament medicament medicamento farmaco remedio
members count: mitgliederzahl mitgliederanzahl nombre_membres
message: nachricht mensaje mensagem messaggio
message text: pesan
minimum stock: mindestbestand meldebestand stock_minimo estoque_minimo stock_min
mobile: handy mobil mobilnummer celular cellulare movil telemovel
model: modell modele modelo modello
month: monat mois mes mese maand miesiac bulan
mother name: mutter mere madre mae
name: nombre nome nom naam nama nazwa ad_soyad
national id: cedula codice_fiscale sozialversicherungsnummer numero_secu
nationality: staatsangehoerigkeit staatsangehorigkeit nationalitat nationalite nacionalidad nacionalidade nazionalita
neighborhood: vecindario
notes: notizen notas observaciones observacoes observacion observacao annotazioni
number: nummer numero
observation: beobachtung
opening time: oeffnungszeit offnungszeit ouverture apertura abertura
order: bestelling zamowienie pesanan
order number: bestellnummer auftragsnummer numero_commande numero_pedido numero_ordine
order status: bestellstatus
owner: eigentuemer eigentumer besitzer inhaber proprietaire propietario proprietario dueno
package unit: verpackungseinheit
page: seite pagina
pages: seiten paginas pagine
paid: bezahlt paye pagado pago_realizado pagato
parameter: parametro parametros parametre
parent: eltern encarregado
password: passwort kennwort mot_de_passe clave contrasena senha mdp wachtwoord haslo
patient: paciente paziente
payment: pembayaran
payment days: zahlungsziel
payment method: zahlungsart zahlungsweise mode_paiement mode_reglement forma_pago forma_pagamento metodo_pago pagamento
penalty: sancion sanzione multa
percentage: prozent pourcentage porcentaje porcentagem percentuale
period: zeitraum periode periodo
phone: telefon telephone telefono telefone tel fon rufnummer telefoonnummer no_hp no_telp nomor_telepon
place: lieu lugar luogo
points: punkte puntos pontos punti
population: einwohner habitants habitantes poblacion_total abitanti
position: posicion posicao posizione
postal code: plz postleitzahl code_postal codigo_postal cep cap kod_pocztowy kode_pos
power: leistung puissance potencia potenza
price: preis prix precio preco prezzo prijs cena harga pris fiyat
priority: prioritaet prioritat priorite prioridad prioridade priorita dringlichkeit
product name: artikel produkt produit producto produto prodotto articulo artigo articolo article
profit margin: marge margen margem_lucro margine gewinnspanne
program: programm programme programa programma
project: projekt projet proyecto projeto progetto
province: provinz provincia
purpose: zweck finalidad finalidade scopo
quantity: menge anzahl quantite cantidad quantidade quantita stueckzahl stuckzahl aantal ilosc jumlah antal miktar
quarter: quartal trimestre
queue: warteschlange
read flag: leido lido gelesen lu
reason: grund motif motivo razon causale anlass
receipt number: belegnummer numero_recibo
referee: schiedsrichter arbitre arbitro
reference: referenz referencia riferimento
region: bundesland
relationship: verwandtschaft parentesco parente lien_parente
religion: konfession religione religiao
responsible: zustaendig zustandig
result: ergebnis resultat resultado risultato esito
role: rolle perfil ruolo profil rol papel
room: zimmer raum chambre habitacion quarto camera
route: strecke ruta rota percorso itineraire
route of administration: via_administracion
salary: gehalt lohn salaire sueldo salario stipendio
sales price: verkaufspreis prix_vente precio_venta preco_venda prezzo_vendita
salesperson: verkaeufer verkaufer vendeur vendedor venditore commercial
schedule: horario horaire orario stundenplan
scholarship: beca bourse bolsa stipendium
school year: schuljahr annee_scolaire ciclo_lectivo ano_letivo anno_scolastico
season: saison temporada stagione
section: seccion secao sezione sparte
sender: absender expediteur remitente remetente mittente
serial number: seriennummer numero_serie numero_de_serie
series code: serie
shelf: regal rayon estanteria
shift: schicht turno schichtmodell equipe_travail jornada
signature: unterschrift firma_digital assinatura
size: groesse_text pointure tamanho tamano taglia
source: fuente quelle fonte origen origem origine
specialty: fachrichtung fachgebiet specialite especialidad especialidade specialita
spectators: zuschauer spectateurs espectadores
stadium: stadion stade estadio
start date: startdatum beginn date_debut fecha_inicio data_inicio eintrittsdatum fecha_ingreso data_admissao begindatum data_rozpoczecia tanggal_mulai
start time: startzeit heure_debut hora_inicio waktu_mulai
state: uf estado_federativo
status: zustand_text statut estado situacao estatus stato
stock quantity: bestand lagerbestand existencia existencias estoque giacenza estoque_atual voorraad stok
street address: strasse rue calle rua via_indirizzo straat ulica alamat adres adress
student: siswa murid schueler schuler eleve alumno aluno alunno uczen
subject: fach matiere materia disciplina asignatura betreff objet asunto assunto oggetto mapel mata_pelajaran
subject name: unterrichtsfach
supplier: lieferant fournisseur proveedor fornecedor fornitore leverancier dostawca
surface: flaeche flache superficie
symptoms: symptome symptomes sintomas sintomi
table number: tisch mesa tavolo
task: aufgabe tache tarea tarefa
tax amount: steuer impot impuesto imposto imposta iva_importe
tax class: steuerklasse
tax id: steuernummer ustid umsatzsteuerid partita_iva siret siren cnpj cuit rif nit rfc num_tva numero_tva contribuyente nif
tax rate: mwst mehrwertsteuer tva taux_tva alicuota aliquota icms iva_percent
taxable amount: imponibile base_imponible
teacher: guru lehrer enseignant profesor professor_nome docente
team: mannschaft equipe equipo squadra
technician: techniker technicien tecnico
term: semestre semester
text: texte texto testo
time: uhrzeit heure hora waktu jam
time slot: zeitfenster creneau franja_horaria
title: titel titre titulo titolo judul tytul
total: gesamt gesamtbetrag totale jumlah_total
total price: gesamtpreis prix_total precio_total preco_total
trainer: entrenador entraineur allenatore treinador
transport type: verkehrsmittel medio_transporte
treatment: behandlung traitement tratamiento tratamento trattamento
type: typ tipo tipologia
unit: einheit unite unidad unidade unita satuan jednostka eenheid
unit price: stueckpreis einzelpreis prix_unitaire precio_unitario preco_unitario prezzo_unitario
updated at: geaendert geandert aktualisiert fecha_modificacion data_atualizacao date_modification
user: benutzer utilisateur gebruiker uzytkownik pengguna
vacation days: urlaubstage jours_conges dias_vacaciones
value: wert valeur valor valore
vehicle: fahrzeug vehicule vehiculo veiculo veicolo
weekday: wochentag jour_semaine dia_semana giorno_settimana
weekly hours: wochenstunden
weight: gewicht poids peso berat waga
wins: siege victoires victorias vitorias vittorie
witness: zeuge temoin testigo testemunha
work phone: diensttelefon
year: jahr annee ano anio anno jaar rok tahun
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
  `nummer number|datum date|preis price|betrag amount|kosten cost|gebuehr fee|gebuhr fee|zeit time|dauer duration|stunden hours|jahr year|monat month|zahl count|anzahl count|menge quantity|bestand stock quantity|gruppe group|klasse class|typ type|stelle place|strasse street|kontakt contact|titel title|beschreibung description|bezeichnung name|grund reason|satz rate|prozent percentage|gewicht weight|laenge length|breite width|hoehe height|hohe height|groesse size|farbe color|einheit unit|bild image|datei file name|pfad path|adresse address|kennung code|schluessel code|schlussel code|grad level|stufe level|wert value|summe total|konto account number|leiter manager|inhaber owner`
    .split('|')
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)] as const),
);
