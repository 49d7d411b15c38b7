import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { Database } from '../../../database/pools.ts';
import { keyReader } from './keyReader.ts';
import { drawKey } from './keyText.ts';

const agencyId = '01930000-0000-7000-8000-000000000001';

/** A database with a key for every question, which counts its statements. */
function openKeys() {
  const sent: string[] = [];
  const query = async (_agency: unknown, { text, values = [] }: { text: string; values?: readonly unknown[] }) => {
    sent.push(text);
    const row = { key_id: values[1], key_name: 'Sheet', reads_only: true, resources: null, last_used_at: Infinity };
    const person = {
      account_id: 'a',
      agency_id: agencyId,
      staff_id: null,
      role: 'staff',
      levels: {},
      time_zone: 'UTC',
    };
    return { rows: [{ ...row, ...person }], count: 1 };
  };
  return { sent, database: { query } as unknown as Database };
}

it('lets a key call so many times a minute, each at the price of the one statement that reads it', async () => {
  const { sent, database } = openKeys();
  const { readFor } = keyReader(database, Date.now, 3);
  const [key, other] = [drawKey(agencyId), drawKey(agencyId)];
  const call = (one: string) => readFor(one, { ip: '10.0.0.1' } as FastifyRequest);
  for (let made = 0; made < 3; made += 1) await call(key);
  expect(sent).toHaveLength(3);
  const refused: unknown = await call(key).catch((error: unknown) => error);
  expect(refused).toMatchObject({ refusal: 'tooManyRequests', options: { retryAfter: expect.any(Number) } });
  expect(await call(other)).toMatchObject({ via: { name: 'Sheet' } });
});
