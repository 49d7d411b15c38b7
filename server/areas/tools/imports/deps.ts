import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '../../../engine/engine.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';

/** Dependencies of imports. */
export interface ImportDeps {
  readonly engine: Engine;
  readonly storage: StoragePort;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}
