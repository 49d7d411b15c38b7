import type { ServerArea } from '../../house.ts';
import { registerPostMetadata } from './content/metadata.ts';
import { registerRecordings } from './content/recordings.ts';
import { registerContentTalents } from './content/talents.ts';
import { registerPublicContent } from './webpage/publicContent.ts';
import { answerSignals, clearRelevance } from './moderation/answers.ts';
import { registerModeration } from './moderation/moderation.ts';
import { namePosts, publishVoices } from './voices/publishing.ts';

export const area: ServerArea = {
  register: ({ app, engine, origin }) => {
    publishVoices(engine);
    namePosts(engine);
    clearRelevance(engine);
    answerSignals(engine);
    registerModeration(app, engine);
    registerContentTalents(app, engine);
    registerPostMetadata(app, engine);
    registerRecordings(app, engine);
    registerPublicContent(app, engine, origin);
  },
};
