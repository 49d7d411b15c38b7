import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StartError } from '../startError.ts';
import { Ending } from './ending.ts';

class ProcessStandIn extends EventEmitter {
  readonly exited: Promise<number> = once(this, 'exited').then(([code]) => code as number);
  exit(code: number): void {
    this.emit('exited', code);
  }
}

let said: string[];
let complained: string[];
let closed: string[];
let stand: ProcessStandIn;
let ending: Ending;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  said = [];
  complained = [];
  closed = [];
  stand = new ProcessStandIn();
  ending = new Ending(
    stand,
    (line) => said.push(line),
    (line) => complained.push(line),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const openThing = (name: string, opened: Promise<unknown> = Promise.resolve()) =>
  ending.open(name, opened, async () => closed.push(name));

it('closes what is open in reverse order when a signal comes', async () => {
  await openThing('database');
  await openThing('server');
  ending.started();
  stand.emit('SIGTERM');
  expect(await stand.exited).toBe(0);
  expect(closed).toEqual(['server', 'database']);
  expect(said).toEqual(['Stopping']);
});

it('lets a step of the start finish before it closes what that step opened', async () => {
  const opening = openThing('database', once(stand, 'step done'));
  stand.emit('SIGINT');
  expect(closed).toEqual([]);
  stand.emit('step done');
  await opening.catch((error: unknown) => ending.fail(error));
  expect(await stand.exited).toBe(0);
  expect(closed).toEqual(['database']);
});

it('takes the two signals of one Ctrl-C for one, and a later one for impatience', async () => {
  const exit = vi.spyOn(stand, 'exit');
  await ending.open('server', Promise.resolve(), () => new Promise(() => undefined));
  ending.started();
  stand.emit('SIGINT');
  vi.advanceTimersByTime(200);
  stand.emit('SIGINT');
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  stand.emit('SIGINT');
  expect(await stand.exited).toBe(1);
});

it('ends a failed start with one line, exit code 1 and nothing left open', async () => {
  await openThing('database');
  await ending.fail(new StartError('PORT 4000 is taken.'));
  expect(await stand.exited).toBe(1);
  expect([said, complained]).toEqual([[], ['PORT 4000 is taken.']]);
  expect(closed).toEqual(['database']);
});

it('shows the stack of an error that nobody expected', async () => {
  await openThing('database');
  stand.emit('unhandledRejection', new TypeError('a defect'));
  expect(await stand.exited).toBe(1);
  expect(complained[0]).toMatch(/TypeError: a defect\n +at /);
  expect(closed).toEqual(['database']);
});

it('closes the rest when something does not close', async () => {
  await openThing('database');
  await ending.open('server', Promise.resolve(), () => Promise.reject(new Error('stuck')));
  ending.started();
  stand.emit('SIGTERM');
  expect(await stand.exited).toBe(1);
  expect(said).toContain('The server did not close: stuck');
  expect(closed).toEqual(['database']);
});

it('closes what was still being opened when another part of the start failed', async () => {
  let opened: (it: string) => void = () => {};
  const opening = ending.open('database', new Promise<string>((resolve) => (opened = resolve)), async () => {
    closed.push('database');
  });
  const failed = ending.fail(new StartError('the pages could not be built'));
  opened('database');
  await opening;
  await failed;
  expect(closed).toEqual(['database']);
  expect(await stand.exited).toBe(1);
});

it('goes on where nothing waited for a database that is away, and ends for any other error', async () => {
  await openThing('server');
  ending.started();
  stand.emit('unhandledRejection', Object.assign(new Error('terminating connection'), { code: '57P01' }));
  expect(complained).toEqual(['A connection failed, and nothing handled the error: terminating connection']);
  expect(closed).toEqual([]);
  stand.emit('unhandledRejection', new Error('a fault'));
  expect(await stand.exited).toBe(1);
  expect(closed).toEqual(['server']);
});
