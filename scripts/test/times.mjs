/** @typedef {{ stage: string, file: string, seconds: number }} FileTime */

const sum = (list) => list.reduce((total, { seconds }) => total + seconds, 0);

/**
 * Adds up the tests of Playwright's JSON report by file and project.
 * @returns {FileTime[]}
 */
export function playwrightTimes(report) {
  const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
  const times = new Map();
  for (const { file, tests } of (report?.suites ?? []).flatMap(specsIn)) {
    for (const { projectName, results } of tests) {
      const name = `tests/e2e/${file} (${projectName})`;
      const seconds = results.reduce((total, { duration }) => total + duration / 1000, 0);
      times.set(name, (times.get(name) ?? 0) + seconds);
    }
  }
  return [...times].map(([file, seconds]) => ({ stage: 'e2e', file, seconds }));
}

/**
 * Shares out the time of a run among its stages, whose files take turns on the same workers.
 * @param {FileTime[]} times of each file, on its worker
 * @param {number} seconds the time of the run
 * @returns {{ stage: string, seconds: number }[]}
 */
export function stageTimes(times, seconds) {
  const stages = [...new Set(times.map(({ stage }) => stage))];
  const all = sum(times);
  return stages.map((stage) => {
    const own = sum(times.filter((one) => one.stage === stage));
    return { stage, seconds: all === 0 ? 0 : (own / all) * seconds };
  });
}

/** The files that take longest. */
export function slowest(times, count = 10) {
  return times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}
