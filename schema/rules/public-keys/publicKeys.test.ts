import { expect, it } from 'vitest';
import { namedByKey, publicKeyOf, publicKeyPattern } from './publicKeys.ts';

it('a key names an agency and a record, and is the same for either case', () => {
  const agencyId = '01930000-0000-7000-8000-00000000dead';
  const recordId = '01930001-0000-7000-8000-0000000BEEF0';
  const key = publicKeyOf(agencyId, recordId);
  expect(key).toMatch(new RegExp(publicKeyPattern));
  expect(namedByKey(key)).toEqual({ agencyId, recordId: recordId.toLowerCase() });
});
