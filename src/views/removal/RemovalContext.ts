import { createContext } from 'react';

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

/**
 * Asks whether to delete a record of that name although others reference it. If they need it, it cannot be deleted: the
 * person is informed, and the answer is false. Without a dialog, the answer is false.
 */
export type AskRemoval = (name: string, data: RelatedData, isNeeded: boolean) => Promise<boolean>;

/** Dialog for deleting referenced records; null outside of the app. */
export const RemovalContext = createContext<AskRemoval | null>(null);
