import type { ServerArea } from '../../house.ts';
import { answerSignals } from './moderation/answers.ts';
import { registerModeration } from './moderation/moderation.ts';
import { publishVoices } from './voices/publishing.ts';
import { keepVotedOptions } from './voices/votes.ts';

export const area: ServerArea = {
  register: ({ app, engine }) => {
    publishVoices(engine);
    keepVotedOptions(engine);
    answerSignals(engine);
    registerModeration(app, engine);
  },
};
