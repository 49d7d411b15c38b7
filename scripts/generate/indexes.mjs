// The lists of what stands in the areas' folders, as modules that the product imports: nobody keeps them by hand.
import { readdir, readFile } from 'node:fs/promises';

const notice = '// Generated from the folders of the areas by `npm run generate`. Do not edit.';

/** Returns the names of a folder's subfolders, or of its files with an ending; none if the folder does not exist. */
async function names(folder, ending = null) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => (ending === null ? entry.isDirectory() : entry.isFile() && entry.name.endsWith(ending)))
    .map(({ name }) => name.slice(0, name.length - (ending?.length ?? 0)))
    .filter((name) => !name.includes('.'))
    .toSorted();
}

/** The place that an area declares among the areas; 0 without one. */
async function placeOf(root, area) {
  const source = await readFile(`${root}/schema/areas/${area}/area.ts`, 'utf8').catch(() => '');
  return Number(/^  place: (\d+),$/m.exec(source)?.[1] ?? 0);
}

/** Names of areas in their order: by their places, then by name. */
async function inOrder(root, areas) {
  const places = new Map(await Promise.all(areas.map(async (area) => [area, await placeOf(root, area)])));
  return areas.toSorted((one, other) => places.get(one) - places.get(other));
}

/** The areas that have a file of that name in a folder of areas. */
async function areasWith(root, folder, name) {
  const found = [];
  for (const area of await inOrder(root, await names(`${root}/${folder}`))) {
    if ((await names(`${root}/${folder}/${area}`, '.ts')).includes(name)) found.push(area);
  }
  return found;
}

async function areaIndex(root) {
  const areas = await areasWith(root, 'schema/areas', 'area');
  const imports = areas.map((area) => `import { area as ${area} } from '../schema/areas/${area}/area.ts';`);
  return `${notice}\n${imports.join('\n')}\n\n/** Every area of the product. */\nexport const areas = [${areas.join(', ')}] as const;\n`;
}

async function browserAreaIndex(root) {
  const areas = await inOrder(root, await names(`${root}/src/areas`, '.tsx'));
  const imports = areas.map((area) => `import { area as ${area} } from '../src/areas/${area}.tsx';`);
  return `${notice}\n${imports.join('\n')}\n\n/** Browser part of every area. */\nexport const browserAreas = [${areas.join(', ')}] as const;\n`;
}

async function serverAreaIndex(root) {
  const areas = await areasWith(root, 'server/areas', 'area');
  const imports = areas.map((area) => `import { area as ${area} } from '../server/areas/${area}/area.ts';`);
  return `${notice}\n${imports.join('\n')}\n\n/** Server part of every area. */\nexport const serverAreas = [${areas.join(', ')}] as const;\n`;
}

async function computedIndex(root) {
  const areas = await areasWith(root, 'server/areas', 'computed');
  const imports = areas.map((area) => `import { computed as ${area} } from '../server/areas/${area}/computed.ts';`);
  return `${notice}\n${imports.join('\n')}\n\n/** The SQL of computed values, by their names. */\nexport const computed = { ${areas.map((area) => `...${area}`).join(', ')} } as const;\n`;
}

async function tableIndex(root) {
  const areas = await areasWith(root, 'server/areas', 'tables');
  const imports = areas.map((area) => `import { tables as ${area} } from '../server/areas/${area}/tables.ts';`);
  const lists = areas.map((area) => `...${area}`).join(', ');
  return `${notice}\n${imports.join('\n')}\n\n/** The areas' own tables, beside those of their entities. */\nexport const areaTables = [${lists}] as const;\n`;
}

