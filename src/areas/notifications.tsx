import type { area as declared } from '../../schema/areas/notifications/area.ts';
import type { BrowserArea } from '../area.ts';

export const area: BrowserArea<typeof declared> = { icons: {} };
