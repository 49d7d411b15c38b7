// npm run resolve: during a merge or a rebase, settles the conflicts that two branches have which each add entities. The
// migrations of your branch come after those of the other; both keep their words and their rights; the rest is generated.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { conflict, mergeLines, mergeValues } from './resolve/merging.mjs';
import { root, run, tool } from './run.mjs';

const migrations = 'server/database/migrations/';
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }).trim();
const linesOf = (text) => text.split('\n').filter(Boolean);
const commitOf = (name) => {
  try {
    return git('rev-parse', '--verify', '--quiet', name);
  } catch {
    return null;
  }
};

/** Returns the commits of a merge or rebase that is under way: your branch, the other and what both come from. */
function sides() {
  const [rebased, merged] = [commitOf('REBASE_HEAD'), commitOf('MERGE_HEAD')];
  if (rebased) return { own: rebased, other: 'HEAD', base: `${rebased}^`, ownStage: 3 };
  if (merged) return { own: 'HEAD', other: merged, base: git('merge-base', 'HEAD', merged), ownStage: 2 };
  console.error('There is no merge and no rebase under way.');
  return process.exit(1);
}

/** Gives your migrations numbers after those of the other branch, in their order. */
function renumber({ own, other, base }) {
  const numberOf = (file) => Number(/^\d+/.exec(path.basename(file))?.[0] ?? 0);
  const isNumbered = (file) => /^\d+.*\.sql$/.test(path.basename(file));
  const theirs = linesOf(git('ls-tree', '--name-only', other, migrations)).filter(isNumbered);
  const ours = linesOf(git('diff', '--name-only', '--no-renames', '--diff-filter=A', base, own, '--', migrations));
  const last = Math.max(0, ...theirs.map(numberOf));
  const mine = ours.filter((file) => isNumbered(file) && !theirs.includes(file)).toSorted();
  if (mine.length === 0 || numberOf(mine[0]) > last) return;
  // From the last on, so that none takes the place of one that is still to move.
  for (const [at, file] of [...mine.entries()].toReversed()) {
    const number = String(last + 1 + at).padStart(4, '0');
    const name = path.basename(file).replace(/^\d+/, number);
    git('mv', file, `${migrations}${name}`);
    console.log(`renamed ${path.basename(file)} to ${name}`);
  }
}

/** Returns the three versions of a file in conflict: what both come from, yours and the other's. */
function versionsOf(file, ownStage) {
  const [base, own, other] = [1, ownStage, 5 - ownStage].map((stage) => {
    try {
      return git('show', `:${stage}:${file}`);
    } catch {
      return null;
    }
  });
  return { base, own, other };
}

/** Returns a file without its conflicts, or `conflict` where a person has to decide. */
function settled(file, { base, own, other }) {
  if (own === null || other === null) return conflict;
  // Made anew below.
  if (file.startsWith('generated/')) return other;
  if (file.startsWith('tests/contract/')) return mergeLines(base ?? '', own, other);
  if (!file.endsWith('.json')) return conflict;
  const [former, mine, theirs] = [base ?? '{}', own, other].map((text) => JSON.parse(text));
  // The newest migration is yours: the snapshot is the one to which it leads.
  const isSnapshot = file === `${migrations}snapshot.json`;
  const heads = isSnapshot && { id: mine.id, prevId: theirs.id };
  const merged = mergeValues(former, { ...mine, ...heads }, { ...theirs, ...heads });
  return merged === conflict ? conflict : JSON.stringify(merged, null, isSnapshot ? 1 : 2);
}

const found = sides();
renumber(found);
const conflicts = () => linesOf(git('diff', '--name-only', '--diff-filter=U'));
for (const file of conflicts()) {
  const text = settled(file, versionsOf(file, found.ownStage));
  if (text === conflict) continue;
  writeFileSync(path.join(root, file), `${text.trimEnd()}\n`);
  git('add', file);
  console.log(`settled ${file}`);
}
const left = conflicts();
for (const file of left) console.error(`in conflict: ${file}`);
if (left.length > 0) process.exit(1);

const steps = [
  [process.execPath, ['scripts/generate.mjs', '--name', 'merged']],
  [tool('oxfmt'), ['src/i18n/locales', 'tests/contract']],
];
for (const [command, words] of steps) {
  const { code } = await run(command, words);
  if (code !== 0) process.exit(code);
}
git('add', 'generated', 'README.md', migrations, 'src/i18n/locales', 'tests/contract');
console.log('Settled: look at it, run npm run check, then go on with the merge or the rebase.');
