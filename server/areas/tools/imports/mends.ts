import { entriesOf, holdsSeveral, takesFirst, valuesOf } from '../../../../schema/fields/cells.ts';
import type { ImportTarget } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import type { Mend } from '../../../../schema/areas/tools/calls/imports.ts';

/** A value of a cell as the file has it, and as it is read. */
interface Entry {
  readonly said: string;
  readonly text: string;
  readonly label: string;
}

/** Contents of the cells of a field. */
export interface Said {
  readonly entries: readonly Entry[];
  /** The text to be read, and as people read it: a record by its name. */
  readonly text: string;
  readonly shown: string;
  /** Text of the file in a field that holds one value; null where it may be several. */
  readonly whole: string | null;
  readonly isLeft: boolean;
}

/** A value as two spellings of it are mended alike. */
export function mendKey(text: string): string {
  return text.trim().toLowerCase();
}

/** The mends of a field by the values that they stand for. */
export function mendsOf(mends: readonly Mend[], field: string): ReadonlyMap<string, Mend> {
  return new Map(mends.flatMap((mend) => (mend.field === field ? [[mendKey(mend.text), mend] as const] : [])));
}

/** The values of a cell that are read each by itself: several of a field of several, or one for each account of a service. */
function eachOf({ field, part }: ImportTarget, whole: string): readonly string[] {
  if (holdsSeveral(field)) return entriesOf(whole);
  const accounts = part?.choice ? valuesOf(whole) : [];
  return accounts.length > 1 ? accounts : [whole];
}

/** Returns the contents of the cells of a field, with its mends. */
export function saidBy(
  {
    columns,
    target,
    mends,
  }: {
    readonly columns: readonly number[];
    readonly target: ImportTarget;
    readonly mends: ReadonlyMap<string, Mend>;
  },
  cells: readonly string[],
): Said {
  const whole = columns.flatMap((column) => cells[column]?.trim() || []).join(' ');
  const saidOnes = eachOf(target, whole);
  const isSeveral = holdsSeveral(target.field) || saidOnes.length > 1;
  const all = saidOnes.map((said) => ({ said, mend: mends.get(mendKey(said)) }));
  const entries = all.flatMap(({ said, mend }): Entry[] => {
    if (mend?.action === 'empty') return [];
    const first = takesFirst(target.field) ? valuesOf(said)[0] : undefined;
    const text = (mend?.action === 'replace' && mend.value) || (first ?? said);
    return [{ said, text, label: (mend?.action === 'replace' && mend.label) || text }];
  });
  return {
    entries,
    text: entries.map(({ text }) => text).join('; '),
    shown: entries.map(({ label }) => label).join('; '),
    whole: isSeveral ? null : whole,
    isLeft: all.some(({ mend }) => mend?.action === 'leave'),
  };
}
