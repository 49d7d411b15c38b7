import type { FastifyInstance } from 'fastify';
import { toBuffer } from 'qrcode';
import { signInCalls } from '../../../../../schema/areas/identity/calls/signIn.ts';
import { RefusalError } from '../../../../errors.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import type { PendingSignIns } from './pendingSignIns.ts';
import { appAddress, newSecret } from './timedCode.ts';
import type { Vault } from './vault.ts';

/** The refusal of a state that is unknown, spent, too old, tried too often, or of something else. */
export const signInOver = () => new RefusalError('signInFailed', 'signInExpired');

/** Dependencies of the QR code. */
export interface QrDeps {
  readonly pending: PendingSignIns;
  readonly vault: Vault;
}

/**
 * Registers what an authenticator app needs in order to make codes, as an image to scan or, for clients that accept JSON,
 * as text (AB 7). The same state always gives the same secret; one that sets up nothing gives none.
 */
export function addCreateQr(app: FastifyInstance, { pending, vault }: QrDeps): void {
  registerCall(app, signInCalls.createQr, async ({ body: { sessionState: state }, request, reply }) => {
    const held = await pending.find(state);
    if (held === null || held.purpose === 'verify') throw signInOver();
    const { account_id: accountId, email } = held;
    const sealed = held.secret ?? (await pending.offer(state, await vault.seal(newSecret(), accountId)));
    if (sealed === null) throw signInOver();
    const secret = await vault.open(sealed, accountId);
    const address = appAddress(secret, email);
    void reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (request.headers.accept?.includes('application/json')) return { secret, address };
    return reply.type('image/png').send(await toBuffer(address, { margin: 2, scale: 8 }));
  });
}
