import { groupOf, recordPages, screensUnder, type Owner } from '../../routes/screen.ts';

/** Talents, scouts, partners and staff: list, add page and profile (AB 2). */

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

const scoutTabs = ['summary', 'personal', 'career', 'business', 'contacts', 'notes'] as const;
const talentTabs = [...scoutTabs, 'performanceHistory', 'sizes', 'brands'] as const;
const partnerTabs = ['summary', 'contacts', 'notes'] as const;
/** Tabs of people and companies that have no form: what was said with them, and their media. */
const readTabs = ['talk', 'media'] as const;
/** Lists on a partner’s page, which are not edited. */
const partnerLists = ['tasks'] as const;
const staffTabs = ['summary', 'media', 'notes', 'finance', 'library', 'tasks'] as const;

const listAndAdd = <const Name extends Owner>(owner: Name) =>
  screensUnder({ ...groupOf(owner), entity: owner }, [
    { name: 'list', path: '', built: 'list' },
    { name: 'add', path: '/add', built: 'add', back: 'list' },
  ]);

/** Screens of the area. */
export const screens = [
  ...listAndAdd('talent'),
  ...screensUnder(recordPages('talent'), [profile([...talentTabs, ...readTabs]), profileEdit(talentTabs)]),
  ...listAndAdd('scout'),
  ...screensUnder(recordPages('scout'), [profile([...scoutTabs, ...readTabs]), profileEdit(scoutTabs)]),
  ...listAndAdd('partner'),
  ...screensUnder(recordPages('partner'), [
    profile([...partnerTabs, ...readTabs, ...partnerLists]),
    profileEdit(partnerTabs),
  ]),
  ...listAndAdd('staff'),
  ...screensUnder(recordPages('staff'), [
    profile(staffTabs),
    { name: 'edit', path: '/edit', built: 'detail', back: 'upTwo', record: 'id', edit: true, section: 'summary' },
  ]),
] as const;
