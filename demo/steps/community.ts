import { voiceKinds } from '../../schema/areas/community/modules.ts';
import { fillFanActs } from './fanActs.ts';
import { eachSite } from './step.ts';

const pieceKinds = ['news', 'cmsEvent', 'audio', 'video'] as const;

/** Content, posts and polls of the talents, and what fans do with them. */
export const communityStep = eachSite('community', async (site) => {
  const { pieces, voices } = site.plan;
  for (const kind of pieceKinds) await site.make(pieces.filter(({ entity }) => entity === kind));
  for (const kind of voiceKinds) await site.make(voices.records.filter(({ entity }) => entity === kind));
  await fillFanActs(site);
});
