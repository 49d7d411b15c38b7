import type { AnyEntity } from '../../schema/language/entity.ts';
import { listRoutes } from '../../schema/language/lists/furtherLists.ts';
import { stepsOf, stepsOfMany } from '../../schema/language/records/stepRoutes.ts';
import { targetsOf } from '../../schema/language/records/references.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { setRoutes } from '../../schema/language/sets.ts';
import { declaredSteps } from '../../schema/language/states.ts';

function accessText(access: AnyEntity['access']): string {
  return typeof access === 'string' ? access : JSON.stringify(access);
}

function fieldRows(entity: AnyEntity): string[] {
  return Object.entries(entity.fields).map(([name, field]) => {
    const marks = [
      field.required && 'required',
      field.readOnly && 'read-only',
      field.access && `asks ${field.access}`,
      entity.list.sortable?.includes(name) && 'sorts',
      entity.list.filters?.includes(name) && 'filters',
      entity.list.search?.includes(name) && 'searched',
    ].filter(Boolean);
    const targets = targetsOf(field);
    return `| ${name} | ${field.kind}${targets.length > 0 ? ` → ${targets.join(', ')}` : ''} | ${marks.join(', ')} |`;
  });
}

/** The steps of an entity: its route, between which states it leads, what it needs and asks for, and its level. */
function stepLines(entity: AnyEntity): string[] {
  const declared = new Map(declaredSteps(entity).map((step) => [step.name, step]));
  const single = stepsOf(entity).map(({ name, method, path }) => {
    const step = declared.get(name);
    const route = `- ${name}: \`${method} ${path}\``;
    if (!step) return route;
    const { field, from, to, level, needs = [], asks = [] } = step;
    const marks = [
      `${field}: ${from?.join(', ') ?? 'any'} → ${to}`,
      needs.length > 0 && `needs ${needs.join(', ')}`,
      asks.length > 0 && `asks ${asks.join(', ')}`,
      level,
    ].filter(Boolean);
    return `${route}, ${marks.join('; ')}`;
  });
  return [...single, ...stepsOfMany(entity).map(({ name, method, path }) => `- ${name} many: \`${method} ${path}\``)];
}

/** The routes by which items are added to sets of a record and taken from them. */
function setLines(entity: AnyEntity): string[] {
  return setRoutes(entity).map(({ set, does, method, path }) => `- ${does} ${set.field}: \`${method} ${path}\``);
}

/** Every entity on one page: fields, rights, routes, steps, sets. */
export function entitiesPage(registry: Registry): string {
  const sections = registry.all.map((entity) =>
    [
      `## ${entity.name}`,
      `Table \`${entity.table}\`, access \`${accessText(entity.access)}\`${entity.root === entity.name ? '' : `, a variant of ${entity.root}`}.`,
      ['| field | kind | |', '| --- | --- | --- |', ...fieldRows(entity)].join('\n'),
      [
        ...entity.routes.map(({ operation, method, path }) => `- ${operation}: \`${method} ${path}\``),
        ...listRoutes(entity).map(
          ({ operation, list, method, path }) => `- ${operation} ${list}: \`${method} ${path}\``,
        ),
        ...stepLines(entity),
        ...setLines(entity),
      ].join('\n'),
    ].join('\n\n'),
  );
  return `# Entities\n\n${sections.join('\n\n')}\n`;
}
