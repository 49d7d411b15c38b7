import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parseAst, type ESTree, type Plugin } from 'vite';

/** Entry files that import the whole of their package, by the name under which they are imported. */
const entryFiles = {
  'ra-core': 'ra-core/dist/index.js',
  'ra-ui-materialui': 'ra-ui-materialui/dist/index.js',
  '@mui/material': '@mui/material/index.mjs',
  '@mui/material/styles': '@mui/material/styles/index.mjs',
  '@mui/system': '@mui/system/index.mjs',
};

/** Declaration of an export: the file or package, and its name there. */
interface Declared {
  readonly file: string;
  readonly name: string;
}

const importsByName = /^import (\{[^}]*\}) from ['"]([^'"]+)['"];?/gm;

const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? node.value : node.name);

/** Returns where each name that a file exports is declared. */
function declarationsOf(file: string, found = new Map<string, Declared>()): ReadonlyMap<string, Declared> {
  const at = (source: string) => (source.startsWith('.') ? path.join(path.dirname(file), source) : source);
  const imported = new Map<string, Declared>();
  for (const node of parseAst(readFileSync(file, 'utf8')).body) {
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers)
        if (one.type === 'ImportDefaultSpecifier')
          imported.set(one.local.name, { file: at(node.source.value), name: 'default' });
    } else if (node.type === 'ExportAllDeclaration') {
      if (!node.exported && node.source.value.startsWith('.')) declarationsOf(at(node.source.value), found);
    } else if (node.type === 'ExportNamedDeclaration') {
      const { declaration, source } = node;
      for (const { local, exported } of node.specifiers) {
        const here = { file, name: nameOf(exported) };
        const there = source ? { file: at(source.value), name: nameOf(local) } : imported.get(nameOf(local));
        found.set(nameOf(exported), there ?? here);
      }
      const ids = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
      for (const one of ids) {
        const name = one && 'id' in one && one.id?.type === 'Identifier' ? one.id.name : undefined;
        if (name !== undefined) found.set(name, { file, name });
      }
    }
  }
  return found;
}

/**
 * Imports named exports of some packages from the files that declare them, instead of from entry files that import
 * everything: the graph of modules then says what a page needs.
 */
export function directImports(root: string): Plugin {
  const entries = new Map(
    Object.entries(entryFiles).map(([name, file]) => [name, realpathSync(path.join(root, 'node_modules', file))]),
  );
  const folders = [...entries.values()].map((entry) => path.dirname(entry) + path.sep);
  const known = new Map<string, ReadonlyMap<string, Declared>>();
  const exportsOf = (entry: string) => {
    const found = known.get(entry) ?? declarationsOf(entry);
    known.set(entry, found);
    return found;
  };
  const entryOf = (source: string, importer: string) =>
    source.startsWith('.') && source.endsWith('/index.js') && folders.some((folder) => importer.startsWith(folder))
      ? path.join(path.dirname(importer), source)
      : entries.get(source);
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const direct = code.replace(importsByName, (whole, names: string, source: string) => {
        const entry = entryOf(source, id);
        if (entry === undefined) return whole;
        const asked = names.slice(1, -1).split(',');
        return asked
          .map((one) => one.trim())
          .filter((one) => one !== '' && !one.startsWith('type '))
          .map((one) => {
            const [name = '', local = name] = one.split(' as ');
            const { file, name: there } = exportsOf(entry).get(name) ?? { file: source, name };
            return `import { ${there} as ${local} } from '${file}';`;
          })
          .join('');
      });
      return direct === code ? null : { code: direct, map: null };
    },
  };
}
