import type { area as declared } from '../../schema/areas/tools/area.ts';
import { can } from '../../schema/access/can.ts';
import { importPath, isImported } from '../../schema/areas/tools/paths.ts';
import { accessLookup } from '../../schema/outlines.ts';
import type { BrowserArea, OtherPage } from '../area.ts';
import { ToolsIcon } from '../theme/icons/areas.tsx';

/** Imports are for who may make records of that kind, and of kinds that can be imported. */
const mayImport: OtherPage['access'] = (actor, { kind = '' }) => {
  if (!isImported(kind)) return 'unknown';
  return can(actor, 'create', kind, accessLookup) === 'no' ? 'closed' : 'open';
};

export const area: BrowserArea<typeof declared> = {
  icons: { tools: ToolsIcon },
  pages: {
    'socials.callback': async () => (await import('../custom-pages/people/socials/SocialPage.tsx')).SocialPage,
    'socials.sandbox': async () => (await import('../custom-pages/people/socials/SocialPage.tsx')).SocialPage,
  },
  otherPages: [
    {
      path: importPath(':kind'),
      load: async () => (await import('../custom-pages/tools/import/ImportStart.tsx')).ImportStart,
      access: mayImport,
    },
    {
      path: importPath(':kind', ':id'),
      load: async () => (await import('../custom-pages/tools/import/ImportPage.tsx')).ImportPage,
      access: mayImport,
    },
  ],
};
