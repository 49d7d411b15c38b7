import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import type { Change } from '../writing/changes.ts';
import type { Model } from '../model.ts';

/** Two records of which one is made, or that are made two again, and the transaction in which that happens. */
export interface MergedPair {
  readonly connection: Connection;
  readonly actor: Actor;
  readonly keptId: string;
  readonly goneId: string;
}

/** Values that a merge is about to write to the kept record. */
export interface MergeWrite extends MergedPair {
  readonly model: Model;
  readonly changes: readonly Change[];
}

/** Follows merges with the data that a module keeps beside records; an error that it throws rolls the merge back. */
export interface MergeFollower {
  /** By which a merge remembers what was moved, for good. */
  readonly name: string;
  /** Before the kept record loses what it gives up. */
  hold(write: MergeWrite): Promise<void>;
  /** Called after the kept record was written; returns the ids that moving back needs. */
  move(pair: MergedPair): Promise<readonly string[]>;
  /** Called after both records exist again; `moved` is empty if the merge is older than the follower. */
  moveBack(pair: MergedPair, moved: readonly string[]): Promise<void>;
}
