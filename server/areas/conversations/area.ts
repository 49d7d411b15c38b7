import { callLogCalls } from '../../../schema/areas/conversations/calls/callLogs.ts';
import { mailLogCalls } from '../../../schema/areas/conversations/calls/mailLogs.ts';
import { registerCall } from '../../plugins/callRoute.ts';
import type { ServerArea } from '../../house.ts';
import { keepCalls, othersOfCall } from './calls/callLog.ts';
import { systemMailsOf } from './mail-log/systemMails.ts';

export const area: ServerArea = {
  register: ({ app, engine }) => {
    keepCalls(engine);
    registerCall(app, callLogCalls.others, async ({ actor, params }) => ({
      people: [...(await othersOfCall(engine, actor, params.id))],
    }));
    registerCall(app, mailLogCalls.system, ({ actor, query: { id, ownerType, ...page } }) =>
      systemMailsOf(engine, actor, { id, ownerType }, page),
    );
  },
};
