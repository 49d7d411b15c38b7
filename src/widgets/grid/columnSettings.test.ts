import { describe, expect, it } from 'vitest';
import { fitColumns, placeColumns, readSettings, withMove, withSize, type ColumnDefault } from './columnSettings.ts';

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
    const fitted = sizes({}, 450);
    expect(fitted.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(450);
    expect(fitted).toEqual([238, 109, 100]);
  });

  it('keep a width that somebody chose', () => {
    expect(sizes({ sizes: { cost: 110 } }, 450)[2]).toBe(110);
  });

  it('stand as declared where there is room, and where nothing is known', () => {
    for (const room of [490, null]) expect(fitColumns(declared, {}, room)).toBe(declared);
  });
});

describe('columns that have much less room than they ask for', () => {
  const room = 300;
  const pinned = (settings: Parameters<typeof fitColumns>[1]) =>
    placeColumns(fitColumns(declared, settings, room), settings).flatMap(({ name, size, pinned: side }) =>
      side ? [[name, side, size]] : [],
    );

  it('pass by the first one, which keeps to its place and to half of the room', () => {
    expect(pinned({})).toEqual([['name', 'start', 150]]);
    expect(pinned({ sizes: { name: 140 } })).toEqual([['name', 'start', 140]]);
    expect(fitColumns(declared, {}, room).slice(1)).toEqual(declared.slice(1));
  });

  it('stand as somebody arranged them', () => {
    expect(pinned({ pinned: { name: null } })).toEqual([]);
    expect(pinned({ pinned: { name: 'end' } })).toEqual([['name', 'end', 260]]);
    expect(pinned({ pinned: { cost: 'start' } })).toEqual([['cost', 'start', 110]]);
    expect(pinned({ order: ['status', 'name'] })).toEqual([]);
    expect(pinned({ sizes: { name: 200 } })).toEqual([]);
  });
});
