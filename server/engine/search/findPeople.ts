import type { Actor } from '../../../schema/access/access.ts';
import { scopeOf } from '../../../schema/access/scope.ts';
import type { Reference } from '../../../schema/fields/field.ts';
import { peopleKinds } from '../../../schema/areas/people/peopleSearch.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { kindsWithin } from '../filters/kindScopes.ts';
import { joinedWords, searchWords } from './search.ts';
import { Values } from '../sql.ts';

/** Person found, with the owner if the person is a contact. */
export interface PersonFound extends Reference {
  readonly owner: Reference | null;
}

interface Row extends Reference {
  readonly owner: Reference | null;
  readonly candidates: number;
  readonly rank: number;
}

/** Merges what two searches found, best first; who is found by both has the better rank. */
function bestOf(rows: readonly Row[], more: readonly Row[]): readonly Row[] {
  if (more.length === 0) return rows;
  const sorted = [...rows, ...more].toSorted((one, other) => other.rank - one.rank);
  return [...new Map(sorted.toReversed().map((row) => [row.id, row])).values()].toReversed();
}

/** Maximum number of best matches, before access checks. */
const reach = 200;

/**
 * Finds people and companies by name that the actor may read, best match first. Tolerates typing mistakes if exact
 * words find few.
 * @param most maximum number of results
 */
export async function findPeople(engine: Engine, actor: Actor, keyword: string, most: number): Promise<PersonFound[]> {
  const words = searchWords(keyword);
  const kinds = peopleKinds(engine.registry)
    .map((one) => ({ ...one, kind: one.entity.name }))
    .map((one) => ({ ...one, scope: scopeOf(actor, 'read', one.kind, engine.registry) }))
    .filter(({ scope }) => scope.type !== 'nothing');
  if (words.length === 0 || kinds.length === 0) return [];
  const agencyId = agencyOf(actor);
  const owned = kinds.flatMap(({ kind, owner }) => {
    const { table, column } = engine.model(kind);
    const key = owner && column(`${owner.field}Id`)?.column;
    return key ? [`select t.${key} from ${table} t where t.agency_id = r.agency_id and t.id = r.id`] : [];
  });
  const owner = owned.length === 0 ? 'null' : `(${owned.join(' union all ')})`;

  const lookBy = async (asked: readonly string[], candidates: number | null): Promise<readonly Row[]> => {
    const values = new Values();
    const agency = `${values.add(agencyId)}::uuid`;
    const names = `${values.add(kinds.map(({ kind }) => kind))}::text[]`;
    const found = `search_people(${names}, ${values.add(asked)}::text[], ${values.add(candidates)}::integer)`;
    const { rows } = await engine.database.query<Row>(agencyId, {
      text: `with found as materialized (select * from ${found}),
        shown as (
          select r.id, r.label, r.avatar, r.kind, found.rank, ${owner}::uuid as owner_id
          from found join record r on r.agency_id = ${agency} and r.id = found.record_id
          where r.deleted_at is null and ${kindsWithin(engine, actor, kinds, values)}
          order by found.rank desc, r.label, r.id limit ${values.add(most)})
        select s.id, s.label as "displayName", s.avatar, s.kind, s.rank, (select count(*)::integer from found) as candidates,
          case when o.id is not null then
            json_build_object('id', o.id, 'displayName', o.label, 'avatar', o.avatar, 'kind', o.kind) end as owner
        from shown s left join record o on o.agency_id = ${agency} and o.id = s.owner_id
        order by s.rank desc, s.label, s.id`,
      values: values.list,
    });
    return rows;
  };

  const look = async (asked: readonly string[]) => {
    const first = await lookBy(asked, reach);
    const isCut = first.length < most && kinds.some(({ scope }) => scope.type !== 'everything');
    return isCut && (first[0]?.candidates ?? reach) >= reach ? lookBy(asked, null) : first;
  };

  const named = await look(words);
  const joined = joinedWords(words);
  const hasMarks = joined.some((word, index) => word !== words[index]);
  const more = hasMarks && named.length < most ? await look(joined) : [];
  return bestOf(named, more)
    .slice(0, most)
    .map(({ candidates: _, rank: __, ...person }) => person);
}
