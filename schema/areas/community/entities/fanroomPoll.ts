import { defineVariant } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { fanroomDetail, pollApi } from '../voices.ts';
import { pollParts, snippetPoll } from './snippetPoll.ts';

/** A question in the fan room of a talent (CM 3). */
export const fanroomPoll = defineVariant(snippetPoll, {
  name: 'fanroomPoll',
  ...pollParts,
  detail: fanroomDetail,
  api: {
    ...pollApi,
    base: '/cms/v1/fanroom/fanroom-polls',
    specNames: { ...pollApi.specNames, editable: { always: false } },
  },
});

export type FanroomPoll = RecordOf<typeof fanroomPoll>;
