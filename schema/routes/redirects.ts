import { matchScreen, screens } from '../routes.ts';
import { contentAreas, publicationTabs } from '../areas/community/screens.ts';
import { createMatcher, type Addressed } from './match.ts';
import { fillPattern } from './pattern.ts';
import { owners, type Screen } from './screen.ts';

/** A further form of an address and the one that it leads to; the parameters of `to` are those of `pattern`. */
export interface Redirect extends Addressed {
  readonly to: string;
}

const recordOf = { pipeline: 'oppId', event: 'eventId', project: 'subId' } as const;

/** The further forms of the addresses of work; `base` is empty or an owner's pages. */
function redirectsOfWork(base: string): Redirect[] {
  const details = Object.entries(recordOf).flatMap(([module, record]): Redirect[] => {
    const detail = `${base}/${module}/detail/:${record}`;
    return [
      { pattern: `${base}/${module}/:${record}`, allowed: { [record]: 'id' }, to: `${detail}/summary` },
      { pattern: detail, to: `${detail}/summary` },
      { pattern: `${detail}/edit`, to: `${detail}/summary/edit` },
    ];
  });
  const tasks = `${base}/project/detail/:subId/tasks`;
  return [
    ...details,
    { pattern: tasks, to: `${tasks}/list` },
    { pattern: `${base}/contracts/:subId`, allowed: { subId: 'id' }, to: `${base}/contracts/detail/:subId` },
  ];
}

/** Both forms of the timeline are in the spec, one on its own and one under an owner; each place reads both. */
function timelineRedirect(base: string): Redirect {
  const tasks = `${base}/project/detail/:subId/tasks`;
  const long = `${tasks}/list/timeline/:range`;
  const short = `${tasks}/timeline/:range`;
  return base === '' ? { pattern: short, to: long } : { pattern: long, to: short };
}

const firstPages: Readonly<Record<string, string>> = {
  '/dashboard': '/dashboard/management-dashboard',
  '/finance': '/finance/dashboard',
  '/finance/configuration': '/finance/configuration/tax',
  '/finance/rules': '/finance/rules/management-fee',
  '/comms': '/comms/calls',
  '/reports': '/reports/talent',
  '/settings': '/settings/general',
  '/settings/status-configure': '/settings/status-configure/category',
  '/talent/:id/comms': '/talent/:id/comms/calls',
  '/talent/:id/finance': '/talent/:id/finance/settings',
  '/talent/:id/budget': '/talent/:id/tools/tour-tracks/budget',
  '/talent/:id/tour_itinerary': '/talent/:id/tools/tour-tracks/tour_itinerary',
  '/scout/:id/comms': '/scout/:id/comms/calls',
  '/talent/:id/edit': '/talent/:id/profile/summary/edit',
  '/scout/:id/edit': '/scout/:id/profile/summary/edit',
  '/partner/:id/edit': '/partner/:id/profile/summary/edit',
  '/staff/:id/profile/summary/edit': '/staff/:id/edit',
  '/contracts/:id/contracts/:subId': '/contracts/detail/:subId',
  '/contracts/:id/contracts/detail/:subId': '/contracts/detail/:subId',
  '/cms/talent/:id': '/cms/talent/:id/dashboard',
};

const firstTabs: Readonly<Record<string, string>> = {
  news: 'published',
  events: 'published',
  audio: 'all',
  video: 'all',
  podcasts: 'video',
  snippets: 'posts',
  fanroom: 'posts',
  fans: 'all',
};

/** States of what is reviewed before it is published. */
const reviewTabs = ['pending', 'rejected'] as const;
const isReview = (status: string) => (reviewTabs as readonly string[]).includes(status);

/** The parts of the ticketing tool, which AB 2 writes with and without the segment before them. */
const ticketing = ['dashboard', 'detail', 'insights'] as const;

function redirectsOfTicketing(base: string): Redirect[] {
  const tool = `${base}/tools/oztix`;
  return [
    { pattern: tool, to: `${tool}/events` },
    ...ticketing.map((part) => ({ pattern: `${tool}/${part}`, to: `${tool}/events/${part}` })),
  ];
}

