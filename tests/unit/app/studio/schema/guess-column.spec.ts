import { describe, expect, it } from 'vitest';
import { insertColumns } from '../../../../../src/app/studio/schema/columns.ts';
import { guessColumn, guessColumns } from '../../../../../src/app/studio/schema/guess-column.ts';
import { startingOptions } from '../../../../../src/app/studio/schema/starting-options.ts';
import type { SetOptions } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { ends } from '../../../../../src/catalogue/field-words.ts';
import { problemsIn, studioDocument, tableNamed } from '../../../../fixtures/studio.ts';

const id = { name: 'id', field: 'sequence', primaryKey: true };
const schema = studioDocument([
  { name: 'users', rows: 10, columns: [id] },
  { name: 'order_items', rows: 10, columns: [id] },
  { name: 'companies', rows: 10, columns: [{ name: 'uuid', field: 'string.uuid', unique: true }] },
  { name: 'events', rows: 10, columns: [{ name: 'created_at', field: 'timestamp' }] },
  { name: 'products', rows: 10, columns: [] },
  { name: 't', rows: 10, columns: [] },
]);

const guess = (name: string, table = 't') => guessColumn(schema, tableNamed(schema, table), name);

describe('the field of a column that is called', () => {
  it.each([
    ['email', 'internet.email'],
    ['EMail', 'internet.email'],
    ['billing_email', 'internet.email'],
    ['created_at', 'timestamp'],
    ['unit_price', 'number'],
    ['zip', 'location.zipCode'],
    ['shipping_zip_code', 'location.zipCode'],
    ['plz', 'location.zipCode'],
    ['first_name', 'person.firstName'],
    ['lastName', 'person.lastName'],
    ['name', 'person.fullName'],
    ['birthday', 'date.birthdate'],
    ['is_active', 'boolean'],
    ['has_date', 'boolean'],
    ['order_date', 'date'],
    ['status', 'list'],
    ['description', 'word.sentences'],
    ['ip_address', 'internet.ipv4'],
    ['country_code', 'location.countryCode'],
    ['avatar_url', 'image.avatar'],
    ['homepage', 'internet.url'],
    ['quantity', 'number'],
    ['job', 'person.jobTitle'],
    ['tags', 'array'],
    ['iban', 'finance.iban'],
    ['number_of_rooms', 'number'],
    ['number_of_qwertz', 'number'],
    ['constructor', 'word.noun'],
    ['__proto__', 'word.noun'],
    ['', 'word.noun'],
    ['qwertz', 'word.noun'],
  ])('%s is %s', (name, field) => {
    expect(guess(name)).toMatchObject({ name, field });
  });

  it.each([
    ['Straße', 'location.streetAddress'],
    ['Strasse', 'location.streetAddress'],
    ['Hausnummer', 'location.buildingNumber'],
    ['Stadt', 'location.city'],
    ['Land', 'location.country'],
    ['Bundesland', 'location.state'],
    ['Vorname', 'person.firstName'],
    ['Nachname', 'person.lastName'],
    ['Anrede', 'person.prefix'],
    ['Geburtsdatum', 'date.birthdate'],
    ['Telefon', 'phone.number'],
    ['Handy', 'phone.number'],
    ['Firma', 'company.name'],
    ['Beruf', 'person.jobTitle'],
    ['Preis', 'number'],
    ['Menge', 'number'],
    ['Datum', 'date'],
    ['Lieferdatum', 'date'],
    ['Kaufpreis', 'number'],
    ['Beschreibung', 'word.sentences'],
    ['rue', 'location.street'],
    ['ville', 'location.city'],
    ['pays', 'location.country'],
    ['prénom', 'person.firstName'],
    ['pre\u0301nom', 'person.firstName'],
    ['PRÉNOM', 'person.firstName'],
    ['nom', 'person.lastName'],
    ['code postal', 'location.zipCode'],
    ['téléphone', 'phone.number'],
    ['courriel', 'internet.email'],
    ['société', 'company.name'],
    ['prix', 'number'],
    ['date_de_naissance', 'date.birthdate'],
    ['calle', 'location.street'],
    ['ciudad', 'location.city'],
    ['país', 'location.country'],
    ['nombre', 'person.fullName'],
    ['apellido', 'person.lastName'],
    ['apellidos', 'person.lastName'],
    ['código postal', 'location.zipCode'],
    ['teléfono', 'phone.number'],
    ['correo', 'internet.email'],
    ['empresa', 'company.name'],
    ['precio', 'number'],
    ['fecha de nacimiento', 'date.birthdate'],
    ['rua', 'location.street'],
    ['cidade', 'location.city'],
    ['nome', 'person.fullName'],
    ['sobrenome', 'person.lastName'],
    ['cep', 'location.zipCode'],
    ['telefone', 'phone.number'],
    ['preço', 'number'],
    ['Passwort', 'internet.password'],
    ['mot de passe', 'internet.password'],
    ['contraseña', 'internet.password'],
    ['senha', 'internet.password'],
    ['género', 'person.gender'],
    ['sexo', 'person.sex'],
    ['fecha_nacimiento', 'date.birthdate'],
    ['date_naissance', 'date.birthdate'],
    ['data_nascimento', 'date.birthdate'],
    ['nombre_usuario', 'internet.username'],
    ['nom_famille', 'person.lastName'],
  ])('%s, in another language, is %s', (name, field) => {
    expect(guess(name)).toMatchObject({ name, field });
  });

  it.each([
    ['discount', 0, 25],
    ['tax', 0, 25],
    ['Rabatt', 0, 25],
    ['Steuer', 0, 25],
    ['Umsatz', 1, 500],
    ['Gehalt', 30_000, 180_000],
    ['edad', 18, 90],
    ['Alter', 18, 90],
    ['Größe', 0, 100],
    ['groesse', 0, 100],
  ])('%s is a number from %i to %i', (name, min, max) => {
    expect(guess(name)).toMatchObject({ field: 'number', options: { min, max } });
  });

  it('name or title depends on the table', () => {
    expect(guess('name', 'products').field).toBe('commerce.productName');
    expect(guess('name', 'companies').field).toBe('company.name');
    expect(guess('name', 'users').field).toBe('person.fullName');
    expect(guess('title', 'users').field).toBe('person.jobTitle');
  });

  it('id is the table’s key, once', () => {
    expect(guess('id')).toEqual({ name: 'id', field: 'sequence', primaryKey: true });
    expect(guess('uuid')).toEqual({ name: 'uuid', field: 'string.uuid', primaryKey: true });
    expect(guess('product_id', 'products')).toMatchObject({ field: 'sequence', primaryKey: true });
    expect(guess('id', 'users')).not.toHaveProperty('primaryKey');
    const twice = guessColumns(schema, tableNamed(schema, 't'), ['id', 'id']);
    expect(twice.map(({ primaryKey }) => primaryKey)).toEqual([true, undefined]);
  });

  it('a table’s name followed by id is a reference to that table', () => {
    expect(guess('user_id')).toEqual({
      name: 'user_id',
      field: 'reference',
      options: { table: 'users', column: 'id' },
    });
    expect(guess('orderItemId').options).toEqual({ table: 'order_items', column: 'id' });
    expect(guess('company_uuid').options).toEqual({ table: 'companies', column: 'uuid' });
    expect(guess('assigned_user_id').options).toEqual({ table: 'users', column: 'id' });
    expect(guess('parent_id', 'users').options).toEqual({ table: 'users', column: 'id' });
    // Without a key there is nothing to refer to.
    expect(guess('event_id').field).toBe('sequence');
  });

  it('an end comes after its start', () => {
    expect(guess('updated_at', 'events')).toMatchObject({
      field: 'timestamp',
      options: { after: 'created_at' },
    });
    const [, end] = guessColumns(schema, tableNamed(schema, 't'), ['start_date', 'end_date']);
    expect(end).toMatchObject({ field: 'date', options: { after: 'start_date' } });
  });
});

