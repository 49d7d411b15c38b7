import { createContext, useContext } from 'react';
import type { Channel } from './channel.ts';

/** The channel of this tab; null where a part stands alone, as in its tests. */
export const ChannelContext = createContext<Channel | null>(null);

/** What the server tells this tab of its own accord; null where there is nothing of the kind. */
export const useChannel = (): Channel | null => useContext(ChannelContext);
