import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Nothing is written as something else than the file means, and everybody sees before what it is read as. */
let shop: Workshop;
let me: ReturnType<typeof importerOf>;
const as = (who: Parameters<Workshop['house']['of']>[0]) =>
  importerOf(shop.test, shop.house.agencyId, shop.house.of(who).token);

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'people', 'editAll']);
  me = as('agency');
});
afterAll(() => shop.close());

async function previewOf(id: string, by = me): Promise<Json[]> {
  const answer = await by.ask('POST', `/${id}/preview`, { pageSize: 100 });
  expect(answer.status, answer.text).toBe(200);
  return answer.data.data;
}
const valuesOf = (row: Json) =>
  Object.assign({}, ...row.cells.map(({ values }: Json) => values as object | null)) as Record<string, unknown>;
const columns = ['displayName', 'startDate', 'height'];
const file = (...rows: string[][]) => csv(['Name', 'Since', 'Tall'], ...rows);

describe('the order of day and month', () => {
  it.each([
    ['DMY', ['03/04/2024', '13/04/2024'], ['2024-04-03', '2024-04-13']],
    ['MDY', ['03/04/2024', '04/13/2024'], ['2024-03-04', '2024-04-13']],
    ['either', ['03/04/2024', '05/06/2024'], ['2024-04-03', '2024-06-05']],
    [null, ['2024-04-03', '45385'], ['2024-04-03', '2024-04-03']],
  ])('is told by a column where it can be: %s', async (order, days, read) => {
    const one = await me.checked('talent', file(...days.map((day) => ['Order', day, ''])), { columns });
    expect(one.dateOrders).toEqual([null, order, null]);
    expect(one.mapping.columns[1].dateOrder).toBe(order === 'either' || order === null ? undefined : order);
    expect((await previewOf(one.id)).map((row) => valuesOf(row)['startDate'])).toEqual(read);
  });

  it('is as somebody chooses it, and what does not fit is refused instead of swapped', async () => {
    const begun = await me.begin(
      'talent',
      file(['A', '03/04/2024', ''], ['B', '13/04/2024', ''], ['C', '4/13/24', '']),
    );
    await me.work();
    const { version, dateOrders } = await me.one(begun.data.id);
    expect(dateOrders[1]).toBe('mixed');
    const chosen = columns.map((field, column) => ({ column, field }));
    const mapping = {
      columns: chosen.with(1, { ...chosen[1], dateOrder: 'MDY' } as never),
      key: null,
      existing: 'skip',
    };
    await me.ask('PUT', `/${begun.data.id}/mapping`, { version, mapping });
    await me.work();
    expect(await me.faults(begun.data.id)).toEqual(['3 startDate date']);
    const read = await previewOf(begun.data.id);
    expect(read.map((row) => [row.row, row.plan, valuesOf(row)['startDate']])).toEqual([
      [2, 'create', '2024-03-04'],
      [4, 'create', '2024-04-13'],
    ]);
  });
});

describe('a row without faults', () => {
  it('is shown as it was read, before anything is written', async () => {
    const one = await me.checked('talent', file(['Ada', '3 März 2024', '1,83']), { columns });
    expect(await previewOf(one.id)).toEqual([
      {
        row: 2,
        plan: 'create',
        cells: [
          { field: 'displayName', text: 'Ada', values: { displayName: 'Ada' } },
          { field: 'startDate', text: '3 März 2024', values: { startDate: '2024-03-03' } },
          { field: 'height', text: '1,83', values: { height: 1830 } },
        ],
      },
    ]);
    expect((await as('people').ask('POST', `/${one.id}/preview`, {})).status).toBe(404);
  });
});

describe('a faulty value', () => {
  it('stands beside what is wrong with it in the file of errors', async () => {
    const one = await me.checked('talent', file(['Ada', '31/02/2024', '18 mm']), { columns });
    const answer = await me.ask('POST', `/${one.id}/errors`, { of: 'import' });
    expect(answer.text).toContain('startDate “31/02/2024”: Invalid date');
    expect(answer.text).toContain('height “18 mm”: Must be between 30 cm and 300 cm');
    const ofValue = '{field} « {text} » : {fault}';
    const french = await me.ask('POST', `/${one.id}/errors`, { of: 'import', ofValue, fields: { height: 'Taille' } });
    expect(french.text).toContain('Taille « 18 mm » : Must be between 30 cm and 300 cm');
  });
});

describe('the columns of a mended file', () => {
  it('are remembered by their headings for the person and the kind, with what was left out', async () => {
    const mine = as('editAll');
    const headings = ['Full name', 'With us', 'Colour'];
    const { id } = (await mine.begin('talent', csv(headings, ['Ada', '04/13/2024', 'red']))).data;
    await mine.work();
    await mine.choose(id, { columns: ['displayName', 'startDate', null] });
    await mine.work();
    const mended = csv(['colour', 'FULL NAME', 'With us', 'New'], ['red', 'Ada', '03/04/2024', 'x']);
    const rememberedBy = async (by: typeof me, kind: string) => {
      const begun = await by.begin(kind, mended);
      await by.work();
      return (await by.one(begun.data.id)).remembered;
    };
    expect(await rememberedBy(mine, 'talent')).toEqual({
      columns: [
        { column: 0, field: null },
        { column: 1, field: 'displayName' },
        { column: 2, field: 'startDate', dateOrder: 'MDY' },
      ],
      key: null,
      existing: 'skip',
    });
    expect(await rememberedBy(mine, 'scout')).toBeNull();
    expect(await rememberedBy(as('people'), 'talent')).toBeNull();
  });

  it('come with what was chosen for existing records only where all of them are there again', async () => {
    const mine = as('editAll');
    const { id } = (await mine.begin('scout', csv(['Person', 'Mail'], ['Ada', 'ada@import.test']))).data;
    await mine.work();
    await mine.choose(id, { columns: ['displayName', 'email'], key: 'email', existing: 'update' });
    await mine.work();
    const rememberedFor = async (...headings: string[]) => {
      const begun = await mine.begin(
        'scout',
        csv(
          headings,
          headings.map(() => 'x'),
        ),
      );
      await mine.work();
      return (await mine.one(begun.data.id)).remembered;
    };
    expect(await rememberedFor('Mail', 'Person', 'Row')).toMatchObject({ key: 'email', existing: 'update' });
    expect(await rememberedFor('Mail')).toEqual({ columns: [{ column: 0, field: 'email' }] });
  });
});
