import { expect, it } from 'vitest';
import { mentionAt, mentionedIn, mentionLimit, mentionOf, withoutMentionAddresses } from './mentions.ts';

const sam = '0190a0a0-0000-7000-8000-000000000001';
const kim = '0190a0a0-0000-7000-8000-00000000000A';

it('is written and read, whatever the name holds', () => {
  for (const name of ['Sam Carter', 'A [b] \\ c', 'Zoë (x)', '@@']) {
    const text = mentionOf(name, sam);
    expect(mentionAt(`${text} and more`)).toEqual({ length: text.length, name, id: sam });
    expect(mentionedIn(`Ask ${text}, please`)).toEqual([sam]);
    expect(withoutMentionAddresses(`Ask ${text}, please`)).toBe(`Ask @${name}, please`);
  }
});

it('is nothing else', () => {
  for (const text of [
    '[@Sam](https://x.test)',
    `[Sam](mention:${sam})`,
    '[@Sam](mention:1)',
    `x [@S](mention:${sam})`,
  ]) {
    expect(mentionAt(text)).toBeNull();
  }
  expect(mentionedIn('@Sam [@Sam](mention:not-an-id)')).toEqual([]);
});

it('counts everybody once, and not more than can be told', () => {
  expect(
    mentionedIn(`${mentionOf('Kim', kim)} ${mentionOf('Sam', sam)} ${mentionOf('Kim', kim.toLowerCase())}`),
  ).toEqual([kim.toLowerCase(), sam]);
  const many = Array.from({ length: mentionLimit + 5 }, (_, at) => mentionOf('X', sam.slice(0, -2) + (at + 10)));
  expect(mentionedIn(many.join(' '))).toHaveLength(mentionLimit);
});
