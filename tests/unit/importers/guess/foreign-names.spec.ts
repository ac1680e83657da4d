import { describe, expect, it } from 'vitest';
import { proseOf } from '../../../../src/catalogue/domains/prose.ts';
import { translations } from '../../../../src/catalogue/name-translations.ts';
import { compoundWords } from '../../../../src/importers/guess/compounds.ts';
import { isAgent } from '../../../../src/importers/guess/things.ts';
import { translated } from '../../../../src/importers/guess/translate.ts';
import { wordsOf } from '../../../../src/importers/guess/words.ts';
import { importSql } from '../../../fixtures/import/imported.ts';

const columnsOf = async (columns: string) => {
  const { schema } = await importSql(`CREATE TABLE t (id int PRIMARY KEY, ${columns});`);
  return (schema.tables[0]?.columns ?? []).slice(1);
};

describe('names of other languages', () => {
  it.each([
    ['numero_factura', 'invoice_number'],
    ['Rechnungsnummer', 'invoice_number'],
    ['lagerbestand', 'stock_quantity'],
    ['fecha_de_vencimiento', 'due_date'],
    ['frecuencia_cardiaca', 'heart_rate'],
    ['mode_reglement', 'payment_method'],
    ['data_emissione', 'issue_date'],
    ['num_chambre', 'room_number'],
    ['peso_nascimento', 'birth_weight'],
    ['judul_buku', 'book_title'],
    ['tgl_pengembalian', 'return_date'],
    ['Płeć', 'gender'],
    ['numer_telefonu', 'phone'],
    ['imie_pacjenta', 'patient_first_name'],
    ['fødselsdato', 'birth_date'],
    ['ürün_adı', 'product_name'],
    ['SoLuong', 'quantity'],
    ['datum_rođenja', 'birth_date'],
    ['naziv_artikla', 'product_name'],
    ['numărul_comenzii', 'order_number'],
    ['cislo_objednavky', 'order_number'],
    ['precio_final', 'final_price'],
    ['nome_categoria', 'category_name'],
    ['razaosocial', 'company_name'],
    ['salarioannuo', 'annual_salary'],
    ['nombrecliente', 'customer_name'],
    ['nomedespesa', 'expense_name'],
    ['musteriadi', 'customer_name'],
    ['nm_produto', 'product_name'],
    ['dt_nasc', 'birth_date'],
    ['vl_preco', 'price'],
    ['ds_senha', 'password'],
    ['uye_ad', 'member_name'],
    ['MaKhoa', 'faculty_code'],
    ['kd_obat', 'medication_code'],
    ['fahrzeugart', 'vehicle_type'],
    ['klantnaam', 'customer_name'],
    ['datum_splatnosti', 'due_date'],
    ['etunimi', 'first_name'],
    ['priimek', 'last_name'],
    ['球队名称', 'team_name'],
    ['家庭住址', 'address'],
    ['顧客ID', 'customer_id'],
    ['所属地区', 'region'],
    ['商品の価格', 'product_price'],
    ['Дата рождения', 'birth_date'],
    ['цена_товара', 'product_price'],
    ['familiya', 'last_name'],
  ])('%s is %s in English', (name, english) => {
    expect(translated(wordsOf(name))).toBe(english);
  });

  it('English ones have no translation', () => {
    for (const name of [
      'invoice_number',
      'note',
      'rate',
      'unit_price',
      'agent',
      'stock',
      'city',
      'sale',
      'place',
      'chart',
      'report',
      'policy',
      'tennis',
      'data_uri',
    ])
      expect(translated(wordsOf(name))).toBeUndefined();
  });

  it('no translation is translated again', () => {
    for (const english of new Set(translations.values()))
      expect(translated(english.split(' ')), english).toBeUndefined();
  });

  it.each([
    ['fournisseur varchar(80)', 'company.name'],
    ['couleur varchar(40)', 'color.human'],
    ['proizvodac varchar(80)', 'company.name'],
    ['placa decimal(10,2)', 'number'],
    ['partenza varchar(60)', 'location.city'],
    ['partenza timestamp', 'timestamp'],
    ['arrendatario varchar(60)', 'person.fullName'],
    ['mechanik varchar(60)', 'person.fullName'],
    ['technicien varchar(60)', 'person.fullName'],
    ['nazione varchar(60)', 'location.country'],
    ['staatsangehoerigkeit varchar(60)', 'location.country'],
    ['notfallkontakt varchar(80)', 'person.fullName'],
  ])('%s is %s', async (column, field) => {
    expect(await columnsOf(column)).toMatchObject([{ field }]);
  });

  it('transcribed umlauts are umlauts', () => {
    for (const name of ['zubehoer', 'Zubehör', 'zubehor'])
      expect(translated(wordsOf(name))).toBe('accessory');
  });

  it.each([
    ['buku', 'nama varchar(80)', 'book.title'],
    ['pelanggan', 'nama varchar(80)', 'person.fullName'],
    ['urunler', 'ad varchar(80), adi varchar(80)', 'commerce.productName'],
    ['verkaeufer', 'name varchar(80)', 'person.fullName'],
    ['zanimanje', 'naziv varchar(80)', 'person.jobTitle'],
    ['karta_dan', 'nazwa varchar(80)', 'food.dish'],
    ['grad', 'naziv varchar(80)', 'location.city'],
  ])('a name of %s is that of its thing', async (table, columns, field) => {
    const { schema } = await importSql(`CREATE TABLE ${table} (id int PRIMARY KEY, ${columns});`);
    expect(schema.tables[0]?.columns.at(-1)).toMatchObject({ field });
  });

  it.each([
    ['nombre text, apellido text, dia_semana varchar(20)', 'lunes'],
    ['nome text, cognome text, indirizzo text, giorno_settimana varchar(20)', 'venerdì'],
    ['descricao text, preco int, combustivel varchar(20)', 'diesel'],
    ['prenom text, quantite int, estado_civil varchar(20)', 'marié'],
  ])('%s has values such as %s', async (columns, value) => {
    const { schema } = await importSql(`CREATE TABLE x (id int PRIMARY KEY, ${columns});`);
    const { values } = schema.tables[0]?.columns.at(-1)?.options ?? {};
    expect(String(values).toLowerCase().split(',')).toContain(value);
  });

  it.each([
    ['es', 'citas', 'reason patient', 'fecha date, correo varchar(80), motivo varchar(200)'],
    ['es', 'cosas', 'notes', 'fecha date, cantidad int, observaciones text'],
    ['pt', 'tarefas', 'title task', 'descricao text, situacao int, titulo varchar(100)'],
    ['it', 'prodotti', 'description goods', 'prezzo int, nome varchar(50), descrizione text'],
    ['fr', 'commandes', 'notes order', 'quantite int, prix int, commentaire text'],
    ['de', 'kunden', 'notes person', 'vorname text, preis int, bemerkung text'],
    ['nl', 'dingen', 'description', 'aantal int, prijs int, omschrijving text'],
    ['pl', 'zamowienia', 'notes order', 'ilosc int, kwota int, uwagi text'],
    ['tr', 'haberler', 'description', 'tarih date, baslik varchar(100), aciklama text'],
    ['id', 'berita', 'title', 'tanggal date, isi text, judul varchar(150)'],
    ['it', 'recensioni', 'notes review', 'voto int, utente int, commento text'],
    ['es', 'servicio', 'description', 'nombre varchar(40), precio int, descripcionServicio varchar(200)'],
    ['es', 'estudio', 'notes', 'nombre varchar(40), apellido varchar(40), metodologia text'],
    ['pt', 'items', 'notes', 'price int, name varchar(80), observacoes text'],
  ])('texts in %s of %s are %s', async (language, table, kind, columns) => {
    const { schema } = await importSql(`CREATE TABLE ${table} (id int PRIMARY KEY, ${columns});`);
    const { pattern } = schema.tables[0]?.columns.at(-1)?.options ?? {};
    expect(proseOf.get(language)?.get(kind)).toContain(pattern);
  });

  it('texts are in the language of their table in a schema that has most names in English', async () => {
    const { schema } = await importSql(
      `CREATE TABLE customers (customer_id int PRIMARY KEY, first_name text, last_name text, email text, phone text, street text, city text);
       CREATE TABLE order_lines (line_id int PRIMARY KEY, quantity int, unit_price int, discount int, shipped_at date, tracking_code text,
         carrier text, weight int, height int, width int, warehouse text, supplier text, barcode text, tax_rate int, refunded_at date);
       CREATE TABLE citas (id int PRIMARY KEY, fecha date, correo text, motivo varchar(200));`,
    );
    const { pattern } = schema.tables.at(-1)?.columns.at(-1)?.options ?? {};
    expect(proseOf.get('es')?.get('reason patient')).toContain(pattern);
  });

  it.each([
    ['tbl_pedido', 'observacoes_cliente text', 'regex'],
    ['contrato', 'numero_contrato varchar(40)', 'regex'],
    ['usuario', 'foto_perfil varchar(200)', 'image.url'],
  ])('in %s, %s is not the thing that its last word says', async (table, columns, field) => {
    const { schema } = await importSql(`CREATE TABLE ${table} (id int PRIMARY KEY, ${columns});`);
    expect(schema.tables[0]?.columns.at(-1)).toMatchObject({ field });
  });

  it('words of the table at the end of all names are not what these names mean', async () => {
    const columns =
      'NomClient varchar(50), PrenomClient varchar(50), EmailClient varchar(80), MotDePasseClient varchar(80)';
    const { schema } = await importSql(`CREATE TABLE CLIENT (id int PRIMARY KEY, ${columns});`);
    expect(schema.tables[0]?.columns.map(({ field }) => field)).not.toContain('company.name');
    expect(schema.tables[0]?.columns[2]).toMatchObject({ field: 'person.firstName' });
  });

  it('things that a vocabulary has with umlauts are found by their transcription', async () => {
    const { schema } = await importSql('CREATE TABLE zubehoer (id int PRIMARY KEY, name varchar(80));');
    expect(schema.tables[0]?.columns[1]?.field).not.toBe('person.fullName');
  });

  it.each([
    ['nome_farmaco varchar(60)', 'Aspirin'],
    ['nome_reparto varchar(60)', 'Accounting'],
    ['prescrizione varchar(60)', 'Aspirin'],
    ['czy_aktywny varchar(10)', 'tak'],
  ])('%s has texts of its thing, such as %s', async (column, text) => {
    const [found] = await columnsOf(column);
    expect(found?.options?.values).toContain(text);
  });

  it.each([
    ['pesel varchar(11)', '44051401359'],
    ['no_ktp char(16)', '3171234567890123'],
    ['tc_kimlik_no char(11)', '10000000146'],
    ['num_secu varchar(15)', '255081416802538'],
    ['oib varchar(11)', '33392005961'],
    ['rodne_cislo varchar(11)', '760506/1234'],
  ])('%s is written like %s', async (column, example) => {
    const [found] = await columnsOf(column);
    expect(example).toMatch(new RegExp(`^(?:${found?.options?.pattern})$`));
  });

  it.each(['ouvrages', 'buku', 'livre', 'kitap'])('the genre in %s is that of a book', async (table) => {
    const { schema } = await importSql(`CREATE TABLE ${table} (id int PRIMARY KEY, genre varchar(40));`);
    expect(schema.tables[0]?.columns[1]?.options?.values).toContain('Novel');
  });

  it('the Turkish word for a name beside one for a last name is a first name', async () => {
    expect(await columnsOf('ad varchar(30), soyad varchar(30)')).toMatchObject([
      { field: 'person.firstName' },
      { field: 'person.lastName' },
    ]);
  });

  it('prices in rupiah have thousands', async () => {
    expect(await columnsOf('harga_jual int')).toMatchObject([{ options: { min: 5000 } }]);
  });

  it('the day of a month is no moment', async () => {
    expect(await columnsOf('dzien int')).toMatchObject([{ field: 'number', options: { min: 1, max: 28 } }]);
  });

  it.each([
    ['nama_admin varchar(50)', 'person.fullName'],
    ['notelp_admin varchar(20)', 'phone.number'],
    ['email_admin varchar(50)', 'internet.email'],
    ['prename varchar(50)', 'person.firstName'],
    ['is_admin varchar(5)', 'list'],
    ['phone_verified boolean', 'boolean'],
  ])('%s of a person is %s', async (column, field) => {
    expect(await columnsOf(column)).toMatchObject([{ field }]);
  });

  it.each([
    ['de', 'vorname text, nachname text, strasse text, plz text, telefon text, bemerkung text'],
    ['fr', 'prenom text, adresse text, ville text, pays text, prix numeric(9,2), quantite int'],
    ['de', 'komponist text, werk text, kategorie int, raum int, login text, name text, dauer int'],
    ['fr', 'titre text, auteur text, date_emprunt date, nom text, adresse text, isbn text'],
    [undefined, 'namn text, efternamn text, artikel text, datum date, nummer int, typ text, titel text'],
    [undefined, 'nombre text, apellido text, direccion text, ciudad text, telefono text'],
    [undefined, 'first_name text, last_name text, address text, city text, ort text, plz text'],
  ])('make the locale %s', async (locale, columns) => {
    const { schema } = await importSql(`CREATE TABLE t (id int PRIMARY KEY, ${columns});`);
    expect(schema.locale).toBe(locale);
  });
});

