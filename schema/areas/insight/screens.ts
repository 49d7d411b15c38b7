import { groupOf, screensUnder } from '../../routes/screen.ts';

/** The dashboard and the reports (AB 2). */
export const screens = [
  ...screensUnder(groupOf('dashboard'), [
    { name: 'management', path: '/management-dashboard', built: 'page' },
    { name: 'setting', path: '/dashboard-setting', built: 'page' },
    { name: 'activity', path: '/activity', built: 'page' },
  ]),
  ...screensUnder(groupOf('reports'), [
    {
      name: 'report',
      path: '/:section',
      allowed: { section: ['talent', 'scout', 'contract', 'costAndRevenue', 'comms', 'task'] },
    },
  ]),
] as const;