function redirectsOfContent(base: string): Redirect[] {
  return [
    ...Object.entries(firstTabs).map(([area, tab]) => ({
      pattern: `${base}/${area}`,
      to: `${base}/${area}/${tab}`,
    })),
    ...['snippets', 'fanroom'].flatMap((area) => [
      {
        pattern: `${base}/${area}/:status`,
        allowed: { status: publicationTabs.filter((status) => !isReview(status)) },
        to: `${base}/${area}/posts/:status`,
      },
      // Posts and polls are published when they are made: none waits or is rejected.
      { pattern: `${base}/${area}/:status`, allowed: { status: reviewTabs }, to: `${base}/${area}/posts` },
      { pattern: `${base}/${area}/:section/:status`, allowed: { status: reviewTabs }, to: `${base}/${area}/:section` },
    ]),
    ...['snippets', 'fanroom', 'podcasts'].map((area) => ({
      pattern: `${base}/${area}/not-relevant/:section`,
      to: `${base}/${area}/:section/not-relevant`,
    })),
  ];
}

/** The short forms of the profiles of entities for which the spec writes no addresses. */
export function redirectsOfProfiles(of: readonly Screen[]): readonly Redirect[] {
  const profiles = of.filter(({ area, built, edit }) => area.startsWith('entity:') && built === 'detail' && !edit);
  return profiles.flatMap(({ pattern, allowed }) => {
    const profile = pattern.replace(/\/:section$/, '');
    const [first = ''] = [allowed['section'] ?? []].flat();
    return [profile.replace(/\/profile$/, ''), profile].map((short) => ({ pattern: short, to: `${profile}/${first}` }));
  });
}

/** Every further form of an address that is understood: AB 2's other forms, and the short ones that people type. */
export const redirects: readonly Redirect[] = [
  ...Object.entries(firstPages).map(([pattern, to]) => ({ pattern, to })),
  ...['', ...owners.map((owner) => `/${owner}/:id`)].flatMap((base) => [
    ...redirectsOfWork(base),
    timelineRedirect(base),
  ]),
  ...owners.flatMap((owner) => [
    { pattern: `/${owner}/:id`, to: `/${owner}/:id/profile/summary` },
    { pattern: `/${owner}/:id/profile`, to: `/${owner}/:id/profile/summary` },
  ]),
  ...redirectsOfProfiles(screens),
  ...['notes', 'finance', 'library', 'tasks'].map((tab) => ({
    pattern: `/staff/:id/${tab}`,
    to: `/staff/:id/profile/${tab}`,
  })),
  ...['', '/talent/:id'].flatMap(redirectsOfTicketing),
  { pattern: '/talent/:id/tools/oztix/events/:slug', to: '/talent/:id/events/:slug' },
  ...redirectsOfContent('/cms'),
  ...redirectsOfContent('/cms/talent/:id'),
  ...contentAreas.flatMap((area) => [
    { pattern: `/cms/talent/${area}`, to: `/cms/${area}` },
    { pattern: `/cms/talent/${area}/:section`, to: `/cms/${area}/:section` },
    { pattern: `/cms/talent/${area}/:section/:status`, to: `/cms/${area}/:section/:status` },
  ]),
];

const matcher = createMatcher(redirects);
const longestChain = 4;

/**
 * Returns the screen to which an address redirects, or null: `/talent/{id}/contracts/{subId}` (an id) to
 * `/talent/{id}/contracts/detail/{subId}`. The result is always a screen's address; query and hash are added by the
 * caller.
 */
export function redirectOf(pathname: string): string | null {
  let target = pathname;
  for (let step = 0; step < longestChain && matchScreen(target) === null; step += 1) {
    const match = matcher(target);
    if (match === null) return null;
    target = fillPattern(match.entry.to, match.params);
  }
  return target === pathname || matchScreen(target) === null ? null : target;
}
