import { createContext, useContext, type ComponentType } from 'react';

/** Props of the dialog in which items are shared with people outside. */
export interface ShareProps {
  readonly items: readonly { readonly key: string; readonly name: string; readonly isSensitive: boolean }[];
  readonly onClose: () => void;
}

/** Parts of sharing, which the area puts into the library. */
export interface Sharing {
  readonly Dialog: ComponentType<ShareProps>;
  /** The shares of one item, as part of its details. */
  readonly OfItem?: ComponentType<{ readonly itemKey: string }>;
}

export const ShareContext = createContext<Sharing | null>(null);

/** Returns the parts of sharing; null where items cannot be shared. */
export const useSharing = (): Sharing | null => useContext(ShareContext);
