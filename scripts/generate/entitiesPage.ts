import type { AnyEntity } from '../../schema/language/entity.ts';
import { targetsOf, type Registry } from '../../schema/language/registry.ts';

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

/** Every entity on one page: fields, rights, routes. */
export function entitiesPage(registry: Registry): string {
  const sections = registry.all.map((entity) =>
    [
      `## ${entity.name}`,
      `Table \`${entity.table}\`, access \`${accessText(entity.access)}\`${entity.root === entity.name ? '' : `, a variant of ${entity.root}`}.`,
      ['| field | kind | |', '| --- | --- | --- |', ...fieldRows(entity)].join('\n'),
      entity.routes.map(({ operation, method, path }) => `- ${operation}: \`${method} ${path}\``).join('\n'),
    ].join('\n\n'),
  );
  return `# Entities\n\n${sections.join('\n\n')}\n`;
}
