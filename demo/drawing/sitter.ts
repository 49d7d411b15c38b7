import type { Likeness } from '../files/orders.ts';
import type { Random } from '../random.ts';
import { dyedHairs, hairs, irises, skins } from './colours.ts';

/** A person to draw, by whom all parts of a portrait go. Lengths in units of a picture 600 wide and 800 high. */
export interface Sitter {
  readonly isFeminine: boolean;
  readonly age: number;
  readonly category: NonNullable<Likeness['category']>;
  /** An index of the skins, from light to dark. */
  readonly tone: number;
  readonly skin: string;
  readonly hair: string;
  readonly iris: string;
  /** Top of the skull, line of the eyes, chin. */
  readonly top: number;
  readonly eyes: number;
  readonly chin: number;
  /** Half the width of the face, of the jaw as a share of it, of the chin, of the neck, of the shoulders. */
  readonly face: number;
  readonly jaw: number;
  readonly chinWidth: number;
  readonly neck: number;
  readonly shoulders: number;
}

const between = (random: Random, from: number, to: number) => from + random.fraction() * (to - from);

function hairOf(random: Random, tone: number, age: number, { hair, category }: Likeness): string {
  if (hair !== undefined) return random.pick(hairs[hair]);
  if (age > 48 && random.chance((age - 44) / 26)) return random.pick(hairs.GREY);
  const isDyed = category === 'Music' && age < 40 && random.chance(0.12);
  if (isDyed) return random.pick(dyedHairs);
  const natural = random.weighted([
    ['BLACK', tone > 4 ? 8 : 2],
    ['BROWN', tone > 6 ? 1 : 5],
    ['BLOND', tone > 4 ? 0 : tone > 2 ? 0.2 : 3],
    ['RED', tone > 2 ? 0 : 1.2],
  ] as const);
  return random.pick(hairs[natural]);
}

/** Draws a person who fits a profile. */
export function sitterOf(random: Random, likeness: Likeness): Sitter {
  const { gender, age: years, category = 'Office' } = likeness;
  const age = years ?? random.integer(24, 46);
  const isFeminine = gender === 'FEMALE' || (gender !== 'MALE' && random.chance(0.5));
  const isPale = likeness.hair === 'BLOND' || likeness.hair === 'RED';
  const tone = random.weighted(skins.map((_, index) => [index, isPale && index > 2 ? 0 : index < 7 ? 3 : 2] as const));
  const growth = Math.min(1, Math.max(0, (age - 8) / 10));
  const hair = hairOf(random, tone, age, likeness);
  const iris =
    irises[likeness.eyes ?? (tone > 3 ? 'BROWN' : random.pick(['BROWN', 'HAZEL', 'GREEN', 'BLUE'] as const))];
  return {
    isFeminine,
    age,
    category,
    tone,
    skin: skins[tone] ?? skins[3],
    hair,
    iris,
    top: 188,
    eyes: 326 + (1 - growth) * 12,
    chin: between(random, isFeminine ? 448 : 456, isFeminine ? 462 : 474) - (1 - growth) * 12,
    face: between(random, isFeminine ? 94 : 98, isFeminine ? 104 : 108),
    jaw: between(random, isFeminine ? 0.76 : 0.84, isFeminine ? 0.86 : 0.94),
    chinWidth: between(random, isFeminine ? 24 : 32, isFeminine ? 32 : 44),
    neck: (isFeminine ? 43 : 56) * (0.82 + growth * 0.18),
    shoulders: (isFeminine ? 172 : 208) * (0.78 + growth * 0.22) * between(random, 0.96, 1.04),
  };
}
