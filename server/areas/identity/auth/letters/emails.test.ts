import { expect, it } from 'vitest';
import { normaliseEmail } from './emails.ts';

it.each([
  'ada@harbour.test',
  ' ADA@Harbour.Test ',
  '\u00a0ada@harbour.test\t',
  '\ufeffada@HARBOUR.test',
  '\u202aada@\u200bharbour.test\u202c',
])('knows %j as one email', (email) => {
  expect(normaliseEmail(email)).toBe('ada@harbour.test');
});

it('changes nothing the second time', () => {
  for (const email of ['ΟΔΟΣ@x.gr', 'İ@x.tr', 'cafe\u0301@x.fr', 'ﬁ@x.test', 'ẞ@x.de']) {
    expect(normaliseEmail(normaliseEmail(email))).toBe(normaliseEmail(email));
  }
});
