import type { area as declared } from '../../schema/areas/tasks/area.ts';
import type { BrowserArea } from '../area.ts';
import { TasksIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { tasks: TasksIcon },
  pages: {
    'settings.task': async () => (await import('../custom-pages/tasks/settings/TaskSettings.tsx')).TaskSettings,
  },
};
