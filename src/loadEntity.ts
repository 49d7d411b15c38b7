import { declarations } from '../generated/declarations.ts';
import type { AnyEntity } from '../schema/language/entity.ts';
import { outlineOf } from '../schema/outlines.ts';

type Area = { readonly declared: Readonly<Record<string, AnyEntity>> };

const areas: Readonly<Record<string, () => Promise<Area>>> = declarations;

/** Loads the declaration of an entity with those of its area. Rejects where they cannot be loaded; the next call tries again. */
export async function loadEntity(name: string): Promise<AnyEntity> {
  const found = (await areas[outlineOf(name).area]?.())?.declared[name];
  if (!found) throw new Error(`no entity is called '${name}'`);
  return found;
}
