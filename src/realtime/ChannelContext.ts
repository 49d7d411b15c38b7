import { createContext, useContext } from 'react';
import type { Channel } from './channel.ts';

/** Push channel of this tab; null for a part outside of the app, as in tests. */
export const ChannelContext = createContext<Channel | null>(null);

/** Returns the push channel; null without one. */
export const useChannel = (): Channel | null => useContext(ChannelContext);
