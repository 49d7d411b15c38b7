import { mailLogCalls } from '../../../schema/areas/conversations/calls/mailLogs.ts';
import { registerCall } from '../../plugins/callRoute.ts';
import type { ServerArea } from '../../house.ts';
import { systemMailsOf } from './mail-log/systemMails.ts';

export const area: ServerArea = {
  register: ({ app, engine }) => {
    registerCall(app, mailLogCalls.system, ({ actor, query: { id, ownerType, ...page } }) =>
      systemMailsOf(engine, actor, { id, ownerType }, page),
    );
  },
};
