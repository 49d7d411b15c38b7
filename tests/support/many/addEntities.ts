import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectCopy } from '../projectCopy.ts';
import { shapes, type Shape } from './shapes.ts';

const quoted = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

function declaration(name: string, shape: Shape): string {
  const { access, fields, options } = shape;
  const [title = ''] = Object.keys(fields);
  const lines = Object.entries(fields).map(([field, source]) => `    ${field}: ${source},`);
  const asked = Object.keys(fields).filter((field) => !fields[field]?.includes('readOnly'));
  return `import { defineEntity } from '../../../language/define.ts';
import { field } from '../../../fields/kinds.ts';

/** An entity that stands for a coming one. */
export const ${name} = defineEntity({
  name: '${name}',
  group: 'work',
  title: '${title}',
  access: '${access}',
  api: { base: '/client/v1/${name}s' },
  fields: {
${lines.join('\n')}
  },${options}
  form: { identity: ${quoted(asked)} },
});
`;
}

const resource = (name: string) => `import { drawn } from '../../theme/icons/drawn.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

const Icon = drawn('${name}Icon', <path d="M3 3h10v10H3z" />);

/** Departures from the default views: none. */
export const ${name}Resource: ResourceView = { icon: Icon };
`;

const wordsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

async function addWords(path: string, add: (catalog: Record<string, unknown>) => void): Promise<void> {
  const catalog = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  add(catalog);
  await writeFile(path, `${JSON.stringify(catalog, null, 2)}\n`);
}

const stepWords = (step: string) => ({
  do: step,
  title: `${step} %{name}?`,
  lead: `${step}.`,
  done: `%{name}: ${step}`,
});

const reviewed = (name: string, { access, assigns, fields }: Shape) => {
  const asking = Object.keys(fields).filter((field) => fields[field]?.includes("access: 'FINANCE'"));
  return `  ${name}: {
    admin: 'FFFFFF',
    staff: '------',
    by: { ${access}: everyLevel },${assigns ? `\n    assigns: ${quoted(assigns)},` : ''}${
      asking.length > 0 ? `\n    fields: { ${asking.map((field) => `${field}: 'FINANCE'`).join(', ')} },` : ''
    }
  },
`;
};

/** Returns how many entities a project in a folder has. */
export async function countEntities(folder: string): Promise<number> {
  const areas = await readdir(join(folder, 'schema/areas'));
  const there = await Promise.all(
    areas.map((area) => readdir(join(folder, 'schema/areas', area, 'entities')).catch(() => [])),
  );
  return there.flat().length;
}

/**
 * Adds entities to a copy of the project up to a number: declarations, views, words, reviewed rights and a migration.
 * Returns the names of those added.
 */
export async function addEntities({ folder, run }: ProjectCopy, count: number): Promise<readonly string[]> {
  const added = Array.from({ length: Math.max(0, count - (await countEntities(folder))) }, (_, index) => ({
    name: `coming${String(index + 1).padStart(2, '0')}`,
    shape: shapes[index % shapes.length] as Shape,
  }));
  for (const { name, shape } of added) {
    await writeFile(join(folder, `schema/areas/${shape.area}/entities/${name}.ts`), declaration(name, shape));
    await writeFile(join(folder, `src/resources/${shape.area}/${name}.tsx`), resource(name));
  }
  for (const language of ['en', 'fr']) {
    const locale = join(folder, 'src/i18n/locales', language);
    for (const { name, shape } of added) {
      const choices = Object.entries(shape.choices ?? {}).map(([field, values]) => [field, wordsOf(values)]);
      const words = {
        name: `${name} |||| ${name}s`,
        fields: wordsOf(Object.keys(shape.fields)),
        ...(choices.length > 0 && { choices: Object.fromEntries(choices) }),
        sections: { identity: 'Identity' },
      };
      await mkdir(join(locale, shape.area), { recursive: true });
      await writeFile(join(locale, shape.area, `${name}.json`), `${JSON.stringify(words, null, 2)}\n`);
    }
    await addWords(join(locale, 'pages.json'), (catalog) => {
      const steps = catalog['steps'] as Record<string, unknown>;
      for (const { name, shape } of added) {
        if (shape.steps) steps[name] = Object.fromEntries(shape.steps.map((step) => [step, stepWords(step)]));
      }
    });
  }
  const rights = join(folder, 'tests/contract/reviewedEntities.ts');
  const lines = added.map(({ name, shape }) => reviewed(name, shape)).join('');
  const text = await readFile(rights, 'utf8');
  await writeFile(
    rights,
    text.replace(/\};\n$/, () => `${lines}};\n`),
  );
  run('scripts/generate.mjs', '--name', 'coming');
  run('node_modules/oxfmt/bin/oxfmt', 'schema', 'src/resources', 'tests/contract');
  return added.map(({ name }) => name);
}
