import { randomBytes } from 'node:crypto';
import type { Pools } from '../../../../database/pools.ts';

const name = 'sessionKey';

/**
 * The key behind every token of this installation: 32 random bytes that the first server makes and all share. Read once
 * by the owner's connection, when first needed; a failed read is tried again.
 */
export function signingKey(pools: Pick<Pools, 'owner'>): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  const read = async (): Promise<Buffer> => {
    await pools.owner.query(
      'insert into secret (name, value, created_at) values ($1, $2, now()) on conflict do nothing',
      [name, randomBytes(32)],
    );
    const { rows } = await pools.owner.query<{ value: Buffer }>('select value from secret where name = $1', [name]);
    if (rows[0] === undefined) throw new Error(`the secret ${name} is missing`);
    return rows[0].value;
  };
  return () =>
    (key ??= read().catch((error: unknown) => {
      key = undefined;
      throw error;
    }));
}
