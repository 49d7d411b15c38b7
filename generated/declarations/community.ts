// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { audio } from '../../schema/areas/community/entities/audio.ts';
import { cmsEvent } from '../../schema/areas/community/entities/cmsEvent.ts';
import { fanroomPoll } from '../../schema/areas/community/entities/fanroomPoll.ts';
import { fanroomPost } from '../../schema/areas/community/entities/fanroomPost.ts';
import { news } from '../../schema/areas/community/entities/news.ts';
import { snippetPoll } from '../../schema/areas/community/entities/snippetPoll.ts';
import { snippetPost } from '../../schema/areas/community/entities/snippetPost.ts';
import { video } from '../../schema/areas/community/entities/video.ts';

/** Entities of the area. */
export const declared = {
  audio,
  cmsEvent,
  fanroomPoll,
  fanroomPost,
  news,
  snippetPoll,
  snippetPost,
  video,
};
