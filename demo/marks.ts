import type { DemoAgencyName } from './accounts.ts';

/** Ids by agency and key; the id of the agency itself has the key `agency`. */
export type Ids = Partial<Record<DemoAgencyName, Readonly<Record<string, string>>>>;

/** The mark of a step: a row of `demo_step`. */
export interface Mark {
  readonly name: string;
  /** The clock with which all steps plan, in milliseconds. */
  readonly plannedAt: number;
  /** Ids of the records that the step made; null once the demo is complete. */
  readonly ids: Ids | null;
}

/** A connection of the owner, or its pool. */
interface Owner {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Reads the marks of the steps that are done; none in a database without a demo. */
export async function readMarks(owner: Owner): Promise<readonly Mark[]> {
  const { rows } = await owner.query('select name, planned_at as "plannedAt", ids from demo_step');
  return rows as Mark[];
}

/** Writes the mark of a step, in the transaction of what it made. */
export async function writeMark(owner: Owner, { name, plannedAt, ids }: Mark, now: number): Promise<void> {
  await owner.query('insert into demo_step (name, planned_at, done_at, ids) values ($1, $2, $3, $4)', [
    name,
    new Date(plannedAt).toISOString(),
    new Date(now).toISOString(),
    JSON.stringify(ids),
  ]);
}

/** Forgets the ids of the records: the demo is complete. */
export async function closeMarks(owner: Owner): Promise<void> {
  await owner.query('update demo_step set ids = null');
}
