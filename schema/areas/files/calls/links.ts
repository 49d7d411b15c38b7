import { Type } from 'typebox';
import { closed, defineCalls, nullable, text, uuid } from '../../../language/call.ts';
import { linkAddressLimit } from '../../../rules/limits.ts';

const body = closed({
  url: text(linkAddressLimit),
  accessToken: Type.Optional(nullable(Type.String({ description: 'Not read: the session says who asks' }))),
});
const words = nullable(Type.String());

const preview = Type.Object({
  url: Type.String({ description: 'Where the page was found, after redirects' }),
  title: words,
  description: words,
  imageUrl: words,
  thumbnails: Type.Array(Type.Object({ width: nullable(Type.Integer()), url: Type.String() })),
  typeOfMedia: Type.Integer({ description: 'video 2, audio 3, anything else 5' }),
});

const linked = Type.Object({
  url: Type.String({ description: 'The page, after redirects; or the address of the file' }),
  typeOfMedia: nullable(Type.Integer({ description: 'video 2, audio 3' })),
  id: uuid,
  thumbnail: words,
});

const access = 'signedIn' as const;

/**
 * Calls about web addresses (AB 3, AB 7, CM 7), as fields use them. They share one limit, so that the server does not
 * make too many requests. If the server may not reach out, a preview is null and the other two calls are refused.
 */
export const linkCalls = defineCalls('media', {
  preview: {
    route: 'POST /media/v1/link-preview',
    access,
    summary: 'What a page of the web says of itself',
    body,
    answer: nullable(preview),
  },
  keepPage: {
    route: 'POST /media/v1/crawl-video-url',
    access,
    summary: 'Keep a page with a video as a file',
    body,
    answer: linked,
  },
  fetchFile: {
    route: 'POST /media/v1/upload-video-url',
    access,
    summary: 'Fetch a video from its address',
    body,
    answer: linked,
  },
});
