import type { Say, Topic } from '../figures.ts';
import { bothSides, measureAgainstHand, takenSo } from '../server/againstHand.ts';
import { addBareRoutes } from '../server/bareRoutes.ts';
import { openServed } from '../server/served.ts';
import { bareTask } from './bareTask.ts';
import { measureSeries } from './series.ts';

/** The routes of tasks against hand-written ones of the same server; series of tasks, and their board. */
export async function measureTasks(say: Say): Promise<readonly Topic[]> {
  return [await measureRoutes(say), ...(await measureSeries(say))];
}

async function measureRoutes(say: Say): Promise<Topic> {
  const served = await openServed(({ app, pools }) => addBareRoutes(app, pools, bareTask));
  try {
    const { figures, ids } = await measureAgainstHand(served, bareTask, say);
    return {
      title: 'Tasks against hand-written SQL',
      about:
        `Requests a second over HTTP for the tasks of a demo agency (${ids.length}), each with what it is about and linked to. ` +
        bothSides,
      sides: ['engine', 'by hand'],
      figures,
      remarks: [takenSo],
    };
  } finally {
    await served.close();
  }
}
