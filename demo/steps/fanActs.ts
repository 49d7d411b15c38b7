import type { Connection } from '../../server/database/pools.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { recordSignals } from '../../server/areas/community/moderation/signals.ts';
import { recordVotes } from '../../server/areas/community/voices/votes.ts';
import type { Voices } from '../plan/voices.ts';
import type { Site } from '../site.ts';

type IdOf = Site['idOf'];

function byEntity<One extends { readonly entity: string }>(all: readonly One[]): readonly (readonly [string, One[]])[] {
  const entities = [...new Set(all.map(({ entity }) => entity))];
  return entities.map((name) => [name, all.filter(({ entity }) => entity === name)] as const);
}

/** Writes when records were published and how many fans did what with them. */
async function keepReach(engine: Engine, connection: Connection, agencyId: string, { reach }: Voices, idOf: IdOf) {
  for (const [entity, planned] of byEntity(reach)) {
    const all = planned.filter(({ key }) => idOf(key) !== undefined);
    const model = engine.model(entity);
    const set = (column: string, cast: string, valueOf: (one: (typeof all)[number]) => number | null) => ({
      column,
      cast,
      values: all.map(valueOf),
    });
    const counters = [...new Set(all.flatMap((one) => Object.keys(one.counters)))];
    const sets = [
      ...counters.map((name) => set(model.column(name)?.column ?? name, '', (one) => one.counters[name] ?? null)),
      ...(['publishDate', 'expiryDate'] as const)
        .filter((name) => all.some((one) => one[name] !== undefined))
        .map((name) => set(model.column(name)?.column ?? name, 'moment', (one) => one[name] ?? null)),
    ];
    const value = (index: number, cast: string) =>
      cast === 'moment' ? `to_timestamp(w.v${index} / 1000.0)` : `w.v${index}::integer`;
    const lists = sets.map((_one, index) => `$${index + 3}::bigint[]`).join(', ');
    const names = sets.map((_one, index) => `v${index}`).join(', ');
    await connection.query({
      text: `update ${model.table} t set ${sets
        .map(({ column, cast }, index) => `${column} = coalesce(${value(index, cast)}, t.${column})`)
        .join(', ')} from unnest($2::uuid[], ${lists}) as w (id, ${names}) where t.agency_id = $1 and t.id = w.id`,
      values: [agencyId, all.map(({ key }) => idOf(key)), ...sets.map(({ values }) => values)],
    });
  }
}

async function optionsOf(connection: Connection, agencyId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await connection.query<{ poll: string; options: string[] }>({
    text: `select owner_id as poll, array_agg(id order by position) as options from snippet_polls_options
      where agency_id = $1 group by owner_id`,
    values: [agencyId],
  });
  return new Map(rows.map(({ poll, options }) => [poll, options]));
}

/** Records what the fans of an agency's talents did: as their app would report it. */
export async function fillFanActs({ engine, agencyId, plan: { voices }, idOf }: Site): Promise<void> {
  await engine.database.transaction(agencyId, async (connection) => {
    await keepReach(engine, connection, agencyId, voices, idOf);
    const options = await optionsOf(connection, agencyId);
    for (const [entity, all] of byEntity(voices.votes)) {
      const votes = all.flatMap(({ pollKey, answer, fanId, at }) => {
        const pollId = idOf(pollKey);
        const optionId = pollId === undefined ? undefined : options.get(pollId)?.[answer];
        return pollId === undefined || optionId === undefined ? [] : [{ pollId, optionId, fanId, at }];
      });
      await recordVotes(engine, connection, agencyId, entity, votes);
    }
    for (const [entity, all] of byEntity(voices.signals)) {
      const signals = all.flatMap(({ key, talentKey, hiding, reason, text, fanId, at }) => {
        const [targetId, talentId] = [idOf(key), idOf(talentKey)];
        if (targetId === undefined || talentId === undefined) return [];
        return [{ targetId, talentId, hiding, reason, text, fanId, at }];
      });
      await recordSignals(engine, connection, agencyId, entity, signals);
    }
  });
}
