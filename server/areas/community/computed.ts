import type { ComputedSql } from '../../engine/reading/computedSql.ts';

/**
 * Returns the statement of the options of a poll with their votes: `id`, `position` (from 1), `text`, `votes`, `percent`
 * with two decimals, and `most_voted`. Percentages are rounded by the largest remainder, so that they sum to 100.00; of
 * equal remainders the first option's counts. Without votes all are 0.00, and none is the most voted.
 * @param agency SQL expression of the agency's id
 * @param poll SQL expression of the poll's id
 */
function pollSharesSql(agency: string, poll: string): string {
  return `select o.id, o.position, o.text, o.votes, o.most_voted,
      round((o.floor + case when o.nth <= case when o.total = 0 then 0 else 10000 - o.floors end then 1 else 0 end) / 100.0, 2)
        as percent
    from (select c.*, sum(c.floor) over () as floors,
        row_number() over (order by c.rest desc, c.position) as nth,
        c.votes > 0 and c.votes = max(c.votes) over () as most_voted
      from (select v.*, case when v.total = 0 then 0 else v.votes * 10000 / v.total end as floor,
          case when v.total = 0 then 0 else v.votes * 10000 % v.total end as rest
        from (select p.id, p.position, p.text, p.votes, sum(p.votes) over ()::bigint as total
          from (select r.id, r.position, r.text, (select count(*) from poll_vote w
              where w.agency_id = r.agency_id and w.poll_id = r.owner_id and w.option_id = r.id) as votes
            from snippet_polls_options r where r.agency_id = ${agency} and r.owner_id = ${poll}) p) v) c) o`;
}

/** The condition that a file of the record `t` is being uploaded or processed. */
const fileUnderWay = `exists (select 1 from media_use u join media m on m.agency_id = u.agency_id and m.id = u.media_id
    where u.agency_id = t.agency_id and u.record_id = t.id and m.state in ('uploading', 'processing'))`;

/** The computed values of the declarations of the community. */
export const computed = {
  // The reader's moment decides (CM 4): nothing is published by a job.
  pieceDisplayStatus: () => `case t.status
      when 'PUBLISHED' then case when t.publish_date <= now() then 'PUBLISHED' else 'SCHEDULED' end
      when 'PENDING' then case when ${fileUnderWay} then 'PROCESSING' else 'PENDING' end
      else 'REJECTED' end`,
  pollStatus: () => `case when t.expiry_date <= now() then 'EXPIRED' else 'OPEN' end`,
  // The moment at which fans meet (CM 2).
  meetupStart: () => `(select e.start from cms_events e where e.agency_id = t.agency_id and e.id = t.event_id)`,
  // Every option with its share (CM 3).
  pollResult: () => `(select json_agg(json_build_object('id', s.id, 'position', s.position, 'text', s.text,
        'totalVotes', s.votes, 'votePercent', s.percent, 'mostVoted', s.most_voted) order by s.position)
      from (${pollSharesSql('t.agency_id', 't.id')}) s)`,
  // A meetup is a post or a poll with an event (CM 2).
  voiceType: () =>
    `case when t.event_id is not null then 'MEETUP' when t.kind like '%Poll' then 'POLL' else 'POST' end`,
} satisfies Readonly<Record<string, ComputedSql>>;
