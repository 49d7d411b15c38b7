import type { FastifyInstance } from 'fastify';
import { ownAccountCalls } from '../../../../schema/areas/identity/calls/ownAccount.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Registers the call that says whether mail leaves, so that screens promise none where it is kept in the outbox. */
export function addMailState(app: FastifyInstance, { isSending }: Pick<Outbox, 'isSending'>): void {
  registerCall(app, ownAccountCalls.mail, async () => ({ isSending }));
}
