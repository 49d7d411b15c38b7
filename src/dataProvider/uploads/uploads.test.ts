import { HttpError } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { unfinishedUploadTime, uploadChunkSize, uploadPollDeadline } from '../../../schema/rules/limits.ts';
import { readRefusal, refusalOf } from '../refusal.ts';
import { fakeTransport, type FakeServer } from '../../../tests/support/browser/fakeTransport.ts';
import { createUnfinished } from './unfinished.ts';
import { createUploads } from './uploads.ts';

let now = 1_000_000;
let keys = 0;
let kept: Record<string, string> = {};
const storage = {
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, text: string) => void (kept[name] = text),
} as Storage;
const refused = (status: number, key = 'uploadChanged') =>
  new HttpError('No', status, { refusal: readRefusal(status, { error: { key, message: 'No' } }) });

beforeEach(() => {
  kept = {};
  keys = 0;
});

/** Uploads against a server that the test makes up; waiting takes no time but moves the clock. */
function open(server: FakeServer = {}) {
  const { transport, calls } = fakeTransport(server);
  const waited: number[] = [];
  const uploads = createUploads({
    transport,
    unfinished: createUnfinished(storage, 'agency me', () => now),
    clock: () => now,
    wait: async (milliseconds, signal) => {
      signal.throwIfAborted();
      waited.push(milliseconds);
      now += milliseconds;
    },
    newKey: () => `key${(keys += 1)}`,
  });
  const states = () => uploads.items().map(({ status }) => status);
  return { uploads, calls, waited, states };
}

const fileOf = (size: number, name = 'tour.mp4') =>
  new File([new Uint8Array(size)], name, { type: 'video/mp4', lastModified: 5 });
const until = async (isSo: () => boolean) => {
  for (let turns = 0; !isSo() && turns < 200; turns += 1) await Promise.resolve();
  expect(isSo()).toBe(true);
};

it('sends a file in parts, asks until it can be had, and tells how far it is', async () => {
  const { uploads, calls, waited } = open({ answers: [{}, {}, { cdnOrigin: '/origin' }] });
  const percents: number[] = [];
  uploads.subscribe(() => {
    now += 60;
    percents.push(uploads.items()[0]?.percent ?? 0);
  });
  const { done, uid } = uploads.add(fileOf(uploadChunkSize + 10));
  expect(await done).toMatchObject({ cdnOrigin: '/origin' });
  expect(calls).toEqual([
    `part 0 of key1: ${uploadChunkSize} from 0`,
    `part 1 of key1: 10 from ${uploadChunkSize}`,
    `finish key1: 2 parts, ${uploadChunkSize + 10} bytes`,
    ...['look', 'look', 'look'],
  ]);
  expect(waited).toEqual([1_000, 5_000, 5_000]);
  expect(uploads.items()).toMatchObject([{ uid, name: 'tour.mp4', type: 'video/mp4', status: 'done', percent: 100 }]);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(new Set(percents).size).toBeGreaterThan(2);
  uploads.remove(uid);
  expect(uploads.items()).toEqual([]);
});

it('goes on where the connection broke, and asks what is there first', async () => {
  let isBroken = true;
  const part = (index: number) => {
    if (index !== 1 || !isBroken) return;
    isBroken = false;
    throw refused(0);
  };
  const { uploads, calls, waited } = open({ part, there: [0] });
  await uploads.add(fileOf(2 * uploadChunkSize)).done;
  expect(calls.filter((call) => !call.startsWith('look'))).toEqual([
    `part 0 of key1: ${uploadChunkSize} from 0`,
    `part 1 of key1: ${uploadChunkSize} from ${uploadChunkSize}`,
    'progress of key1',
    `part 1 of key1: ${uploadChunkSize} from ${uploadChunkSize}`,
    `finish key1: 2 parts, ${2 * uploadChunkSize} bytes`,
  ]);
  expect(waited[0]).toBe(1_000);
});

it('goes on with the same file after a reload, for an hour, and not with what is under way already', async () => {
  const never = () => new Promise<void>(() => undefined);
  const { uploads: left } = open({ part: never });
  left.add(fileOf(uploadChunkSize * 2));
  const { uploads, calls } = open({ there: [0], part: never });
  uploads.add(fileOf(uploadChunkSize * 2));
  uploads.add(fileOf(uploadChunkSize * 2));
  await until(() => calls.length === 3);
  expect(calls.toSorted()).toEqual([
    `part 0 of key3: ${uploadChunkSize} from 0`,
    `part 1 of key1: ${uploadChunkSize} from ${uploadChunkSize}`,
    'progress of key1',
  ]);
  now += unfinishedUploadTime;
  const { uploads: late, calls: anew } = open({ part: never });
  late.add(fileOf(uploadChunkSize * 2));
  await until(() => anew.length === 1);
  expect(anew[0]).toContain('part 0 of key4');
});

