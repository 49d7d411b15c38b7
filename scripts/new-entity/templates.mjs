import { searchable } from './kinds.mjs';

const list = (names) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns a declaration with these fields, the first of which names the record.
 * @param {string} name
 * @param {ReturnType<typeof import('./kinds.mjs').readField>[]} fields
 * @param {{ group: string, access: string }} place its group of the menu, and the resource whose rights decide
 */
export function declaration(name, fields, { group, access }) {
  const type = `${name[0].toUpperCase()}${name.slice(1)}`;
  const names = fields.map(({ field }) => field);
  const [title] = names;
  const lines = fields.map(({ field, code }) =>
    field === title ? `    ${field}: field.text({ required: true, max: 200 }),` : `    ${field}: ${code},`,
  );
  const searched = fields.filter(({ kind }) => searchable.includes(kind)).map(({ field }) => field);
  return `import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';

/** A ${kebab(name).replaceAll('-', ' ')} of an agency. */
export const ${name} = defineEntity({
  name: '${name}',
  group: '${group}',
  title: '${title}',
  access: '${access}',
  api: { base: '/client/v1/${kebab(name)}s' },
  fields: {
${lines.join('\n')}
  },
  list: {
    columns: ${list(names)},
    hidden: ['createdAt', 'updatedAt'],
    sortable: ['${title}', 'createdAt', 'updatedAt'],
    search: ${list(searched)},
    sort: ['${title}', 'ASC'],
    range: 'createdAt',
  },
  form: { identity: ${list(names)} },
});

export type ${type} = RecordOf<typeof ${name}>;
`;
}

/** The thin file of the entity's views. */
export function resource(name) {
  return `import { drawn } from '../../theme/icons/drawn.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

const Icon = drawn('${name[0].toUpperCase()}${name.slice(1)}Icon', <path d="m8 2.5 2.5 4h-5zM3 9h4v4H3zM9 9h4v4H9z" />);

/** Departures from the default views: none. */
export const ${name}Resource: ResourceView = { icon: Icon };
`;
}
