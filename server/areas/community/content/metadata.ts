import type { FastifyInstance } from 'fastify';
import { contentCalls } from '../../../../schema/areas/community/calls/content.ts';
import { contentTypes, voiceAreas } from '../../../../schema/areas/community/modules.ts';
import type { AnswerOf } from '../../../../schema/language/call.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/reading/list.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

type Post = AnswerOf<typeof contentCalls.postMetadata>['data'][number];

const counted = [
  'totalComment',
  'totalReaction',
  'totalShare',
  'totalReport',
  'totalNotInterestedIn',
  'totalIrrelevance',
] as const;

/** Registers the talents, pins and numbers of posts and polls of an area. */
export function registerPostMetadata(app: FastifyInstance, engine: Engine): void {
  registerCall(app, contentCalls.postMetadata, async ({ actor, params: { area }, body: { ids } }) => {
    const pages = await Promise.all(
      contentTypes.map(async (contentType) => {
        const fields = ['talent', 'pin', ...counted];
        const query = { filters: { ids }, fields, pageSize: ids.length, withTotal: false };
        const { data } = await listRecords(engine, actor, voiceAreas[area][contentType], query);
        return data.map(({ id, talent, pin, ...numbers }): Post => {
          const { id: userId, displayName } = talent as { readonly id: string; readonly displayName: string };
          const totals = Object.fromEntries(counted.map((key) => [key, Number(numbers[key])])) as Pick<
            Post,
            (typeof counted)[number]
          >;
          return { id: String(id), contentType, talent: { userId, displayName }, pin: pin === true, ...totals };
        });
      }),
    );
    return { data: pages.flat() };
  });
}
