import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns, QueueFullError } from './turns.ts';

it('does one thing at a time, in order, and goes on after a failure', async () => {
  const inTurn = createTurns();
  const said: string[] = [];
  const work = (name: string, time: number) =>
    inTurn(async () => {
      said.push(`${name} begins`);
      await wait(time);
      said.push(`${name} ends`);
      if (name === 'second') throw new Error('no');
      return name;
    });
  const all = await Promise.allSettled([work('first', 20), work('second', 1), work('third', 1)]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(said).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it('refuses what is more than may wait, and takes more once something is done', async () => {
  const inTurn = createTurns(2);
  let end = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toBeInstanceOf(QueueFullError);
  end();
  await first;
  expect([await second, await inTurn(async () => 'fourth')]).toEqual(['second', 'fourth']);
});
