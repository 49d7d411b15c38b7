import type { area as declared } from '../../schema/areas/money/area.ts';
import type { BrowserArea } from '../area.ts';
import { FinanceIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { finance: FinanceIcon },
  pages: {
    'finance.dashboard': async () => (await import('../custom-pages/money/dashboard/Dashboard.tsx')).Dashboard,
    'finance.ready': async () => (await import('../custom-pages/money/ready/ReadyToInvoice.tsx')).ReadyToInvoice,
    'finance.debtors': async () => (await import('../custom-pages/money/debtors/DebtorReport.tsx')).DebtorReport,
    'finance.taskRules': async () => (await import('../custom-pages/money/task-rules/TaskRules.tsx')).TaskRules,
  },
  recordPages: {
    finance: async () => (await import('../custom-pages/money/talent-finance/TalentFinance.tsx')).TalentFinance,
  },
};