it('every guess makes no problem', () => {
  const names = [...ends.keys()];
  const table = tableNamed(schema, 't');
  const drafts = guessColumns(schema, table, names);
  expect(drafts).toHaveLength(names.length);
  expect(problemsIn(insertColumns(schema, table.id, drafts))).toEqual([]);
});

describe('a country', () => {
  it('is any country, or the country of the row’s places', () => {
    expect(guess('country').options).toEqual({ independent: true });
    const columns = guessColumns(schema, tableNamed(schema, 't'), ['city', 'country']);
    expect(columns.map(({ field, options }) => [field, options])).toEqual([
      ['location.city', undefined],
      ['location.country', undefined],
    ]);
  });

  it('is that of a column of the same country', () => {
    const table = tableNamed(schema, 'events');
    const optionsBeside = (options: SetOptions) => {
      const columns = table.columns.map((column) => ({ ...column, field: 'location.countryCode', options }));
      return startingOptions(schema, { ...table, columns }, { name: 'country' }, 'location.country');
    };
    expect(optionsBeside({ independent: true })).toEqual({ independent: true });
    expect(optionsBeside({})).toEqual({});
  });
});

it('an e-mail address has a reserved domain', () => {
  expect(guess('email')).toEqual({ name: 'email', field: 'internet.email', options: { reserved: true } });
});
