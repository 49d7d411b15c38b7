import type { Actor } from '../../../../schema/access/access.ts';
import { can, canField } from '../../../../schema/access/can.ts';
import { listSchema } from '../../../../schema/derive/jsonSchema.ts';
import { codeOf, namesOf, type Choices } from '../../../../schema/fields/choice.ts';
import type { Field, JsonSchema } from '../../../../schema/fields/field.ts';
import { kindOf, writtenColumns } from '../../../../schema/fields/kinds.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { offers } from '../../../../schema/language/operations.ts';
import { stepsOf } from '../../../../schema/language/records/stepRoutes.ts';
import type { Registry } from '../../../../schema/language/registry.ts';
import { declaredSteps } from '../../../../schema/language/states.ts';
import { withTexts } from './instants.ts';

type Properties = Readonly<Record<string, JsonSchema>>;

/** The kinds of records that somebody may read at all. */
export function readableKinds(actor: Actor, registry: Registry): readonly AnyEntity[] {
  return registry.all.filter((entity) => offers(entity, 'list') && can(actor, 'read', entity.name, registry) !== 'no');
}

const writes = ['create', 'update', 'delete'] as const;

/** Returns a line about each kind that somebody may read: what they may do with it, and its steps. */
export function describeKinds(actor: Actor, registry: Registry) {
  return readableKinds(actor, registry).map((entity) => ({
    kind: entity.name,
    may: ['read', ...writes.filter((one) => offers(entity, one) && can(actor, one, entity.name, registry) !== 'no')],
    columns: entity.list.columns,
    ...(stepsOf(entity).length > 0 && { steps: stepsOf(entity).map(({ name }) => name) }),
  }));
}

/** The properties by which a field is written. */
function writtenOf(name: string, field: Field): Properties {
  const kind = kindOf(field);
  const columns = writtenColumns(name, field).map(({ key, schema }) => [key, schema] as const);
  const links = (kind.links?.(name, field) ?? []).map(({ key, itemSchema }) => [
    key,
    { type: 'array', items: itemSchema } as JsonSchema,
  ]);
  return withTexts(Object.fromEntries([...columns, ...links]) as Properties);
}

/** Returns what is known of a field: its kind, the keys that write it, its choices and the kinds that it points to. */
function describeField(name: string, field: Field, mayWrite: boolean, registry: Registry, entity: AnyEntity) {
  const { choices } = field as { readonly choices?: Choices };
  const targets = registry.targetsOf(entity.name, name);
  return {
    field: name,
    type: field.kind,
    ...(field.required && { required: true }),
    ...(choices && { choices: Object.fromEntries(namesOf(choices).map((one) => [one, codeOf(choices, one)])) }),
    ...(targets.length > 0 && { pointsTo: targets }),
    ...(mayWrite && !field.readOnly ? { write: writtenOf(name, field) } : { readOnly: true }),
  };
}

/** Returns all that a client has to know of a kind: its fields, the filters and order of its list, and its steps. */
export function describeKind(actor: Actor, registry: Registry, entity: AnyEntity) {
  const {
    pageIndex: _index,
    pageSize: _size,
    withTotal: _total,
    fields: _fields,
    ...filters
  } = withTexts(listSchema(entity)['properties'] as Properties);
  const mayWrite = can(actor, 'update', entity.name, registry) !== 'no';
  const shown = Object.entries(entity.fields).filter(([, { access }]) => canField(actor, access) !== 'none');
  return {
    kind: entity.name,
    title: entity.title,
    fields: shown.map(([name, field]) => {
      const isWritten = mayWrite && canField(actor, field.access) === 'edit';
      return describeField(name, field, isWritten, registry, entity);
    }),
    filters,
    sortable: entity.list.sortable ?? [],
    steps: declaredSteps(entity).map(({ name, from, to, needs, keeps, asks }) => ({
      step: name,
      ...(from && { from }),
      to,
      needs: [...(needs ?? []), ...(keeps ?? []), ...(asks ?? [])],
    })),
  };
}
