import { expect, it } from 'vitest';
import type { SpamReason } from '../../../../schema/areas/conversations/enquiries.ts';
import { spamReasonsOf, type Sent } from './judging.ts';
import { isKnownSite } from './sites.ts';

const now = Date.UTC(2026, 10, 30, 9);
const plain: Sent = {
  message: 'Are you free in May?',
  trap: '',
  renderedAt: now - 30_000,
  isRepeated: false,
};

it.each<readonly [string, Partial<Sent>, readonly SpamReason[]]>([
  ['a plain message', {}, []],
  ['a page that was open for a day', { renderedAt: now - 86_400_000 }, []],
  ['a form without a moment', { renderedAt: null }, []],
  ['a text with a link', { message: 'Our show is at https://a.test, are you free in May?' }, []],
  ['a hidden field', { trap: 'x' }, ['TRAP']],
  ['half a second', { renderedAt: now - 500 }, ['TOO_FAST']],
  ['a page of a month ago', { renderedAt: now - 30 * 86_400_000 }, ['STALE']],
  ['a made-up moment', { renderedAt: false }, ['STALE']],
  ['links alone', { message: 'https://a.test http://b.test' }, ['LINKS']],
  ['many links', { message: `Buy ${'www.a.test '.repeat(9)}` }, ['LINKS']],
  ['the same again', { isRepeated: true }, ['REPEATED']],
])('judges %s', (_name, given, reasons) => {
  expect(spamReasonsOf({ ...plain, ...given }, now)).toEqual(reasons);
});

const sites = ['https://www.agency.test', 'agency.example/contact'];
it.each([
  [undefined, true],
  ['null', true],
  ['https://talk.agency.test', true],
  ['https://www.agency.test', true],
  ['https://agency.example', true],
  ['http://www.agency.test', false],
  ['https://www.agency.test:8443', false],
  ['https://www.agency.test.evil.test', false],
  ['https://www.agency.test@evil.test', false],
  ['https://', false],
])('knows the site %s: %s', (origin, isKnown) => {
  expect(isKnownSite(origin, ['talk.agency.test'], sites)).toBe(isKnown);
});
