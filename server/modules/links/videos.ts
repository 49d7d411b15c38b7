import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../schema/access/access.ts';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { JsonSchema } from '../../../schema/fields/field.ts';
import { nullable, string, uuid } from '../../../schema/fields/schemas.ts';
import { fileHomeOf } from '../../engine/agency.ts';
import type { MediaRow } from '../../engine/media/row.ts';
import { mediaOf } from '../../engine/media/wire.ts';
import { RefusalError } from '../../errors.ts';
import type { LinkPage, LinksPort } from '../../integrations/links/port.ts';
import { callerOf } from '../../plugins/session.ts';
import { addressIn, bodySchema, refusalOf, type AskingDeps } from './asking.ts';

/** Who keeps what is linked. */
export interface LinkedMedia {
  keepPage(actor: Actor, page: LinkPage, picture: Buffer | null): Promise<MediaRow>;
  keepFile(actor: Actor, address: string): Promise<MediaRow>;
}

export interface VideoDeps extends AskingDeps {
  readonly media: LinkedMedia;
}

const linkedSchema: JsonSchema = {
  type: 'object',
  properties: {
    url: { ...string, description: 'The page, after redirects; or the address of the file' },
    typeOfMedia: { type: ['integer', 'null'], description: 'video 2, audio 3' },
    id: uuid,
    thumbnail: nullable(string),
  },
};

/** What both calls tell of a file. */
function told(media: MediaRow) {
  const { id, typeOfMedia, thumbnail } = mediaOf(media);
  return { responseData: { url: media.external_link, typeOfMedia, id, thumbnail } };
}

/**
 * Videos by link (AB 7, CM 7): `POST /media/v1/crawl-video-url` keeps a page as a file that is had there, with sizes of its
 * picture; `POST /media/v1/upload-video-url` fetches the file at an address, which GET /media/v1/{id} tells of until it can
 * be had. Both count as link previews do, and are refused where this server does not reach out.
 */
export function addVideos(app: FastifyInstance, { links, limit, media }: VideoDeps): void {
  const add = (
    path: string,
    summary: string,
    keep: (actor: Actor, address: string, web: LinksPort) => Promise<MediaRow>,
  ) =>
    app.post<{ Body: { url: string } }>(
      path,
      {
        config: { access: 'signedIn' },
        schema: { tags: ['media'], summary, body: bodySchema, response: { 200: answerSchema(linkedSchema) } },
      },
      async (request) => {
        const actor = callerOf(request);
        fileHomeOf(actor);
        const address = addressIn(request);
        if (links === null) throw new RefusalError('invalid', 'linksOff');
        await limit(actor.accountId);
        return told(await keep(actor, address, links));
      },
    );

  add('/media/v1/crawl-video-url', 'Keep a page with a video as a file', async (actor, address, web) => {
    const page = await web.preview(address);
    if (typeof page === 'string') throw refusalOf(page);
    return media.keepPage(actor, page, page.imageUrl === null ? null : await web.picture(page.imageUrl));
  });
  add('/media/v1/upload-video-url', 'Fetch a video from its address', (actor, address) =>
    media.keepFile(actor, address),
  );
}
