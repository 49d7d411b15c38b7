import path from 'node:path';

/** Files through which everything hangs together: who imports them is not near to what they import. */
const hubs = /^(?:generated\/|schema\/index\.ts$|server\/app\.ts$)/;
const isTest = (file) => /\.test\.(?:tsx?|mjs)$/.test(file);
const isOnDatabase = (file) => /^tests\/(?:contract|api)\//.test(file);
/** Tests that start the built server take their time, and a build. */
const startsServer = (text) => /support\/(?:serve|killedWrites)\.ts'/.test(text);
/** Folders that say nothing of what is in them. */
const plain = new Set(['entities', 'calls']);
const imported = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;

/** At most so many tests: the nearest, of each sort. */
const most = { unit: 60, database: 20 };

/**
 * Returns who imports each file.
 * @param {ReadonlyMap<string, string>} sources texts of the project's files, by path
 * @returns {Map<string, Set<string>>}
 */
export function importersOf(sources) {
  const importers = new Map();
  for (const [file, text] of sources) {
    for (const [, specifier] of text.matchAll(imported)) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      if (!sources.has(target)) continue;
      if (!importers.has(target)) importers.set(target, new Set());
      importers.get(target).add(file);
    }
  }
  return importers;
}

/** Returns the files that import some files, directly or through others, the nearest first. */
function reachedFrom(files, importers) {
  const reached = new Set(files);
  for (const file of reached) {
    if (hubs.test(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return [...reached];
}

/** The words of a name: `taskSeries` has task and series; plurals count as the one. */
function wordsOf(name) {
  const words = name.split('.')[0].match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? [];
  return words.map((word) =>
    word
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?<=[^s])s$/, ''),
  );
}

/** The names of what a file is about: itself and its folders below the area, the area alone where nothing else fits. */
function subjectsOf(file) {
  const parts = file.split('/');
  const area =
    parts.indexOf('areas') + 1 || (/^(?:src\/)?custom-pages\//.test(parts.slice(0, 2).join('/') + '/') ? 2 : 0);
  const own = (area > 0 ? parts.slice(area + 1) : parts.slice(-2)).filter((part) => !plain.has(part));
  return { own: own.map(wordsOf), area: area > 0 ? [wordsOf(parts[area] ?? '')] : [] };
}

/** The tests on a database whose names say that they are about what a file is about. */
function testsAbout(file, tests) {
  const about = (subjects) =>
    tests.filter((test) => {
      const words = wordsOf(path.posix.basename(test));
      return subjects.some((subject) => subject.length > 0 && subject.every((word) => words.includes(word)));
    });
  const { own, area } = subjectsOf(file);
  const found = about(own);
  return found.length > 0 ? found : about(area);
}

/**
 * Chooses the tests of a change: the unit tests that import what changed, the nearest first, and the tests on a database
 * that are about it by their names. What the engine does is held by the contract, so a change there that no name fits
 * runs all of that.
 * @param {readonly string[]} changed paths of the files that changed
 * @param {ReadonlyMap<string, string>} sources texts of the project's files, by path
 * @returns {string[]} the paths of test files
 */
export function testsNear(changed, sources) {
  const reached = reachedFrom(changed, importersOf(sources)).filter((file) => sources.has(file) && isTest(file));
  const onDatabase = [...sources]
    .filter(([file, text]) => isTest(file) && isOnDatabase(file) && !startsServer(text))
    .map(([file]) => file);
  const about = changed.flatMap((file) => (isTest(file) ? [] : testsAbout(file, onDatabase)));
  const isOfEngine = changed.some((file) => file.startsWith('server/engine/'));
  const contract =
    isOfEngine && about.length === 0 ? onDatabase.filter((file) => file.startsWith('tests/contract/')) : [];
  const database = [...new Set([...reached.filter(isOnDatabase), ...about])].slice(0, most.database);
  const unit = reached.filter((file) => !file.startsWith('tests/')).slice(0, most.unit);
  return [...new Set([...unit, ...database, ...contract])];
}
