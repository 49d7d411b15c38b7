const builders = {
  text: () => 'field.text()',
  multiline: () => 'field.text({ isMultiline: true })',
  email: () => "field.text({ pattern: 'email' })",
  website: () => "field.text({ pattern: 'website' })",
  phone: (name) => `field.phone({ country: '${name === 'phoneNumber' ? 'countryCode' : `${name}Country`}' })`,
  date: () => 'field.date()',
  instant: () => 'field.instant()',
  flag: () => 'field.flag()',
  integer: () => 'field.integer()',
  money: () => 'field.money()',
  place: () => 'field.place()',
};

/** The kinds that the starter knows; the language has more. */
export const kinds = Object.keys(builders);

const list = (names) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A declaration with these fields, the first of which names the record. */
export function declaration(name, fields) {
  const type = `${name[0].toUpperCase()}${name.slice(1)}`;
  const names = fields.map(({ field }) => field);
  const [title] = names;
  const lines = fields.map(({ field, kind }) =>
    field === title
      ? `    ${field}: field.text({ required: true, max: 200 }),`
      : `    ${field}: ${builders[kind](field)},`,
  );
  const searched = fields
    .filter(({ kind }) => ['text', 'email', 'phone', 'place'].includes(kind))
    .map(({ field }) => field);
  return `import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';

/** A ${kebab(name).replaceAll('-', ' ')} of an agency. */
export const ${name} = defineEntity({
  name: '${name}',
  group: 'people',
  title: '${title}',
  access: 'PARTNER',
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
import type { ResourceView } from '../../views/resourceView.ts';

const Icon = drawn('${name[0].toUpperCase()}${name.slice(1)}Icon', <path d="m8 2.5 2.5 4h-5zM3 9h4v4H3zM9 9h4v4H9z" />);

/** Departures from the default views: none. */
export const ${name}Resource: ResourceView = { icon: Icon };
`;
}
