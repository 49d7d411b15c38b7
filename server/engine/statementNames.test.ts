import { describe, expect, it } from 'vitest';
import { chosenStatementName, statementName } from './statementNames.ts';

const texts = (word: string, count: number) => Array.from({ length: count }, (_, index) => `select ${word} ${index}`);
const named = (given: readonly (string | undefined)[]) => new Set(given.filter((name) => name !== undefined));

describe('names of statements', () => {
  it('are one a text, up to 300 texts', () => {
    expect(statementName('select own 0')).toBe(statementName('select own 0'));
    expect(named(texts('own', 1000).map(statementName)).size).toBe(300);
    expect(statementName('select own 7')).toBeDefined();
  });

  it('are given to what callers choose once it is asked for often, up to 100 texts of their own', () => {
    const often = (text: string) => Array.from({ length: 10 }, () => chosenStatementName(text)).at(-1);
    expect(named(texts('once', 2000).map(chosenStatementName)).size).toBe(0);
    const name = often('select liked');
    expect(name).toBeDefined();
    expect(named(texts('often', 1000).map(often)).size).toBe(99);
    expect(chosenStatementName('select liked')).toBe(name);
    expect([...named(texts('own', 1000).map(statementName))]).not.toContain(name);
  });
});
