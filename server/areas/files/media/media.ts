import type { FastifyInstance } from 'fastify';
import type { UploadQuotas } from '../../../config.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { LinksPort } from '../../../integrations/links/port.ts';
import type { StillsPort } from '../../../integrations/stills/port.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { retryBroken } from './brokenTries.ts';
import { fetchLinked } from './fetchLinked.ts';
import { addMedia } from './mediaRoutes.ts';
import { processMedia, processNext } from './processing.ts';
import { addServing, type ContentNamer, type ContentReader } from './serving.ts';
import { sweepMedia, sweepObjects, sweepUploads } from './sweeping.ts';
import { addUploads } from './uploadRoutes.ts';
import { createUploads } from './uploads.ts';

/** Dependencies of files. */
export interface MediaDeps {
  readonly engine: Engine;
  readonly storage: StoragePort;
  readonly quotas: UploadQuotas;
  /** Takes posters from videos; null if no program is configured. */
  readonly stills: StillsPort | null;
  /** Called when a file is complete and waits for processing. */
  readonly arrived: () => void;
  /** Timeout of each reader of a file, in milliseconds; the reader's own timeout by default. */
  readonly patience?: number | undefined;
  /** Fetches files from the web; null if disabled. */
  readonly links: LinksPort | null;
  /** Called when somebody reads the content of a file of the library. */
  readonly read: ContentReader;
  readonly nameOf: ContentNamer;
  /** Called when a file waits to be fetched from its address. */
  readonly linked: () => void;
}

/**
 * Background work on files, for one agency (or above them) or for all; each method returns the number of files it
 * touched.
 */
export interface MediaWork {
  /** Fetches some of the files that wait at their addresses. */
  fetch(agencyId: string): Promise<number>;
  /** Looks at the files that wait. */
  process(agencyId: string): Promise<number>;
  /** Fetches waiting files, those of a crashed server first. Only one such run may be active over all servers. */
  fetchAlone(agencyId: string): Promise<number>;
  /** Lets files wait again whose try ended with its server; for the beginning of the only run at a time over all servers. */
  retryProcessing(agencyId: string): Promise<number>;
  /** Looks at the file that has waited longest. */
  processNext(agencyId: string): Promise<number>;
  /** Deletes abandoned uploads. */
  sweepUploads(agencyId: string): Promise<number>;
  /** Deletes unused files. */
  sweep(agencyId: string): Promise<number>;
  /** Removes objects that no row names. */
  sweepObjects(): Promise<number>;
}

/**
 * Registers files (AB 3, AB 4, AB 7): uploads in parts, metadata and download; returns the background work
 * for the queue.
 */
export function registerMedia(app: FastifyInstance, given: MediaDeps): MediaWork {
  const { engine, storage, stills, links, patience, quotas, ...told } = given;
  const { database, clock } = engine;
  const deps = { database, storage, clock };
  const looking = { ...deps, stills, log: app.log, ...(patience !== undefined && { patience }) };
  addUploads(app, createUploads({ ...deps, quotas, arrived: told.arrived }));
  addMedia(app, engine);
  addServing(app, { engine, storage, read: told.read, nameOf: told.nameOf });
  const fetch = (agencyId: string) => fetchLinked({ ...deps, ...told, quotas, links, log: app.log }, agencyId);
  return {
    fetch,
    process: (agencyId) => processMedia(looking, agencyId),
    fetchAlone: async (agencyId) => {
      await retryBroken(deps, agencyId, 'elsewhere');
      return fetch(agencyId);
    },
    retryProcessing: (agencyId) => retryBroken(deps, agencyId, 'here'),
    processNext: (agencyId) => processNext(looking, agencyId),
    sweepUploads: (agencyId) => sweepUploads(deps, agencyId),
    sweep: (agencyId) => sweepMedia(deps, agencyId),
    sweepObjects: () => sweepObjects(deps),
  };
}
