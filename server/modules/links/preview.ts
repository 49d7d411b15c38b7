import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { JsonSchema } from '../../../schema/fields/field.ts';
import { nullable, string } from '../../../schema/fields/schemas.ts';
import { typeOfMediaCodes } from '../../../schema/media.ts';
import { callerOf } from '../../plugins/session.ts';
import { addressIn, bodySchema, refusalOf, type AskingDeps } from './asking.ts';

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
 * itself, or null where this server does not reach out.
 */
export function addPreview(app: FastifyInstance, { links, limit }: AskingDeps): void {
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
      const address = addressIn(request);
      if (links === null) return { responseData: null };
      await limit(accountId);
      const found = await links.preview(address);
      if (typeof found === 'string') throw refusalOf(found);
      const { type, ...page } = found;
      return { responseData: { ...page, typeOfMedia: typeOfMediaCodes[type] } };
    },
  );
}
