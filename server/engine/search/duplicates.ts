import { defaultsOfActor, type Actor } from '../../../schema/access/access.ts';
import { scopeOf } from '../../../schema/access/scope.ts';
import { comparedFields, type ComparedField } from '../../../schema/duplicates.ts';
import { columnName, type Reference } from '../../../schema/fields/field.ts';
import { peopleKinds } from '../../../schema/areas/people/peopleSearch.ts';
import { defaultCountryCode, duplicatesLimit } from '../../../schema/rules/limits.ts';
import { digitsAfterCallingCode, normalisePhone } from '../../../schema/rules/phone.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { kindsWithin } from '../filters/kindScopes.ts';
import { requireRight } from '../requireRight.ts';
import { searchable } from './search.ts';
import { Values } from '../sql.ts';

/** A likely duplicate of a record that is about to be written. */
export interface Duplicate extends Reference {
  /** Owner of the record, if it is a contact. */
  readonly owner: Reference | null;
  /** The names of the fields that are alike. */
  readonly alike: readonly string[];
}

type Given = Readonly<Record<string, unknown>>;

/** One given field: the query for records that may share its value, and the comparison. */
interface Wanted {
  readonly compared: ComparedField;
  /** The words by which candidates are searched, or a name that theirs is like. */
  readonly searched: string;
  /** Compares a record's own values; the search compares names by similarity. */
  readonly isSame: (value: string | null, country: string | null) => boolean;
}

interface Row extends Reference {
  readonly owner: Reference | null;
  readonly likeness: number | null;
  readonly stored: readonly (string | null)[];
}

/** Maximum number of the most similar records by each field, before access checks. */
const reach = 1000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function wantedOf(compared: ComparedField, given: Given, ownCountry: string): Wanted | null {
  const { name, likeness, country } = compared;
  const text = textOf(given[name]);
  if (likeness === 'phone') {
    const asked = normalisePhone(text, textOf(given[country ?? '']) || ownCountry);
    if (asked === null) return null;
    const isSame: Wanted['isSame'] = (value, of) =>
      value !== null && normalisePhone(value, of ?? defaultCountryCode) === asked;
    return { compared, searched: digitsAfterCallingCode(asked), isSame };
  }
  const searched = searchable(text);
  if (likeness === 'name') return searched.length < 2 ? null : { compared, searched, isSame: () => false };
  // An incomplete email matches no record.
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/.test(text)) return null;
  return { compared, searched, isSame: (value) => value?.toLowerCase() === text.toLowerCase() };
}

/**
 * Finds likely duplicates of the given values, best match first: of the entity and its variants, as far as the actor
 * may read them, without deleted ones.
 * @param given values by wire key, possibly incomplete; missing values and invalid emails or numbers are not compared
 * @param except the record that is being edited; null for a new one
 */
export async function findDuplicates(
  engine: Engine,
  actor: Actor,
  entity: string,
  given: Given,
  except: string | null,
): Promise<readonly Duplicate[]> {
  requireRight(engine, actor, 'read', entity);
  const agencyId = agencyOf(actor);
  const model = engine.model(entity);
  // What is compared is searched, and what is searched asks for no right of its own.
  const wanted = comparedFields(model.entity).flatMap(
    (compared) => wantedOf(compared, given, defaultsOfActor(actor).country) ?? [],
  );
  const kinds = engine.registry
    .variantsOf(model.entity.root)
    .map(({ name: kind }) => ({ kind, scope: scopeOf(actor, 'read', kind, engine.registry) }));
  if (wanted.length === 0) return [];

  const values = new Values();
  const agency = `${values.add(agencyId)}::uuid`;
  const names = `${values.add(kinds.map(({ kind }) => kind))}::text[]`;
  const ways = wanted.map(({ compared: { likeness }, searched }) =>
    likeness === 'name'
      ? `select record_id, likeness from search_alike(${names}, ${values.add(searched)}, ${reach})`
      : `select id, null from unnest(${names}) kind, search_ids(kind, array[${values.add(searched)}], false, ${reach}) id`,
  );
  const stored = wanted.flatMap(({ compared: { name, country } }) => [name, country ?? name]);
  const owner = peopleKinds(engine.registry).find((one) => one.entity.name === entity)?.owner ?? null;
  const ownerId = owner ? `t.${columnName(`${owner.field}Id`)}` : 'null';
  const { rows } = await engine.database.query<Row>(agencyId, {
    text: `with found as (select record_id, max(likeness) as likeness from (${ways.join(' union all ')})
        way(record_id, likeness) group by record_id)
      select r.id, r.label as "displayName", r.avatar, r.kind, found.likeness,
        array[${stored.map((key) => `t.${columnName(key)}`).join(', ')}]::text[] as stored,
        case when o.id is not null then
          json_build_object('id', o.id, 'displayName', o.label, 'avatar', o.avatar, 'kind', o.kind) end as owner
      from found join record r on r.agency_id = ${agency} and r.id = found.record_id
        join ${model.table} t on t.agency_id = ${agency} and t.id = r.id
        left join record o on o.agency_id = ${agency} and o.id = ${ownerId}::uuid
      where r.deleted_at is null and r.id is distinct from ${values.add(except)}::uuid
        and ${kindsWithin(engine, actor, kinds, values)}`,
    values: values.list,
  });
  return rows
    .map(({ stored: own, likeness, ...row }) => {
      const alike = wanted.flatMap(({ compared, isSame }, index) => {
        const isAlike =
          compared.likeness === 'name' ? likeness !== null : isSame(own[2 * index] ?? null, own[2 * index + 1] ?? null);
        return isAlike ? [compared] : [];
      });
      const exact = alike.filter((one) => one.likeness !== 'name').length;
      return { ...row, alike: alike.map(({ name }) => name), weight: exact + (likeness ?? 0) };
    })
    .filter(({ alike }) => alike.length > 0)
    .toSorted((one, other) => other.weight - one.weight || (one.id < other.id ? -1 : 1))
    .slice(0, duplicatesLimit)
    .map(({ weight: _, ...duplicate }) => duplicate);
}
