import type { Media } from '../../../schema/media.ts';
import type { Part, Transport } from '../../../src/dataProvider/uploads/transport.ts';

type Answer = Partial<Media> | Error;

const media: Media = {
  id: '0190a0a0-0000-7000-8000-0000000000f1',
  filename: 'file.png',
  originalFilename: 'file.png',
  typeOfMedia: 1,
  contentType: 'image/png',
  size: 3,
  sha256: null,
  width: 1,
  height: 1,
  duration: null,
  url: null,
  cdnOrigin: null,
  cdnLarge: null,
  cdnMedium: null,
  cdnSmall: null,
  thumbnailUrl: null,
  thumbnail: null,
  externalLink: null,
  isProcessing: true,
  failure: null,
  uploadedDate: null,
};

/** Returns a file in its API format; by default one that is still to be processed. */
export function mediaWith(more: Partial<Media> = {}): Media {
  return { ...media, ...more };
}

/** Answers of a test's server to parts and polls; each may throw. */
export interface FakeServer {
  readonly part?: (index: number, part: Part, signal: AbortSignal) => Promise<void> | void;
  /** The parts that are there. */
  readonly there?: readonly number[];
  /** Answers to the polls of the file; the last one is repeated. */
  readonly answers?: readonly Answer[];
  /** Delay of each poll. */
  readonly one?: () => Promise<void>;
  /** Answers about an address, as a page and as a file. */
  readonly link?: (how: 'crawl' | 'upload', address: string) => Answer | Promise<Answer>;
}

/** A server in place of the network: keeps what it was sent and asked. */
export function fakeTransport(server: FakeServer = {}) {
  const { part, there, answers = [{ url: '/media/v1/file/f1/origin', isProcessing: false }] } = server;
  const calls: string[] = [];
  let asked = 0;
  const transport: Transport = {
    send: async (sent, signal, onSent) => {
      const { qqpartindex: index, qqpartbyteoffset: start, qqchunksize: length, qquuid: key } = sent.fields;
      calls.push(`part ${index} of ${key}: ${length} from ${start}`);
      onSent(Math.floor(sent.content.size / 2));
      await part?.(Number(index), sent, signal);
      signal.throwIfAborted();
    },
    progress: async (key) => {
      calls.push(`progress of ${key}`);
      return there ? { parts: there } : null;
    },
    finish: async (fields) => {
      calls.push(
        `finish ${String(fields['qquuid'])}: ${fields['qqtotalparts']} parts, ${fields['qqtotalfilesize']} bytes`,
      );
      return mediaWith();
    },
    giveUp: async (key) => void calls.push(`give up ${key}`),
    link: async (how, address) => {
      calls.push(`${how} ${address}`);
      const answer = (await server.link?.(how, address)) ?? {};
      if (answer instanceof Error) throw answer;
      return mediaWith(answer);
    },
    one: async () => {
      await server.one?.();
      const answer = answers[Math.min(asked, answers.length - 1)] ?? {};
      asked += 1;
      calls.push('look');
      if (answer instanceof Error) throw answer;
      return mediaWith(answer);
    },
  };
  return { transport, calls };
}
