import type { FastifyInstance } from 'fastify';
import { linkCalls } from '../../../../schema/areas/files/calls/links.ts';
import { typeOfMediaCodes } from '../../../../schema/media.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { addressIn, refusalOf, type AskingDeps } from './asking.ts';

/** Registers the link preview (AB 3, AB 7): null if this server makes no requests to the web. */
export function addPreview(app: FastifyInstance, { links, limit }: AskingDeps): void {
  registerCall(app, linkCalls.preview, async ({ actor, body }) => {
    const address = addressIn(body);
    if (links === null) return null;
    await limit(actor.accountId);
    const found = await links.preview(address);
    if (typeof found === 'string') throw refusalOf(found);
    const { type, ...page } = found;
    return { ...page, typeOfMedia: typeOfMediaCodes[type] };
  });
}
