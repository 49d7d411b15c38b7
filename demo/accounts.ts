import { cap, resources, type Resource } from '../schema/access/resources.ts';
import { levelSets, type LevelSet } from '../schema/access/levels.ts';
import type { Role } from '../schema/access/roles.ts';

/** The password of every demo account. */
export const demoPassword = 'Greenroom-2026!';

export type DemoAgencyName = 'harbour' | 'northside';

/** An account that can sign in to the demo. */
export interface DemoAccount {
  readonly email: string;
  /** Purpose of the account, in a few words. */
  readonly note: string;
  readonly displayName: string;
  readonly role: Role;
  /** Absent for the roles above the agencies. */
  readonly agency?: DemoAgencyName;
  /** Position of the person in the agency; an entry of its positions. */
  readonly position?: string;
  /** Levels of a staff member (AB 6). */
  readonly levels?: Readonly<Partial<Record<Resource, LevelSet>>>;
}

type Levels = Readonly<Record<Resource, LevelSet>>;

const eachResource = (setOf: (resource: Resource) => LevelSet): Levels =>
  Object.fromEntries(resources.map((resource) => [resource, setOf(resource)])) as Levels;

const nothing = eachResource(() => levelSets.none);

/** The demo accounts, in the order in which the start and the sign-in page name them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'agency@harbour.test',
    note: 'Agency admin of Harbour Talent',
    displayName: 'Helen Marchetto',
    role: 'agency',
    agency: 'harbour',
    position: 'Director',
  },
  {
    email: 'staff@harbour.test',
    note: 'Senior agent: reads all talents and content, edits assigned ones',
    displayName: 'Daniel Okonjo',
    role: 'staff',
    agency: 'harbour',
    position: 'Senior agent',
    levels: {
      ...nothing,
      DASHBOARD: levelSets.viewAll,
      CALENDAR: levelSets.viewAll,
      TALENT: levelSets.viewAllEditAssigned,
      SCOUT: levelSets.editAll,
      PARTNER: levelSets.editAll,
      TASK: levelSets.editAll,
      CMS: levelSets.viewAllEditAssigned,
    },
  },
  {
    email: 'viewer@harbour.test',
    note: 'Assistant: reads only what is assigned',
    displayName: 'Priya Venkatraman',
    role: 'staff',
    agency: 'harbour',
    position: 'Assistant agent',
    levels: { ...eachResource((resource) => cap(resource, ['VIEW_ASSIGN'])), DASHBOARD: levelSets.viewAll },
  },
  {
    email: 'nobody@harbour.test',
    note: 'Intern: no access to anything',
    displayName: 'Casey Lindqvist',
    role: 'staff',
    agency: 'harbour',
    position: 'Intern',
    levels: nothing,
  },
  {
    email: 'agency@northside.test',
    note: 'Agency admin of Northside Artists',
    displayName: 'Marcus Feldhauer',
    role: 'agency',
    agency: 'northside',
    position: 'Director',
  },
  {
    email: 'app@greenroom.test',
    note: 'App admin: favourites',
    displayName: 'Robin Castellane',
    role: 'app_admin',
  },
  {
    email: 'super@greenroom.test',
    note: 'Super admin: agencies, visits and the content of all',
    displayName: 'Sam Okafor-Reyes',
    role: 'super_admin',
  },
];

/** Returns true if the account can change anything in its agency; false for accounts outside of the demo. */
export function mayWrite(email: string): boolean {
  const account = demoAccounts.find((one) => one.email === email);
  if (account?.role !== 'staff') return true;
  return Object.values(account.levels ?? {}).some(
    (levels) => levels.includes('EDIT_ASSIGN') || levels.includes('EDIT_ALL'),
  );
}
