import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { registry } from './index.ts';
import { backTarget, matchScreen, pathTo, screenOf, screens, titleOfUnknown } from './routes.ts';
import { menuEntries } from './menu.ts';
import { fillPattern } from './routes/pattern.ts';

const listed = (file: string) => readFileSync(new URL(`./routes/${file}`, import.meta.url), 'utf8').split('\n');
const addresses = [
  ...listed('addresses-agency.txt'),
  ...listed('addresses-content.txt'),
  ...listed('addresses-own.txt'),
]
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split(' ') as [address: string, name: string]);

describe('the addresses of the spec', () => {
  test.each(addresses)('%s leads to %s and is written back', (address, name) => {
    const match = matchScreen(address);
    expect(match?.screen.name).toBe(name);
    expect(fillPattern(match?.screen.pattern ?? '', match?.params ?? {}, match?.screen.allowed)).toBe(address);
  });

  test('react-router finds the same screens', () => {
    const routes = screens.map(({ name, pattern }) => ({ id: name, path: pattern, caseSensitive: true }));
    const found = addresses.map(([address]) => [address, matchRoutes(routes, address)?.at(-1)?.route.id]);
    expect(found).toEqual(addresses);
    expect(matchRoutes(routes, '/staff/set-password/edit')?.at(-1)?.route.id).toBe('auth.setPassword');
  });

  test('every screen that they write out is led to by one of them', () => {
    const led = new Set(addresses.map(([, name]) => name));
    const written = screens.filter(({ area }) => !area.startsWith('entity:'));
    expect(written.map((screen) => screen.name).filter((name) => !led.has(name))).toEqual([]);
  });

  test('no address is listed twice', () => {
    expect(new Set(addresses.map(([address]) => address)).size).toBe(addresses.length);
  });
});