/** Throws where two areas declare a kind of notification. */
async function noticeIndex(root) {
  const areas = await areasWith(root, 'schema/areas', 'notices');
  const owners = new Map();
  for (const area of areas) {
    const source = await readFile(`${root}/schema/areas/${area}/notices.ts`, 'utf8');
    for (const [, kind] of source.matchAll(/^  (\w+): \{/gm)) {
      if (owners.has(kind)) throw new Error(`${area}/notices.ts declares ${kind}, which ${owners.get(kind)} has`);
      owners.set(kind, area);
    }
  }
  const imports = areas.map((area) => `import { notices as ${area} } from '../schema/areas/${area}/notices.ts';`);
  const lists = areas.map((area) => `...${area}`).join(', ');
  return `${notice}\n${imports.join('\n')}\n\n/** The kinds of notifications of every area. */\nexport const areaNotices = { ${lists} } as const;\n`;
}

async function mailIndex(root) {
  const areas = await areasWith(root, 'schema/areas', 'mails');
  const imports = areas.map((area) => `import { mails as ${area} } from '../schema/areas/${area}/mails.ts';`);
  const lists = areas.map((area) => `...${area}`).join(', ');
  return `${notice}\n${imports.join('\n')}\n\n/** The kinds of mail of every area. */\nexport const areaMails = [${lists}] as const;\n`;
}

/** The files of a kind that the areas' folders hold, by area and then by name. */
async function filesOf(root, folderOf, ending) {
  const found = [];
  for (const area of await inOrder(root, await names(`${root}/schema/areas`))) {
    for (const name of await names(`${root}/${folderOf(area)}`, ending))
      found.push({ name, area, folder: folderOf(area) });
  }
  return found;
}

/**
 * The declared calls that a file exports: constants named `...Calls`, and types of that name for calls that depend on an
 * entity but have fixed routes. Calls made by `defineEntityCalls` have no fixed route and are left out.
 */
function callsIn(source) {
  const constants = [...source.matchAll(/^export const (\w+Calls) = (?!defineEntityCalls\()/gm)];
  const types = [...source.matchAll(/^export type (\w+Calls) = /gm)];
  return [
    ...constants.map(([, name]) => ({ name, type: `typeof ${name}` })),
    ...types.map(([, name]) => ({ name, type: name })),
  ];
}

async function callIndex(root) {
  const files = await filesOf(root, (area) => `schema/areas/${area}/calls`, '.ts');
  const found = await Promise.all(
    files.map(async ({ name, folder }) => ({
      path: `../${folder}/${name}.ts`,
      calls: callsIn(await readFile(`${root}/${folder}/${name}.ts`, 'utf8')),
    })),
  );
  const used = found.filter(({ calls }) => calls.length > 0);
  const imports = used.map(
    ({ path, calls }) => `import type { ${calls.map(({ name }) => name).join(', ')} } from '${path}';`,
  );
  const types = used.flatMap(({ calls }) => calls.map(({ type }) => `  ByRoute<${type}>`));
  return `${notice}\nimport type { ByRoute } from '../schema/language/call.ts';\n${imports.join('\n')}\nimport type { SettingsOfAgencyCalls } from './settings.ts';\n\n/** Every declared call by its route. Types alone: the browser loads no schema. */\nexport type Calls =\n${[...types, '  SettingsOfAgencyCalls'].join(' &\n')};\n`;
}

async function entityIndex(root) {
  const files = await filesOf(root, (area) => `schema/areas/${area}/entities`, '.ts');
  const imports = files.map(({ name, folder }) => `import { ${name} } from '../${folder}/${name}.ts';`);
  const lines = files.map(({ name }) => `  ${name},`);
  return `${notice}\n${imports.join('\n')}\n\n/** Every entity of the product. */\nexport const entities = {\n${lines.join('\n')}\n};\n`;
}

/** The declarations of each area's entities, which pages load with the area; the list of these modules. */
async function declarationIndexes(root) {
  const files = await filesOf(root, (area) => `schema/areas/${area}/entities`, '.ts');
  const areas = [...new Set(files.map(({ area }) => area))];
  const modules = areas.map((area) => {
    const own = files.filter((file) => file.area === area);
    const imports = own.map(({ name, folder }) => `import { ${name} } from '../../${folder}/${name}.ts';`);
    const lines = own.map(({ name }) => `  ${name},`);
    return [
      `generated/declarations/${area}.ts`,
      `${notice}\n${imports.join('\n')}\n\n/** Entities of the area. */\nexport const declared = {\n${lines.join('\n')}\n};\n`,
    ];
  });
  const loaders = areas.map((area) => `  ${area}: () => import('./declarations/${area}.ts'),`);
  return {
    ...Object.fromEntries(modules),
    'generated/declarations.ts': `${notice}\n\n/** Loads the declarations of an area. */\nexport const declarations = {\n${loaders.join('\n')}\n};\n`,
  };
}

async function settingsIndex(root) {
  const files = await filesOf(root, (area) => `schema/areas/${area}/settings`, '.ts');
  const imports = files.map(({ name, folder }) => `import { ${name} } from '../${folder}/${name}.ts';`);
  const calls = files.map(({ name }) => `CallsOfSettings<typeof ${name}>`).join(' & ');
  const lines = files.map(({ name }) => `  ${name},`);
  return `${notice}\nimport type { CallsOfSettings } from '../schema/language/settingsCalls.ts';\n${imports.join('\n')}\n\n/** The settings of an agency. */\nexport const settings = {\n${lines.join('\n')}\n};\n\n/** Their calls by their routes. */\nexport type SettingsOfAgencyCalls = ${calls};\n`;
}

/** The types of statuses; apart from these the names of their first statuses, which the browser does not load. */
async function statusIndexes(root) {
  const files = await filesOf(root, (area) => `schema/areas/${area}/statuses`, '.ts');
  const importing = (wordsOf) =>
    files.map(({ name, folder }) => `import { ${wordsOf(name)} } from '../${folder}/${name}.ts';`).join('\n');
  const types = files.map(({ name }) => `  ${name}Statuses,`);
  const names = files.map(({ name }) => `  [${name}Statuses.code]: ${name}StatusNames,`);
  return {
    'generated/statusTypes.ts': `${notice}\n${importing((name) => `${name}Statuses`)}\n\n/** Every type of statuses. */\nexport const declaredStatusTypes = [\n${types.join('\n')}\n] as const;\n`,
    'generated/statusNames.ts': `${notice}\n${importing((name) => `${name}Statuses, ${name}StatusNames`)}\n\n/** Names of the first statuses, by type. */\nexport const declaredStatusNames = {\n${names.join('\n')}\n};\n`,
  };
}

async function resourceIndex(root) {
  const files = await filesOf(root, (area) => `src/resources/${area}`, '.tsx');
  const imports = files.map(({ name, folder }) => `import { ${name}Resource } from '../${folder}/${name}.tsx';`);
  const lines = files.map(({ name }) => `  ${name}: ${name}Resource,`);
  return `${notice}\n${imports.join('\n')}\n\n/** Differences of entities' views from the default ones. */\nexport const resources = {\n${lines.join('\n')}\n};\n`;
}

/** The modules by their paths, of the project in a folder. */
export async function indexes(root) {
  return {
    'generated/entities.ts': await entityIndex(root),
    ...(await declarationIndexes(root)),
    'generated/settings.ts': await settingsIndex(root),
    ...(await statusIndexes(root)),
    'generated/calls.ts': await callIndex(root),
    'generated/resources.ts': await resourceIndex(root),
    'generated/areas.ts': await areaIndex(root),
    'generated/serverAreas.ts': await serverAreaIndex(root),
    'generated/computed.ts': await computedIndex(root),
    'generated/tables.ts': await tableIndex(root),
    'generated/notices.ts': await noticeIndex(root),
    'generated/mails.ts': await mailIndex(root),
    'generated/browserAreas.ts': await browserAreaIndex(root),
  };
}
