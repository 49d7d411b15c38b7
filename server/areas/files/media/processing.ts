import type { MediaRow } from '../../../engine/media/mediaRow.ts';
import { WorkerEndedError } from '../../../workers/program.ts';
import { examine, type Tools } from './examining.ts';
import { claim, mostTries, postpone, settle, type WaitingDeps } from './waiting.ts';

/** Dependencies of processing files. */
export interface ProcessingDeps extends Tools, WaitingDeps {}

async function work(deps: ProcessingDeps, media: MediaRow): Promise<void> {
  const tries = media.tries ?? 0;
  // A try that ended the server did not come to count itself.
  if (tries > mostTries) return settle(deps, media, 'fileUnreadable');
  try {
    await settle(deps, media, await examine(deps, media));
  } catch (error) {
    deps.log.warn({ err: error, media: media.id }, 'a file could not be processed');
    // What kept its reader busy for too long would do so again, while others wait.
    if (error instanceof WorkerEndedError || tries >= mostTries) return await settle(deps, media, 'fileUnreadable');
    await postpone(deps, media);
  }
}

/** Processes the file of an agency that has waited longest; returns the number processed. */
export async function processNext(deps: ProcessingDeps, agencyId: string): Promise<number> {
  const media = await claim(deps, agencyId, 'here');
  if (!media) return 0;
  await work(deps, media);
  return 1;
}

/** Processes the waiting files of an agency, one after the other; returns their number. */
export async function processMedia(deps: ProcessingDeps, agencyId: string): Promise<number> {
  let count = 0;
  while ((await processNext(deps, agencyId)) > 0) count += 1;
  return count;
}
