import { registry } from '../index.ts';
import { isAreaThere, menuEntries } from '../menu.ts';
import { resources, type Resource } from './resources.ts';

/** Collects every text of a declared access rule: the resources among them are those that it asks for. */
function textsOf(rule: unknown): readonly string[] {
  if (typeof rule === 'string') return [rule];
  return rule !== null && typeof rule === 'object' ? Object.values(rule).flatMap(textsOf) : [];
}

const declared = new Set(
  registry.all.flatMap(({ access, fields }) => [
    ...textsOf(access),
    ...Object.values(fields).flatMap((field) => textsOf(field.access)),
  ]),
);

/** Returns true if a right on the resource opens something today: a page of the menu, an entity or a field. */
export function isResourceBuilt(resource: Resource): boolean {
  return declared.has(resource) || menuEntries.some(({ name, access }) => access === resource && isAreaThere(name));
}

/** The resources whose rights open something today, in their order. */
export const builtResources: readonly Resource[] = resources.filter(isResourceBuilt);
