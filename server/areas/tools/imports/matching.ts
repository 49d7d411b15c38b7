import type { Actor } from '../../../../schema/access/access.ts';
import { scopeOf } from '../../../../schema/access/scope.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { columnName } from '../../../../schema/fields/field.ts';
import type { PhoneField } from '../../../../schema/fields/phone.ts';
import { defaultCountryCode } from '../../../../schema/rules/limits.ts';
import { keptPhone } from '../../../../schema/rules/phone.ts';
import { singleBlanksSql } from '../../../../schema/rules/texts.ts';
import type { Engine } from '../../../engine/engine.ts';
import { scopeSql } from '../../../engine/filters/scopeSql.ts';
import { Values } from '../../../engine/sql.ts';
import { spelling } from './labels.ts';

type Body = Readonly<Record<string, unknown>>;

/** An existing record that a row may mean. */
export interface Match {
  readonly id: string;
  readonly canUpdate: boolean;
}

/** Returns the field that references the owner of the records; they are matched within their owner. */
function ownerOf({ access }: AnyEntity): string | null {
  return typeof access === 'object' && 'owner' in access ? access.owner : null;
}

function keyValue(entity: AnyEntity, key: string, body: Body, ownCountry: string): string | null {
  const field = entity.fields[key];
  const given = body[key];
  if (typeof given !== 'string' || given === '') return null;
  if (field?.kind !== 'phone') return spelling(given);
  const country = String(body[(field as PhoneField).country] ?? ownCountry);
  return keptPhone(given, country) ?? given;
}

/**
 * Returns the key by which a row's record is matched, as one text; null if the row has none.
 * @param ownCountry the agency's, for phone numbers without a country
 */
export function keyOf(entity: AnyEntity, key: string, body: Body, ownCountry: string): string | null {
  const value = keyValue(entity, key, body, ownCountry);
  const owner = ownerOf(entity);
  const field = entity.fields[key];
  const country = field?.kind === 'phone' ? String(body[(field as PhoneField).country] ?? ownCountry) : '';
  return value === null ? null : [owner === null ? '' : String(body[`${owner}Id`] ?? ''), country, value].join(' ');
}

/** The existing records that rows mean, by their keys, among those that the actor may read. */
export async function matchesOf(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  key: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly Match[]>> {
  const found = new Map<string, Match[]>();
  if (keys.length === 0) return found;
  const model = engine.model(entity.name);
  const values = new Values();
  const agency = values.add(actor.agencyId);
  const owner = ownerOf(entity);
  const field = entity.fields[key];
  const parts = [
    `coalesce(${owner === null ? `''` : `t.${columnName(`${owner}Id`)}::text`}, '')`,
    field?.kind === 'phone'
      ? `coalesce(t.${columnName((field as PhoneField).country)}, '${defaultCountryCode}')`
      : `''`,
    singleBlanksSql(`t.${columnName(key)}`),
  ];
  const within = (action: 'read' | 'update') =>
    scopeSql(scopeOf(actor, action, entity.name, engine.registry), model, 't', actor, values, engine.model);
  const { rows } = await engine.database.query<{ key: string; id: string; can_update: boolean }>(actor.agencyId, {
    text: `select w.key, t.id, ${within('update')} as can_update
      from unnest(${values.add(keys)}::text[]) w(key)
      join ${model.table} t on t.agency_id = ${agency}::uuid and t.deleted_at is null
        and t.${columnName(key)} is not null and lower(${parts.join(` || ' ' || `)}) = lower(w.key)
      where ${within('read')} ${model.hasKinds ? `and t.kind = '${entity.name}'` : ''}`,
    values: values.list,
  });
  for (const { key: by, id, can_update: canUpdate } of rows)
    found.set(by, [...(found.get(by) ?? []), { id, canUpdate }]);
  return found;
}
