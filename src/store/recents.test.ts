import { beforeEach, expect, it, vi } from 'vitest';
import { dropAllRecents, recentsOf, type Recent } from './recents.ts';

const record = (id: string): Recent => ({
  path: `/talent/${id}`,
  title: `Talent ${id}`,
  id,
  entity: 'talent',
  avatar: null,
});

beforeEach(() => sessionStorage.clear());

it('remembers the last eight records of a person, each once, the last one first', () => {
  const recents = recentsOf('one');
  for (const id of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) recents.note(record(id));
  expect(recents.read().map(({ id }) => id)).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
  expect(recentsOf('other').read()).toEqual([]);
});

it('forgets them all on signing out', () => {
  recentsOf('one').note(record('a'));
  sessionStorage.setItem('other', 'kept');
  dropAllRecents();
  expect(recentsOf('one').read()).toEqual([]);
  expect(sessionStorage.getItem('other')).toBe('kept');
});

it('is empty where the browser keeps nothing, or something else', () => {
  sessionStorage.setItem('greenroom.recents.one', 'no JSON');
  expect(recentsOf('one').read()).toEqual([]);
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => recentsOf('two').note(record('a'))).not.toThrow();
  set.mockRestore();
});
