import { groupOf, screensUnder, type Owner } from './screen.ts';
import { recordsOf, talentTools } from './shared.ts';
import { workOf } from './work.ts';

/** Talents, scouts, partners and staff: list, add page and profile, then the work under each of them. */

/** The tabs of a profile. Every record also has its history. */
function profile<const Tabs extends readonly string[]>(tabs: Tabs) {
  return {
    name: 'profile',
    path: '/profile/:section',
    built: 'detail',
    back: 'list',
    record: 'id',
    allowed: { section: [...tabs, 'history'] },
  } as const;
}

/** The tabs that can be edited in place. */
function profileEdit<const Tabs extends readonly string[]>(tabs: Tabs) {
  return {
    name: 'profileEdit',
    path: '/profile/:section/edit',
    built: 'detail',
    back: 'upTwo',
    record: 'id',
    edit: true,
    allowed: { section: tabs },
  } as const;
}

const scoutTabs = ['summary', 'personal', 'career', 'business', 'notes'] as const;
const talentTabs = [...scoutTabs, 'performanceHistory', 'sizes', 'brands'] as const;
const partnerTabs = ['summary', 'contacts', 'notes'] as const;
const staffTabs = ['summary', 'notes', 'finance', 'library', 'tasks'] as const;

const listAndAdd = <const Name extends Owner>(owner: Name) =>
  screensUnder({ ...groupOf(owner), entity: owner }, [
    { name: 'list', path: '', built: 'list' },
    { name: 'add', path: '/add', built: 'add', back: 'list' },
  ]);

const pagesOf = <const Name extends Owner>(owner: Name) =>
  ({ ...groupOf(owner), path: `/${owner}/:id`, owner, module: 'profile', entity: owner }) as const;

export const peopleScreens = [
  ...listAndAdd('talent'),
  ...screensUnder(pagesOf('talent'), [profile(talentTabs), profileEdit(talentTabs)]),
  ...workOf('talent'),
  ...recordsOf('talent'),
  ...screensUnder(pagesOf('talent'), [
    { name: 'financeSettings', path: '/finance/settings', module: 'finance', back: 'list' },
    { name: 'financeInvoices', path: '/finance/invoices/:financeInvoiceTab', module: 'finance', back: 'list' },
    { name: 'ticketedEvents', path: '/events/:slug', module: 'events', back: 'list' },
    { name: 'insights', path: '/dashboard/detail/insights', module: 'insights', back: 'list' },
  ]),
  ...talentTools,

  ...listAndAdd('scout'),
  ...screensUnder(pagesOf('scout'), [profile(scoutTabs), profileEdit(scoutTabs)]),
  ...workOf('scout'),
  ...recordsOf('scout'),

  ...listAndAdd('partner'),
  ...screensUnder(pagesOf('partner'), [profile(partnerTabs), profileEdit(partnerTabs)]),
  ...workOf('partner'),

  ...listAndAdd('staff'),
  ...screensUnder(pagesOf('staff'), [
    profile(staffTabs),
    { name: 'edit', path: '/edit', built: 'detail', back: 'upTwo', record: 'id', edit: true, section: 'summary' },
  ]),
  ...workOf('staff'),
] as const;
