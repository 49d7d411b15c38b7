import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Ada Okafor', 'AO'],
    ['Ada van der Berg', 'AB'],
    ['élodie', 'É'],
    ['  Bao   Nguyễn ', 'BN'],
    ['林 美玲', '林'],
    ['Мария Петрова', 'МП'],
    ['(Big) "Sound" Co.', 'BC'],
    ['4 Corners', '4C'],
    ['—', '?'],
    ['', '?'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
