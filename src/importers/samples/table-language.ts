import { wordsOf } from '../guess/words.ts';
import type { SourceColumn } from '../source-tables.ts';
import type { TextLanguage } from './text-language.ts';

/** Words of names of columns, each in one of these languages alone. */
const NAMES_OF: Readonly<Partial<Record<TextLanguage, string>>> = {
  es: 'nombre apellido apellidos direccion dirección ciudad fecha precio cantidad descripcion descripción ubicacion ubicación correo municipio localidad titulo título calle barrio enlace imagen comunidad pais país tipo_vivienda estado_civil edad sexo horario superficie habitaciones baños anio año departamento rubro',
  pt: 'sobrenome endereco endereço cidade preco preço quantidade descricao descrição orgao órgão objeto situacao situação bairro valor municipio_nome logradouro cep uf sigla partido nascimento genero gênero prazo_dias encerramento empresa cargo cidadao turno',
  it: 'cognome indirizzo comune descrizione prezzo quantita quantità regione citta città denominazione codice nazionale farmacia sito telefono_fisso civico frazione',
  fr: 'prenom prénom adresse ville quantite quantité libelle libellé titre commune departement département region_nom annee année lieu courriel moyenne longue courte projet liens',
  de: 'vorname nachname strasse straße ort anschrift bezeichnung preis menge datum titel beschreibung beginn ende veranstaltung ansprechpartner gemeinde bundesland kreis standort',
  nl: 'voornaam achternaam straat woonplaats gemeente omschrijving bedrag aantal datum prijs provincie naam plaats toelichting',
  pl: 'imie imię nazwisko ulica miasto nazwa opis cena ilosc ilość wojewodztwo województwo gmina powiat adres_www',
  tr: 'soyad adres sehir şehir tarih fiyat aciklama açıklama urun ürün musteri müşteri ilce ilçe',
  cs: 'jmeno jméno prijmeni příjmení mesto město popis cena_kc nazev název ulice poradi pořadí',
  sv: 'förnamn efternamn gata beskrivning antal_st pris_kr kommun ort',
  ru: 'имя фамилия адрес город название описание цена дата улица количество район',
  id: 'nama alamat tanggal harga jumlah keterangan kota kecamatan kabupaten provinsi',
};
const LANGUAGE_OF_NAME: ReadonlyMap<string, TextLanguage | undefined> = languageOfNames();

function languageOfNames() {
  const found = new Map<string, TextLanguage | undefined>();
  const codes = Object.keys(NAMES_OF).filter((code): code is TextLanguage => Object.hasOwn(NAMES_OF, code));
  for (const code of codes)
    for (const word of NAMES_OF[code]?.split(' ') ?? []) found.set(word, found.has(word) ? undefined : code);
  return found;
}

/** So many different names of columns tell a language, if no other language has half as many. */
const NAMES_MIN = 2;
const OTHERS_MAX = 0.5;

/** The language of most names of columns. */
function languageOfColumns(columns: readonly SourceColumn[]): TextLanguage | undefined {
  const counts = new Map<TextLanguage, number>();
  for (const word of new Set(namesIn(columns).flatMap((name) => [name.toLowerCase(), ...wordsOf(name)]))) {
    const language = LANGUAGE_OF_NAME.get(word);
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (first === undefined || first[1] < NAMES_MIN) return undefined;
  return (second?.[1] ?? 0) <= OTHERS_MAX * first[1] ? first[0] : undefined;
}

const namesIn = (columns: readonly SourceColumn[]): readonly string[] =>
  columns.flatMap(({ name, columns: inner = [], items }) => [
    name,
    ...namesIn(inner),
    ...(items ? namesIn(items.column.columns ?? []) : []),
  ]);

/** The columns of a table with the language that most of them, or their names, have where the texts of a column alone do not tell one. */
export function withTableLanguage(columns: readonly SourceColumn[]): readonly SourceColumn[] {
  const counts = new Map<TextLanguage, number>();
  // Latin is filler in a file of any language.
  for (const language of columns.flatMap(languagesIn).filter((one) => one !== 'la'))
    counts.set(language, (counts.get(language) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  const language = most?.[0] ?? languageOfColumns(columns);
  return language === undefined || language === 'en'
    ? columns
    : columns.map((column) => inLanguage(column, language));
}

function languagesIn({ sample, columns = [], tuple = [], items }: SourceColumn): readonly TextLanguage[] {
  const inner = [...columns, ...tuple, ...(items ? [items.column] : [])].flatMap(languagesIn);
  return sample?.language ? [sample.language, ...inner] : inner;
}

function inLanguage(column: SourceColumn, language: TextLanguage): SourceColumn {
  const { sample, columns, tuple, items, type } = column;
  const isTold = sample !== undefined && sample.language === undefined && type.value === 'text';
  return {
    ...column,
    ...(isTold && { sample: { ...sample, tableLanguage: language } }),
    ...(columns && { columns: columns.map((one) => inLanguage(one, language)) }),
    ...(tuple && { tuple: tuple.map((one) => inLanguage(one, language)) }),
    ...(items && { items: { ...items, column: inLanguage(items.column, language) } }),
  };
}