describe('the table of screens', () => {
  test('names are unique, and none is the beginning of another, so that catalogs can nest them', () => {
    const keys = [...new Set<string>(screens.map((screen) => screen.title))];
    expect(new Set(screens.map((screen) => screen.name)).size).toBe(screens.length);
    expect(keys.filter((key) => keys.some((other) => other.startsWith(`${key}.`)))).toEqual([]);
  });

  test('no two screens have addresses of one shape', () => {
    const shapes = screens.map((screen) => screen.pattern.replaceAll(/:[a-zA-Z]+/g, ':'));
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  test('a screen of a list, a detail or an add page names its entity', () => {
    const served = screens.filter((screen) => ['list', 'detail', 'add'].includes(screen.built));
    expect(served.filter((screen) => screen.entity === undefined)).toEqual([]);
    const inMenu = registry.all.filter(({ group }) => group !== 'none').map(({ name }) => name);
    // Sections of one area have lists without an entry of the menu, and records of others have pages alone.
    const listed = served
      .filter((screen) => !screen.sections && screen.of === undefined)
      .map((screen) => screen.entity);
    // Finance and comms have one entry for all of their lists.
    const ofAreas = [
      'taxRate',
      'managementFeeRule',
      'invoice',
      'callLog',
      'mailLog',
      'mailTemplate',
      'enquiry',
      'enquiryForm',
    ];
    expect(new Set(listed)).toEqual(new Set([...inMenu, ...ofAreas]));
    expect(inMenu).toEqual(expect.arrayContaining(['talent', 'scout', 'partner', 'staff', 'contract']));
  });

  test('a record is named by a parameter of the address', () => {
    const wrong = screens.filter((screen) => screen.record && !screen.pattern.includes(`:${screen.record}`));
    expect(wrong).toEqual([]);
  });

  test('a screen knows its tabs, and the tab that it shows', () => {
    expect(screenOf('partner.profile').tabs).toEqual([
      'summary',
      'contacts',
      'notes',
      'talk',
      'media',
      'tasks',
      'history',
    ]);
    expect(screenOf('pipeline.edit')).toMatchObject({
      section: 'summary',
      edit: true,
      record: 'oppId',
      owner: undefined,
    });
    expect(screenOf('staff.event.detail')).toMatchObject({ owner: 'staff', area: 'staff', module: 'event' });
  });

  test('each entry of the menu has a key of its own', () => {
    const keys = menuEntries.flatMap(({ group, key }) => (group === undefined ? [] : [key]));
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('each area opens on a screen of its own', () => {
    const written = menuEntries.filter(({ word }) => word === undefined);
    for (const { name, home } of written) expect(matchScreen(home)?.screen.area).toBe(name);
  });
});

describe('addresses that are no screen', () => {
  test.each([
    '/',
    '',
    'talent',
    '/nowhere',
    '/Talent',
    '/talent/7',
    '/talent/7/profile',
    '/talent/7/profile/shoe-size',
    '/talent/7/profile/summary/edit/more',
    '/talent/7/profile/history/edit',
    '/scout/7/profile/brands',
    '/scout/7/tools',
    '/partner/7/profile/career',
    '/partner/7/tasks',
    '/staff/7/profile/contacts',
    '/talent//profile/summary',
    '/talent/../profile/summary',
    '/talent/7/contracts/018f4e2a-7c1b-7d11-9a3e-0123456789ab',
    '/pipeline/detail',
    '/pipeline/42',
    '/pipeline/detail/42',
    '/pipeline/detail/42/finance',
    '/project/detail/42/tasks',
    '/project/detail/42/tasks/list/timeline/decade',
    '/comms/fax',
    '/reports/weather',
    '/library//x',
    '/finance/rules/other',
    '/finance/invoices/unpaid',
    '/talent/7/finance/invoices/ready-to-invoice',
    '/cms/news/all',
    '/cms/audio/published',
    '/cms/photos/published',
    '/talent/%E0%A4%A/profile/summary',
  ])('%j', (address) => {
    expect(matchScreen(address)).toBeNull();
    expect(backTarget(address)).toBeNull();
  });
});

describe('matching', () => {
  test('a word beats a parameter', () => {
    expect(matchScreen('/staff/set-password/edit')?.screen.name).toBe('auth.setPassword');
    expect(matchScreen('/talent/7/pipeline/add')?.screen.name).toBe('talent.pipeline.add');
  });

  test('one slash at the end is overlooked', () => {
    expect(matchScreen('/talent/')?.screen.name).toBe('talent.list');
    expect(matchScreen('/talent//')).toBeNull();
  });

  test('parameters are decoded once, and a slash inside one stays inside', () => {
    const address = pathTo('pipeline.category', { categoryCode: 'à faire/50 %' });
    expect(address).toBe('/pipeline/%C3%A0%20faire%2F50%20%25');
    expect(matchScreen(address)?.params).toEqual({ categoryCode: 'à faire/50 %' });
  });

  test('names of object methods are no parameters', () => {
    expect(matchScreen('/comms/constructor')).toBeNull();
    expect(matchScreen('/cms/fans/__proto__')?.params).toEqual({ fansTab: '__proto__' });
  });
});

describe('pathTo', () => {
  test('refuses what would not lead back', () => {
    for (const id of ['', '.', '..']) expect(() => pathTo('staff.edit', { id })).toThrow(RangeError);
    expect(() => pathTo('event.category', { categoryCode: '42' })).toThrow('"42" cannot stand for "categoryCode"');
    expect(() => pathTo('event.category', { categoryCode: 'detail' })).toThrow(RangeError);
    expect(() => pathTo('library.folder', { '*': 'a//b' })).toThrow(RangeError);
  });
});

describe('the back button', () => {
  test.each([
    ['/talent', null],
    ['/talent/add', '/talent'],
    ['/talent/7/profile/summary', '/talent'],
    ['/talent/7/profile/career/edit', '/talent/7/profile'],
    ['/partner/7/profile/summary/edit', '/partner/7/profile'],
    ['/staff/7/edit', '/staff'],
    ['/staff/7/edit/', '/staff'],
    ['/talent/7/tasks', '/talent'],
    ['/talent/7/pipeline/won', '/talent'],
    ['/talent/7/pipeline/add', '/talent/7/pipeline'],
    ['/talent/7/pipeline/detail/9/notes', '/talent/7/pipeline'],
    ['/talent/7/pipeline/detail/9/summary/edit', '/talent/7/pipeline/detail/9'],
    ['/pipeline/won', null],
    ['/pipeline/detail/9/summary', '/pipeline'],
    ['/contracts/detail/9', '/contracts'],
    ['/contracts/detail/9/add-sub-contract', null],
    ['/contracts/detail/9/edit-sub-contract/3', '/contracts/detail/9'],
    ['/scout/7/contracts/detail/9/edit-sub-contract/3', '/scout/7/contracts/detail/9'],
    ['/project/detail/9/tasks/list/timeline/week', '/project'],
    ['/a%20b/7', null],
    ['/staff/a%20b/project/detail/9/report', '/staff/a%20b/project'],
    ['/talent/7/library/UGhvdG9z', '/talent/7/library'],
    ['/tools/disco', '/tools'],
    ['/cms/talent/7/dashboard', '/cms/talent'],
    ['/settings/general', null],
    ['/nowhere/7/edit', null],
  ])('from %s to %s', (address, target) => {
    expect(backTarget(address)).toBe(target);
  });
});

describe('the title of an unknown address', () => {
  test.each([
    ['/foo-bar/42/edit', 'Foo bar / Edit'],
    ['/018f4e2a-7c1b-7d11-9a3e-0123456789ab/costAndRevenue', 'Cost and revenue'],
    ['/018F4E2A-7C1B-7D11-9A3E-0123456789AB/7', ''],
    ['/', ''],
    ['/%C3%A9t%C3%A9_2026', 'Été 2026'],
    ['/50%/x', '50% / X'],
    ['/a%00b%E2%80%AEc', 'A b c'],
  ])('%s is %j', (address, title) => {
    expect(titleOfUnknown(address)).toBe(title);
  });
});
