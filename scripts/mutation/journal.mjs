import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Journal of a run, written as it goes, so that an interrupted one can continue.
 * @param {string} folder its folder
 * @param {string} key hash of the project: results of another one are discarded
 * @param {{ isContinued: boolean }} options isContinued: start with the stored results, if they are of this project
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
    /** True if it continues with stored results. */
    isContinued: kept?.key === key,
    /** Results of each test file on the unchanged project. */
    covers: journal.covers,
    /** Returns the verdict on a mutant, if known. */
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
