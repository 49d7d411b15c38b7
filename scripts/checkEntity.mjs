import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from './load.mjs';
import { root, run, tool } from './run.mjs';

const locales = 'src/i18n/locales';

/** Returns the files that are an entity's own, as far as they exist. */
function ownFiles(name, area) {
  const files = [
    `schema/areas/${area}/entities/${name}.ts`,
    `src/resources/${area}/${name}.tsx`,
    ...readdirSync(path.join(root, locales)).map((language) => `${locales}/${language}/${area}/${name}.json`),
  ];
  return files.filter((file) => existsSync(path.join(root, file)));
}

/** A module whose type errors name the words of an entity that a language lacks, or has in excess. */
function wordsModule(name, area, languages) {
  const imports = languages.map((language) => {
    const file = `${locales}/${language}/${area}/${name}.json`;
    return existsSync(path.join(root, file))
      ? `import type ${language} from '../../${file}';`
      : `type ${language} = Record<never, never>;`;
  });
  const lines = languages.map(
    (language) => `export const of_${language}: Record<Differences<Asked, typeof ${language}>, never> = {};`,
  );
  return `import type { Differences, ResourceWords } from '../../schema/derive/catalogKeys.ts';
import type { DeclaredSettings, Entities } from '../../schema/index.ts';
${imports.join('\n')}
type Asked = ResourceWords<Entities & DeclaredSettings>['${name}'];
${lines.join('\n')}
`;
}

/** Returns the faults that the compiler names in the words of an entity, each with its language. */
async function wordFaults(name, area) {
  const languages = readdirSync(path.join(root, locales)).toSorted();
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/words-'));
  try {
    writeFileSync(path.join(folder, 'words.ts'), wordsModule(name, area, languages));
    const compilerOptions = { noErrorTruncation: true, types: ['node'] };
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: path.join(root, 'tsconfig.json'), include: [], files: ['words.ts'], compilerOptions }),
    );
    const { code, output } = await run(tool('tsc'), ['-p', folder, '--pretty', 'false'], { quiet: true });
    if (code === 0) return [];
    const others = output.split('\n').filter((line) => /error TS/.test(line) && !line.includes('words.ts('));
    const faults = languages.flatMap((language, at) => {
      const line = output.split('\n').find((one) => one.includes(`words.ts(${at + 5 + languages.length - 1},`)) ?? '';
      const found = [...line.matchAll(/"((?:missing|superfluous|no text|no group): [\w.]+)"/g)].map(
        ([, fault]) => fault,
      );
      return [...new Set(found)].map((fault) => `${language}: ${fault}`);
    });
    return faults.length + others.length > 0 ? [...others, ...faults] : [output.trim()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a fault if the reviewed rights lack an entity. */
function reviewFaults(name) {
  const file = 'tests/contract/reviewedEntities.ts';
  const isThere = new RegExp(`^ {2}${name}:`, 'm').test(readFileSync(path.join(root, file), 'utf8'));
  return isThere ? [] : [`${file} does not say who may do what with '${name}'`];
}

/** Returns the area of an entity, and the mistakes of the declarations that the registry tells. */
async function placeOf(name) {
  const areas = readdirSync(path.join(root, 'schema/areas'));
  const area = areas.find((one) => existsSync(path.join(root, `schema/areas/${one}/entities/${name}.ts`)));
  if (!area) return { faults: [`there is no schema/areas/*/entities/${name}.ts`] };
  try {
    await load('schema/index.ts');
    return { area, faults: [] };
  } catch (error) {
    return { area, faults: [error.message] };
  }
}

/**
 * Checks one entity: declaration, words in each language, reviewed rights, generated files, lint and format of its files.
 * Prints a line for each check with what is wrong. Types beyond words, and tests, are left to `npm run check` and `npm test`.
 * @param {string} name
 * @param {(text: string) => void} print
 * @returns {Promise<boolean>} true if everything passed
 */
export async function checkEntity(name, print = console.log) {
  const { area, faults } = await placeOf(name);
  const tell = (check, found) => {
    print([`${found.length === 0 ? 'passed' : 'FAILED'}  ${check}`, ...found].join('\n'));
    return found.length === 0;
  };
  if (!tell('declaration', faults)) return false;
  const files = ownFiles(name, area);
  const told = async (command, args) => {
    const { code, output } = await run(command, args, { quiet: true });
    return code === 0 ? [] : [output.trim()];
  };
  const results = await Promise.all([
    wordFaults(name, area).then((found) => tell('words', found)),
    tell('reviewed rights', reviewFaults(name)),
    told(process.execPath, ['scripts/generate.mjs', '--check']).then((found) => tell('generated files', found)),
    told(tool('oxlint'), ['--deny-warnings', ...files]).then((found) => tell('lint', found)),
    told(tool('oxfmt'), ['--check', ...files]).then((found) => tell('format', found)),
  ]);
  print(`Its tests: npx vitest run tests/contract -t ${name}`);
  return results.every(Boolean);
}
