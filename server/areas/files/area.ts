import { linkPreviews, linkPreviewWindow } from '../../../schema/rules/limits.ts';
import { registerLibrary } from './library/library.ts';
import { followOwnerMerges } from './library/merging.ts';
import { itemNameOf } from './library/itemName.ts';
import { noteOutsideReading, noteReading } from './library/readings.ts';
import { keepLibrary } from './library/rules.ts';
import { zipFiles } from './library/zipFiles.ts';
import { registerLinks } from './links/links.ts';
import { createLinkedMedia } from './media/linked.ts';
import { registerMedia, type MediaWork } from './media/media.ts';
import { agencyQuota } from './media/quota.ts';
import type { ContentNamer, ContentReader } from './media/serving.ts';
import { registerMediaSweeps } from './media/sweeps.ts';
import { registerShares } from './shares/shares.ts';
import { limiterOf } from '../../tryLimiter.ts';
import type { ServerArea } from '../../house.ts';

declare module 'fastify' {
  interface FastifyInstance {
    media: MediaWork;
  }
}

export const area: ServerArea = {
  register: (house) => {
    const { app, engine, jobs, config, pools, clock, storage, links, stills, filePatience: patience } = house;
    const { outbox, origin, identity } = house;
    const quotas = config.uploadQuotas;
    const arrived = () => jobs.wake('process-media');
    const linked = () => jobs.wake('fetch-media');
    const read: ContentReader = (actor, mediaId, isDownload) => noteReading(engine, actor, { mediaId, isDownload });
    const nameOf: ContentNamer = (actor, mediaId) => itemNameOf(engine, actor, mediaId);
    const media = registerMedia(app, {
      engine,
      storage,
      quotas,
      stills,
      arrived,
      links,
      linked,
      patience,
      read,
      nameOf,
    });
    app.decorate('media', media);
    keepLibrary(engine);
    followOwnerMerges(engine);
    registerLibrary(app, {
      engine,
      storage,
      origin,
      still: identity.still,
      readSecret: identity.readSecret,
      quotaOf: (agencyId) => agencyQuota(pools, quotas, agencyId),
    });
    registerShares(app, {
      engine,
      pools,
      jobs,
      storage,
      outbox,
      origin,
      readSecret: identity.readSecret,
      zipFiles: (files, beforeFile) => zipFiles(storage, files, beforeFile),
      noteOutside: ({ share: { agency_id: agencyId, email } }, itemId, isDownload, address) =>
        noteOutsideReading(engine, agencyId, email ?? address, { itemIds: [itemId], isDownload }),
    });
    registerMediaSweeps(jobs, media, pools);
    registerLinks(app, {
      links,
      limit: limiterOf(pools, 'linkPreview', linkPreviews, linkPreviewWindow).take,
      media: createLinkedMedia({ database: pools, storage, quotas, clock, linked }),
    });
  },
};
