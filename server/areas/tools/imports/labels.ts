import type { Actor } from '../../../../schema/access/access.ts';
import { canField } from '../../../../schema/access/can.ts';
import { scopeOf } from '../../../../schema/access/scope.ts';
import { columnName, type Field } from '../../../../schema/fields/field.ts';
import type { TextField } from '../../../../schema/fields/text.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import { isUuid, singleBlanks, singleBlanksSql } from '../../../../schema/rules/texts.ts';
import type { Engine } from '../../../engine/engine.ts';
import { offeredTo, ofType } from '../../../engine/references/options.ts';
import { scopeSql } from '../../../engine/filters/scopeSql.ts';
import { Values } from '../../../engine/sql.ts';

/** Records that a text may mean, by id; none for a text that was not requested. */
export type Meanings = ReadonlyMap<string, ReadonlySet<string>>;

/** A text as two spellings of a name are compared. */
export function spelling(text: string): string {
  return singleBlanks(text).toLowerCase();
}

/** The field by whose address a record of that kind is found, where the actor may read it. */
function emailOf(engine: Engine, actor: Actor, kind: string): string | null {
  const { fields } = engine.registry.get(kind);
  const isEmail = ([, field]: readonly [string, Field]) =>
    field.kind === 'text' && (field as TextField).pattern === 'email' && canField(actor, field.access) !== 'none';
  return Object.entries(fields).find(isEmail)?.[0] ?? null;
}

/**
 * Returns the records that a reference field may mean by each of some texts: by label, ignoring letter case and extra
 * blanks, or by id, as far as a form would offer them; and by email, among those that the actor may read.
 */
export async function meaningsOf(
  engine: Engine,
  actor: Actor,
  field: Field,
  texts: readonly string[],
): Promise<Meanings> {
  const found = new Map<string, Set<string>>();
  const wanted = [...new Set(texts.map(spelling))].filter((text) => text !== '');
  if (wanted.length === 0) return found;
  const targets = targetsOf(field);
  const values = new Values();
  const agency = values.add(actor.agencyId);
  const asked = `unnest(${values.add(wanted)}::text[]) w(text)`;
  const byLabel = `select w.text, r.id from ${asked}
    join record r on r.agency_id = ${agency}::uuid and r.deleted_at is null and lower(${singleBlanksSql('r.label')}) = lower(w.text)
    where ${offeredTo(engine, actor, targets, values)} ${ofType(field, values)}`;
  const ids = wanted.filter(isUuid);
  const byId =
    ids.length === 0
      ? []
      : [
          `select r.id::text, r.id from record r where r.agency_id = ${agency}::uuid and r.deleted_at is null
            and r.id = any(${values.add(ids)}::uuid[]) and ${offeredTo(engine, actor, targets, values)} ${ofType(field, values)}`,
        ];
  const hasEmails = wanted.some((text) => text.includes('@'));
  const byEmail = (hasEmails ? targets : []).flatMap((kind) => {
    const name = emailOf(engine, actor, kind);
    const scope = scopeOf(actor, 'read', kind, engine.registry);
    if (name === null || scope.type === 'nothing') return [];
    const model = engine.model(kind);
    return [
      `select w.text, t.id from ${asked}
        join ${model.table} t on t.agency_id = ${agency}::uuid and t.deleted_at is null
          and lower(t.${columnName(name)}) = lower(w.text) ${model.hasKinds ? `and t.kind = '${kind}'` : ''}
        where ${scopeSql(scope, model, 't', actor, values, engine.model)}`,
    ];
  });
  const { rows } = await engine.database.query<{ text: string; id: string }>(actor.agencyId, {
    text: [byLabel, ...byId, ...byEmail].join(' union '),
    values: values.list,
  });
  for (const { text, id } of rows) found.set(text, (found.get(text) ?? new Set()).add(id));
  return found;
}
