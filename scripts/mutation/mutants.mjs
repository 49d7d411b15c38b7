import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import {
  accessMarks,
  accessRules,
  databaseRules,
  engineMarks,
  engineRules,
  mediaRules,
  moduleMarks,
  moduleRules,
  realtimeMarks,
  realtimeRules,
} from './rules.mjs';
import { currentFunctions } from './sqlFunctions.mjs';

/**
 * A mutant: one policy call or predicate removed.
 * @typedef {object} Mutant
 * @property {'access' | 'engine' | 'media' | 'modules' | 'realtime' | 'database'} area
 * @property {string} rule the name of the rule that found it
 * @property {string} file as seen from the root
 * @property {number} line
 * @property {string} source the line of the file where the change begins
 * @property {string} what the removed or changed text
 * @property {string} becomes its replacement
 * @property {string} text the whole file with the change
 * @property {number} from start of the change in the original file
 * @property {number} to its end
 */

/** The folders of the engine that read and write records, and itself. */
const engineFolders = ['', 'many', 'reading', 'filters', 'search', 'writing', 'removal', 'references', 'routes'];

/** Places that decide rights, and that require them; with the minimum number of mutants in each. */
export const areas = {
  access: { folders: ['schema/access'], rules: accessRules, marks: accessMarks, least: 40 },
  engine: {
    folders: engineFolders.map((part) => path.posix.join('server/engine', part)),
    rules: engineRules,
    marks: engineMarks,
    least: 110,
  },
  media: { folders: ['server/engine/media'], rules: mediaRules, marks: engineMarks, least: 8 },
  modules: { folders: modulesOf(root), rules: moduleRules, marks: moduleMarks, least: 40 },
  realtime: { folders: ['server/realtime'], rules: realtimeRules, marks: realtimeMarks, least: 3 },
  // The conditions of functions that were replaced later decide nothing any more.
  database: {
    folders: ['server/database/migrations', 'server/database/migrations/repeatable'],
    ending: '.sql',
    rules: databaseRules,
    marks: [],
    within: currentFunctions(root, /^(?:identity_|mail_|may_enter|factor_required|spend_factor|keep_code)/),
    least: 60,
  },
};

/** The folders of what no entity makes, declared calls among it, and of what lets a request in at all. */
function modulesOf(root) {
  const folders = readdirSync(path.join(root, 'server/areas'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const calls = readdirSync(path.join(root, 'schema/areas'))
    .map((area) => `schema/areas/${area}/calls`)
    .filter((folder) => existsSync(path.join(root, folder)));
  return ['server/plugins', ...folders.sort(), ...calls];
}

function filesOf(root, folders, ending = '.ts') {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
      .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(path.join(root, folder, name), 'utf8') })),
  );
}

const lineOf = (text, at) => text.slice(0, at).split('\n').length;
const sourceOf = (text, at) => text.split('\n')[lineOf(text, at) - 1].trim();

/** Every place of a text that one rule finds, with the text as it is without it. */
export function applyRule(rule, text) {
  return [...text.matchAll(rule.find)].map((match) => {
    const from = match.index;
    const to = rule.end ? rule.end(text, match) : from + match[0].length;
    const what = text.slice(from, to);
    const becomes = rule.becomes(what);
    return {
      rule: rule.name,
      line: lineOf(text, from),
      source: sourceOf(text, from),
      what,
      becomes,
      from,
      to,
      text: text.slice(0, from) + becomes + text.slice(to),
    };
  });
}

/**
 * Every policy call and scope predicate of `schema/access`, `server/engine` and the server's modules, each taken away in
 * turn.
 * @param {string} root the folder of the project
 * @returns {Mutant[]}
 */
export function findMutants(root) {
  return Object.entries(areas).flatMap(([area, { folders, ending, rules, within = () => true }]) =>
    filesOf(root, folders, ending).flatMap(({ file, text }) =>
      rules
        .flatMap((rule) => applyRule(rule, text).map((mutant) => ({ ...mutant, area, file })))
        .filter((mutant) => within(file, mutant.from)),
    ),
  );
}

/**
 * Finds gaps in the set of mutants: rules without a match, too few mutants, and places that require a right which no
 * rule removes. Without this check a change of style could leave the run without mutants, unnoticed.
 * @param {string} root
 * @param {Mutant[]} mutants
 * @returns {string[]} a line each
 */
export function findGaps(root, mutants) {
  return Object.entries(areas).flatMap(([area, { folders, ending, rules, marks, least }]) => {
    const [folder] = folders;
    const own = mutants.filter((mutant) => mutant.area === area);
    const idle = rules.filter(({ name }) => !own.some(({ rule }) => rule === name));
    const missed = filesOf(root, folders, ending).flatMap(({ file, text }) =>
      marks
        .flatMap((mark) => [...text.matchAll(mark)])
        .filter(({ index }) => !own.some((one) => one.file === file && one.from <= index && index < one.to))
        .map(({ index, 0: found }) => `${file}:${lineOf(text, index)}: no rule takes away \`${found.trim()}\``),
    );
    const few = own.length < least ? [`${folder}: ${own.length} places, where at least ${least} are expected`] : [];
    return [...few, ...idle.map(({ name }) => `${folder}: '${name}' is found nowhere`), ...missed];
  });
}
