import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { passwordFromFile } from '../../../src/databases/postgresql/password-file.ts';
import { redactor } from '../../../src/databases/redact.ts';
import { passwordsIn } from '../../../src/databases/url-passwords.ts';

const ODD = [
  'p@ss/word',
  'a.*+?^$()|[]{}\\b',
  `it's "quoted"`,
  'ünïcode 密码',
  '%41%zz',
  'tab\there',
  '$&',
  '-',
  '*',
];

describe('a hidden password', () => {
  it.each(ODD)('is in no text as it is, percent-encoded or as JSON: %s', (password) => {
    const hide = redactor([password]);
    const forms = [password, encodeURIComponent(password), JSON.stringify(password).slice(1, -1)];
    for (const form of forms) expect(hide(`before ${form} after ${form}`)).toBe('before *** after ***');
  });

  it('leaves the rest of the words in which its letters are', () => {
    expect(redactor(['a'])('FATAL: a database')).toBe('FATAL: *** database');
  });

  it('changes nothing if there is none', () => {
    expect(redactor([undefined, ''])('all of it')).toBe('all of it');
  });
});

describe('passwords in arguments', () => {
  it.each([
    ['postgres://ann:secret@localhost/app', ['secret']],
    ['mysql://ann:p%40ss@localhost/app', ['p%40ss', 'p@ss']],
    // An address that cannot be read.
    ['postgres://ann:se#c@r/et@localhost/app', ['se#c@r/et']],
    ['jdbc:postgresql://localhost/app?user=ann&password=secret', ['secret']],
    ['postgres://localhost/app', []],
    ['dump.sql', []],
  ])('%s', (argument, passwords) => {
    expect(passwordsIn(argument)).toEqual(expect.arrayContaining(passwords));
    expect(passwordsIn(argument).length === 0).toBe(passwords.length === 0);
  });
});

describe('a file of passwords', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pgpass-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.pgpass');
  const LINES = `# comment:1:2:3:4
db.example:5432:app:ann:first
db.example:*:*:ann:sec\\:ond\\\\
localhost:5432:app:*:third
*:*:*:bob:
`;
  const place = { host: 'db.example', port: 5432, user: 'ann', database: 'app' };

  it.each([
    [place, 'first'],
    [{ ...place, port: 5433 }, 'sec:ond\\'],
    // A socket counts as localhost.
    [{ ...place, host: '/run/pg' }, 'third'],
    [{ ...place, user: 'bob' }, ''],
    [{ ...place, user: 'eve' }, undefined],
  ])('has the password of the first line that fits %o', (wanted, password) => {
    writeFileSync(file, LINES, { mode: 0o600 });
    expect(passwordFromFile(wanted, { HOME: folder })).toBe(password);
    expect(passwordFromFile(wanted, { HOME: '/nowhere', PGPASSFILE: file })).toBe(password);
  });

  it('is ignored if others can read it, or if it does not exist', () => {
    writeFileSync(file, LINES);
    chmodSync(file, 0o644);
    expect(passwordFromFile(place, { HOME: folder })).toBeUndefined();
    expect(passwordFromFile(place, { HOME: '/nowhere' })).toBeUndefined();
    expect(passwordFromFile(place, {})).toBeUndefined();
  });
});
