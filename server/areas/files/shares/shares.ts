import type { FastifyInstance } from 'fastify';
import type { Pools } from '../../../database/pools.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { ArchiveDeps } from './archive.ts';
import { addForMembers } from './forMembers.ts';
import { createGrants } from './grants.ts';
import { createLinksOfShares } from './links.ts';
import { addOutside } from './outside.ts';
import { registerShareSweep } from './sweeping.ts';

/** Dependencies of shares. */
export interface SharesDeps extends ArchiveDeps {
  readonly pools: Pools;
  readonly jobs: Pick<Jobs, 'sweep'>;
  readonly storage: StoragePort;
  readonly outbox: Outbox;
  /** Gives the installation's secret. */
  readonly readSecret: () => Promise<Buffer>;
  readonly origin: () => string;
}

/** Registers shares of files and folders of the library with people outside. */
export function registerShares(app: FastifyInstance, deps: SharesDeps): void {
  const { engine, pools, jobs, storage, outbox, readSecret, origin, zipFiles, noteOutside } = deps;
  const links = createLinksOfShares({ outbox, readSecret, origin });
  addForMembers(app, { engine, links });
  addOutside(app, { engine, storage, zipFiles, noteOutside, grants: createGrants(readSecret, engine.clock) });
  registerShareSweep(jobs, pools, engine.clock);
}
