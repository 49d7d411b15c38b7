import type { FastifyInstance } from 'fastify';

/** The accounts of the demo agencies, all with one password. */
export interface DemoAccounts {
  readonly accounts: readonly { readonly email: string; readonly note: string }[];
  readonly password: string;
}

const answer = {
  type: 'object',
  required: ['responseData'],
  properties: {
    responseData: {
      type: 'object',
      required: ['accounts', 'password'],
      properties: {
        accounts: {
          type: 'array',
          items: {
            type: 'object',
            required: ['email', 'note'],
            properties: { email: { type: 'string' }, note: { type: 'string' } },
          },
        },
        password: { type: ['string', 'null'] },
      },
    },
  },
} as const;

/** GET /user/v1/auth/demo: the accounts that the sign-in page offers; none, and no password, without a demo. */
export function addDemoAccounts(app: FastifyInstance, demo: DemoAccounts | null): void {
  app.get(
    '/user/v1/auth/demo',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], summary: 'The demo accounts', response: { 200: answer } },
    },
    () => ({ responseData: { accounts: demo?.accounts ?? [], password: demo?.password ?? null } }),
  );
}
