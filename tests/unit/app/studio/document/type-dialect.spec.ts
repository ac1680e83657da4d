import { afterEach, describe, expect, it } from 'vitest';
import { optionsOf, useFileSettings } from '../../../../../src/app/studio/document/file-settings.ts';
import {
  chooseDialect,
  resetFileSettings,
  typeDialect,
} from '../../../../../src/app/studio/document/type-dialect.ts';
import { studioDocument } from '../../../../fixtures/studio.ts';

const document = (type: string) =>
  studioDocument([{ name: 't', rows: 5, columns: [{ name: 'a', field: 'number', type }] }]);

// Other specs share the settings.
afterEach(resetFileSettings);

describe('the dialect of SQL files', () => {
  it.each([
    ['int unsigned', 'mysql'],
    ['tinyint', 'mysql'],
    ['datetime', 'mysql'],
    ['DATETIME(6)', 'mysql'],
    ['double', 'mysql'],
    ['mediumtext', 'mysql'],
    ['datetime2(7)', 'sqlserver'],
    ['nvarchar(max)', 'sqlserver'],
    ['smalldatetime', 'sqlserver'],
    ['integer', undefined],
    ['double precision', undefined],
    ['timestamp without time zone', undefined],
    ['interval year', undefined],
    ['', undefined],
  ])('of a column of the type “%s” is %s', (type, dialect) => {
    expect(typeDialect(document(type))).toBe(dialect);
  });

  it.each([
    ['datetime', 'INTEGER', 'sqlite'],
    ['datetime', 'int', 'mysql'],
    ['datetime(6)', 'integer', 'mysql'],
    ['tinyint', 'INTEGER', 'mysql'],
    ['text', 'INTEGER', undefined],
  ])('of a column of the type “%s” beside a key of the type “%s” is %s', (type, keyType, dialect) => {
    const key = { name: 'id', field: 'sequence', primaryKey: true, type: keyType };
    const columns = [key, { name: 'a', field: 'number', type }];
    expect(typeDialect(studioDocument([{ name: 't', rows: 5, columns }]))).toBe(dialect);
  });

  it('follows the documents that are opened until somebody chooses another one', () => {
    useFileSettings.getState().setFormat('sql');
    const dialectOf = (type: string) => {
      chooseDialect(document(type));
      return optionsOf(useFileSettings.getState()).dialect;
    };
    expect(dialectOf('tinyint')).toBe('mysql');
    expect(dialectOf('integer')).toBeUndefined();
    expect(dialectOf('datetime2')).toBe('sqlserver');
    useFileSettings.getState().setOption('dialect', 'sqlite');
    expect(dialectOf('tinyint')).toBe('sqlite');
    expect(dialectOf('integer')).toBe('sqlite');
  });
});
