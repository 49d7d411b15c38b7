import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { v7 } from 'uuid';
import type { Product } from '../server/product.ts';
import type { Heard, Listeners } from './listeners.ts';

/** A process of its own with clients that listen, so that the server's thread does nothing but serve. */
export interface Crowd {
  /** Lets something happen, and answers after how many milliseconds each client of a group has heard of it, in order. */
  time(group: number, happen: () => Promise<unknown>): Promise<readonly number[]>;
  close(): Promise<void>;
}

type Told = Heard | 'ready' | { readonly fault: string };

export async function openCrowd(listeners: Listeners): Promise<Crowd> {
  const child = fork(join(import.meta.dirname, 'listeners.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const next = async (): Promise<Told> => {
    const [told] = (await once(child, 'message')) as [Told];
    if (typeof told === 'object' && 'fault' in told) throw new Error(told.fault);
    return told;
  };
  child.send(listeners);
  await next();
  return {
    time: async (group, happen) => {
      const begun = process.hrtime.bigint();
      const [told] = await Promise.all([next(), happen()]);
      if (told === 'ready' || 'fault' in told || told.group !== group) throw new Error('Others heard of it.');
      return told.at.map((moment) => Number(moment - begun) / 1e6);
    },
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Creates people of an agency who may read its talents; returns their ids and tokens. */
export async function makePeople({ pools, signIn }: Product, agencyId: string, count: number) {
  const ids = Array.from({ length: count }, () => v7());
  const like = 'staff@harbour.test';
  await pools.owner.query(
    `insert into account (id, email, password_hash, display_name, created_at)
     select one.id, one.id || '@crowd.test', a.password_hash, 'One of many', a.created_at
     from account a, unnest($1::uuid[]) as one (id) where a.email = $2`,
    [ids, like],
  );
  await pools.owner.query(
    `insert into membership (agency_id, account_id, role, levels, created_at)
     select m.agency_id, one.id, m.role, m.levels, m.created_at
     from membership m join account a on a.id = m.account_id, unnest($1::uuid[]) as one (id)
     where a.email = $2 and m.agency_id = $3`,
    [ids, like, agencyId],
  );
  const tokens: string[] = [];
  for (const id of ids) tokens.push(await signIn(`${id}@crowd.test`));
  return { ids, tokens };
}
