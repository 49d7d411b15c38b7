import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a run has found, kept as it goes, so that one that was cut off can go on.
 * @param {string} folder where to keep it
 * @param {string} key what the project is: what was found about another one is worth nothing
 * @param {{ isContinued: boolean }} options isContinued: begin with what is kept, where that is about this project
 */
export function openJournal(folder, key, { isContinued }) {
  const file = path.join(folder, 'journal.json');
  const kept = isContinued && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const journal = kept?.key === key ? kept : { key, covers: {}, verdicts: {} };
  const write = () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(journal));
    renameSync(`${file}.new`, file);
  };
  return {
    /** Whether it goes on with what is kept. */
    isContinued: kept?.key === key,
    /** What each test file does where nothing is taken away. */
    covers: journal.covers,
    /** What became of a mutant, where that is known. */
    verdictOf: (number) => journal.verdicts[number],
    addCover(file, cover) {
      journal.covers[file] = cover;
      write();
    },
    addVerdict(number, verdict) {
      journal.verdicts[number] = verdict;
      write();
    },
  };
}
