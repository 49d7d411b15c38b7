import { isDeepStrictEqual } from 'node:util';
import { areas } from '../../generated/areas.ts';
import { declarations } from '../../generated/declarations.ts';
import { accessSourceFields } from '../../schema/access/inheritedAccess.ts';
import { registry } from '../../schema/index.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { usualOutline, type Outline, type Sketch } from '../../schema/language/outline.ts';
import { galleryFields, isDialog } from '../../schema/language/tabs.ts';
import type { Screen } from '../../schema/routes/screen.ts';

const notice = '// Generated from the declarations by `npm run generate`. Do not edit.';

const written: readonly Screen[] = areas.flatMap((area): readonly Screen[] => area.screens);

const formFields = (entity: AnyEntity) => [...Object.values(entity.form).flat(), ...galleryFields(entity)];

/** Returns the tabs as addresses need them. */
function outlinedTabs({ detail: { tabs } }: AnyEntity): Outline['detail']['tabs'] {
  return tabs.map((tab) =>
    typeof tab === 'string'
      ? tab
      : Object.fromEntries(Object.entries(tab).map(([name, shown]) => [name, Array.isArray(shown) ? [] : shown])),
  );
}

function sketchOf(entity: AnyEntity): Sketch {
  const { name, root, group, title, plural, access, face, under, addAnywhere, list } = entity;
  const own = new Set(formFields(entity));
  const others = registry.variantsOf(root).flatMap((one) => (one.name === name ? [] : formFields(one)));
  // Written screens name their tabs themselves.
  const isServed = group === 'none' || written.some((screen) => screen.entity === name);
  const owners = written.flatMap((screen) => (screen.entity === name && screen.of ? [screen.of.field] : []));
  const fields = new Set([...accessSourceFields(name, registry), ...owners]);
  const usual = usualOutline(entity);
  const full: Omit<Outline, 'area'> = {
    name,
    root,
    group,
    title,
    plural,
    access,
    face,
    under,
    addAnywhere,
    detail: { tabs: isServed ? usual.detail.tabs : outlinedTabs(entity), ...(isDialog(entity) && { as: 'dialog' }) },
    list: isServed && !under ? {} : { ...(list.tabs !== undefined && { tabs: list.tabs }) },
    isImported: entity.import !== undefined,
    targets: Object.fromEntries([...fields].map((field) => [field, registry.targetsOf(name, field)])),
    through: registry.assignedThrough(name),
    elsewhere: [...new Set(others.filter((field) => !own.has(field)))],
  };
  const kept = Object.entries(full).filter(
    ([key, value]) => value !== undefined && !isDeepStrictEqual(value, usual[key as keyof typeof usual]),
  );
  return Object.fromEntries(kept) as Sketch;
}

/** Returns the outlines of all entities as a module. */
export async function outlineIndex(): Promise<string> {
  const parts = await Promise.all(
    Object.entries(declarations).map(async ([area, load]) => {
      const lines = Object.values((await load()).declared).map((entity) => `    ${JSON.stringify(sketchOf(entity))},`);
      return `  ${area}: [\n${lines.join('\n')}\n  ],`;
    }),
  );
  return `${notice}
import type { Sketch } from '../schema/language/outline.ts';

/** Outlines of the entities by area. */
export const sketches: Readonly<Record<string, readonly Sketch[]>> = {
${parts.join('\n')}
};
`;
}
