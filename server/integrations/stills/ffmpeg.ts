import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { imagePixelLimit } from '../../../schema/rules/limits.ts';
import type { StillsPort } from './port.ts';

/**
 * Demuxer of each content type. FFmpeg does not guess it by the content: some of them open other files that the content
 * names.
 */
const readers = new Map(
  Object.entries({
    'video/mp4': 'mov',
    'video/quicktime': 'mov',
    'video/x-m4v': 'mov',
    'video/3gpp': 'mov',
    'video/3gpp2': 'mov',
    'video/webm': 'matroska',
    'video/matroska': 'matroska',
    'video/x-matroska': 'matroska',
    'video/ogg': 'ogg',
    'video/vnd.avi': 'avi',
    'video/x-msvideo': 'avi',
    'video/mpeg': 'mpeg',
    'video/mp2t': 'mpegts',
    'video/x-flv': 'flv',
  }),
);

/** Of so many pictures at the beginning the most usual one is taken: first ones are often black. */
const candidates = 60;
/** The longer side of the picture, in pixels. */
const longest = 1920;

const within = `'min(${longest},iw)':'min(${longest},ih)':force_original_aspect_ratio=decrease`;
const alone = '-nostdin -hide_banner -loglevel error -protocol_whitelist file'.split(' ');
const reading = `-threads 1 -max_pixels ${imagePixelLimit} -f`.split(' ');
const onePicture = `-map 0:v:0 -frames:v 1 -filter_threads 1 -vf thumbnail=${candidates},scale=${within}`.split(' ');
const writing = '-c:v png -f image2 -update 1'.split(' ');

const question = (reader: string, video: string, picture: string): string[] =>
  [alone, reading, [reader, '-i', `file:${video}`], onePicture, writing, [`file:${picture}`]].flat();

/** Program and timeout of FFmpeg. */
export interface FfmpegOptions {
  /** The program: its name, to be found on the PATH, or its path. */
  readonly program: string;
  /** Milliseconds after which it is stopped. */
  readonly patience?: number;
}

/** FFmpeg, where the machine has it: one thread behind all others, no more than a file to read, and so much time. */
export function createFfmpeg({ program, patience = 15_000 }: FfmpegOptions): StillsPort {
  return {
    take: async (video, contentType, picture) => {
      const reader = readers.get(contentType);
      if (reader === undefined) return false;
      const isDone = await new Promise<boolean>((resolve) => {
        const options = { timeout: patience, killSignal: 'SIGKILL', env: { PATH: process.env['PATH'] } } as const;
        const child = execFile(program, question(reader, video, picture), options, (error) => resolve(error === null));
        if (child.pid !== undefined) yieldToOthers(child.pid);
      });
      const isThere =
        isDone &&
        (await stat(picture)
          .then(({ size }) => size > 0)
          .catch(() => false));
      if (!isThere) await rm(picture, { force: true });
      return isThere;
    },
  };
}

function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}
