import { expect, it } from 'vitest';
import { subjectOf } from './subjectOf.ts';

const owner = '0190a0a0-0000-7000-8000-000000000001';
const id = '0190a0a0-0000-7000-8000-000000000002';
const of = (pathname: string) => subjectOf({ pathname, state: null });

it.each([
  ['pipeline', 'opportunity'],
  ['event', 'event'],
  ['contracts', 'contract'],
])('is what a page shows, on its own and below a talent: %s', (segment, kind) => {
  expect(of(`/${segment}/detail/${id}/staff`)).toEqual({ kind, id });
  expect(of(`/talent/${owner}/${segment}/detail/${id}/tasks`)).toEqual({ kind, id });
});

it('is the owner of what a page lists, and nobody on a list of all', () => {
  expect(of(`/talent/${owner}/pipeline`)).toEqual({ kind: 'talent', id: owner });
  expect(of('/pipeline')).toBeUndefined();
});
