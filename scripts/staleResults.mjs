const day = 86_400_000;

/**
 * Returns the sections of bench/RESULTS.md that were measured more than so many days ago, oldest first, each with the day
 * of its measurement.
 * @param {string} text the results, as `npm run bench` writes them
 * @param {string} today YYYY-MM-DD
 * @param {number} days
 * @returns {{ part: string, since: string, age: number }[]} `age` in days
 * @throws Error for a section without a day
 */
export function staleResults(text, today, days) {
  const sections = text.split(/^## /m).slice(1);
  return sections
    .map((section) => {
      const [part = '', , dated = ''] = section.split('\n');
      const since = /^\d{4}-\d{2}-\d{2}/.exec(dated)?.[0];
      if (since === undefined) throw new Error(`The results of '${part}' have no day`);
      return { part, since, age: Math.round((Date.parse(today) - Date.parse(since)) / day) };
    })
    .filter(({ age }) => age > days)
    .toSorted((one, other) => other.age - one.age);
}
