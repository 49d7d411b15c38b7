import { expect, it } from 'vitest';
import { declaredCalls } from './declaredCalls.ts';
import { reviewedCalls } from './reviewedCalls.ts';

/** Calls that every entity gets, by its own rights, which `reviewedEntities` says. */
const isOfEveryEntity = (route: string) => /\/(form-option-(list|save)|filter-option|staffs)$/.test(route);
const textOf = (access: unknown) => {
  if (typeof access === 'string') return access;
  const { entity, action } = access as { readonly entity: string; readonly action: string };
  return `${action} ${entity}`;
};

it('every call that asks for more or less than a session is looked at by a person', () => {
  const declared: Record<string, string[]> = {};
  for (const { route, access } of declaredCalls) {
    if (access !== 'signedIn' && !isOfEveryEntity(route) && !route.includes(' /test/'))
      (declared[textOf(access)] ??= []).push(route);
  }
  for (const routes of Object.values(declared)) routes.sort();
  expect(declared).toEqual(reviewedCalls);
});
