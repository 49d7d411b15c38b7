import { createContext } from 'react';

/** How many records of an entity name another one in a field. */
export interface Related {
  readonly entity: string;
  readonly field: string;
  readonly total: number;
}

/** What a server says that refuses to delete a record which others go on naming (AB 7, `checkRelatedData`), or need. */
export interface RelatedData {
  readonly related: readonly Related[];
  /** Records of which the person may know no more than that there are some. */
  readonly others: number;
}

/**
 * Whether a record of that name is to be deleted although others name it. Where they need it, it cannot be: the person is
 * told, and the answer is no. Without anybody to ask, it is not.
 */
export type AskRemoval = (name: string, data: RelatedData, isNeeded: boolean) => Promise<boolean>;

export const RemovalContext = createContext<AskRemoval | null>(null);
