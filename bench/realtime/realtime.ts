import { publisher } from '../../tests/support/messages.ts';
import { atMost, inMilliseconds, type Figure, type Say, type Topic } from '../figures.ts';
import { openProduct, type Product } from '../server/product.ts';
import { makePeople, openCrowd } from './crowd.ts';

const many = 200;
const turns = 60;
const warmUp = 5;

/** The groups of clients: of many people, and of one. */
const [crowd, single] = [0, 1] as const;

/** The value below which 95 of 100 lie. */
function highest95(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

async function talentsOf({ pools }: Product) {
  const { rows } = await pools.owner.query<{ id: string; agency_id: string }>(
    `select t.id, t.agency_id from talents t join membership m on m.agency_id = t.agency_id
     join account a on a.id = m.account_id where a.email = 'agency@harbour.test' order by t.id limit 2`,
  );
  const [first, second] = rows;
  if (!first || !second) throw new Error('The demo has no talents.');
  return { agencyId: first.agency_id, records: [first.id, second.id] as const };
}

/** Measures the time until all clients have received one write: 200 people against one. */
export async function measureRealtime(say: Say): Promise<readonly Topic[]> {
  const product = await openProduct();
  try {
    const { app, pools } = product;
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const { agencyId, records } = await talentsOf(product);
    const token = await product.signIn('agency@harbour.test');
    const { ids, tokens } = await makePeople(product, agencyId, many + 1);
    const groups = [
      { recordId: records[crowd], tokens: tokens.slice(0, many) },
      { recordId: records[single], tokens: tokens.slice(many) },
    ];
    const accountIds = [ids.slice(0, many), ids.slice(many)];
    const listeners = await openCrowd({ url: `${url.replace('http', 'ws')}/ws`, groups });

    let count = 0;
    const change = async (group: number) => {
      count += 1;
      const answer = await fetch(`${url}/client/v1/talents/${groups[group]?.recordId}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ headline: `Headline ${count}` }),
      });
      if (answer.status !== 200) throw new Error(await answer.text());
    };
    const publish = publisher(Date.now);
    const tell = (group: number) =>
      pools.transaction(agencyId, (connection) =>
        publish(connection, { agencyId, accountIds: accountIds[group] ?? [], kind: 'NEW_MESSAGE', body: { count } }),
      );

    const figures: Figure[] = [];
    for (const [what, happen] of [
      ['a record is changed', change],
      ['a message is sent', tell],
    ] as const) {
      const all: number[][] = [[], []];
      const last: number[][] = [[], []];
      for (let turn = -warmUp; turn < turns; turn += 1) {
        for (const group of turn % 2 === 0 ? [crowd, single] : [single, crowd]) {
          const times = await listeners.time(group, () => happen(group));
          if (turn < 0) continue;
          all[group]?.push(...times);
          last[group]?.push(times.at(-1) ?? Number.NaN);
        }
      }
      for (const [who, times] of [
        ['whoever follows hears', all],
        ['the last of them hears', last],
      ] as const) {
        const [by, alone] = [highest95(times[crowd] ?? []), highest95(times[single] ?? [])];
        const sides = [inMilliseconds(by), inMilliseconds(alone)] as const;
        figures.push({ what: `${what}: ${who}`, sides, ratio: by / alone, target: atMost(10) });
        say(`${what}: ${who}: ${sides.join(' against ')}`);
      }
    }
    await listeners.close();
    return [
      {
        title: 'Telling 200 people of one thing',
        about:
          `From the call that writes it until ${many} people have heard of it, each signed in on their own over a ` +
          'connection of their own, against one person, at the 95th percentile. For each of them the server looks at their ' +
          'session and at what they may read before it tells them.',
        sides: [`${many} people`, 'one'],
        figures,
        remarks: [
          `${turns} turns each, after ${warmUp} that do not count; the clients run in another process on the same cores. ` +
            'What happens within 25 ms is told at once, which is most of what one person waits.',
        ],
      },
    ];
  } finally {
    await product.close();
  }
}
