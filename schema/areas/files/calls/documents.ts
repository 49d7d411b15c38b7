import { Type } from 'typebox';
import { closed, defineCalls, oneOf, pageOf, searched } from '../../../language/call.ts';
import { libraryItem } from '../entities/libraryItem.ts';
import { librarySorts } from '../library.ts';
import { libraryListItem } from './library.ts';

const read = { entity: libraryItem.name, action: 'read' } as const;

/** Documents of all trees of the library that the caller may read (AB 7): files that are no pictures or recordings. */
export const documentCalls = defineCalls('library', {
  list: {
    route: 'POST /media/v1/documents/list',
    access: read,
    isReading: true,
    summary: 'documents of the library, of whichever tree',
    body: closed({
      ...searched,
      orderBy: Type.Optional(oneOf(librarySorts)),
      orderDirection: Type.Optional(oneOf(['ASC', 'DESC'])),
    }),
    answer: pageOf(libraryListItem),
  },
  one: {
    route: 'GET /media/v1/documents/{id}',
    access: read,
    summary: 'a document of the library',
    answer: libraryListItem,
  },
  sharingUrl: {
    route: 'GET /media/v1/documents/{id}/sharing-url',
    access: read,
    summary: 'address of the download page of a document, for colleagues who may read it',
    answer: Type.Object({ url: Type.String() }),
  },
});
