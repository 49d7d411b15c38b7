import type { area as declared } from '../../schema/areas/files/area.ts';
import type { BrowserArea } from '../area.ts';
import { LibraryIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { library: LibraryIcon },
};
