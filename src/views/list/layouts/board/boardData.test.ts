import { describe, expect, it } from 'vitest';
import type { BoardCard, BoardColumn } from '../../../../dataProvider/types.ts';
import { neighboursAt, placeOf, withCard, withMore, withMoved } from './boardData.ts';

const card = (id: string): BoardCard => ({ id, version: 1, order: `k${id}`, permissions: { canUpdate: true } });
const column = (id: string, ...ids: string[]): BoardColumn => ({
  key: id,
  total: ids.length + 10,
  sums: {},
  data: ids.map(card),
  loadMore: true,
  nextPageIndex: 1,
});
const columns = [column('new', 'a', 'b', 'c'), column('done', 'x'), column('none')];
const shown = (moved: readonly BoardColumn[]) =>
  moved.map(({ data, total }) => [data.map(({ id }) => id).join(''), total]);

describe('a card', () => {
  it('stands between the visible ones', () => {
    const [first = column('x'), second = first, third = first] = columns;
    expect(neighboursAt(first, 'c', 0)).toEqual({ lowerOrder: 'ka' });
    expect(neighboursAt(first, 'a', 1)).toEqual({ lowerOrder: 'kc' });
    // Behind the last one that is shown, since others may follow it unseen.
    expect(neighboursAt(first, 'a', 2)).toEqual({ lowerOrder: null, upperOrder: 'kc' });
    expect(neighboursAt(second, 'a', 1)).toEqual({ lowerOrder: null, upperOrder: 'kx' });
    expect(neighboursAt(third, 'a', 0)).toEqual({ lowerOrder: null });
  });

  it('moves within its column and into others, and the totals with it', () => {
    expect(shown(withMoved(columns, 'c', 'new', 0))).toEqual([
      ['cab', 13],
      ['x', 11],
      ['', 10],
    ]);
    expect(shown(withMoved(columns, 'b', 'done', 0))).toEqual([
      ['ac', 12],
      ['bx', 12],
      ['', 10],
    ]);
    expect(shown(withMoved(withMoved(columns, 'b', 'none', 0), 'b', 'new', 1))).toEqual(shown(columns));
    expect(withMoved(columns, 'nobody', 'done', 0)).toBe(columns);
  });

  it('is found, and changed where it is', () => {
    expect(placeOf(columns, 'x')).toMatchObject({ index: 0, column: { key: 'done' } });
    expect(placeOf(columns, 'nobody')).toBeUndefined();
    const changed = withCard(columns, { ...card('b'), version: 7 });
    expect(placeOf(changed, 'b')).toMatchObject({ index: 1, card: { version: 7 } });
  });

  it('stands once though a further page brings it again', () => {
    const [first] = withMore(columns, 'new', [card('c'), card('d')], false);
    expect(first?.data.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(first?.loadMore).toBe(false);
  });
});
