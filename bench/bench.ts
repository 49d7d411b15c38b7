import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Say, Topic } from './figures.ts';
import { writeResults } from './results.ts';

/** Parts that can be measured separately. Loaded on demand: the browser's tools are heavy. */
const parts: Readonly<Record<string, () => Promise<(say: Say) => Promise<readonly Topic[]>>>> = {
  server: async () => (await import('./server/server.ts')).measureServer,
  scale: async () => (await import('./scale/scale.ts')).measureScale,
  library: async () => (await import('./library/library.ts')).measureLibrary,
  people: async () => (await import('./people/people.ts')).measurePeople,
  tasks: async () => (await import('./tasks/tasks.ts')).measureTasks,
  calendar: async () => (await import('./calendar/calendar.ts')).measureCalendar,
  community: async () => (await import('./community/community.ts')).measureCommunity,
  finance: async () => (await import('./finance/finance.ts')).measureFinance,
  documents: async () => (await import('./documents/documents.ts')).measureDocuments,
  timeline: async () => (await import('./timeline/timeline.ts')).measureTimeline,
  notifications: async () => (await import('./notifications/notifications.ts')).measureNotifications,
  pipeline: async () => (await import('./pipeline/pipeline.ts')).measurePipeline,
  browser: async () => (await import('./browser/browser.ts')).measureBrowser,
  grid: async () => (await import('./grid/grid.ts')).measureGrid,
  realtime: async () => (await import('./realtime/realtime.ts')).measureRealtime,
  start: async () => (await import('./start/start.ts')).measureStart,
  import: async () => (await import('./import/import.ts')).measureImport,
  webhooks: async () => (await import('./webhooks/webhooks.ts')).measureWebhooks,
  uploads: async () => (await import('./uploads/uploads.ts')).measureUploads,
};

/** Lets the disk keep what was written before: else one part pays for another's files whenever it commits. */
const settleDisk = () => promisify(execFile)('sync');

/**
 * Runs the named parts, or all, one after the other, prints their tables and writes them to `bench/RESULTS.md` in place
 * of their former ones. Returns the exit code: 1 for an unknown part; a missed target is reported, not an error.
 */
export async function bench(names: readonly string[], say: Say): Promise<number> {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    say(`There is no part ${unknown.join(', ')}; there are: ${Object.keys(parts).join(', ')}`);
    return 1;
  }
  for (const name of names.length > 0 ? names : Object.keys(parts)) {
    say(`\n# ${name}`);
    await settleDisk();
    const measure = await parts[name]?.();
    const topics = (await measure?.(say)) ?? [];
    say(await writeResults(name, topics));
  }
  return 0;
}
