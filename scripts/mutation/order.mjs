/**
 * Orders the test files for each mutant. It learns: the file that caught the last mutant of a source probably catches
 * its next, too, and files that often catch mutants come before those that never do.
 */
export function openOrder() {
  const caught = new Map();
  const passed = new Map();
  const caughtLast = new Map();
  const add = (counts, file) => counts.set(file, (counts.get(file) ?? 0) + 1);
  /** Returns the expected seconds for catching one mutant with a test file. */
  const costOf = ({ file, seconds }) => {
    const [hits, misses] = [caught.get(file) ?? 0, passed.get(file) ?? 0];
    return (seconds * (hits + misses + 2)) / (hits + 1);
  };
  return {
    /**
     * @param {string} source the file of the mutant
     * @param {{ file: string, seconds: number }[]} tests those that reach the mutant
     * @param {string} [late] one that did not answer in time comes last
     * @returns {string[]}
     */
    of(source, tests, late) {
      const rank = ({ file }) => (file === late ? 2 : file === caughtLast.get(source) ? 0 : 1);
      return tests
        .toSorted((one, other) => rank(one) - rank(other) || costOf(one) - costOf(other))
        .map(({ file }) => file);
    },
    /** Takes note of what became of a mutant that was tried against these files in this order. */
    learn(source, files, { outcome, file }) {
      if (outcome === 'BROKEN') return;
      const misses = outcome === 'caught' ? files.slice(0, files.indexOf(file)) : files;
      for (const one of misses) add(passed, one);
      if (outcome !== 'caught') return;
      add(caught, file);
      caughtLast.set(source, file);
    },
  };
}
