import { defineVariant } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { fanroomDetail, voiceNames } from '../voices.ts';
import { pollParts, snippetPoll } from './snippetPoll.ts';

/** A question in the fan room of a talent (CM 3). */
export const fanroomPoll = defineVariant(snippetPoll, {
  name: 'fanroomPoll',
  ...pollParts,
  detail: fanroomDetail,
  api: { base: '/cms/v1/fanroom/fanroom-polls', routes: { update: 'PUT /' }, otherNames: voiceNames },
});

export type FanroomPoll = RecordOf<typeof fanroomPoll>;
