import path from 'node:path';
import { vagueFolders } from './folders.mjs';

/**
 * Zones that the files of a zone may import. A folder that is not listed here (tests, scripts, bench) may import all.
 */
const zones = {
  schema: ['schema'],
  server: ['server', 'schema'],
  src: ['src', 'schema'],
  demo: ['demo', 'server', 'schema'],
};
/** The generated lists of what the areas' folders hold. Files at the root of a zone read them and hand them in. */
const lists = 'generated';
/** Lists that no code of an area stands behind, with the folders that read them. */
const plainLists = {
  'generated/names.ts': 'src/i18n/',
  'generated/words.ts': 'src/i18n/',
  'generated/catalogs/en.ts': 'src/i18n/',
  'generated/catalogs/fr.ts': 'src/i18n/',
  'generated/statusTypes.ts': 'schema/rules/',
  'generated/statusNames.ts': 'schema/rules/',
};
/** The program's first file also fills an empty database with the demo agencies. */
const exceptions = { 'server/run.ts': ['demo'], 'server/fillDemo.ts': ['demo'] };
/** Folders of areas whose parts never import each other; an area's own files (`area.ts`, `tables.ts`) put its parts together. */
const separate = ['server/areas', 'src/custom-pages', 'src/resources'];
/** The folders of `src`, from the bottom up: none imports from one above it. */
const layers = [
  ['theme', 'i18n'],
  ['dataProvider', 'authProvider', 'realtime'],
  ['widgets'],
  ['fields'],
  ['views'],
  ['layout'],
  ['custom-pages'],
  ['resources'],
  ['areas'],
  ['router'],
];
/** The folders of the server that know no area. */
const belowAreas = ['engine', 'database', 'jobs'];
const schemaPackages = new Set(['yup', 'libphonenumber-js', 'dayjs', 'typebox']);
const testFile = /\.(test|test-d)\.tsx?$/;

const toPosix = (file) => file.split(path.sep).join('/');
const packageOf = (specifier) =>
  specifier.startsWith('@') ? specifier.split('/', 2).join('/') : specifier.split('/')[0];
const layerOf = (file) => layers.findIndex((names) => names.includes(file.split('/')[1]));
/** The part of an area that a file belongs to: `people/staff`. */
const partOf = (folder, file) =>
  file
    .slice(folder.length + 1)
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/\.\w+$/, '');

/** Says why `file` may not import `specifier`; both as seen from the root of the project. Nothing where it may. */
function refusal(file, specifier) {
  const zone = file.split('/')[0];
  const allowed = zones[zone];
  if (!allowed || testFile.test(file)) return undefined;
  if (!specifier.startsWith('.')) {
    if (zone !== 'schema' || schemaPackages.has(packageOf(specifier))) return undefined;
    return `schema runs everywhere and imports only ${[...schemaPackages].join(', ')}, not ${specifier}.`;
  }
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const targetZone = target.split('/')[0];
  if (exceptions[file]?.includes(targetZone)) return undefined;
  if (targetZone === lists) {
    const isAtRoot = file.split('/').length === 2;
    if (isAtRoot || (target in plainLists && file.startsWith(plainLists[target]))) return undefined;
    return `${file} is handed what ${target} lists: only files at the root of ${zone} read it.`;
  }
  if (!allowed.includes(targetZone)) return `${zone} imports only ${allowed.join(' and ')}, not ${target}.`;
  if (zone === 'src' && targetZone === 'src' && layerOf(file) !== -1 && layerOf(target) > layerOf(file))
    return `src/${file.split('/')[1]} stands below src/${target.split('/')[1]} and may not import ${target}.`;
  if (target.startsWith('server/areas/') && belowAreas.some((each) => file.startsWith(`server/${each}/`)))
    return `${file} stands below server/areas and may not import ${target}.`;
  const folder = separate.find((each) => file.startsWith(`${each}/`) && target.startsWith(`${each}/`));
  if (!folder) return undefined;
  const [from, to] = [partOf(folder, file), partOf(folder, target)];
  const [fromArea] = from.split('/');
  if (from === to || (/\/(?:area|tables)$/.test(from) && to.startsWith(`${fromArea}/`))) return undefined;
  return `${folder}/${from} stands alone and may not import ${folder}/${to}.`;
}

const rootedName = (context) => toPosix(path.relative(context.cwd, context.filename));

const imports = {
  create(context) {
    const file = rootedName(context);
    const visit = ({ source }) => {
      const message = typeof source?.value === 'string' && refusal(file, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: visit,
      ExportNamedDeclaration: visit,
      ExportAllDeclaration: visit,
      ImportExpression: visit,
      TSImportType: visit,
    };
  },
};

const isReExport = ({ type, source }) =>
  type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source);

const barrels = {
  create: (context) => ({
    Program(node) {
      if (node.body.length && node.body.every(isReExport)) {
        context.report({ node, message: 'This file only passes on what others declare: import from where it stands.' });
      }
    },
  }),
};

const folders = {
  create: (context) => ({
    Program(node) {
      const vague = rootedName(context)
        .split('/')
        .find((part) => vagueFolders.has(part));
      if (vague) context.report({ node, message: `A folder named ${vague} says nothing: name it after its noun.` });
    },
  }),
};

/** The import rules of the house: which folder may import which, no file of mere re-exports, no vague folder. */
export default { meta: { name: 'zones' }, rules: { imports, barrels, folders } };
