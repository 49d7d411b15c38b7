import { describe, expect, it } from 'vitest';
import { field } from '../../../fields/kinds.ts';
import { neededTargets, rowTargets } from './rowTargets.ts';

const names = (rows: Parameters<typeof rowTargets>[0]['field']) =>
  rowTargets({ name: 'rows', field: rows }).map(({ name }) => name);
const link = field.text({ required: true, patternBy: { cell: 'site', patterns: { A: 'instagram', B: 'website' } } });
const site = field.choice({ A: 1, B: 2 }, { required: true, default: 1 });

describe('what columns fill of rows', () => {
  it('is a link of each of the choice that decides what it has to look like', () => {
    const [first, second] = rowTargets({ name: 'rows', field: field.rows({ site, link, note: field.text() }) });
    expect(first).toMatchObject({
      name: 'rows.A',
      field: link,
      part: { rows: 'rows', cell: 'link', choice: { by: 'site', stored: 'A', code: 1, pattern: 'instagram' } },
    });
    expect(second).toMatchObject({ name: 'rows.B', part: { choice: { code: 2, pattern: 'website' } } });
    expect(first && neededTargets(first)).toEqual([]);
  });

  it('is nothing of these where a row needs more than the link', () => {
    expect(names(field.rows({ site, link, note: field.text({ required: true }) }))).toEqual([]);
  });

  it('is each cell of a place that a form asks for', () => {
    const line = field.text({ required: true });
    const cells = { line, city: field.text(), cityId: field.text() };
    const targets = rowTargets({ name: 'rows', field: field.rows(cells, { place: 'city', unasked: ['cityId'] }) });
    expect(targets.map((one) => [one.name, neededTargets(one)])).toEqual([
      ['rows.line', ['rows.line']],
      ['rows.city', ['rows.line']],
    ]);
  });

  it('is nothing of a list, and of a field of another kind', () => {
    expect(names(field.rows({ title: field.text({ required: true }), year: field.integer() }))).toEqual([]);
    expect(names(field.text())).toEqual([]);
  });
});
