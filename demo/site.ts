import pg from 'pg';
import { systemAccountId, systemActor, type Actor } from '../schema/access/access.ts';
import { agencyDefaults } from '../schema/rules/agencyDefaults.ts';
import type { Connection } from '../server/database/pools.ts';
import type { Engine } from '../server/engine/engine.ts';
import { insertJudged, judgeMany, type Inserted, type Own } from '../server/engine/many/insertMany.ts';
import { insertWholes, storeWhole, type WholeRow } from '../server/engine/media/keepWhole.ts';
import { RefusalError } from '../server/errors.ts';
import type { StoragePort } from '../server/integrations/storage/port.ts';
import type { FileStock } from './files/stock.ts';
import { inFlight } from './inFlight.ts';
import type { AgencyPlan } from './plan/agency.ts';
import { bodyOf, keysIn, neededKeys, setOf, type Planned } from './plan/planned.ts';

/** Files, and where they go. */
export interface Shelf {
  readonly stock: FileStock;
  readonly storage: StoragePort;
}

/** Enough to keep the storage busy while files are prepared. */
const atOnce = 8;

/** An agency of the demo, and what is known of it. */
export interface Ground {
  readonly engine: Engine;
  readonly agencyId: string;
  readonly plan: AgencyPlan;
  readonly shelf: Shelf;
  /** Ids of earlier steps, by key. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Returns true for an error that a record's values or its place in the database cause. */
export function isRefusal(error: unknown): boolean {
  return error instanceof RefusalError || (error instanceof pg.DatabaseError && error.code?.startsWith('23') === true);
}

type Outcome = Awaited<ReturnType<typeof judgeMany>>[number];
type Judged = Extract<Outcome, { status: 'fulfilled' }>['value'];

/**
 * An agency of the demo while a step fills it. People may use the agency between the steps: what refers to a record
 * that is gone is made without the reference, or not at all where it makes no sense alone.
 */
export class Site {
  readonly engine: Engine;
  readonly agencyId: string;
  readonly plan: AgencyPlan;
  readonly actor: Actor;
  /** Ids of the records that this step made, by key. */
  readonly made = new Map<string, string>();
  private readonly shelf: Shelf;
  private readonly ids: Map<string, string>;
  private readonly files: ReadonlyMap<string, AgencyPlan['files'][number]>;

  private constructor({ engine, agencyId, plan, shelf }: Ground, ids: Map<string, string>) {
    this.engine = engine;
    this.agencyId = agencyId;
    this.plan = plan;
    this.shelf = shelf;
    this.ids = ids;
    this.actor = systemActor(agencyId, agencyDefaults({ timeZone: plan.profile.timeZone }));
    this.files = new Map(plan.files.map((file) => [file.key, file]));
  }

  /** Opens an agency with the records and files of earlier steps that are still there. */
  static async open(ground: Ground): Promise<Site> {
    const { engine, agencyId, ids } = ground;
    if (ids.size === 0) return new Site(ground, new Map());
    const { rows } = await engine.database.query<{ id: string }>(agencyId, {
      text: `select id from record where agency_id = $1 and id = any($2::uuid[]) and deleted_at is null
        union all select id from media where agency_id = $1 and id = any($2::uuid[])`,
      values: [agencyId, [...ids.values()]],
    });
    const there = new Set(rows.map(({ id }) => id));
    return new Site(ground, new Map([...ids].filter(([, id]) => there.has(id))));
  }

  /** Returns the id of a record or file; undefined if it was not made or is gone. */
  idOf = (key: string): string | undefined => this.ids.get(key);

  /** Returns the server as the maker of a planned record: with the author's staff record, while there is one. */
  makerOf({ by }: Planned): Actor {
    return { ...this.actor, staffId: (by !== null && this.idOf(by)) || null };
  }

  /** Remembers records by their keys, for later ones and for later steps. */
  remember(entries: Iterable<readonly [key: string, id: string]>): void {
    for (const [key, id] of entries) {
      this.ids.set(key, id);
      this.made.set(key, id);
    }
  }

  /** Stores the files that planned records name, as uploads that were examined; those that are there already are not. */
  async keepFiles(planned: readonly Planned[]): Promise<void> {
    const { stock, storage } = this.shelf;
    const named = new Set(planned.flatMap(keysIn));
    const wanted = [...named].flatMap((key) => (this.ids.has(key) ? [] : (this.files.get(key) ?? [])));
    const rows: WholeRow[] = [];
    await inFlight(atOnce, wanted, async ({ key, name, at, order }) => {
      const whole = await stock.wholeOf(order);
      if (!whole) return;
      const facts = { agencyId: this.agencyId, accountId: systemAccountId, filename: name, at };
      const row = await storeWhole(storage, facts, whole);
      rows.push(row);
      this.remember([[key, row.id]]);
    });
    await insertWholes(this.engine.database, this.agencyId, rows);
  }

  /**
   * Makes planned records of one entity through the engine, so that history, search texts and assignments are right.
   * Those that the engine refuses are left out.
   */
  async make(planned: readonly Planned[]): Promise<void> {
    const isThere = (key: string) => this.files.has(key) || this.ids.has(key);
    await this.keepFiles(planned.filter((one) => neededKeys(one).every(isThere)));
    await this.makeWithoutFiles(planned);
  }

  /** The same, with only those files that are stored already. */
  async makeWithoutFiles(planned: readonly Planned[]): Promise<void> {
    const wanted = planned.filter((one) => neededKeys(one).every((key) => this.ids.has(key)));
    const [first] = wanted;
    if (!first) return;
    const { engine, actor } = this;
    const bodies = wanted.map((one) => bodyOf(one, this.idOf));
    const each = wanted.map((one): Own => {
      const set = setOf(one, this.idOf);
      return { at: one.at, actor: this.makerOf(one), ...(set && { set }) };
    });
    await engine.database.transaction(this.agencyId, async (connection) => {
      const outcomes = await judgeMany(engine, connection, actor, first.entity, bodies, { each });
      const accepted = outcomes.flatMap((one, index) => {
        const key = wanted[index]?.key ?? '';
        if (one.status === 'fulfilled') return [{ key, judged: one.value }];
        if (!isRefusal(one.reason)) throw one.reason;
        return [];
      });
      const judged = accepted.map((one) => one.judged);
      const made = await this.insert(connection, first.entity, judged);
      this.remember(made.flatMap((one, index) => (one ? [[accepted[index]?.key ?? '', one.id] as const] : [])));
    });
  }

  /** Inserts judged records in one statement; one by one if it is refused, without those that cause it. */
  private async insert(
    connection: Connection,
    entity: string,
    judged: readonly Judged[],
  ): Promise<readonly (Inserted | null)[]> {
    await connection.query({ text: 'savepoint batch' });
    try {
      return await insertJudged(this.engine, connection, this.actor, entity, judged);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await connection.query({ text: 'rollback to savepoint batch' });
      if (judged.length === 1) return [null];
      const made: (Inserted | null)[] = [];
      for (const one of judged) made.push(...(await this.insert(connection, entity, [one])));
      return made;
    }
  }
}
