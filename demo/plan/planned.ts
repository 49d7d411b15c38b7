/** A record of a demo agency before anything has an id. */
export interface Planned<Body extends object = object> {
  readonly entity:
    | (
        | 'staff'
        | 'talent'
        | 'scout'
        | 'partner'
        | 'partnerContact'
        | 'opportunity'
        | 'event'
        | 'project'
        | 'projectGroup'
        | 'hold'
        | 'contract'
        | 'contractType'
        | 'contractTemplate'
        | 'contractAmount'
        | 'creditNote'
        | 'expense'
        | 'invoice'
        | 'subContract'
        | 'note'
        | 'callLog'
        | 'enquiryForm'
        | 'libraryItem'
      )
    | ('news' | 'cmsEvent' | 'audio' | 'video')
    | ('snippetPost' | 'fanroomPost' | 'snippetPoll' | 'fanroomPoll')
    | ('supplier' | 'taskGroup' | 'taskGroupItem' | 'taskRule' | 'task');
  /** By which other records and accounts name it. */
  readonly key: string;
  /** The moment it counts as made, in milliseconds. */
  readonly at: number;
  /** Key of the author's staff record; null for no author in particular. */
  readonly by: string | null;
  /** Values by wire key, without references. */
  readonly body: Partial<Body>;
  /** References by wire key: keys of planned records, or of entries of the small lists (`TAG/Touring`). */
  readonly refs: Readonly<Record<string, string | readonly string[]>>;
  /** References in rows by the key of the rows, row for row: keys of planned records by wire key. */
  readonly rowRefs?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
  /** Values of read-only fields, by wire key. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** References of read-only fields, by wire key: keys of records without which it makes no sense. */
  readonly setRefs?: Readonly<Record<string, string | readonly string[]>>;
  /** Keys of records without which it makes no sense, besides those of `setRefs`. */
  readonly needs?: readonly string[];
  /** Values of the fields that the agency adds, by the keys of these. */
  readonly custom?: Readonly<Record<string, unknown>>;
}

/** Returns the id behind a key; undefined for a record that is not there. */
type IdOf = (key: string) => string | undefined;

/** A value of an added field: the id of a choice where it is the key of one, which begin so. */
const valueOf = (value: unknown, idOf: IdOf): unknown =>
  typeof value === 'string' && value.startsWith('CUSTOM/') ? idOf(value) : value;

/** Returns the keys that a planned record refers to, without those of its maker and its added fields. */
export function keysIn({ refs, setRefs = {} }: Planned): readonly string[] {
  return [...Object.values(refs).flat(), ...Object.values(setRefs).flat()];
}

/** Returns the keys without which a planned record makes no sense. */
export function neededKeys({ needs = [], setRefs = {} }: Planned): readonly string[] {
  return [...needs, ...Object.values(setRefs).flat()];
}

/** Rows with the ids of what they point to; without what has none. */
function rowsWith(rows: unknown, refs: readonly Readonly<Record<string, string>>[], idOf: IdOf): unknown {
  return (rows as readonly object[]).map((row, index) => {
    const ids = Object.entries(refs[index] ?? {}).map(([name, key]) => [name, idOf(key) ?? null]);
    return { ...row, ...Object.fromEntries(ids) };
  });
}

/** The body with which a planned record is made, once everything that it points to has an id; without what has none. */
export function bodyOf({ body, refs, rowRefs = {}, custom }: Planned, idOf: IdOf): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...body };
  for (const [name, rows] of Object.entries(rowRefs))
    whole[name] = rowsWith((body as Record<string, unknown>)[name], rows, idOf);
  for (const [name, keys] of Object.entries(refs)) {
    const ids = [keys].flat().flatMap((key) => idOf(key) ?? []);
    if (typeof keys !== 'string') whole[name] = ids;
    else if (ids.length > 0) whole[name] = ids[0];
  }
  if (!custom) return whole;
  const added: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(custom)) {
    const [id, kept] = [idOf(key), valueOf(value, idOf)];
    if (id !== undefined && kept !== undefined) added[id] = kept;
  }
  return { ...whole, custom: added };
}

/** The values of read-only fields with which a planned record is made; undefined for none. */
export function setOf({ set, setRefs }: Planned, idOf: IdOf): Record<string, unknown> | undefined {
  if (!set && !setRefs) return undefined;
  const ids = Object.entries(setRefs ?? {}).map(([name, keys]) => [
    name,
    typeof keys === 'string' ? idOf(keys) : keys.flatMap((key) => idOf(key) ?? []),
  ]);
  return { ...set, ...Object.fromEntries(ids) };
}

/** Parts records that reference each other by read-only fields: each part references those before it alone. */
export function levelsOf<One extends Planned>(planned: readonly One[]): readonly (readonly One[])[] {
  const depths = new Map<string, number>();
  const levels: One[][] = [];
  for (const one of planned) {
    const depth = Math.max(
      0,
      ...Object.values(one.setRefs ?? {})
        .flat()
        .map((key) => (depths.get(key) ?? -1) + 1),
    );
    depths.set(one.key, depth);
    (levels[depth] ??= []).push(one);
  }
  return levels;
}
