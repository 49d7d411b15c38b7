import { setTimeout as pause } from 'node:timers/promises';

/** Answers come at multiples of this time, in milliseconds: few take longer than one. */
const step = 150;

/** Does some work and answers at the next multiple of a step, so that the time tells nothing of what was done. */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - from;
    await pause(Math.ceil(taken / step) * step - taken);
  }
}
