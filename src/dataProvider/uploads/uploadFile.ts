import type { Media } from '../../../schema/media.ts';
import {
  uploadChunkSize,
  uploadFirstPoll,
  uploadPauseLongest,
  uploadPollDeadline,
  uploadPollInterval,
  uploadTries,
} from '../../../schema/rules/limits.ts';
import { refusalOf } from '../refusal.ts';
import type { Transport } from './transport.ts';
import { UploadFailedError } from './UploadFailedError.ts';

/** File, key and dependencies of one upload. */
export interface UploadParts {
  readonly file: File;
  /** Key of this upload; the same key resumes it. */
  readonly key: string;
  /** True if some of it may already be on the server. */
  readonly isResumed: boolean;
  readonly transport: Transport;
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Waits so many milliseconds, or until the browser is online again; throws where the upload is given up. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Called with the number of bytes uploaded. */
  readonly onSent: (bytes: number) => void;
}

/**
 * Returns true for an error that a retry may solve: the network, a stalled part, and a server that is busy or
 * restarting.
 */
function isPassing(error: unknown): boolean {
  const status = refusalOf(error)?.status ?? 0;
  return !(error instanceof UploadFailedError) && ([0, 408, 429].includes(status) || status >= 500);
}

const bytesOf = ({ size }: File, index: number) => Math.min(uploadChunkSize, size - index * uploadChunkSize);

function announced({ file, key }: UploadParts, total: number) {
  return { qquuid: key, qqfilename: file.name, qqtotalfilesize: file.size, qqtotalparts: total };
}

/** Sends the parts that are not there yet, one after the other, and makes a file of them. */
async function sendRest(parts: UploadParts, total: number, isResumed: boolean): Promise<Media> {
  const { file, key, transport, signal, onSent } = parts;
  const there = new Set(isResumed ? ((await transport.progress(key, signal))?.parts ?? []) : []);
  let gone = [...there].reduce((sum, index) => sum + bytesOf(file, index), 0);
  onSent(gone);
  for (let index = 0; index < total; index += 1) {
    if (there.has(index)) continue;
    const start = index * uploadChunkSize;
    const length = bytesOf(file, index);
    const fields = {
      qqpartindex: index,
      qqpartbyteoffset: start,
      qqchunksize: length,
      ...announced(parts, total),
    };
    const before = gone;
    const content = file.slice(start, start + length);
    await transport.send({ fields, content }, signal, (bytes) => onSent(before + bytes));
    gone += length;
    onSent(gone);
  }
  return transport.finish(announced(parts, total), signal);
}

/** Polls a file until it is available: every 5 seconds, for up to 5 minutes (AB 4). */
export async function untilReady(
  { transport, clock, wait, signal }: Pick<UploadParts, 'transport' | 'clock' | 'wait' | 'signal'>,
  first: Media,
): Promise<Media> {
  const deadline = clock() + uploadPollDeadline;
  let media = first;
  for (let pause = uploadFirstPoll; ; pause = uploadPollInterval) {
    if (media.failure) throw new UploadFailedError(`rules.${media.failure.key}`, true);
    if (media.cdnOrigin ?? media.url) return media;
    if (clock() >= deadline) throw new UploadFailedError('app.uploads.failed', false);
    await wait(pause, signal);
    try {
      media = await transport.one(first.id, signal);
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
  }
}

/**
 * Uploads a file in parts (AB 7) and resolves once it is available. After a lost connection it continues with the
 * missing parts. Throws the server's error, `UploadFailedError`, or the signal's reason.
 */
export async function uploadFile(parts: UploadParts): Promise<Media> {
  const { file, wait, signal } = parts;
  const total = Math.max(1, Math.ceil(file.size / uploadChunkSize));
  for (let tries = 1; ; tries += 1) {
    try {
      return await untilReady(parts, await sendRest(parts, total, parts.isResumed || tries > 1));
    } catch (error) {
      signal.throwIfAborted();
      if (!isPassing(error) || tries >= uploadTries) throw error;
    }
    await wait(Math.min(1000 * 2 ** (tries - 1), uploadPauseLongest), signal);
  }
}
