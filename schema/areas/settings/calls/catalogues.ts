import { Type } from 'typebox';
import { closed, defineCalls, oneOf, uuid } from '../../../language/call.ts';
import { catalogueTypes, type CatalogueType } from '../../../rules/catalogues.ts';

const answer = Type.Array(Type.Object({ id: uuid, displayName: Type.String(), type: oneOf(catalogueTypes) }));

/** The categories of partners, of the type that the caller names or of all types (AB 7): entries in the agency's order. */
export const partnerListCalls = defineCalls('partners', {
  categories: {
    route: 'GET /client/v1/clients/categories',
    access: { entity: 'partner', action: 'read' },
    summary: 'categories of partners',
    query: closed({ type: Type.Optional(oneOf(catalogueTypes)) }),
    answer,
  },
});

const listsOf = <const Name extends 'talent' | 'scout'>(name: Name) => {
  const access = { entity: name, action: 'read' } as const;
  const list = <const Part extends string>(part: Part) =>
    ({ route: `GET /client/v1/${name}s/${part}`, access, summary: `${part} of ${name}s`, answer }) as const;
  return defineCalls(`${name}s`, {
    types: list('types'),
    subTypes: list('sub-types'),
    categories: list('categories'),
  });
};

/** The small lists that talents and scouts share (AB 7), whole and in the agency's order. */
export const talentListCalls = listsOf('talent');

/** Lists of the catalogues that scouts use. */
export const scoutListCalls = listsOf('scout');

/** The type of the entries of each of these lists. */
export const listedTypes = {
  types: 'TALENT_TYPE',
  subTypes: 'TALENT_SUB_TYPE',
  categories: 'TALENT_CATEGORY',
} as const satisfies Record<keyof typeof talentListCalls, CatalogueType>;
