import { accessSourceKinds, accessSourceFields } from '../../schema/access/inheritedAccess.ts';
import type { Engine } from '../engine/engine.ts';
import type { RecordNews } from './news.ts';

/** Could others than before read records of an entity, since this was written of some record? */
export type ChangesAccess = (news: RecordNews, entity: string) => boolean;

/**
 * Returns the test of whether a write can change who may read other records by inherited access
 * (`schema/access/inheritedAccess.ts`): a record that gives access changes its kind, is deleted or restored, or changes
 * a reference that leads further. Assignments are reported separately, with the people that they concern.
 */
export function accessChangedBy({ registry, model }: Pick<Engine, 'registry' | 'model'>): ChangesAccess {
  /** By root: the entities to whose records those of the root's kinds give a way, and the wire keys that lead there. */
  const led = new Map<string, { readonly entities: ReadonlySet<string>; readonly keys: ReadonlySet<string> }>();
  const rootOf = new Map(registry.all.map(({ name, root }) => [name, root]));
  for (const { root } of registry.all) {
    if (led.has(root)) continue;
    const kinds = registry.variantsOf(root).map(({ name }) => name);
    const entities = registry.all.filter(({ name }) => {
      const onTheWay = accessSourceKinds(name, registry);
      return kinds.some((kind) => onTheWay.has(kind));
    });
    const keys = kinds.flatMap((kind) => {
      const fields = accessSourceFields(kind, registry);
      const { columns, links } = model(kind);
      return [...columns, ...links].filter(({ field }) => fields.includes(field)).map(({ spec }) => spec.key);
    });
    led.set(root, { entities: new Set(entities.map(({ name }) => name)), keys: new Set(keys) });
  }
  return ({ kind, action, keys }, entity) => {
    const leads = led.get(rootOf.get(kind) ?? '');
    // Nothing refers to a new record before the record that does is written in turn.
    if (!leads?.entities.has(entity) || action === 'create') return false;
    return action !== 'update' || keys === null || keys.some((key) => leads.keys.has(key));
  };
}
