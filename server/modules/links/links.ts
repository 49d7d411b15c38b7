import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { JsonSchema } from '../../../schema/fields/field.ts';
import { nullable, string } from '../../../schema/fields/schemas.ts';
import { typeOfMediaCodes } from '../../../schema/media.ts';
import { linkAddressLimit } from '../../../schema/rules/limits.ts';
import { patterns } from '../../../schema/rules/patterns.ts';
import { fieldRefusal, invalid, RefusalError } from '../../errors.ts';
import type { LinkFailure, LinksPort } from '../../integrations/links/port.ts';
import { callerOf } from '../../plugins/session.ts';

interface LinksDeps {
  /** Null where the server does not reach out to the web. */
  readonly links: LinksPort | null;
  /** Counts a question of an account; refuses with 429 where there were too many. */
  readonly limit: (accountId: string) => Promise<void>;
}

const url: JsonSchema = { type: 'string', maxLength: linkAddressLimit };
const bodySchema: JsonSchema = {
  type: 'object',
  required: ['url'],
  additionalProperties: false,
  properties: { url, accessToken: { type: ['string', 'null'], description: 'Not read: the session says who asks' } },
};
const previewSchema: JsonSchema = {
  type: 'object',
  properties: {
    url: { ...string, description: 'Where the page was found, after redirects' },
    title: nullable(string),
    description: nullable(string),
    imageUrl: nullable(string),
    thumbnails: {
      type: 'array',
      items: { type: 'object', properties: { width: { type: ['integer', 'null'] }, url: string } },
    },
    typeOfMedia: { type: 'integer', description: 'video 2, audio 3, anything else 5' },
  },
};

/**
 * The link preview (AB 3, AB 7): `POST /media/v1/link-preview` with `url`, as a field takes it, answers what the page says of
 * itself, or null where this server does not reach out. What may not be asked is refused like what does not answer.
 */
export function registerLinks(app: FastifyInstance, { links, limit }: LinksDeps): void {
  app.post<{ Body: { url: string } }>(
    '/media/v1/link-preview',
    {
      config: { access: 'signedIn' },
      schema: {
        tags: ['media'],
        summary: 'What a page of the web says of itself',
        body: bodySchema,
        response: { 200: answerSchema(nullable(previewSchema)) },
      },
    },
    async (request) => {
      const { accountId } = callerOf(request);
      const address = request.body.url.trim();
      if (!patterns.website.regex.test(address)) throw invalid([fieldRefusal('url', 'link')]);
      if (links === null) return { responseData: null };
      await limit(accountId);
      const found = await links.preview(/^https?:/i.test(address) ? address : `https://${address}`);
      if (typeof found === 'string') throw refusalOf(found);
      const { type, ...page } = found;
      return { responseData: { ...page, typeOfMedia: typeOfMediaCodes[type] } };
    },
  );
}

function refusalOf(failure: LinkFailure): RefusalError {
  if (failure === 'busy') return new RefusalError('tooManyRequests', 'tooManyRequests', { retryAfter: 5 });
  return invalid([fieldRefusal('url', failure === 'notPage' ? 'linkNotPage' : 'linkUnreachable')]);
}
