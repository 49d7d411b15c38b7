import type { FastifyInstance } from 'fastify';
import { toBuffer } from 'qrcode';
import { answerSchema } from '../../../../schema/derive/jsonSchema.ts';
import { RefusalError } from '../../../errors.ts';
import type { PendingSignIns } from './pendingSignIns.ts';
import { appAddress, newSecret } from './timedCode.ts';
import type { Vault } from './vault.ts';

interface QrBody {
  readonly sessionState: string;
}

/** JSON Schema of a state, as bodies carry it. */
export const sessionStateSchema = { type: 'string', maxLength: 200 } as const;

const body = {
  type: 'object',
  required: ['sessionState'],
  additionalProperties: false,
  properties: { sessionState: sessionStateSchema },
} as const;

const typed = answerSchema({
  type: 'object',
  properties: {
    secret: { type: 'string', description: 'For people who type it: base32' },
    address: { type: 'string', description: 'What the image says: otpauth://' },
  },
});

/** The refusal of a state that is unknown, spent, too old, tried too often, or of something else. */
export const signInOver = () => new RefusalError('signInFailed', 'signInExpired');

export interface QrDeps {
  readonly pending: PendingSignIns;
  readonly vault: Vault;
}

/**
 * POST /user/v1/auth/create-qr (AB 7): what an authenticator app needs in order to make codes, as an image to scan or, for
 * who asks for JSON, as text. The same state always gives the same secret; one that sets up nothing gives none.
 */
export function addCreateQr(app: FastifyInstance, { pending, vault }: QrDeps): void {
  app.post<{ Body: QrBody }>(
    '/user/v1/auth/create-qr',
    {
      config: { access: 'public' },
      schema: {
        tags: ['auth'],
        summary: 'The secret of a second factor that is being set up',
        body,
        response: {
          200: {
            content: {
              'image/png': { schema: { type: 'string', format: 'binary' } },
              'application/json': { schema: typed },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { sessionState: state } = request.body;
      const held = await pending.find(state);
      if (held === null || held.purpose === 'verify') throw signInOver();
      const { account_id: accountId, email } = held;
      const sealed = held.secret ?? (await pending.offer(state, await vault.seal(newSecret(), accountId)));
      if (sealed === null) throw signInOver();
      const secret = await vault.open(sealed, accountId);
      const address = appAddress(secret, email);
      void reply.header('cache-control', 'no-store').header('vary', 'accept');
      if (request.headers.accept?.includes('application/json')) return { responseData: { secret, address } };
      return reply.type('image/png').send(await toBuffer(address, { margin: 2, scale: 8 }));
    },
  );
}
