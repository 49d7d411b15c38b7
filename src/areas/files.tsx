import type { area as declared } from '../../schema/areas/files/area.ts';
import type { BrowserArea } from '../area.ts';
import { LibraryIcon } from '../theme/icons/areas.tsx';

const loadLibrary = () => import('../custom-pages/files/library/LibraryPage.tsx');
const loadPage = async () => (await loadLibrary()).LibraryPage;

export const area: BrowserArea<typeof declared> = {
  icons: { library: LibraryIcon },
  pages: {
    'library.home': loadPage,
    'library.folder': loadPage,
    'library.download': async () => (await import('../custom-pages/files/download/DownloadPage.tsx')).DownloadPage,
  },
  recordPages: { library: async () => (await loadLibrary()).RecordLibrary },
};
