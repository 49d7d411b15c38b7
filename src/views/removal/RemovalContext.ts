import { createContext } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';

/** Number of records of an entity that reference another one by a field. */
export interface Related {
  readonly entity: string;
  readonly field: string;
  readonly total: number;
}

/** Data of the server's refusal to delete a record which others reference (AB 7, `checkRelatedData`), or need. */
export interface RelatedData {
  readonly related: readonly Related[];
  /** Records of which the person may know no more than that there are some. */
  readonly others: number;
}

/** A record to be deleted although others reference it. */
export interface Removal {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly data: RelatedData;
  /** They need it, so that it stays. */
  readonly isNeeded: boolean;
}

/**
 * Asks whether to delete a record although others reference it. If they need it, it cannot be deleted: the person is
 * informed, and the answer is false. Without a dialog, the answer is false.
 */
export type AskRemoval = (removal: Removal) => Promise<boolean>;

/** Dialog for deleting referenced records; null outside of the app. */
export const RemovalContext = createContext<AskRemoval | null>(null);
