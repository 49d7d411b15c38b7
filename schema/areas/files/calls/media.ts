import { Type } from 'typebox';
import { closed, defineCalls, idOf, oneOf, text } from '../../../language/call.ts';
import { longestName } from '../../../rules/filenames.ts';
import { mediaSchema } from '../../../fields/mediaSchema.ts';
import { fileSizes, type Media } from '../../../media.ts';

/** A file as answers carry it. */
export const media = Type.Unsafe<Media>(mediaSchema);

const access = 'signedIn' as const;

/** State and content of files (AB 4, AB 7) that the caller may read through their uses. */
export const mediaCalls = defineCalls('media', {
  one: {
    route: 'GET /media/v1/{id}',
    access,
    byKey: true,
    summary: 'One file',
    params: { id: idOf('media') },
    answer: media,
  },
  rename: {
    route: 'PUT /media/v1/{id}',
    access,
    byKey: true,
    summary: 'give a file another name; its extension stays',
    params: { id: idOf('media') },
    body: closed({ filename: text(longestName) }),
    answer: media,
  },
  content: {
    route: 'GET /media/v1/file/{id}/{size}',
    access,
    byKey: true,
    summary: 'What is in a file',
    params: { id: idOf('media'), size: oneOf(fileSizes) },
    query: closed({ download: Type.Optional(oneOf(['1'])) }),
    answer: { file: 'application/octet-stream', isRanged: true },
  },
});
