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
        | 'subContract'
        | 'note'
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
  /** Values of read-only fields, by wire key. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** References of read-only fields, by wire key, as `refs`. */
  readonly setRefs?: Readonly<Record<string, string>>;
  /** Values of the fields that the agency adds, by the keys of these. */
  readonly custom?: Readonly<Record<string, unknown>>;
}

/** A value of an added field: the id of a choice where it is the key of one, which begin so. */
const valueOf = (value: unknown, idOf: (key: string) => string): unknown =>
  typeof value === 'string' && value.startsWith('CUSTOM/') ? idOf(value) : value;

/** The body with which a planned record is made, once everything that it points to has an id. */
export function bodyOf({ body, refs, custom }: Planned, idOf: (key: string) => string): Record<string, unknown> {
  const ids = Object.entries(refs).map(([name, keys]) => [
    name,
    typeof keys === 'string' ? idOf(keys) : keys.map(idOf),
  ]);
  const values = Object.entries(custom ?? {}).map(([key, value]) => [idOf(key), valueOf(value, idOf)]);
  const added = custom && Object.fromEntries(values);
  return { ...body, ...Object.fromEntries(ids), ...(added && { custom: added }) };
}

/** The values of read-only fields with which a planned record is made; undefined for none. */
export function setOf({ set, setRefs }: Planned, idOf: (key: string) => string): Record<string, unknown> | undefined {
  if (!set && !setRefs) return undefined;
  const ids = Object.entries(setRefs ?? {}).map(([name, key]) => [name, idOf(key)]);
  return { ...set, ...Object.fromEntries(ids) };
}

/** Parts records that reference each other by read-only fields: each part references those before it alone. */
export function levelsOf<One extends Planned>(planned: readonly One[]): readonly (readonly One[])[] {
  const depths = new Map<string, number>();
  const levels: One[][] = [];
  for (const one of planned) {
    const depth = Math.max(0, ...Object.values(one.setRefs ?? {}).map((key) => (depths.get(key) ?? -1) + 1));
    depths.set(one.key, depth);
    (levels[depth] ??= []).push(one);
  }
  return levels;
}
