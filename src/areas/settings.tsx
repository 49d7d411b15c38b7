import type { area as declared } from '../../schema/areas/settings/area.ts';
import type { BrowserArea } from '../area.ts';
import { SettingsIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { settings: SettingsIcon },
  pages: {
    'settings.statusCategories': async () =>
      (await import('../custom-pages/settings/statuses/CategoriesPage.tsx')).CategoriesPage,
    'settings.statuses': async () => (await import('../custom-pages/settings/statuses/StatusesPage.tsx')).StatusesPage,
    'settings.modules': async () => (await import('../custom-pages/settings/lists/ModulesPage.tsx')).ModulesPage,
    'settings.masterConfig': async () =>
      (await import('../custom-pages/settings/lists/MasterListPage.tsx')).MasterListPage,
    'settings.apiKeys': async () =>
      (await import('../custom-pages/identity/account/api-keys/AgencyKeys.tsx')).AgencyKeys,
    'settings.mailboxes': async () =>
      (await import('../custom-pages/conversations/mailboxes/MailboxesPage.tsx')).MailboxesPage,
    'settings.webhooks': async () => (await import('../custom-pages/settings/webhooks/WebhooksPage.tsx')).WebhooksPage,
    'settings.customField': async () =>
      (await import('../custom-pages/settings/custom-fields/CustomFields.tsx')).CustomFields,
  },
};
