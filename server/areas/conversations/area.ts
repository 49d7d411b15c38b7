import { callLogCalls } from '../../../schema/areas/conversations/calls/callLogs.ts';
import { imapPort } from '../../integrations/mailbox/imap.ts';
import { mailDomainOf } from '../../integrations/mail/smtp.ts';
import { registerCall } from '../../plugins/callRoute.ts';
import type { ServerArea } from '../../house.ts';
import { keepCalls, othersOfCall } from './calls/callLog.ts';
import { registerEnquiries } from './enquiries/enquiries.ts';
import { handleFreed } from './enquiries/handling.ts';
import { assignTaker } from './enquiries/taking.ts';
import { keepArrived, keptOf } from './mail-log/arriving.ts';
import { registerMailLog } from './mail-log/mailLog.ts';
import { mailPeopleAt } from './mail-log/people.ts';
import { registerTalk } from './talk/talk.ts';
import { registerMailboxes } from './mailboxes/mailboxes.ts';

export const area: ServerArea = {
  register: ({ app, engine, storage, outbox, pools, jobs, config, identity: { readSecret }, origin }) => {
    keepCalls(engine);
    registerCall(app, callLogCalls.others, async ({ actor, params }) => ({
      people: [...(await othersOfCall(engine, actor, params.id))],
    }));
    registerTalk(app, engine);
    registerMailLog(app, { engine, storage, outbox, pools, jobs, domain: mailDomainOf(config.mailFrom) });
    registerMailboxes(app, {
      engine,
      port: imapPort({ allow: config.outboundAllow }),
      keep: (agencyId, mail, arrival) => keepArrived({ engine, storage }, agencyId, mail, arrival),
      peopleOf: (agencyId, addresses) => mailPeopleAt(engine, agencyId, addresses),
      keptOf: (agencyId, messageIds) => keptOf(engine, agencyId, messageIds),
      jobs,
      pools,
      readSecret,
    });
    handleFreed(engine);
    assignTaker(engine);
    registerEnquiries(app, { engine, origin, readSecret });
  },
};
