import type { Differences, ResourceWords, ScreenWords, TabName } from '../../schema/derive/catalogKeys.ts';
import type { MatrixLevel } from '../../schema/access/levels.ts';
import type { Resource } from '../../schema/access/resources.ts';
import type { Role } from '../../schema/access/roles.ts';
import type { deletedByKey, Group, RecordMoment } from '../../schema/language/entity.ts';
import type { DeclaredSettings, Entities, EntityName } from '../../schema/index.ts';
import type { MenuName, OtherwiseNamed } from '../../schema/menu.ts';
import type { CatalogueType } from '../../schema/rules/catalogues.ts';
import type { StatusType } from '../../schema/rules/statuses.ts';
import type { MessageKey } from '../../schema/rules/messages.ts';
import type activity from './locales/en/activity.json';
import type agencies from './locales/en/agencies.json';
import type calendar from './locales/en/calendar.json';
import type catalogueLists from './locales/en/catalogueLists.json';
import type customFields from './locales/en/customFields.json';
import type imports from './locales/en/imports.json';
import type app from './locales/en/app.json';
import type notifications from './locales/en/notifications.json';
import type library from './locales/en/library.json';
import type moneyDashboard from './locales/en/moneyDashboard.json';
import type pages from './locales/en/pages.json';
import type payments from './locales/en/payments.json';
import type permissions from './locales/en/permissions.json';
import type recordViews from './locales/en/recordViews.json';
import type staff from './locales/en/staff.json';
import type secondFactor from './locales/en/secondFactor.json';
import type shares from './locales/en/shares.json';
import type socials from './locales/en/socials.json';
import type statusSettings from './locales/en/statusSettings.json';
import type mail from './locales/en/mail.json';
import type taskSettings from './locales/en/taskSettings.json';
import type today from './locales/en/today.json';
import type uploads from './locales/en/uploads.json';
import type webhooks from './locales/en/webhooks.json';
import type views from './locales/en/views.json';

/** One word under each key. */
type Words<Key extends string> = { readonly [K in Key]: string };

/** Areas without an entity yet: their placeholders are named by the area. */
type UndeclaredArea = Exclude<MenuName, EntityName | OtherwiseNamed | 'auth'>;

/** Labels of rights and the words for granting them (AB 3 and 4). */
type PermissionWords = Omit<typeof permissions, 'levels'> & {
  readonly levels: Words<MatrixLevel>;
  readonly resources: Words<Resource>;
};

/** Everything that a language has to have words for. Keys are inferred; the English catalog says the rest (`app`). */
export interface Catalog {
  readonly app: Omit<(typeof app)['app'], 'roles'> &
    typeof pages &
    typeof mail &
    typeof taskSettings & {
      readonly roles: Words<Role>;
      readonly agencies: typeof agencies;
      readonly calendar: typeof calendar;
      readonly catalogueLists: Omit<typeof catalogueLists, 'titles'> & { readonly titles: Words<CatalogueType> };
      readonly customFields: typeof customFields;
      readonly imports: typeof imports;
      readonly library: typeof library;
      readonly moneyDashboard: typeof moneyDashboard;
      readonly notifications: typeof notifications;
      readonly payments: typeof payments;
      readonly views: typeof views & typeof recordViews;
      readonly staff: typeof staff;
      readonly statusSettings: Omit<typeof statusSettings, 'typeTabs'> & { readonly typeTabs: Words<StatusType> };
      readonly secondFactor: typeof secondFactor;
      readonly shares: typeof shares;
      readonly socials: typeof socials;
      readonly activity: typeof activity;
      readonly today: typeof today;
      readonly uploads: typeof uploads;
      readonly webhooks: typeof webhooks;
      readonly permissions: (typeof app)['app']['permissions'] & PermissionWords;
    };
  readonly fields: Words<RecordMoment | typeof deletedByKey>;
  readonly tabs: Words<TabName<Entities>>;
  readonly menu: { readonly groups: Words<Exclude<Group, 'none'>>; readonly areas: Words<UndeclaredArea> };
  /** Description of a part that is not built yet, by its area or module. */
  readonly comingSoon: Words<UndeclaredArea | 'auth' | 'events' | 'insights'>;
  readonly resources: ResourceWords<Entities & DeclaredSettings>;
  readonly rules: Words<MessageKey>;
  readonly screens: ScreenWords;
}

/** The faults as properties that no catalog has, so that the compiler names each of them. */
type Faultless<Given> = { readonly [Fault in Differences<Catalog, Given>]: never };

/** A language's catalog as it is. It compiles only where no word is missing and none is superfluous. */
export function complete<Given extends object>(catalog: Given & Faultless<Given>): Given {
  return catalog;
}
