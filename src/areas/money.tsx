import type { area as declared } from '../../schema/areas/money/area.ts';
import type { BrowserArea } from '../area.ts';
import { FinanceIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { finance: FinanceIcon },
  pages: {
    'finance.taskRules': async () => (await import('../custom-pages/money/task-rules/TaskRules.tsx')).TaskRules,
  },
};
