import type { DateField } from '../../../fields/date.ts';
import type { TextField } from '../../../fields/text.ts';
import { targetsOf } from '../../../language/records/references.ts';
import { importJudgedValues } from '../../../rules/limits.ts';
import { folded } from '../../../rules/texts.ts';
import type { ColumnContents } from '../calls/imports.ts';
import { headingReader, type HeadingWords, type ReadHeading } from './headingForms.ts';
import { fitOf, type Judged } from './valueFits.ts';

/** A field that a column can fill, and what it is called. */
export interface NamedTarget extends Judged {
  /** Its words in every language. */
  readonly words: readonly string[];
  /** Other names that people give it, the better ones first. */
  readonly others?: readonly string[];
  /** Fields that must come along: a city without a street is not an address. */
  readonly needs?: readonly string[];
  /** True if each new record needs it. */
  readonly isNeeded?: boolean;
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

/** Points of a heading: the field's own word, another name of it, the same with further words, one of several words. */
const own = 30;
const ownWithin = 21;
const other = 20;
const otherWithin = 18;
const part = 10;
/** Least points by which a heading alone suggests a field, and by which it is sure. */
const least = 15;
const sure = 17;
/** Points that a column without any values loses against others, and that a full one wins against an empty one. */
const empty = 10;
const full = 4;
/** Shares of values from which they support a heading, and from which they tell a field alone. */
const supporting = 0.5;
const telling = 0.8;

interface Column extends SuggestedColumn, ReadHeading {
  readonly index: number;
  /** Share of its rows with a value, of the fullest column; 1 if there are too many different values to know. */
  readonly filled: number;
}

interface Pair {
  readonly column: Column;
  readonly target: NamedTarget;
  readonly points: number;
  readonly isSure: boolean;
}

function filledRows({ values }: ColumnContents): number {
  return values.length < importJudgedValues ? values.reduce((sum, { rows }) => sum + rows, 0) : Infinity;
}

/** A target with its words as headings are compared with them. */
interface ReadTarget {
  readonly target: NamedTarget;
  readonly owns: ReadonlySet<string>;
  /** Places of its other names among them. */
  readonly called: ReadonlyMap<string, number>;
  /** Words that a heading may have among others. */
  readonly parts: readonly string[];
}

function readTarget(target: NamedTarget): ReadTarget {
  const { name, words, others = [] } = target;
  const partOf = (word: string) =>
    word
      .split(/[^\p{L}\p{N}]+/u)
      .map(folded)
      .join(' ')
      .trim();
  return {
    target,
    owns: new Set([...words, name].map(folded)),
    called: new Map(others.map((word, place) => [folded(word), place] as const).toReversed()),
    parts: [...new Set([...words, ...others].map(partOf))].filter(({ length }) => length > 3),
  };
}

/** The points of a heading by words that stand for the whole of it, but for what usually stands beside a field. */
function wholePoints({ forms }: ReadHeading, { owns, called }: ReadTarget): number {
  const points = forms.map(({ text, cost, isWhole }) => {
    if (owns.has(text)) return (isWhole ? own : ownWithin) - cost;
    const place = called.get(text);
    return place === undefined ? 0 : (isWhole ? other : otherWithin) - cost - place / 100;
  });
  return Math.max(0, ...points);
}

/** Returns true if a heading has a word for the field among others. */
function isPartOf({ words, isElsewhere }: ReadHeading, { parts }: ReadTarget): boolean {
  const within = ` ${words.join(' ')} `;
  return !isElsewhere && parts.some((one) => within.includes(` ${one} `));
}

function pairOf(column: Column, one: ReadTarget): Pair | null {
  const { target } = one;
  const heading = wholePoints(column, one) || (isPartOf(column, one) ? part : 0);
  if (heading === 0) return null;
  const fit = fitOf(target, column);
  const isWrong = fit !== null && fit.share < supporting;
  // No row is right without a record that it needs, so its column is asked for even if the records are still missing.
  const isAsked = heading >= other - 1 && target.isNeeded === true && targetsOf(target.field).length > 0;
  if (isWrong && !isAsked) return null;
  if (heading === part && (fit === null || fit.isPlain)) return null;
  // Cells of one row stand together: a town beside a street is of the address.
  const points = heading + (fit && !isWrong ? 5 * fit.share : 0) + (target.needs?.length ? 1 : 0);
  if (heading !== part && points < least) return null;
  return { column, target, points, isSure: heading >= sure && !isWrong };
}

/** Returns the sort of a field that values alone tell: of two phone numbers only the first is. */
function sortOf({ name, field }: NamedTarget): string {
  if (field.kind === 'phone' || (field as DateField).isPast) return field.kind;
  return (field as TextField).pattern ?? name;
}

/** Returns false for a country that is no part of an address: it could be of anything. */
function mayBeTold({ field, needs }: NamedTarget): boolean {
  return (field as TextField).suggests !== 'country' || needs !== undefined;
}

/** The fields that the values of columns tell whose headings say nothing. */
function pairsByValues(columns: readonly Column[], targets: readonly NamedTarget[]): readonly Pair[] {
  const sorts = targets.map(sortOf);
  const firsts = targets.filter((target, index) => sorts.indexOf(sortOf(target)) === index && mayBeTold(target));
  return columns.flatMap((column) =>
    firsts.flatMap((target): readonly Pair[] => {
      const fit = column.isElsewhere ? null : fitOf(target, column);
      return fit && fit.telling >= telling ? [{ column, target, points: 5 * fit.telling, isSure: false }] : [];
    }),
  );
}

const rank = ({ points, column }: Pair) => points + (column.filled === 0 ? -empty : full * column.filled);

/** The best pairs, each column and each field once; the first of equal ones. */
function chosenOf(pairs: readonly Pair[]): ReadonlyMap<number, Pair> {
  const chosen = new Map<number, Pair>();
  const taken = new Set<string>();
  for (const pair of pairs.toSorted((one, next) => rank(next) - rank(one) || one.column.index - next.column.index)) {
    if (chosen.has(pair.column.index) || taken.has(pair.target.name)) continue;
    chosen.set(pair.column.index, pair);
    taken.add(pair.target.name);
  }
  const isMissing = ({ target }: Pair) => target.needs?.some((name) => !taken.has(name)) === true;
  // Rows with a town and no street would be refused.
  const isFuller = ({ target, column }: Pair) =>
    [...chosen.values()].some(
      (one) => target.needs?.includes(one.target.name) && one.column.filled < column.filled * supporting,
    );
  const all = [...chosen.values()];
  const missing = new Set(all.filter(isMissing).map(({ target }) => target));
  const fuller = new Set(all.filter(isFuller).map(({ column }) => column));
  if (missing.size + fuller.size === 0) return chosen;
  const isLeft = ({ target, column }: Pair) => missing.has(target) || (fuller.has(column) && target.needs?.length);
  return chosenOf(pairs.filter((pair) => !isLeft(pair)));
}

/** Points of an address that can be kept. */
const complete = 1_000;

/** Pairs without those of a second address: of a file with several the fullest is meant. */
function ofOneAddress(pairs: readonly Pair[]): readonly Pair[] {
  const ofRows = pairs.filter(({ target }) => target.needs?.length);
  const groups = [...new Set(ofRows.map(({ column }) => column.group))];
  const sums = groups.map((group) => {
    const best = new Map<string, number>();
    for (const pair of ofRows.filter(({ column }) => column.group === group)) {
      best.set(pair.target.name, Math.max(best.get(pair.target.name) ?? 0, rank(pair)));
    }
    const hasAll = ofRows.every(({ target }) => target.needs?.every((name) => best.has(name)));
    return { group, sum: [...best.values()].reduce((sum, points) => sum + points, hasAll ? complete : 0) };
  });
  const [kept] = sums.toSorted((one, next) => next.sum - one.sum);
  const left = new Set(ofRows.flatMap(({ column }) => (column.group === kept?.group ? [] : column)));
  const isComplete = kept !== undefined && kept.sum >= complete;
  return pairs.filter(({ target, column }) => !left.has(column) || (!isComplete && !target.needs?.length));
}

/** The columns that have one of some headings, those with values first. */
function called(columns: readonly Column[], words: readonly string[]): readonly Column[] {
  const target = readTarget({ name: '', field: { kind: 'text' }, words: [], others: words });
  const found = columns.flatMap((column) => pairOf(column, target) ?? []);
  return found.toSorted((one, next) => rank(next) - rank(one)).map(({ column }) => column);
}

/**
 * The columns that give the name of records: its own, unless that is the family name beside a given one; where it has none,
 * one that is called so too, or its parts.
 */
function columnsOfName(
  columns: readonly Column[],
  pairs: readonly Pair[],
  chosen: readonly Pair[],
  title: NamedTarget,
  { given, family }: HeadingWords,
): readonly number[] {
  const ofTitle = pairs.filter(({ target, isSure }) => target === title && isSure);
  const whole = [
    ...chosen.filter(({ target }) => target === title),
    ...ofTitle.toSorted((one, next) => rank(next) - rank(one)),
  ][0]?.column;
  const families = called(columns, family);
  // Beside a family name that says so, `Nom` is the whole name.
  const last = families.find((column) => column !== whole) ?? families[0];
  const parts = [called(columns, given)[0], last].flatMap((column) => column ?? []);
  const hasParts = new Set(parts).size === 2;
  const isPart = whole !== undefined && parts.includes(whole);
  const isEmptier = whole !== undefined && parts.every(({ filled }) => filled * supporting > whole.filled);
  if (hasParts && (whole === undefined || isPart || isEmptier)) return parts.map(({ index }) => index);
  return whole === undefined ? [] : [whole.index];
}

/** Words of a file of which nothing but its fields is known. */
const noWords: HeadingWords = {
  own: [],
  others: [],
  preferred: [],
  usual: [],
  second: [],
  elsewhere: [],
  given: [],
  family: [],
};

/**
 * Suggests a field for each column by its heading, case, accents and punctuation aside, and by its values; null where
 * neither tells one, and where most values contradict the heading. Each field is used once; only a name may be made up of
 * two columns.
 */
export function suggestColumns(
  columns: readonly SuggestedColumn[],
  targets: readonly NamedTarget[],
  words: Partial<HeadingWords> = {},
): readonly (Suggestion | null)[] {
  const all = { ...noWords, ...words };
  const reader = headingReader(all);
  const rows = columns.map(filledRows);
  const most = Math.max(1, ...rows.filter(Number.isFinite));
  const read = columns.map((column, index): Column => ({
    ...column,
    ...reader(column.heading),
    index,
    filled: Math.min(1, (rows[index] ?? 0) / most),
  }));
  const readTargets = targets.map(readTarget);
  const byHeading = read.flatMap((column) => readTargets.flatMap((target) => pairOf(column, target) ?? []));
  const told = new Set(byHeading.map(({ column }) => column));
  const silent = read.filter((column) => !told.has(column));
  const pairs = ofOneAddress([...byHeading, ...pairsByValues(silent, targets)]);
  const title = targets.find(({ isTitle }) => isTitle);
  const first = chosenOf(pairs);
  const ofName = title ? columnsOfName(read, pairs, [...first.values()], title, all) : [];
  // The columns of a name fill nothing else, and another may fill what they would have.
  const chosen = chosenOf(pairs.filter(({ column, target }) => target !== title && !ofName.includes(column.index)));
  return columns.map((_, index) => {
    if (title && ofName.includes(index)) {
      const isSure =
        ofName.length > 1 ||
        pairs.some(
          (pair) => pair.column.index === index && pair.target === title && pair.isSure && first.get(index) === pair,
        );
      return { field: title.name, isSure };
    }
    const pair = chosen.get(index);
    return pair ? { field: pair.target.name, isSure: pair.isSure } : null;
  });
}
