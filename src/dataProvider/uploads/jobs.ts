import type { Media } from '../../../schema/media.ts';
import { refusalOf } from '../refusal.ts';
import type { Transport } from './transport.ts';
import type { Unfinished } from './unfinished.ts';
import { untilReady, uploadFile, type UploadParts } from './uploadFile.ts';
import { UploadFailedError } from './UploadFailedError.ts';

type Means = Pick<UploadParts, 'transport' | 'clock' | 'wait'>;

/** Upload of one file of a list, from its start until it is available. */
export interface Job {
  /** Returns the key of the upload; null if nothing is sent. */
  key(): string | null;
  /** Tries it. Throws what the server refuses, `UploadFailedError`, or the signal's reason. */
  run(signal: AbortSignal, onSent: (bytes: number) => void): Promise<Media>;
  /** Called with the error of a try that is repeated. */
  failed(error: unknown): void;
  /** Called when it is not tried any more. */
  end(): void;
}

/**
 * Returns true for an error that a retry would meet again: refused or unreadable input; not for a part that only took
 * too long (408).
 */
function isRefused(error: unknown): boolean {
  if (error instanceof UploadFailedError) return error.isFinal;
  const status = refusalOf(error)?.status ?? 0;
  return status >= 400 && status !== 408;
}

interface Sending extends Means {
  readonly unfinished: Unfinished;
  readonly newKey: () => string;
  readonly file: File;
  /** Key of the upload, and whether some of it may already be on the server. */
  readonly key: string;
  readonly isResumed: boolean;
}

/** Interval at which a running upload is marked as active, in milliseconds. */
const noteInterval = 60_000;

/** A file of the browser's machine, sent in parts. */
export function fileJob(sending: Sending): Job {
  const { unfinished, newKey, file, clock } = sending;
  let { key, isResumed } = sending;
  // Whether parts of it may wait at the server for the rest.
  let isOpen = isResumed;
  const transport: Transport = {
    ...sending.transport,
    finish: async (fields, signal) => {
      const media = await sending.transport.finish(fields, signal);
      isOpen = false;
      return media;
    },
  };
  const giveUp = () => {
    if (!isOpen) return;
    isOpen = false;
    // Unheard, it is forgotten an hour later.
    sending.transport.giveUp(key).catch(() => undefined);
  };
  return {
    key: () => key,
    run: async (signal, onSent) => {
      let notedAt = clock();
      unfinished.keep(file, key);
      isOpen = true;
      const hear = (bytes: number) => {
        if (clock() - notedAt >= noteInterval) {
          notedAt = clock();
          unfinished.keep(file, key);
        }
        onSent(bytes);
      };
      const media = await uploadFile({ ...sending, transport, key, isResumed, signal, onSent: hear });
      unfinished.forget(file);
      return media;
    },
    failed: (error) => {
      isResumed = !isRefused(error);
      if (isResumed) return;
      // Under the same name it would be refused again.
      giveUp();
      key = newKey();
    },
    end: () => {
      unfinished.forget(file);
      giveUp();
    },
  };
}

/** A file that the server fetches from an address, and has begun to. */
export function addressJob(means: Means, address: string, begun: Media): Job {
  let media: Media | null = begun;
  return {
    key: () => null,
    run: async (signal) => {
      media ??= await means.transport.link('upload', address, signal);
      return untilReady({ ...means, signal }, media);
    },
    failed: (error) => {
      if (isRefused(error)) media = null;
    },
    end: () => undefined,
  };
}
