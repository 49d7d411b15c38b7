import { describe, expect, test } from 'vitest';
import type { AnyEntity } from '../language/entity.ts';
import { backTarget, matchScreen, screens } from '../routes.ts';
import { venue } from '../../tests/support/fixture/venue.ts';
import { screensOfEntities } from './entities.ts';
import { redirectOf, redirects, redirectsOfProfiles } from './redirects.ts';

const uuid = '018f4e2a-7c1b-7d11-9a3e-0123456789ab';
const sample = (pattern: string) =>
  pattern
    .replaceAll(/:(id|\w+Id)\b/g, uuid)
    .replaceAll(':range', 'week')
    .replaceAll(/:(section|status)/g, 'summary');

describe('further forms of an address', () => {
  test.each([
    [`/talent/7/contracts/${uuid}`, `/talent/7/contracts/detail/${uuid}`],
    ['/partner/7/contracts/9', '/partner/7/contracts/detail/9'],
    [`/contracts/${uuid}`, `/contracts/detail/${uuid}`],
    ['/contracts/7/contracts/9', '/contracts/detail/9'],
    ['/talent/7', '/talent/7/profile/summary'],
    ['/talent/7/profile', '/talent/7/profile/summary'],
    ['/staff/7/profile/summary/edit', '/staff/7/edit'],
    ['/staff/7/library', '/staff/7/profile/library'],
    ['/scout/7/event/detail/9', '/scout/7/event/detail/9/summary'],
    ['/scout/7/event/detail/9/edit', '/scout/7/event/detail/9/summary/edit'],
    ['/pipeline/9', '/pipeline/detail/9/summary'],
    ['/project/detail/9/tasks', '/project/detail/9/tasks/list'],
    ['/project/detail/9/tasks/timeline/week', '/project/detail/9/tasks/list/timeline/week'],
    ['/talent/7/project/detail/9/tasks/list/timeline/month', '/talent/7/project/detail/9/tasks/timeline/month'],
    ['/cms/talent/7', '/cms/talent/7/dashboard'],
    ['/cms/talent/news', '/cms/news/published'],
    ['/cms/fans', '/cms/fans/all'],
    ['/cms/talent/fans', '/cms/fans/all'],
    ['/cms/talent/7/fans', '/cms/talent/7/fans/all'],
    ['/cms/talent/fanroom/polls', '/cms/fanroom/polls'],
    ['/cms/talent/snippets/meetups/not-relevant', '/cms/snippets/meetups/not-relevant'],
    ['/cms/talent/7/audio', '/cms/talent/7/audio/all'],
    ['/cms/fanroom', '/cms/fanroom/posts'],
    ['/cms/snippets/not-relevant/polls', '/cms/snippets/polls/not-relevant'],
    ['/cms/snippets/published', '/cms/snippets/posts/published'],
    ['/cms/talent/7/fanroom/not-relevant', '/cms/talent/7/fanroom/posts/not-relevant'],
    ['/cms/talent/7/fanroom/rejected', '/cms/talent/7/fanroom/posts'],
    ['/cms/snippets/polls/pending', '/cms/snippets/polls'],
    ['/tools/oztix', '/tools/oztix/events'],
    ['/tools/oztix/insights', '/tools/oztix/events/insights'],
    ['/talent/7/tools/oztix/dashboard', '/talent/7/tools/oztix/events/dashboard'],
    ['/talent/7/tools/oztix/events/summer-tour', '/talent/7/events/summer-tour'],
    ['/reports', '/reports/talent'],
    ['/staff/a%20b%2Fc', '/staff/a%20b%2Fc/profile/summary'],
  ])('%s leads to %s', (from, to) => {
    expect(redirectOf(from)).toBe(to);
  });

  test.each([
    '/',
    '/talent',
    '/talent/7/contracts/paid',
    '/nowhere',
    '/talent//profile',
    '/talent/7/project/detail/9/tasks/timeline/day',
  ])('%s stays', (address) => {
    expect(redirectOf(address)).toBeNull();
  });

  test('those of a declared entity lead to the first tab of its profile, as the back button of its form does', () => {
    const made = screensOfEntities([venue as unknown as AnyEntity], []);
    expect(redirectsOfProfiles([...screens, ...made])).toEqual([
      ...redirectsOfProfiles(screens),
      { pattern: '/fixture-venue/:id', to: '/fixture-venue/:id/profile/summary' },
      { pattern: '/fixture-venue/:id/profile', to: '/fixture-venue/:id/profile/summary' },
    ]);
  });

  test('every one of them hides no screen', () => {
    const hidden = redirects.filter((redirect) => matchScreen(sample(redirect.pattern)) !== null);
    expect(hidden).toEqual([]);
  });

  test('every one of AB 2 ends on a screen', () => {
    const addresses = redirects
      .map((redirect) => sample(redirect.pattern))
      .filter((address) => !address.startsWith('/cms/'));
    expect(addresses.filter((address) => matchScreen(redirectOf(address) ?? '') === null)).toEqual([]);
  });

  test('two segments up from any edit view is a screen, or leads to one', () => {
    const edits = screens.filter((screen) => screen.back === 'upTwo').map((screen) => sample(screen.pattern));
    const lost = edits.filter((address) => {
      const target = backTarget(address) ?? '';
      return matchScreen(redirectOf(target) ?? target) === null;
    });
    expect(edits.length).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });
});
