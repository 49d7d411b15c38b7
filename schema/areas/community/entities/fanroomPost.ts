import { defineVariant } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { modalWidths } from '../../../rules/limits.ts';
import { relevanceStates } from '../signals.ts';
import { voiceNames } from '../voices.ts';
import { postForm, postList, postLists, snippetPost } from './snippetPost.ts';

/** A post in the fan room of a talent (CM 3). */
export const fanroomPost = defineVariant(snippetPost, {
  name: 'fanroomPost',
  group: 'none',
  access: 'CMS',
  api: { base: '/cms/v1/fanroom/fanroom-posts', routes: { update: 'PUT /' }, otherNames: voiceNames },
  rules: { exclusive: [['link', 'medias']] },
  states: relevanceStates,
  list: postList,
  lists: postLists,
  detail: { as: 'dialog', width: modalWidths.voice },
  form: postForm,
});

export type FanroomPost = RecordOf<typeof fanroomPost>;
