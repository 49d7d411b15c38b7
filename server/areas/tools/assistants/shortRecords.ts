import { recordSchema } from '../../../../schema/derive/jsonSchema.ts';
import type { JsonSchema } from '../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { textsOf } from './instants.ts';

type Values = Readonly<Record<string, unknown>>;

/** Keys of answers that say how a screen shows a record. */
const looks: ReadonlySet<string> = new Set(['avatar', 'color', 'permissions', 'isDeleted', 'custom']);
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns a value without what says nothing: empty parts, and how a screen shows it. */
export function short(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(short);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, one]) => !looks.has(key) && !isNothing(one));
  return Object.fromEntries(kept.map(([key, one]) => [key, short(one)]));
}

const known = new WeakMap<AnyEntity, Readonly<Record<string, JsonSchema>>>();

/** Returns the schemas of a record's keys. */
function propertiesOf(entity: AnyEntity): Readonly<Record<string, JsonSchema>> {
  const found = known.get(entity) ?? (recordSchema(entity)['properties'] as Readonly<Record<string, JsonSchema>>);
  known.set(entity, found);
  return found;
}

/** Returns a record as an assistant reads it: moments as texts, what the agency added by its id, and nothing that is empty. */
export function shortRecord(entity: AnyEntity, record: Values): Values {
  const { custom, permissions } = record as { readonly custom?: Values; readonly permissions?: Values };
  const added = custom && !isNothing(custom) && Object.keys(custom).length > 0 ? { custom } : {};
  const steps = permissions?.['steps'];
  return {
    ...(short(textsOf(record, propertiesOf(entity))) as Values),
    ...added,
    ...(Array.isArray(steps) && steps.length > 0 && { steps }),
  };
}

/** Returns an answer in which each record that comes with its `kind` has its moments as texts. */
export function withRecordTexts(value: unknown, kinds: readonly AnyEntity[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withRecordTexts(one, kinds));
  if (typeof value !== 'object' || value === null) return value;
  const { kind, record } = value as Values;
  const entity = kinds.find(({ name }) => name === kind);
  const within = Object.entries(value).map(([key, one]) => [key, withRecordTexts(one, kinds)] as const);
  const texts =
    entity && typeof record === 'object' && record !== null && textsOf(record as Values, propertiesOf(entity));
  return { ...Object.fromEntries(within), ...(texts && { record: texts }) };
}

/** Keys by which the columns of a list, and what names a record, are asked for. */
export function shortKeys({ list, title }: AnyEntity): readonly string[] {
  return [...new Set(['id', 'version', title, ...list.columns].filter((key) => key !== ''))];
}
