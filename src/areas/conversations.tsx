import type { area as declared } from '../../schema/areas/conversations/area.ts';
import type { BrowserArea } from '../area.ts';
import { CommsIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { comms: CommsIcon },
};
