import { describe, expect, it } from 'vitest';
import { somebody } from '../../../tests/support/actors.ts';
import { derivedEntities } from '../../../tests/support/derivedEntities.ts';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { isMatch } from '../../widgets/search-everywhere/isMatch.ts';
import { pagesFor } from './entries.ts';

const { translate } = createI18nProvider();

describe('the pages of the palette', () => {
  it('begin with the menu and go on to everything that has an address of its own', () => {
    const paths = pagesFor(somebody({}, 'agency'), translate).map(({ path }) => path);
    expect(paths.slice(0, 4)).toEqual(['/dashboard/management-dashboard', '/calendar', '/tasks', '/talent']);
    expect(paths).toEqual(expect.arrayContaining(['/contracts', '/settings/custom-field']));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => /[:*]|login|2fa|talent\/add/.test(path))).toEqual([]);
  });

  it('have none that is still to come', () => {
    const screens = pagesFor(somebody({}, 'agency'), translate).map(({ screen }) => screen);
    expect(screens.filter(({ built }) => built === 'comingSoon')).toEqual([]);
  });

  it('are those that may be opened', () => {
    const pages = pagesFor(somebody({ SCOUT: ['VIEW_ALL'] }), translate);
    const derived = derivedEntities.map((name) => `${name}.list`);
    const titles = pages.filter(({ screen }) => !derived.includes(screen.name)).map(({ title }) => title);
    // Everybody reads the last two.
    expect(titles).toEqual(['Scouts', 'Enquiry forms', 'Message templates']);
  });
});

describe('a keyword', () => {
  it.each([
    ['Add talent', 'tal', true],
    ['Add talent', 'add tal', true],
    ['Add talent', 'tal add', true],
    ['Add talent', 'lent', false],
    ['Événements', 'eve', true],
    ['Talents', '', true],
    ['Talents', '   ', true],
    ['Talents', 'talentsx', false],
  ])('of "%s": "%s" is %s', (title, keyword, matches) => {
    expect(isMatch(title, keyword)).toBe(matches);
  });
});
