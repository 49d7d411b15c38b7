import type { FastifyInstance } from 'fastify';
import { signInCalls } from '../../../../../schema/areas/identity/calls/signIn.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';

/** The accounts of the demo agencies, all with one password. */
export interface DemoAccounts {
  readonly accounts: readonly { readonly email: string; readonly note: string }[];
  readonly password: string;
  /** Steps of the demo that are still to come, while it is being filled. */
  readonly lacking: () => readonly string[];
}

/** Registers the call for the accounts that the sign-in page offers; none, and no password, without a demo. */
export function addDemoAccounts(app: FastifyInstance, demo: DemoAccounts | null): void {
  registerCall(app, signInCalls.demo, async () => ({
    accounts: demo?.accounts ?? [],
    password: demo?.password ?? null,
    lacking: [...(demo?.lacking() ?? [])],
  }));
}
