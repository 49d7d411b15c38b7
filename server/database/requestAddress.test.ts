import pg from 'pg';
import { expect, it } from 'vitest';
import { requestUrl } from './requestAddress.ts';

/** An address as the driver reads it. */
const read = (url: string) => {
  const { user, password, host, database } = new pg.Client({ connectionString: url });
  return { user, password, host, database };
};
const derived = expect.stringMatching(/^[\w-]{43}$/);

it.each([
  ['postgres://office:se%23cret@db.test/agency', { host: 'db.test', database: 'agency', password: derived }],
  ['postgres://office:secret@db.test:6432', { host: 'db.test', database: 'office', password: derived }],
  [
    'postgres:///agency?host=/run/pg&user=office&password=s',
    { host: '/run/pg', database: 'agency', password: derived },
  ],
  ['postgres://office@db.test/agency', { host: 'db.test', database: 'agency', password: null }],
])('%s leads requests to the same database, by their own name', (ownerUrl, expected) => {
  expect(read(requestUrl(ownerUrl))).toEqual({ user: 'greenroom_app', ...expected });
});

it('keeps how to connect, and takes a password that is given to the letter', () => {
  const url = requestUrl('postgres://office:secret@db.test/agency?sslmode=disable', 'a%2F:/@?#ü');
  expect(read(url).password).toBe('a%2F:/@?#ü');
  expect(url).toContain('sslmode=disable');
});

it('derives one password from one owner, and tells nothing of it', () => {
  const passwordOf = (url: string) => read(requestUrl(url)).password;
  expect(passwordOf('postgres://a:secret@db/one')).toBe(passwordOf('postgres://b:secret@other/two'));
  expect(passwordOf('postgres://a:secret@db/one')).not.toBe(passwordOf('postgres://a:secret2@db/one'));
});
