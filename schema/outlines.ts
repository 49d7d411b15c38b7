import { sketches } from '../generated/outlines.ts';
import type { AccessLookup } from './access/access.ts';
import { usualOutline, type Outline, type Sketch } from './language/outline.ts';
import { byPlace } from './places.ts';

/** Every entity as all pages know it, without its declaration. */
export const outlines: readonly Outline[] = Object.entries(sketches)
  .flatMap(([area, some]: readonly [string, readonly Sketch[]]) =>
    some.map((sketch): Outline => ({ ...usualOutline(sketch), ...sketch, area })),
  )
  .toSorted((one, other) => byPlace(one.name, other.name));

const byName = new Map(outlines.map((outline) => [outline.name, outline]));

/** Returns the outline of that name; undefined where there is none. */
export function findOutline(name: string): Outline | undefined {
  return byName.get(name);
}

/** Returns the outline of that name; throws where there is none. */
export function outlineOf(name: string): Outline {
  const outline = byName.get(name);
  if (!outline) throw new Error(`no entity is called '${name}'`);
  return outline;
}

/** Lookups of the declarations for decisions on rights. */
export const accessLookup: AccessLookup = {
  accessOf: (kind) => outlineOf(kind).access,
  targetsOf: (kind, field) => {
    const targets = outlineOf(kind).targets[field];
    if (!targets) throw new Error(`the outline of '${kind}' does not say where '${field}' points`);
    return targets;
  },
  assignedThrough: (kind) => outlineOf(kind).through,
};
