import { setTimeout as pause } from 'node:timers/promises';
import { compare, writeAndKill } from './killedWrites.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { openStage, type Stage } from './stage.ts';
import { atLeast, atMost, inMilliseconds, median, type Say, type Topic } from '../figures.ts';

const writes = 10_000;
const kills = 40;
const quietWrites = 101;
/** Milliseconds between two writes of the quiet path. */
const rest = 150;
/** Milliseconds within which half of the deliveries arrive. */
const soonEnough = 5_000;

/** Writes now and then; returns the milliseconds from each request until its event was received. */
async function quietTimes(stage: Stage, receiver: Receiver): Promise<readonly number[]> {
  const server = await stage.start();
  const times: number[] = [];
  for (let write = 0; write < quietWrites; write += 1) {
    const begun = Date.now();
    const data = await stage.ask(server, 'POST', '/client/v1/clients', { displayName: `Quiet ${write}` });
    let found = receiver.got.find((one) => one.write === `${data.id}:${data.version}`);
    for (let tries = 0; found === undefined && tries < 20_000; tries += 1) {
      await pause(1);
      found = receiver.got.findLast((one) => one.write === `${data.id}:${data.version}`);
    }
    if (found === undefined) throw new Error('a write was never delivered');
    times.push(found.at - begun);
    await pause(rest);
  }
  await server.end('SIGTERM');
  return times;
}

/** Measures deliveries by a quiet server, and counts those of one that is killed again and again among its writes. */
export async function measureKilled(say: Say): Promise<readonly Topic[]> {
  const stage = await openStage();
  const receiver = await openReceiver();
  try {
    const first = await stage.start();
    await stage.addWebhook(first, receiver.port);
    await first.end('SIGTERM');
    say('measuring the quiet path');
    const times = await quietTimes(stage, receiver);
    const quiet = receiver.got.length;
    say(`killing a server ${kills} times among ${writes.toLocaleString('en')} writes`);
    const run = await writeAndKill(stage, { writes, kills });
    const begun = Date.now();
    await stage.settled(600_000);
    const settled = ((Date.now() - begun) / 1000).toFixed(0);
    const { missing, stray, repeats, mixed } = compare(run.committed, receiver.got.slice(quiet));
    const delivered = run.committed.length - missing.length;
    const slow = times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;
    return [
      {
        title: 'The way of one write to its receiver',
        about: 'From the request of a write until the receiver has its event, one after the other with pauses.',
        sides: ['limit', 'taken'],
        figures: [
          {
            what: 'half of the deliveries within',
            sides: [inMilliseconds(soonEnough), inMilliseconds(median(times))],
            ratio: median(times) / soonEnough,
            target: atMost(1),
          },
          {
            what: '95 of 100 within',
            sides: [inMilliseconds(soonEnough), inMilliseconds(slow)],
            ratio: slow / soonEnough,
          },
        ],
      },
      {
        title: `A server killed ${kills} times among ${run.writes.toLocaleString('en')} writes`,
        about: `Six clients write, every third write is rolled back by its commit, and kill -9 ends the server.`,
        sides: ['expected', 'received'],
        figures: [
          {
            what: 'committed writes that are delivered',
            sides: [`${run.committed.length}`, `${delivered}`],
            ratio: delivered / run.committed.length,
            target: atLeast(1),
          },
          {
            what: 'delivered writes that are not committed',
            sides: ['0', `${stray.length}`],
            ratio: stray.length,
            target: atMost(0),
          },
          {
            what: 'acknowledged writes that are lost',
            sides: ['0', `${run.lost.length}`],
            ratio: run.lost.length,
            target: atMost(0),
          },
          {
            what: 'writes under two ids, or ids for two writes',
            sides: ['0', `${mixed}`],
            ratio: mixed,
            target: atMost(0),
          },
        ],
        remarks: [
          `${run.rolledBack} writes were rolled back. ${repeats} deliveries came again after a kill, under the same id; the ` +
            `last one came ${settled} s after the last write.`,
        ],
      },
    ];
  } finally {
    receiver.close();
    await stage.close();
  }
}
