import { expect, it } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { admin } from '../../../../tests/support/browser/renderView.tsx';
import type { GreenroomDataProvider } from '../../../dataProvider/types.ts';
import { firstRowsQuery } from './firstRowsQuery.ts';

const customId = '0190a0a0-0000-7000-8000-000000000001';

function paramsAt(pathname: string, search: string, kind: string) {
  const opening = { actor: admin, settings: {}, isNarrow: false, fixed: { list: 'own' } };
  const query = firstRowsQuery({} as GreenroomDataProvider, registry.get(kind), { pathname, search }, opening);
  return query?.queryKey[2];
}

it('asks for the rows of the address, its tab and the filters of the page', () => {
  expect(paramsAt('/pipeline/won', '?pageIndex=2&pageSize=50', 'opportunity')).toMatchObject({
    pagination: { page: 3, perPage: 50 },
    filter: { categoryCodes: ['WON'], list: 'own' },
  });
});

it('asks for the rows that the page shows for a parameter that it refuses', () => {
  expect(paramsAt('/talent', '?pageSize=7', 'talent')).toEqual(paramsAt('/talent', '', 'talent'));
});

it.each([
  ['a board', '/pipeline', '?view=board', 'opportunity'],
  ['a timeline', '/tasks', '?view=timeline', 'task'],
  ['the record that the address opens', '/talent', `?id=${customId}`, 'talent'],
  ['custom fields', '/talent', `?custom.${customId}=x`, 'talent'],
])('asks for none before %s', (_what, pathname, search, kind) => {
  expect(paramsAt(pathname, search, kind)).toBeUndefined();
});
