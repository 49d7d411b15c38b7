import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { socialStateTime } from '../../../../schema/rules/limits.ts';
import type { Connection } from '../../../database/pools.ts';
import { keyFor } from '../../../sealing.ts';

/** Owner of a connection attempt: a state is valid for it alone. */
export interface Bound {
  readonly accountId: string;
  readonly agencyId: string;
  readonly recordId: string;
  readonly socialId: string;
  readonly platform: string;
}

/**
 * States that go to the provider's dialog and come back with the code. They prevent one user from finishing another's
 * connection.
 */
export interface States {
  make(bound: Bound): Promise<string>;
  /** Returns true if it is a valid state that has not expired. */
  isGood(state: string, bound: Bound): Promise<boolean>;
  /** Marks a state as used; false if it was used before. */
  use(connection: Connection, agencyId: string, state: string): Promise<boolean>;
}

interface StateParts {
  readonly readSecret: () => Promise<Buffer>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** `<nonce>.<end>.<signature>`; the end in milliseconds since the epoch, of base 36. */
const shape = /^([\w-]{22})\.([\da-z]{1,10})\.([\w-]{43})$/;
const endOf = (part: string) => Number.parseInt(part, 36);

/** Creates signed states that are valid for ten minutes; used ones are stored until then, for every server. */
export function createStates({ readSecret, clock }: StateParts): States {
  const sign = async (nonce: string, end: string, bound: Bound) => {
    const { accountId, agencyId, recordId, socialId, platform } = bound;
    const said = [nonce, end, accountId, agencyId, recordId, socialId, platform].join(' ');
    return createHmac('sha256', await keyFor(readSecret, 'social state'))
      .update(said)
      .digest('base64url');
  };
  return {
    make: async (bound) => {
      const nonce = randomBytes(16).toString('base64url');
      const end = (clock() + socialStateTime).toString(36);
      return `${nonce}.${end}.${await sign(nonce, end, bound)}`;
    },
    isGood: async (state, bound) => {
      const [, nonce = '', end = '', signature = ''] = shape.exec(state) ?? [];
      if (signature === '') return false;
      const expected = await sign(nonce, end, bound);
      return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) && endOf(end) > clock();
    },
    use: async (connection, agencyId, state) => {
      const [, nonce = '', end = ''] = shape.exec(state) ?? [];
      const now = new Date(clock()).toISOString();
      await connection.query({
        text: 'delete from social_state where agency_id = $1 and expires_at <= $2',
        values: [agencyId, now],
      });
      const { count } = await connection.query({
        text: `insert into social_state (agency_id, nonce, expires_at) values ($1, $2, $3) on conflict do nothing`,
        values: [agencyId, nonce, new Date(endOf(end)).toISOString()],
      });
      return count === 1;
    },
  };
}
