import type { Pools } from '../../server/database/pools.ts';
import type { StoragePort } from '../../server/integrations/storage/port.ts';
import type { Transaction } from '../transaction.ts';
import type { Site } from '../site.ts';

/** Context of a step: the agencies, in one transaction. */
export interface StepWork {
  readonly sites: readonly Site[];
  readonly owner: Transaction['owner'];
  readonly pools: Pools;
  /** Storage of files. */
  readonly storage: StoragePort;
  /** The clock with which all steps plan, in milliseconds. */
  readonly now: number;
}

/** A step of the demo: one transaction. */
export interface Step {
  readonly name: string;
  readonly fill: (work: StepWork) => Promise<void>;
}

/** A step that does the same for one agency after the other. */
export function eachSite(name: string, fill: (site: Site) => Promise<void>): Step {
  return {
    name,
    fill: async ({ sites }) => {
      for (const site of sites) await fill(site);
    },
  };
}
