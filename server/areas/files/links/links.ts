import type { FastifyInstance } from 'fastify';
import { addPreview } from './preview.ts';
import { addVideos, type VideoDeps } from './videos.ts';

/** Registers the calls for web addresses: previews of pages, and videos by link (AB 7, CM 7). */
export function registerLinks(app: FastifyInstance, deps: VideoDeps): void {
  addPreview(app, deps);
  addVideos(app, deps);
}
