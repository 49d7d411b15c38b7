import type { Actor } from '../../../../schema/access/access.ts';
import { canField } from '../../../../schema/access/can.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { ImportTarget } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import { importTargets, isNeeded } from '../../../../schema/areas/tools/imports/targets.ts';
import type { ImportField } from '../../../../schema/areas/tools/calls/imports.ts';
import { customFieldsOf } from '../../../engine/writing/customFields.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';

/** The entity of a kind that can be imported. 400 for any other word. */
export function importedEntity(engine: Engine, kind: string): AnyEntity {
  const found = engine.registry.all.find(({ name, import: declared }) => name === kind && declared !== undefined);
  if (!found) throw invalid([fieldRefusal('kind', 'choice')]);
  return found;
}

/** Returns the fields that a column can fill and the actor may write. */
export async function targetsFor(engine: Engine, actor: Actor, entity: AnyEntity): Promise<readonly ImportTarget[]> {
  const customFields = entity.customFields ? await customFieldsOf(engine, actor, entity.root) : [];
  return importTargets(entity, { customFields }).filter(
    ({ field, part }) => canField(actor, (part?.field ?? field).access) === 'edit',
  );
}

/** Returns the targets as fields of the API, for the page that maps columns. */
export function fieldsOfTargets({ import: declared }: AnyEntity, targets: readonly ImportTarget[]): ImportField[] {
  return targets.map((target) => ({
    name: target.name,
    isNeeded: isNeeded(target),
    isKey: declared?.key.includes(target.name) === true,
  }));
}
