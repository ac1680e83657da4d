import { describe, expect, it } from 'vitest';
import { isDatabaseUrl, parseDatabaseUrl } from '../../../src/databases/address.ts';
import { isLocalHost } from '../../../src/databases/local-host.ts';
import { SessionError } from '../../../src/databases/session.ts';

/** The address without its parameters. */
function read(url: string) {
  const address = parseDatabaseUrl(url);
  if (address.dialect === 'sqlite') return address;
  const { parameters: _, ...rest } = address;
  return rest;
}

describe('the address of a database', () => {
  it.each([
    ['postgres://localhost/app', { dialect: 'postgresql', host: 'localhost', database: 'app' }],
    ['postgresql:///app', { dialect: 'postgresql', database: 'app' }],
    [
      'postgresql+psycopg2://ann:secret@db.example:6432/app?sslmode=require',
      {
        dialect: 'postgresql',
        user: 'ann',
        password: 'secret',
        host: 'db.example',
        port: 6432,
        database: 'app',
      },
    ],
    ['postgres://ann@[::1]:5433/', { dialect: 'postgresql', user: 'ann', host: '::1', port: 5433 }],
    [
      'postgres:///app?host=/run/pg&user=ann',
      { dialect: 'postgresql', host: '/run/pg', user: 'ann', database: 'app' },
    ],
    ['postgres://%2Frun%2Fpg/app', { dialect: 'postgresql', host: '/run/pg', database: 'app' }],
    [
      'mysql://ann:p%40s%2Fs%3Aw%23@localhost/my%20shop',
      { dialect: 'mysql', user: 'ann', password: 'p@s/s:w#', host: 'localhost', database: 'my shop' },
    ],
    [
      'mariadb://ann:a:b@localhost/app',
      { dialect: 'mysql', user: 'ann', password: 'a:b', host: 'localhost', database: 'app' },
    ],
    [
      'mysql://ann:100%sure@localhost/app',
      { dialect: 'mysql', user: 'ann', password: '100%sure', host: 'localhost', database: 'app' },
    ],
    ['sqlite:app.db', { dialect: 'sqlite', path: 'app.db' }],
    ['sqlite://./data/app.db', { dialect: 'sqlite', path: './data/app.db' }],
    ['sqlite:///srv/app.db', { dialect: 'sqlite', path: '/srv/app.db' }],
    ['sqlite:app.db?mode=ro', { dialect: 'sqlite', path: 'app.db' }],
  ])('is read from %s', (url, address) => {
    expect(read(url)).toEqual(address);
  });

  it.each([
    'postgres://ann:se#cret@localhost/app',
    'postgres://ann:se/cret@localhost/app',
    'postgres://ann:12/secret@localhost/app',
    'postgres://ann:secret?x@localhost/app',
    'mysql://ann:secret@localhost:port/app',
    'mysql://ann:secret@localhost:99999/app',
    'mongodb://ann:secret@localhost/app',
    'jdbc:postgresql://localhost/app?user=ann&password=secret',
    'sqlite:',
    'sqlite::memory:',
  ])('is refused without any part of a password: %s', (url) => {
    expect(isDatabaseUrl(url)).toBe(true);
    const error = (() => {
      try {
        return parseDatabaseUrl(url);
      } catch (thrown) {
        return thrown;
      }
    })();
    if (!(error instanceof SessionError)) throw new Error('The address was not refused');
    expect(error.error.code).toBe('invalid-url');
    expect(error.message).not.toMatch(/secret|se#|cret|99999/);
  });

  it.each(['dump.sql', 'C:\\data\\dump.sql', './postgres.sql', 'https://example.com/a.sql', 'a:b.csv', '-'])(
    'is not %s',
    (text) => {
      expect(isDatabaseUrl(text)).toBe(false);
    },
  );
});

describe('a local host', () => {
  it.each([
    ['localhost', true],
    ['LOCALHOST', true],
    ['127.0.0.1', true],
    ['127.9.8.7', true],
    ['::1', true],
    ['/var/run/postgresql', true],
    ['127.0.0.1.example.com', false],
    ['localhost.example.com', false],
    ['10.0.0.1', false],
    ['0.0.0.0', false],
    ['db', false],
    ['2130706433', false],
  ])('%s: %s', (host, isLocal) => {
    expect(isLocalHost(host)).toBe(isLocal);
  });
});