it('sends three files at once, and the others in their order', async () => {
  const ends: (() => void)[] = [];
  const { uploads, states } = open({ part: () => new Promise((resolve) => ends.push(resolve)) });
  for (const name of ['a', 'b', 'c', 'd', 'e']) uploads.add(fileOf(3, name));
  await until(() => ends.length === 3);
  expect(states()).toEqual(['uploading', 'uploading', 'uploading', 'idle', 'idle']);
  ends[1]?.();
  await until(() => ends.length === 4);
  expect(states()).toEqual(['uploading', 'done', 'uploading', 'uploading', 'idle']);
});

it('gives up a file that is removed, and starts the next one', async () => {
  let stopped: AbortSignal | undefined;
  const part = (_index: number, _part: unknown, signal: AbortSignal) => {
    stopped = signal;
    return new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('gone'))));
  };
  const { uploads, calls } = open({ part });
  const { uid, done } = uploads.add(fileOf(3));
  await until(() => stopped !== undefined);
  uploads.remove(uid);
  expect(await done).toBeNull();
  expect([stopped?.aborted, uploads.items()]).toEqual([true, []]);
  expect(calls.at(-1)).toBe('give up key1');
});

it('gives up nothing at the server that it has not begun there, or that is whole by now', async () => {
  const never = () => new Promise<void>(() => undefined);
  const { uploads, calls, states } = open({ one: never });
  const names = ['a', 'b', 'c', 'd'];
  const begun = names.map((name) => uploads.add(fileOf(3, name)));
  await until(() => calls.filter((call) => call.startsWith('finish')).length === 3);
  expect(states().at(-1)).toBe('idle');
  for (const { uid } of begun.toReversed()) uploads.remove(uid);
  expect(calls.filter((call) => call.startsWith('give up'))).toEqual([]);
});

it('knows for an hour after its last part what can go on', async () => {
  const sends: (() => void)[] = [];
  const { uploads } = open({ part: () => new Promise((resolve) => sends.push(resolve)) });
  uploads.add(fileOf(3 * uploadChunkSize));
  for (let part = 1; part <= 2; part += 1) {
    await until(() => sends.length === part);
    now += unfinishedUploadTime - 1;
    sends.at(-1)?.();
  }
  await until(() => sends.length === 3);
  const { uploads: later, calls } = open({ there: [0, 1] });
  later.add(fileOf(3 * uploadChunkSize));
  await until(() => calls.length > 0);
  expect(calls[0]).toBe('progress of key1');
});

it('fails where the server refuses, and tries again under a new name', async () => {
  let isRefused = true;
  const part = () => {
    if (isRefused) throw refused(400);
  };
  const { uploads, calls, states, waited } = open({ part });
  const { uid, done } = uploads.add(fileOf(3));
  await until(() => states()[0] === 'error');
  expect(waited).toEqual([]);
  isRefused = false;
  uploads.retry(uid);
  expect(await done).toMatchObject({ url: '/media/v1/file/f1/origin' });
  expect(calls[0]).toContain('key1');
  expect(calls.slice(1, 3)).toEqual(['give up key1', 'part 0 of key2: 3 from 0']);
});

it('says at once that there is no space left', async () => {
  const part = () => {
    throw refused(413, 'quotaAgency');
  };
  const { uploads, states, waited } = open({ part });
  uploads.add(fileOf(3));
  await until(() => states()[0] === 'error');
  expect(waited).toEqual([]);
  expect(refusalOf(uploads.items()[0]?.error)?.key).toBe('quotaAgency');
});

it.each([
  ['without a connection', 0],
  ['that stalled', 408],
])('fails after eight tries %s, and goes on when it is tried again', async (_how, status) => {
  let isDown = true;
  const part = () => {
    if (isDown) throw refused(status);
  };
  const { uploads, calls, states } = open({ part, there: [] });
  const { uid, done } = uploads.add(fileOf(3));
  await until(() => states()[0] === 'error');
  expect(calls.filter((call) => call.startsWith('part'))).toHaveLength(8);
  isDown = false;
  uploads.retry(uid);
  await done;
  expect(calls.at(-4)).toBe('progress of key1');
});

it.each([
  ['a file that cannot be read', { failure: { key: 'imageUnreadable', message: '' } }, 'rules.imageUnreadable'],
  ['one that is not ready within five minutes', {}, 'app.uploads.failed'],
])('fails for %s', async (_, answer, key) => {
  const started = now;
  const { uploads, states } = open({ answers: [answer] });
  uploads.add(fileOf(3));
  await until(() => states()[0] === 'error');
  expect(uploads.items()[0]?.error).toMatchObject({ key });
  if (key === 'app.uploads.failed') expect(now - started).toBeGreaterThanOrEqual(uploadPollDeadline);
});
