import { systemActor } from '../../../../schema/access/access.ts';
import type { Hiding, SignalReason } from '../../../../schema/areas/community/signals.ts';
import type { Connection } from '../../../database/pools.ts';
import { count, type CounterChange } from '../../../engine/counting/count.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { Model } from '../../../engine/model.ts';

/** A fan's signal about content of a talent. */
export interface Signal {
  readonly targetId: string;
  readonly hiding: Hiding;
  readonly fanId: string;
  readonly talentId: string;
  readonly reason?: SignalReason | undefined;
  readonly text?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Counter of all signals of a kind, the answered ones included. */
const totals = {
  REPORT: 'totalReport',
  NOT_INTERESTED: 'totalNotInterestedIn',
  NOT_RELEVANT: 'totalIrrelevance',
} as const satisfies Readonly<Record<Hiding, string>>;

interface Kept {
  readonly target_id: string;
  readonly hiding: Hiding;
  readonly is_new: boolean;
  readonly signals: number;
}

function changeOf({ target_id: id, hiding, is_new: isNew, signals }: Kept): CounterChange {
  const add: Record<string, number> = {};
  if (hiding === 'NOT_RELEVANT') add['openSignals'] = signals;
  if (isNew) add[totals[hiding]] = signals;
  return { id, add };
}

/** Kinds of fields whose values fans see: words, pictures and recordings, and the options of a poll. */
const contentKinds: readonly string[] = ['text', 'file', 'files', 'rows'];

/** Returns the keys of an item's history that are its content: not its steps, tags, pin or place on a web page. */
function contentKeys({ columns, links, rows, entity: { fields } }: Model): readonly string[] {
  const isContent = (field: string) => contentKinds.includes(fields[field]?.kind ?? '');
  return [
    ...[...columns, ...links].filter(({ field }) => isContent(field)).map(({ spec }) => spec.key),
    ...rows.map(({ key }) => key),
  ];
}

/**
 * Records signals of fans, in one statement besides the counting: a fan has one of a kind for an item and a talent. An
 * answered signal is opened again only if the item's content was edited since. Items with open signals of `NOT_RELEVANT` are
 * questioned. The rows are locked in the order of their ids; signals about items that there are not are passed over.
 * @param kind entity of the items
 */
export async function recordSignals(
  engine: Engine,
  connection: Connection,
  agencyId: string,
  kind: string,
  signals: readonly Signal[],
): Promise<void> {
  const model = engine.model(kind);
  const { table } = model;
  const given = [
    ...new Map(
      signals.map((one) => [`${one.targetId} ${one.hiding} ${one.fanId} ${one.talentId}`, one] as const),
    ).values(),
  ];
  const { rows } = await connection.query<Kept>({
    text: `with target as materialized (
        select t.id, t.version from ${table} t where t.agency_id = $1 and t.id = any($2::uuid[])
        order by t.id for no key update of t),
      given as (
        select g.*, target.version from unnest($2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::text[], $7::text[],
            $8::bigint[]) as g (target_id, hiding, fan_id, talent_id, reason, text, at)
          join target on target.id = g.target_id),
      kept as (
        insert into signal as s (agency_id, target_id, hiding, fan_id, talent_id, reason, text, at)
        select $1, target_id, hiding, fan_id, talent_id, reason, text, to_timestamp(at / 1000.0) from given
        order by target_id, hiding, fan_id, talent_id
        on conflict (agency_id, target_id, hiding, fan_id, talent_id) do update
          set at = excluded.at, reason = excluded.reason, text = excluded.text, closed_at = null, closed_version = null
          where s.closed_at is not null
            and exists (
              select from history h cross join jsonb_array_elements(h.changes) as c
              where h.agency_id = $1 and h.record_id = s.target_id and h.version > s.closed_version
                and c ->> 'field' = any($9::text[]))
        returning s.target_id, s.hiding, s.talent_id, s.at, (xmax = 0) as is_new),
      asked as (
        select target_id, max(at) as latest from kept where hiding = 'NOT_RELEVANT' group by target_id),
      questioned as (
        update ${table} t set relevance = 'QUESTIONED', latest_reported_date = greatest(t.latest_reported_date, asked.latest)
        from asked where t.agency_id = $1 and t.id = asked.target_id),
      linked as (
        insert into ${table}_irrelevance_talents (agency_id, owner_id, target_id, position)
        select distinct on (target_id, talent_id) $1::uuid, target_id, talent_id, 0 from kept where hiding = 'NOT_RELEVANT'
        on conflict do nothing)
      select target_id, hiding, is_new, count(*)::integer as signals from kept group by target_id, hiding, is_new`,
    values: [
      agencyId,
      given.map(({ targetId }) => targetId),
      given.map(({ hiding }) => hiding),
      given.map(({ fanId }) => fanId),
      given.map(({ talentId }) => talentId),
      given.map(({ reason }) => reason ?? null),
      given.map(({ text }) => text ?? null),
      given.map(({ at }) => at),
      contentKeys(model),
    ],
  });
  await count(engine, systemActor(agencyId), kind, rows.map(changeOf), { connection });
}

/**
 * Answers all open signals about an item: the fans who sent them may signal again once it is edited.
 * @param version version of the item with which they are answered
 */
export async function closeSignals(
  engine: Engine,
  connection: Connection,
  agencyId: string,
  kind: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<void> {
  const { table } = engine.model(kind);
  const { rows } = await connection.query<{ closed: number }>({
    text: `with closed as (
        update signal set closed_at = to_timestamp($3 / 1000.0), closed_version = $4
        where agency_id = $1 and target_id = $2 and closed_at is null returning hiding),
      unlinked as (delete from ${table}_irrelevance_talents where agency_id = $1 and owner_id = $2)
      select count(*)::integer as closed from closed where hiding = 'NOT_RELEVANT'`,
    values: [agencyId, id, engine.clock(), version],
  });
  const closed = rows[0]?.closed ?? 0;
  await count(engine, systemActor(agencyId), kind, [{ id, add: { openSignals: -closed } }], { connection });
}

/**
 * Opens the signals again that an answer closed, since it is taken back.
 * @param version version of the item with which they were answered
 */
export async function reopenSignals(
  engine: Engine,
  connection: Connection,
  agencyId: string,
  kind: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<void> {
  const { table } = engine.model(kind);
  const { rows } = await connection.query<{ opened: number }>({
    text: `with opened as (
        update signal set closed_at = null, closed_version = null
        where agency_id = $1 and target_id = $2 and closed_version = $3 returning hiding, talent_id),
      linked as (
        insert into ${table}_irrelevance_talents (agency_id, owner_id, target_id, position)
        select distinct $1::uuid, $2::uuid, talent_id, 0 from opened where hiding = 'NOT_RELEVANT' on conflict do nothing)
      select count(*)::integer as opened from opened where hiding = 'NOT_RELEVANT'`,
    values: [agencyId, id, version],
  });
  const opened = rows[0]?.opened ?? 0;
  await count(engine, systemActor(agencyId), kind, [{ id, add: { openSignals: opened } }], { connection });
}
