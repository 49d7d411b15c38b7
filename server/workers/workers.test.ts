import { describe, expect, it } from 'vitest';
import { WorkerEndedError, type WorkerProgram } from './program.ts';
import { createWorkers } from './workers.ts';

type Work =
  | { readonly do: 'add'; readonly to: number }
  | { readonly do: 'spin' | 'fill' | 'throw' | 'leave' | 'count' | 'tell' | 'exit' };

const source = `
let count = 0;
let isStuck = false;
return async (work) => {
  while (isStuck);
  count += 1;
  if (work.do === 'add') return data.base + work.to;
  if (work.do === 'count') return count;
  if (work.do === 'tell') return Object.keys(process.env).length;
  if (work.do === 'throw') throw new Error('no such thing');
  if (work.do === 'exit') process.exit(0);
  if (work.do === 'fill') for (const kept = []; ; ) kept.push(new Array(100_000).fill(count));
  if (work.do === 'leave') return void (isStuck = true);
  for (;;);
};`;

const programOf = (more: Partial<WorkerProgram>): WorkerProgram => ({
  source,
  data: { base: 40 },
  place: 'thread',
  memory: 64,
  idle: 60_000,
  ...more,
});

describe.each(['thread', 'process'] as const)('a worker in a %s', (place) => {
  const workers = createWorkers<Work, unknown>(programOf({ place }));
  const patience = 20_000;

  it('answers, and says what its program throws', async () => {
    expect(await workers.run({ do: 'add', to: 2 }, { patience })).toBe(42);
    await expect(workers.run({ do: 'throw' }, { patience })).rejects.toThrow('no such thing');
    expect(await workers.run({ do: 'tell' }, { patience })).toBe(0);
  });

  it('works for one after another, and beside others at once', async () => {
    const single = createWorkers<Work, number>(programOf({ place }));
    expect(await single.run({ do: 'count' }, { patience })).toBe(1);
    expect(await single.run({ do: 'count' }, { patience })).toBe(2);
    const both = [single.run({ do: 'count' }, { patience }), single.run({ do: 'count' }, { patience })];
    expect((await Promise.all(both)).toSorted((one, other) => one - other)).toEqual([1, 3]);
  });

  it('serves once where none is kept', async () => {
    const single = createWorkers<Work, number>(programOf({ place, idle: 0 }));
    expect(await single.run({ do: 'count' }, { patience })).toBe(1);
    expect(await single.run({ do: 'count' }, { patience })).toBe(1);
  });

  it.each(['spin', 'fill', 'exit'] as const)(
    'is ended in the middle of its work, and others go on: %s',
    async (what) => {
      let beats = 0;
      const begun = performance.now();
      const heart = setInterval(() => (beats += 1), 5);
      await expect(workers.run({ do: what }, { patience: 300 })).rejects.toBeInstanceOf(WorkerEndedError);
      clearInterval(heart);
      // An exit takes a few milliseconds; the others take the whole patience.
      expect(beats).toBeGreaterThanOrEqual(Math.floor((performance.now() - begun) / 50));
      expect(await workers.run({ do: 'add', to: 1 }, { patience })).toBe(41);
    },
  );

  it('is ended when a signal comes', async () => {
    const spinning = workers.run({ do: 'spin' }, { signal: AbortSignal.timeout(100) });
    await expect(spinning).rejects.toBeInstanceOf(WorkerEndedError);
    const late = workers.run({ do: 'add', to: 1 }, { signal: AbortSignal.abort(new Error('too late')) });
    await expect(late).rejects.toThrow('too late');
  });

  it('does not make later work pay for what former work has left behind', async () => {
    const single = createWorkers<Work, number>(programOf({ place }));
    await single.run({ do: 'leave' }, { patience });
    expect(await single.run({ do: 'count' }, { patience: 300 })).toBe(1);
  });
});

it('that cannot be started is told apart from one that was ended', async () => {
  const broken = createWorkers<Work, number>(programOf({ source: `require('/nowhere');` }));
  const started = broken.run({ do: 'count' }, { patience: 20_000 });
  await expect(started).rejects.toThrow('a worker did not start');
  await expect(started).rejects.not.toBeInstanceOf(WorkerEndedError);
});
