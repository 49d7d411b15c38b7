import { folded } from '../../../rules/texts.ts';
import type { ColumnContents } from '../calls/imports.ts';
import { fitOf, type Judged } from './valueFits.ts';

/** A field that a column can fill, and what it is called. */
export interface NamedTarget extends Judged {
  /** Its words in every language. */
  readonly words: readonly string[];
  /** Other names that people give it. */
  readonly others?: readonly string[];
  /** Fields that must come along: a city without a street is not an address. */
  readonly needs?: readonly string[];
  /** True for a name of records, which given and family names make up where no column has it whole. */
  readonly isTitle?: boolean;
}

/** A column of the file. */
export interface SuggestedColumn extends ColumnContents {
  readonly heading: string;
}

/** The field that a column seems to fill. */
export interface Suggestion {
  readonly field: string;
  /** False if somebody should look at it: the heading and the values do not both say so. */
  readonly isSure: boolean;
}

/** Headings of given and family names. */
export interface NameWords {
  readonly given: readonly string[];
  readonly family: readonly string[];
}

/**
 * Points of a heading: the field's own word, another name of it, one of several words; then of the values. The own word
 * stands against wrong values, which can be mended; another name does not.
 */
const own = 30;
const other = 20;
const part = 10;
const wrong = 15;
const unknown = 2;
const least = 15;
/** Shares of values from which they support a heading, contradict it, and tell a field alone. */
const supporting = 0.5;
const contradicting = 0.2;
const telling = 0.8;

interface Pair {
  readonly column: number;
  readonly target: NamedTarget;
  readonly points: number;
  readonly isSure: boolean;
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => folded(word) || []);

function headingPoints(heading: string, { name, words, others = [] }: NamedTarget): number {
  const said = folded(heading);
  if (said === '') return 0;
  if ([...words, name].some((word) => folded(word) === said)) return own;
  if (others.some((word) => folded(word) === said)) return other;
  const within = ` ${wordsOf(heading).join(' ')} `;
  const isPart = [...words, ...others].some(
    (word) => folded(word).length > 3 && within.includes(` ${wordsOf(word).join(' ')} `),
  );
  return isPart ? part : 0;
}

function pairOf(column: SuggestedColumn, index: number, target: NamedTarget): Pair | null {
  const heading = headingPoints(column.heading, target);
  const fit = fitOf(target, column);
  const isWrong = fit !== null && fit.share < contradicting;
  const isRight = fit !== null && fit.share >= supporting;
  const values = isWrong ? -(fit.isClosed ? wrong : unknown) : isRight ? 5 * fit.share : 0;
  // Cells of one row stand together: a town beside a street is of the address.
  const points = heading + values + (target.needs?.length ? 1 : 0);
  const isSuggested =
    heading >= other ? points >= least : fit !== null && fit.share >= (heading === part ? supporting : telling);
  return isSuggested ? { column: index, target, points, isSure: heading >= other && !isWrong } : null;
}

/** The best pairs, each column and each field once; the first of equal ones. */
function chosenOf(pairs: readonly Pair[]): ReadonlyMap<number, Pair> {
  const chosen = new Map<number, Pair>();
  const taken = new Set<string>();
  for (const pair of pairs.toSorted((one, next) => next.points - one.points || one.column - next.column)) {
    if (chosen.has(pair.column) || taken.has(pair.target.name)) continue;
    chosen.set(pair.column, pair);
    taken.add(pair.target.name);
  }
  const lonely = [...chosen.values()].filter(({ target }) => target.needs?.some((name) => !taken.has(name)));
  if (lonely.length === 0) return chosen;
  return chosenOf(pairs.filter(({ target }) => !lonely.some((one) => one.target === target)));
}

/**
 * The columns that give the name of records: its own, unless that is the family name beside a given one; where it has none,
 * one that is called so too, or its parts.
 */
function columnsOfName(
  columns: readonly SuggestedColumn[],
  chosen: readonly Pair[],
  title: NamedTarget,
  { given, family }: NameWords,
): readonly number[] {
  const called = (words: readonly string[]) => {
    const known = new Set(words.map(folded));
    return columns.findIndex(({ heading }) => known.has(folded(heading)));
  };
  const found = chosen.find(({ target }) => target === title)?.column ?? -1;
  const parts = [called(given), called(family)];
  const hasParts = parts.every((column) => column >= 0);
  if (found >= 0) return hasParts && parts.includes(found) ? parts : [found];
  const whole = called(title.others ?? []);
  if (whole >= 0) return [whole];
  return hasParts ? parts : [];
}

/**
 * Suggests a field for each column by its heading, case, accents and punctuation aside, and by its values; null where
 * neither tells one. Each field is used once; only a name may be made up of two columns.
 */
export function suggestColumns(
  columns: readonly SuggestedColumn[],
  targets: readonly NamedTarget[],
  names: NameWords = { given: [], family: [] },
): readonly (Suggestion | null)[] {
  const pairs = columns.flatMap((column, index) => targets.flatMap((target) => pairOf(column, index, target) ?? []));
  const chosen = chosenOf(pairs);
  const title = targets.find(({ isTitle }) => isTitle);
  const ofName = title ? columnsOfName(columns, [...chosen.values()], title, names) : [];
  return columns.map((_, index) => {
    const pair = chosen.get(index);
    if (title && ofName.includes(index)) {
      return { field: title.name, isSure: ofName.length > 1 || (pair?.target === title && pair.isSure) };
    }
    return pair ? { field: pair.target.name, isSure: pair.isSure } : null;
  });
}
