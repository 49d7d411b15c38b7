import { describe, expect, it } from 'vitest';
import {
  fitColumns,
  fittedOf,
  placeColumns,
  readSettings,
  withMove,
  withSize,
  type ColumnDefault,
} from './columnSettings.ts';

const declared: readonly ColumnDefault[] = [
  { name: 'name', size: 260 },
  { name: 'status', size: 120 },
  { name: 'email', size: 200, isHidden: true },
  { name: 'cost', size: 110 },
];
const names = (settings: Parameters<typeof placeColumns>[1], all = declared) =>
  placeColumns(all, settings).map(({ name }) => name);

describe('the columns of a table', () => {
  it('stand as declared where nobody arranged them', () => {
    expect(placeColumns(declared, {})).toEqual([
      { name: 'name', size: 260, isShown: true },
      { name: 'status', size: 120, isShown: true },
      { name: 'email', size: 200, isHidden: true, isShown: false },
      { name: 'cost', size: 110, isShown: true },
    ]);
  });

  it('stand in the chosen order, pinned ones at their side', () => {
    expect(names({ order: ['cost', 'name', 'status', 'email'] })).toEqual(['cost', 'name', 'status', 'email']);
    expect(names({ pinned: { cost: 'start', name: 'end' } })).toEqual(['cost', 'status', 'email', 'name']);
    expect(
      names({ pinned: { cost: null } }, [...declared.slice(0, 3), { name: 'cost', size: 1, pinned: 'start' }]),
    ).toEqual(['name', 'status', 'email', 'cost']);
  });

  it('that a release adds stand where they are declared, those that it drops are forgotten', () => {
    expect(names({ order: ['cost', 'gone', 'name'] })).toEqual(['cost', 'name', 'status', 'email']);
    expect(names({ order: ['status', 'cost'] })).toEqual(['name', 'status', 'email', 'cost']);
  });

  it('are shown and hidden but for the first', () => {
    const shown = placeColumns(declared, { shown: { name: false, status: false, email: true } });
    expect(shown.filter(({ isShown }) => isShown).map(({ name }) => name)).toEqual(['name', 'email', 'cost']);
  });

  it('move by one place or to the ends, and not beyond', () => {
    expect(names(withMove(declared, {}, 'cost', 0))).toEqual(['cost', 'name', 'status', 'email']);
    expect(names(withMove(declared, {}, 'name', 99))).toEqual(['status', 'email', 'cost', 'name']);
    expect(names(withMove(declared, {}, 'status', -5))).toEqual(['status', 'name', 'email', 'cost']);
  });

  it('are no narrower and no wider than can be used', () => {
    const sizeOf = (size: number) => placeColumns(declared, withSize({}, 'cost', size))[3]?.size;
    expect([sizeOf(3), sizeOf(133.4), sizeOf(1e9)]).toEqual([48, 133, 800]);
  });
});

describe('settings that were kept', () => {
  it.each([null, 7, 'x', [], { order: 'name', shown: [true], pinned: { a: 'left' }, sizes: { a: NaN, b: '7' } }])(
    'are nothing where they are %j',
    (kept) => {
      expect(placeColumns(declared, readSettings(kept))).toEqual(placeColumns(declared, {}));
    },
  );

  it('come back as they were', () => {
    const settings = {
      order: ['cost'],
      shown: { email: true },
      pinned: { cost: 'end', name: null },
      sizes: { cost: 90 },
    };
    expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });
});

describe('columns that have a little less room than they ask for', () => {
  const sizes = (settings: Parameters<typeof fitColumns>[1], room: number | null) =>
    fitColumns(declared, settings, room)
      .filter(({ isHidden }) => !isHidden)
      .map(({ size }) => Math.round(size));

  it('give some of it up, each its share, so that all are in sight', () => {
    const fitted = sizes({}, 470);
    expect(fitted.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(470);
    expect(fitted).toEqual([249, 115, 105]);
  });

  it('keep a width that somebody chose', () => {
    expect(sizes({ sizes: { cost: 110 } }, 475)[2]).toBe(110);
  });

  it('stand as declared where there is room, and where nothing is known', () => {
    for (const room of [490, null]) expect(fitColumns(declared, {}, room)).toBe(declared);
  });
});

describe('columns that can be narrower', () => {
  const narrow: readonly ColumnDefault[] = [
    { name: 'name', size: 260, least: 180 },
    { name: 'due', size: 170, least: 130 },
    { name: 'place', size: 200, least: 120 },
  ];
  const sizesIn = (room: number, settings = {}) =>
    fitColumns(narrow, settings, room)
      .filter(({ isHidden }) => !isHidden)
      .map(({ size }) => size);

  it('shrink to their least widths, each its share, before one is left out', () => {
    expect(sizesIn(530)).toEqual([220, 150, 160]);
    expect(sizesIn(430)).toEqual([180, 130, 120]);
    expect(sizesIn(429)).toEqual([259, 169]);
    expect(sizesIn(430, { sizes: { due: 160 } })).toEqual([260, 170]);
  });
});

describe('columns that have much less room than they ask for', () => {
  const room = 300;
  const fit = (settings: Parameters<typeof fitColumns>[1], into = room) => {
    const fitted = fitColumns(declared, settings, into);
    return {
      shown: placeColumns(fitted, settings).flatMap(({ name, isShown }) => (isShown ? [name] : [])),
      pinned: placeColumns(fitted, settings).flatMap(({ name, size, pinned: side }) =>
        side ? [[name, side, size]] : [],
      ),
      ...fittedOf(declared, fitted),
    };
  };

  it('leave out the last ones that nobody asked for, rather than being cut', () => {
    expect(fit({}, 400)).toEqual({ shown: ['name', 'status'], pinned: [], kept: undefined, dropped: ['cost'] });
    expect(fit({})).toMatchObject({ shown: ['name'], dropped: ['status', 'cost'] });
    expect(fit({ order: ['name', 'cost', 'status'] }, 400)).toMatchObject({ shown: ['name', 'cost'] });
    expect(fit({}, 100).shown).toEqual(['name']);
  });

  const all = { shown: { status: true, cost: true } };
  it('are scrolled where somebody asked for them, past the first one, which has half of the room at most', () => {
    expect(fit(all)).toMatchObject({ shown: ['name', 'status', 'cost'], kept: 'name', dropped: [] });
    expect(fit(all).pinned).toEqual([['name', 'start', 150]]);
    expect(fit({ ...all, sizes: { name: 140 } }).pinned).toEqual([['name', 'start', 140]]);
  });

  it('stand as somebody arranged them', () => {
    expect(fit({ ...all, pinned: { name: null } }).pinned).toEqual([]);
    expect(fit({ ...all, pinned: { name: 'end' } }).pinned).toEqual([['name', 'end', 260]]);
    expect(fit({ ...all, pinned: { cost: 'start' } }).pinned).toEqual([['cost', 'start', 110]]);
    expect(fit({ ...all, order: ['status', 'name'] }).pinned).toEqual([]);
    expect(fit({ ...all, sizes: { name: 200 } }).pinned).toEqual([]);
  });
});
