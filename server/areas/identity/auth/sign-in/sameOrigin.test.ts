import { expect, it } from 'vitest';
import { isSameOrigin } from './sameOrigin.ts';

const host = 'office.test:4000';

it.each([
  ['no page at all', {}, null, true],
  ['a page of its own', { 'sec-fetch-site': 'same-origin' }, null, true],
  ['the address bar', { 'sec-fetch-site': 'none' }, null, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, null, false],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }, null, false],
  ['another site that claims the origin', { 'sec-fetch-site': 'cross-site', origin: `http://${host}` }, null, false],
  ['a page of its own in an older browser', { origin: `http://${host}` }, null, true],
  ['its public address behind a proxy', { origin: 'https://office.example' }, 'https://office.example', true],
  ['another site in an older browser', { origin: 'https://evil.example' }, 'https://office.example', false],
  ['another port of the same host', { origin: 'http://office.test:5000' }, null, false],
  ['a page without an origin', { origin: 'null' }, null, false],
  ['a broken origin', { origin: '::' }, null, false],
])('for a request from %s', (_from, headers, publicUrl, isSame) => {
  expect(isSameOrigin({ headers, host }, publicUrl)).toBe(isSame);
});
