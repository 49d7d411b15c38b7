import { systemActor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { count } from '../../../engine/counting/count.ts';
import type { Engine } from '../../../engine/engine.ts';

/** A fan's vote in a poll. */
export interface Vote {
  readonly pollId: string;
  readonly optionId: string;
  readonly fanId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const laterOf = (votes: readonly Vote[]): readonly Vote[] => [
  ...new Map(
    votes.toSorted((a, b) => a.at - b.at).map((vote) => [`${vote.pollId} ${vote.fanId}`, vote] as const),
  ).values(),
];

/**
 * Records votes: a fan has one in a poll, the latest. Votes for options that the poll has not, and votes from its expiry
 * on, are passed over. Counts the participants of each poll.
 * @param kind entity of the polls
 */
export async function recordVotes(
  engine: Engine,
  connection: Connection,
  agencyId: string,
  kind: string,
  votes: readonly Vote[],
): Promise<void> {
  const given = laterOf(votes);
  const { rows } = await connection.query<{ poll_id: string; added: number }>({
    text: `with given as (
        select * from unnest($2::uuid[], $3::uuid[], $4::text[], $5::bigint[]) as g (poll_id, option_id, fan_id, at)),
      poll as materialized (
        select p.id, p.expiry_date from snippet_polls p where p.agency_id = $1 and p.id = any($2::uuid[])
        order by p.id for no key update of p),
      kept as (
        insert into poll_vote as v (agency_id, poll_id, fan_id, option_id, at)
        select $1, g.poll_id, g.fan_id, g.option_id, to_timestamp(g.at / 1000.0) from given g
          join snippet_polls_options o on o.agency_id = $1 and o.owner_id = g.poll_id and o.id = g.option_id
          join poll p on p.id = g.poll_id and p.expiry_date > to_timestamp(g.at / 1000.0)
        order by g.poll_id, g.fan_id
        on conflict (agency_id, poll_id, fan_id) do update set option_id = excluded.option_id, at = excluded.at
          where v.at < excluded.at
        returning v.poll_id, (xmax = 0) as is_new)
      select poll_id, count(*)::integer as added from kept where is_new group by poll_id`,
    values: [
      agencyId,
      given.map(({ pollId }) => pollId),
      given.map(({ optionId }) => optionId),
      given.map(({ fanId }) => fanId),
      given.map(({ at }) => at),
    ],
  });
  const changes = rows.map(({ poll_id: id, added }) => ({ id, add: { totalParticipants: added } }));
  await count(engine, systemActor(agencyId), kind, changes, { connection });
}