describe('names without marks between their words', () => {
  it.each([
    ['branchzip', 'branches', 'branch zip'],
    ['booksellerurl', 't', 'book seller url'],
    ['weekdaystart', 't', 'weekday start'],
    ['carpet', 't', undefined],
    ['coverage', 't', undefined],
    ['overtime', 't', undefined],
    ['understand', 't', undefined],
  ])('%s of %s is %s', (name, table, words) => {
    expect(compoundWords(name, table)?.join(' ')).toBe(words);
  });
});

describe('words for somebody who does something', () => {
  it.each(['underwriter', 'guarantor', 'consignee', 'observer', 'pharmacist', 'accountant', 'technician'])(
    '%s is a person',
    (word) => expect(isAgent(word)).toBe(true),
  );
  it.each(['printer', 'parameter', 'container', 'document', 'committee', 'handler', 'sensor', 'playlist'])(
    '%s is none',
    (word) => expect(isAgent(word)).toBe(false),
  );
});

describe('the smallest integers of MySQL', () => {
  it.each(['billable', 'trunk', 'have_serial', 'not_for_loan', 'damaged', 'public'])(
    '%s tinyint answers yes and no',
    async (name) => {
      const [column] = await columnsOf(`${name} tinyint NOT NULL, o int unsigned`);
      expect(column?.options?.values).toEqual([0, 1]);
    },
  );

  it.each(['age', 'weekday', 'sort_order', 'pages_count', 'rating', 'level'])(
    '%s tinyint is a number',
    async (name) => {
      const [column] = await columnsOf(`${name} tinyint NOT NULL, o int unsigned`);
      expect(column?.options?.values).not.toEqual([0, 1]);
    },
  );
});
