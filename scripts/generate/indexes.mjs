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

/** The areas that have a manifest of that name in a folder of areas. */
async function areasWith(folder, name, ending) {
  const found = [];
  for (const area of await names(folder)) {
    if ((await names(`${folder}/${area}`, ending)).includes(name)) found.push(area);
  }
  return found;
}

async function areaIndex(root) {
  const areas = await areasWith(`${root}/schema/areas`, 'area', '.ts');
  const imports = areas.map((area) => `import { area as ${area} } from '../schema/areas/${area}/area.ts';`);
  return `${notice}\n${imports.join('\n')}\n\n/** Every area of the product. */\nexport const areas = [${areas.join(', ')}] as const;\n`;
}

async function browserAreaIndex(root) {
  const areas = await names(`${root}/src/areas`, '.tsx');
  const imports = areas.map((area) => `import { area as ${area} } from '../src/areas/${area}.tsx';`);
  return `${notice}\n${imports.join('\n')}\n\n/** Browser part of every area. */\nexport const browserAreas = [${areas.join(', ')}] as const;\n`;
}

async function serverAreaIndex(root) {
  const areas = await areasWith(`${root}/server/areas`, 'area', '.ts');
  const imports = areas.map((area) => `import { area as ${area} } from '../server/areas/${area}/area.ts';`);
  return `${notice}\n${imports.join('\n')}\n\n/** Server part of every area. */\nexport const serverAreas = [${areas.join(', ')}] as const;\n`;
}

async function computedIndex(root) {
  const areas = await areasWith(`${root}/server/areas`, 'computed', '.ts');
  const imports = areas.map((area) => `import { computed as ${area} } from '../server/areas/${area}/computed.ts';`);
  return `${notice}\n${imports.join('\n')}\n\n/** The SQL of computed values, by area. */\nexport const computed = [${areas.join(', ')}] as const;\n`;
}

async function tableIndex(root) {
  const areas = await areasWith(`${root}/server/areas`, 'tables', '.ts');
  const imports = areas.map((area) => `import { tables as ${area} } from '../server/areas/${area}/tables.ts';`);
  const lists = areas.map((area) => `...${area}`).join(', ');
  return `${notice}\n${imports.join('\n')}\n\n/** The areas' own tables, beside those of their entities. */\nexport const areaTables = [${lists}] as const;\n`;
}

/** The files of a kind that the areas' folders hold, by area and then by name. */
async function filesOf(root, folderOf, ending) {
  const found = [];
  for (const area of await names(`${root}/schema/areas`)) {
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

/** The English words of the declarations: names for every page, all others by area. */
async function wordIndexes(root) {
  const words = JSON.parse(await readFile(`${root}/src/i18n/locales/en/resources.json`, 'utf8'));
  const files = await filesOf(root, (area) => `schema/areas/${area}/entities`, '.ts');
  const names = Object.entries(words).map(([kind, { name }]) => `  ${kind}: ${JSON.stringify({ name })},`);
  const areas = [...new Set(files.map(({ area }) => area))];
  const modules = areas.map((area) => {
    const lines = files
      .filter((file) => file.area === area && words[file.name])
      .map(({ name }) => `  ${name}: ${JSON.stringify(words[name])},`);
    return [
      `generated/words/${area}.ts`,
      `${notice}\n\n/** English words of the area's entities. */\nexport const words = {\n${lines.join('\n')}\n};\n`,
    ];
  });
  const loaders = areas.map((area) => `  ${area}: () => import('./words/${area}.ts'),`);
  return {
    ...Object.fromEntries(modules),
    'generated/words.ts': `${notice}\n\n/** Loads the English words of an area's entities. */\nexport const areaWords = {\n${loaders.join('\n')}\n};\n`,
    'generated/names.ts': `${notice}\n\n/** English names of the entities and the settings. */\nexport const names = {\n${names.join('\n')}\n};\n`,
  };
}

async function settingsIndex(root) {
  const files = await filesOf(root, (area) => `schema/areas/${area}/settings`, '.ts');
  const imports = files.map(({ name, folder }) => `import { ${name} } from '../${folder}/${name}.ts';`);
  const calls = files.map(({ name }) => `CallsOfSettings<typeof ${name}>`).join(' & ');
  const lines = files.map(({ name }) => `  ${name},`);
  return `${notice}\nimport type { CallsOfSettings } from '../schema/language/settingsCalls.ts';\n${imports.join('\n')}\n\n/** The settings of an agency. */\nexport const settings = {\n${lines.join('\n')}\n};\n\n/** Their calls by their routes. */\nexport type SettingsOfAgencyCalls = ${calls};\n`;
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
    ...(await wordIndexes(root)),
    'generated/settings.ts': await settingsIndex(root),
    'generated/calls.ts': await callIndex(root),
    'generated/resources.ts': await resourceIndex(root),
    'generated/areas.ts': await areaIndex(root),
    'generated/serverAreas.ts': await serverAreaIndex(root),
    'generated/computed.ts': await computedIndex(root),
    'generated/tables.ts': await tableIndex(root),
    'generated/browserAreas.ts': await browserAreaIndex(root),
  };
}
