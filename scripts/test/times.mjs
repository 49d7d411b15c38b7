/** @typedef {{ stage: string, file: string, seconds: number }} FileTime */

const sum = (list) => list.reduce((total, { seconds }) => total + seconds, 0);

/**
 * Adds up the tests of Playwright's JSON report by stage, file and project.
 * @returns {FileTime[]}
 */
export function playwrightTimes(report) {
  const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
  const times = new Map();
  for (const { file, tags = [], tests } of (report?.suites ?? []).flatMap(specsIn)) {
    const stage = tags.some((tag) => tag.replace('@', '') === 'core') ? 'core' : 'journeys';
    for (const { projectName, results } of tests) {
      const name = `tests/e2e/${file} (${projectName})`;
      const seconds = results.reduce((total, { duration }) => total + duration / 1000, 0);
      const key = `${stage} ${name}`;
      times.set(key, { stage, file: name, seconds: (times.get(key)?.seconds ?? 0) + seconds });
    }
  }
  return [...times.values()];
}

/**
 * Shares out the time of a run among its stages, whose files take turns on the same workers.
 * @param {FileTime[]} times of each file, on its worker
 * @param {readonly string[]} stages
 * @param {{ wall: number, cpu?: number }} lap seconds that the run took
 * @returns {{ stage: string, seconds: number, cpu?: number }[]}
 */
export function shareOut(times, stages, { wall, cpu }) {
  const all = sum(times);
  return stages.map((stage) => {
    const own = sum(times.filter((one) => one.stage === stage));
    const share = all === 0 ? 1 / stages.length : own / all;
    return { stage, seconds: share * wall, ...(cpu !== undefined && { cpu: share * cpu }) };
  });
}

/** The files that take longest. */
export function slowest(times, count = 10) {
  return times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}
