import type { Launched } from '../../tests/support/serving/launch.ts';
import type { Received } from './receiver.ts';
import type { Stage } from './stage.ts';

const writers = 6;
const partners = '/client/v1/clients';
const kept = 'Kept';
const undone = 'Undone';

/** A write of a partner whose name says so ends in a rollback, as late as there can be one: by its commit. */
const rollBack = `
  create function refuse_undone() returns trigger language plpgsql security definer as $$
  begin
    if exists (select from record r where r.agency_id = new.agency_id and r.id = new.record_id
      and starts_with(r.label, '${undone}')) then
      raise exception 'rolled back';
    end if;
    return null;
  end $$;
  create constraint trigger history_refuses_undone after insert on history
    deferrable initially deferred for each row execute function refuse_undone()`;

/** Figures of a run. */
export interface KilledRun {
  /** Writes that were sent. */
  readonly writes: number;
  /** Writes that were answered with success. */
  readonly acknowledged: number;
  /** Writes that were answered with an error: each was rolled back. */
  readonly rolledBack: number;
  readonly kills: number;
  /** Committed writes, as the history has them, by record and version. */
  readonly committed: readonly string[];
  /** Acknowledged writes that the history has not. */
  readonly lost: readonly string[];
}

/** Counts of one run, which all writers share. */
interface Tally {
  left: number;
  rolledBack: number;
  readonly acknowledged: Set<string>;
}

/** Creates and renames partners, every third write in vain, until all are made or the server is gone. */
async function write(stage: Stage, server: Launched, tally: Tally): Promise<void> {
  const send = async (method: string, body: object) => {
    tally.left -= 1;
    const { status, data } = await stage.call(server, method, partners, body);
    if (status === 200) tally.acknowledged.add(`${data.id}:${data.version}`);
    else if (status === 500) tally.rolledBack += 1;
    else throw new Error(`${method} was answered ${status}`);
    return { status, data };
  };
  const expectStatus = ({ status }: { readonly status: number }, expected: number) => {
    if (status !== expected) throw new Error(`answered ${status} in place of ${expected}`);
  };
  for (let turn = 0; tally.left > 0; turn += 1) {
    const made = await send('POST', { displayName: `${kept} ${turn}` });
    expectStatus(made, 200);
    const { id, version } = made.data;
    const renamed = await send('PUT', { id, version, displayName: `${kept} ${turn} twice` });
    expectStatus(renamed, 200);
    // In turns the creation of a record, and a change of one that is there.
    const inVain = { displayName: `${undone} ${turn}`, ...(turn % 2 === 0 && { id, version: renamed.data.version }) };
    expectStatus(await send(turn % 2 === 0 ? 'PUT' : 'POST', inVain), 500);
  }
}

/** Makes writes of partners while servers are killed with SIGKILL among them; the last one is ended in order. */
export async function writeAndKill(stage: Stage, options: { writes: number; kills: number }): Promise<KilledRun> {
  const { writes, kills } = options;
  await stage.query(rollBack);
  const tally: Tally = { left: 0, rolledBack: 0, acknowledged: new Set() };
  let sent = 0;
  for (let round = 0; round <= kills; round += 1) {
    const server = await stage.start();
    const share = Math.ceil((writes - sent) / (kills + 1 - round));
    const isLast = round === kills;
    tally.left = isLast ? share : Number.MAX_SAFE_INTEGER;
    const begun = tally.left;
    let isKilled = false;
    const failures: unknown[] = [];
    const work = Array.from({ length: writers }, () =>
      write(stage, server, tally).catch((error: unknown) => void (isKilled || failures.push(error))),
    );
    if (!isLast) {
      while (begun - tally.left < share && failures.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 2));
      isKilled = true;
      await server.end('SIGKILL');
    }
    await Promise.all(work);
    if (failures.length > 0) throw failures[0];
    sent += begun - tally.left;
  }
  const rows = await stage.query(
    `select h.record_id || ':' || h.version as write, r.label from history h
      join record r on r.agency_id = h.agency_id and r.id = h.record_id
      where r.kind = 'partner' and (starts_with(r.label, '${kept}') or starts_with(r.label, '${undone}'))`,
  );
  const stray = rows.filter(({ label }) => !label.startsWith(kept));
  if (stray.length > 0) throw new Error(`${stray.length} writes were not rolled back`);
  const committed = rows.map((row): string => row.write);
  const there = new Set(committed);
  const lost = [...tally.acknowledged].filter((one) => !there.has(one));
  return { writes: sent, acknowledged: tally.acknowledged.size, rolledBack: tally.rolledBack, kills, committed, lost };
}

/** Comparison of what was committed and what came. */
export interface Compared {
  /** Committed writes that never came. */
  readonly missing: readonly string[];
  /** Writes that came and are not committed. */
  readonly stray: readonly string[];
  /** Attempts beyond the first of their write. */
  readonly repeats: number;
  /** Writes that came under two ids, and ids that stood for two writes. */
  readonly mixed: number;
}

/** Compares the committed writes with what a receiver got. */
export function compare(committed: readonly string[], got: readonly Received[]): Compared {
  const writesOf = new Map<string, Set<string>>();
  const idsOf = new Map<string, Set<string>>();
  for (const { id, write } of got) {
    writesOf.set(id, (writesOf.get(id) ?? new Set()).add(write));
    idsOf.set(write, (idsOf.get(write) ?? new Set()).add(id));
  }
  const expected = new Set(committed);
  return {
    missing: committed.filter((one) => !idsOf.has(one)),
    stray: [...idsOf.keys()].filter((one) => !expected.has(one)),
    repeats: got.length - idsOf.size,
    mixed: [...writesOf.values(), ...idsOf.values()].filter(({ size }) => size > 1).length,
  };
}
