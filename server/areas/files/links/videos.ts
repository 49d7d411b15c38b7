import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { linkCalls } from '../../../../schema/areas/files/calls/links.ts';
import type { AnswerOf } from '../../../../schema/language/call.ts';
import { fileHomeOf } from '../../../engine/agency.ts';
import type { MediaRow } from '../../../engine/media/mediaRow.ts';
import { mediaOf } from '../../../engine/media/mediaOf.ts';
import { RefusalError } from '../../../errors.ts';
import type { LinkPage } from '../../../integrations/links/port.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { addressIn, refusalOf, type AskingDeps } from './asking.ts';

/** Store of linked files. */
export interface LinkedMedia {
  keepPage(actor: Actor, page: LinkPage, picture: Buffer | null): Promise<MediaRow>;
  keepFile(actor: Actor, address: string): Promise<MediaRow>;
}

/** Dependencies of videos by link. */
export interface VideoDeps extends AskingDeps {
  readonly media: LinkedMedia;
}

/** Answer of both calls for a file. */
function told(media: MediaRow): AnswerOf<typeof linkCalls.fetchFile> {
  const { id, typeOfMedia, thumbnail } = mediaOf(media);
  return { url: media.external_link ?? '', typeOfMedia, id, thumbnail };
}

/**
 * Registers videos by link (AB 7, CM 7): a page is stored as a file at that address, with sizes of its picture; a file
 * at an address is fetched, and clients poll until it is available. Both share the limit of link previews.
 */
export function addVideos(app: FastifyInstance, { links, limit, media }: VideoDeps): void {
  const ask = async (actor: Actor, body: { readonly url: string }) => {
    fileHomeOf(actor);
    const address = addressIn(body);
    if (links === null) throw new RefusalError('invalid', 'linksOff');
    await limit(actor.accountId);
    return { address, web: links };
  };

  registerCall(app, linkCalls.keepPage, async ({ actor, body }) => {
    const { address, web } = await ask(actor, body);
    const page = await web.preview(address);
    if (typeof page === 'string') throw refusalOf(page);
    return told(await media.keepPage(actor, page, page.imageUrl === null ? null : await web.picture(page.imageUrl)));
  });
  registerCall(app, linkCalls.fetchFile, async ({ actor, body }) =>
    told(await media.keepFile(actor, (await ask(actor, body)).address)),
  );
}
