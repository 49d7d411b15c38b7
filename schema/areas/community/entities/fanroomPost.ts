import { defineVariant } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { fanroomDetail, postApi } from '../voices.ts';
import { postParts, snippetPost } from './snippetPost.ts';

/** A post in the fan room of a talent (CM 3). */
export const fanroomPost = defineVariant(snippetPost, {
  name: 'fanroomPost',
  ...postParts,
  detail: fanroomDetail,
  api: {
    ...postApi,
    base: '/cms/v1/fanroom/fanroom-posts',
    specNames: { ...postApi.specNames, editable: { always: false } },
  },
});

export type FanroomPost = RecordOf<typeof fanroomPost>;
