/**
 * Returns the sections of `bench/RESULTS.md` with the day on which each was measured, and its age in days.
 * @param {string} text
 * @param {Date} today
 * @returns {{ section: string, day: string, days: number }[]}
 */
export function staleSections(text, today) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const section = part.split('\n', 1)[0];
      const day = /^(\d{4}-\d{2}-\d{2}), /m.exec(part)?.[1];
      if (day === undefined) throw new Error(`bench/RESULTS.md does not say when ${section} was measured`);
      return { section, day, days: Math.floor((today - new Date(day)) / 86_400_000) };
    });
}
