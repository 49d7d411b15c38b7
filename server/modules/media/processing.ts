import type { MediaRow } from '../../engine/media/row.ts';
import type { Tools } from './examining.ts';
import { claim, mostTries, postpone, settle, type WaitingDeps } from './waiting.ts';

export interface ProcessingDeps extends Tools, WaitingDeps {}

async function work(deps: ProcessingDeps, media: MediaRow): Promise<void> {
  // What reads images and recordings takes longer to load than all else of the server together.
  const { examine } = await import('./examining.ts');
  try {
    await settle(deps, media, await examine(deps, media));
  } catch (error) {
    deps.log.warn({ err: error, media: media.id }, 'a file could not be processed');
    if ((media.tries ?? 0) >= mostTries) return await settle(deps, media, 'fileUnreadable');
    await postpone(deps, media);
  }
}

/** Looks at the files of an agency that wait, one after the other; answers how many. */
export async function processMedia(deps: ProcessingDeps, agencyId: string): Promise<number> {
  let count = 0;
  for (let media = await claim(deps, agencyId, 'here'); media; media = await claim(deps, agencyId, 'here')) {
    // A try that ended the server did not come to count itself.
    if ((media.tries ?? 0) > mostTries) await settle(deps, media, 'fileUnreadable');
    else await work(deps, media);
    count += 1;
  }
  return count;
}
