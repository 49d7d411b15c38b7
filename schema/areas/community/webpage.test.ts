import { expect, it } from 'vitest';
import { namedBySlug, slugOf, slugPattern } from './webpage.ts';

it('a slug names an agency and a talent, and is the same for either case', () => {
  const agencyId = '01930000-0000-7000-8000-00000000dead';
  const talentId = '01930001-0000-7000-8000-0000000BEEF0';
  const slug = slugOf(agencyId, talentId);
  expect(slug).toMatch(new RegExp(slugPattern));
  expect(namedBySlug(slug)).toEqual({ agencyId, talentId: talentId.toLowerCase() });
});
