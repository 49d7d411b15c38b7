import { defineVariant } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { modalWidths } from '../../../rules/limits.ts';
import { relevanceStates } from '../signals.ts';
import { voiceNames } from '../voices.ts';
import { pollForm, pollList, pollLists, snippetPoll } from './snippetPoll.ts';

/** A question in the fan room of a talent (CM 3). */
export const fanroomPoll = defineVariant(snippetPoll, {
  name: 'fanroomPoll',
  group: 'none',
  access: 'CMS',
  api: { base: '/cms/v1/fanroom/fanroom-polls', routes: { update: 'PUT /' }, otherNames: voiceNames },
  rules: { exclusive: [['link', 'medias']] },
  states: relevanceStates,
  list: pollList,
  lists: pollLists,
  detail: { as: 'dialog', width: modalWidths.voice },
  form: pollForm,
});

export type FanroomPoll = RecordOf<typeof fanroomPoll>;
