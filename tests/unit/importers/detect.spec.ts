import { describe, expect, it } from 'vitest';
import { detectKind } from '../../../src/importers/detect.ts';

const OPENAPI = '{"info": {"title": "\\"swagger\\": no"}, "openapi": "3.1.0", "paths": {}}';
const SCHEMA = '{"title": "a", "type": "object", "properties": {"openapi": {"type": "string"}}}';

describe('the content tells the kind', () => {
  it.each([
    ['-- PostgreSQL database dump\n\nSET x = 1;\nCREATE TABLE t (id int);', 'sql'],
    ['/* a */ create table t (id int)', 'sql'],
    ['PRAGMA foreign_keys=OFF;', 'sql'],
    ['USE [shop]\nGO\n', 'sql'],
    ['id,name\n1,a\n', 'csv'],
    ['id;name\n', 'csv'],
    ['id\tname, first\n1\ta\n', 'tsv'],
    ['email\na@b.c\n', 'csv'],
    ['[{"id": 1}]', 'json'],
    ['{"id": 1}\n{"id": 2}\n', 'ndjson'],
    ['{\n  "id": 1\n}', 'json'],
    ['{"rows": [{"properties": 1}]}', 'json'],
    ['{"$schema": "concerts.schema.json", "concerts": [{"title": "a"}]}', 'json'],
    ['{"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "a"}', 'json-schema'],
    ['{"$schema": "a.json", "type": "array"}', 'json-schema'],
    [SCHEMA, 'json-schema'],
    ['{"$defs": {}}', 'json-schema'],
    [OPENAPI, 'openapi'],
    ['openapi: 3.0.0\ninfo:\n', 'openapi'],
    ['', undefined],
    ['   \n', undefined],
    ['Dear all! This is a letter.', undefined],
    ['just some words here\nand there\n', undefined],
    ['Nothing divides this;\n', undefined],
    ['SELECT 1;', 'sql'],
    ['select * from users;\nselect 2;\n', 'sql'],
    ['WITH a AS (SELECT 1) SELECT * FROM a', 'sql'],
    ['UPDATE users SET name = 1, age = 2;', 'sql'],
    ['BEGIN;\n', 'sql'],
    ['set,use,select\n1,2,3\n', 'csv'],
    ['Begin date,End date\n', 'csv'],
    ['Date of birth\n2000-01-01\n', 'csv'],
  ])('of %j', (text, kind) => {
    expect(detectKind(text)).toBe(kind);
  });
});

describe('the name of the file tells the kind', () => {
  it.each([
    ['a.sql', 'id,name', 'sql'],
    ['dump.DDL', '', 'sql'],
    ['a.tsv', 'id,name', 'tsv'],
    ['a.jsonl', '{"id": 1}', 'ndjson'],
    ['shop.schema.json', '{}', 'json-schema'],
    ['a.json', OPENAPI, 'openapi'],
    ['a.json', SCHEMA, 'json-schema'],
    ['a.json', '{"id": 1}', 'json'],
    ['a.json', '', 'json'],
    ['a.json', 'null', 'json'],
    ['a.json', '"hello, all"', 'json'],
    ['a.json', '{"id": 1}\n{"id": 2}', 'ndjson'],
    ['a.txt', 'id,name', 'csv'],
    ['folder.sql/a', '[]', 'json'],
  ])('of %s with %j', (fileName, text, kind) => {
    expect(detectKind(text, fileName)).toBe(kind);
  });
});

it('reads a bomb of brackets in time', () => {
  expect(detectKind('['.repeat(5_000_000))).toBe('json');
  expect(detectKind(`{"a":${'{"a":'.repeat(1_000_000)}`)).toBe('json');
});

// A quadratic search takes more than ten seconds, and a linear one some milliseconds.
it('a string that is not closed takes linear time', { timeout: 5000 }, () => {
  expect(detectKind(`{"a":"${'\\"'.repeat(80_000)}`)).toBe('json');
  expect(detectKind('{"a": "\\')).toBe('json');
});
