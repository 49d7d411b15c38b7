import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../schema/access/access.ts';
import { registry } from '../../../schema/index.ts';
import { matchScreen } from '../../../schema/routes.ts';
import { somebody } from '../../../tests/support/actors.ts';
import { derivedEntities } from '../../../tests/support/derivedEntities.ts';
import { maySeeScreen } from '../../../schema/screenAccess.ts';
import { menuFor } from './plan.ts';

/** The menu without what follows from declarations alone. */
const writtenMenu = (actor: Actor) =>
  menuFor(actor)
    .map((group) => ({ ...group, items: group.items.filter(({ entity = '' }) => !derivedEntities.includes(entity)) }))
    .filter(({ items }) => items.length > 0);
const shown = (actor: Actor) => writtenMenu(actor).map(({ name, items }) => [name, ...items.map(({ area }) => area)]);

const screenAt = (path: string) => {
  const screen = matchScreen(path)?.screen;
  if (!screen) throw new Error(`No screen at ${path}`);
  return screen;
};

describe('the menu', () => {
  it('shows an agency admin everything of an agency, in order', () => {
    expect(shown(somebody({}, 'agency'))).toEqual([
      ['top', 'dashboard', 'calendar', 'tasks'],
      ['people', 'talent', 'scout', 'partner', 'staff'],
      ['work', 'pipeline', 'event', 'project', 'contracts', 'finance'],
      ['shared', 'comms', 'library', 'cms'],
      ['settings', 'settings'],
    ]);
  });

  it('shows a staff member what some level opens, be it for assigned records only', () => {
    const actor = somebody({
      TALENT: ['VIEW_ASSIGN'],
      PARTNER: ['EDIT_ALL'],
      SCOUT: ['NO_ACCESS'],
      REPORT: ['VIEW_ALL'],
    });
    expect(shown(actor)).toEqual([['people', 'talent', 'partner']]);
  });

  it('leads to nothing that is still to come', () => {
    for (const role of ['agency', 'super_admin', 'app_admin'] as const) {
      const paths = menuFor(somebody({}, role)).flatMap(({ items }) => items.map(({ path }) => path));
      expect(paths.filter((path) => matchScreen(path)?.screen.built === 'comingSoon')).toEqual([]);
    }
  });

  it('leads to their own days who may not see everybody’s', () => {
    const pathsOf = (levels: Actor['levels']) =>
      menuFor(somebody(levels)).flatMap(({ items }) => items.filter(({ area }) => area === 'calendar'));
    expect(pathsOf({ TASK: ['VIEW_ASSIGN'] }).map(({ path }) => path)).toEqual(['/calendar/personal']);
    expect(pathsOf({ CALENDAR: ['VIEW_ALL'] }).map(({ path }) => path)).toEqual(['/calendar']);
    expect(pathsOf({ PARTNER: ['EDIT_ALL'] })).toEqual([]);
  });

  it('is empty for somebody without any right', () => {
    expect(shown(somebody())).toEqual([]);
  });

  it('shows those above the agencies where they start', () => {
    expect(shown(somebody({}, 'app_admin'))).toEqual([['people', 'favorites']]);
    expect(shown(somebody({}, 'super_admin'))).toEqual([
      ['top', 'agencies'],
      ['shared', 'cms'],
    ]);
  });

  it('keeps the way to all agencies for a super admin inside one', () => {
    const [top] = shown({ ...somebody({}, 'agency'), role: 'super_admin' });
    expect(top).toEqual(['top', 'agencies', 'dashboard', 'calendar', 'tasks']);
  });

  it('leads from the entry of an entity to its list, and calls it by its plural', () => {
    const people = writtenMenu(somebody({}, 'agency')).find(({ name }) => name === 'people')?.items ?? [];
    expect(people.map(({ path, word, entity }) => [path, word, entity])).toEqual([
      ['/talent', 'resources.talent.name', 'talent'],
      ['/scout', 'resources.scout.name', 'scout'],
      ['/partner', 'resources.partner.name', 'partner'],
      ['/staff', 'resources.staff.name', 'staff'],
    ]);
  });

  it('has every entity, in the place of its own entry or behind the others of its group', () => {
    const groups = menuFor(somebody({}, 'agency'));
    const all = groups.flatMap(({ items }) => items.map(({ entity }) => entity));
    for (const { name, group } of registry.all.filter((entity) => entity.group !== 'none')) {
      const items = groups.find((one) => one.name === group)?.items ?? [];
      const isDerived = items.map(({ entity = '' }) => derivedEntities.includes(entity));
      expect(derivedEntities.includes(name) ? items.map(({ entity }) => entity) : all).toContain(name);
      expect(isDerived).toEqual(isDerived.toSorted());
    }
  });
});

describe('a screen', () => {
  it.each([
    ['/talent', true],
    ['/talent/7/profile/summary', true],
    ['/talent/add', false],
    ['/talent/7/pipeline', false],
    ['/talent/7/tasks', true],
    ['/scout', false],
    ['/tasks', true],
    ['/pipeline', false],
    ['/calendar', false],
    ['/calendar/scout', false],
    ['/calendar/personal', true],
    ['/talent/7/calendar', false],
  ])('%s of a viewer of talents and tasks: %s', (path, isSeen) => {
    const viewer = somebody({ TALENT: ['VIEW_ALL'], TASK: ['VIEW_ASSIGN'] });
    expect(maySeeScreen(viewer, screenAt(path))).toBe(isSeen);
  });
});
