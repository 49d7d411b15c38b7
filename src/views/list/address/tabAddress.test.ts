import { describe, expect, it } from 'vitest';
import { placeOfQuery, queryOfPlace } from './tabAddress.ts';

describe('the address of a list', () => {
  it.each([
    ['/pipeline', 'categoryCodes=WON', '/pipeline/won', ''],
    ['/pipeline/won', 'categoryCodes=WON&keyword=x', '/pipeline/won', '?keyword=x'],
    ['/project/detail/9/tasks/list', 'view=board', '/project/detail/9/tasks/board', ''],
    ['/project/detail/9/tasks/board', 'statusIds=1&view=board', '/project/detail/9/tasks/board', '?statusIds=1'],
    ['/project/detail/9/tasks/board', 'statusIds=1', '/project/detail/9/tasks/list', '?statusIds=1'],
    ['/project/detail/9/tasks/list', 'view=timeline&range=month', '/project/detail/9/tasks/list/timeline/month', ''],
    ['/project/detail/9/tasks/list', 'view=timeline', '/project/detail/9/tasks/list/timeline/week', ''],
    [
      '/talent/7/project/detail/9/tasks/list',
      'view=timeline&range=week',
      '/talent/7/project/detail/9/tasks/timeline/week',
      '',
    ],
    ['/talent/7/project/detail/9/tasks/timeline/week', 'view=board', '/talent/7/project/detail/9/tasks/board', ''],
    ['/tasks', 'view=board', '/tasks', '?view=board'],
  ])('of %s with %s has in its path what it can hold', (pathname, query, path, search) => {
    const place = placeOfQuery(pathname, query);
    expect(place).toEqual({ pathname: path, search });
  });

  it.each([
    ['/pipeline/won', '', '?categoryCodes=WON'],
    ['/project/detail/9/tasks/board', '?statusIds=1', '?view=board&statusIds=1'],
    ['/project/detail/9/tasks/list', '', ''],
    ['/project/detail/9/tasks/list/timeline/month', '?range=week', '?view=timeline&range=month'],
    ['/staff/7/project/detail/9/tasks/timeline/week', '', '?view=timeline&range=week'],
  ])('%s%s means the query %s', (pathname, search, query) => {
    expect(queryOfPlace({ pathname, search })).toBe(query);
  });
});
