import { createRequire } from 'node:module';
import { createWorkers } from '../../../workers/workers.ts';

/** Properties of a recording; undefined if they cannot be read. */
export interface Recording {
  /** Pixels, as it is shown. */
  readonly width?: number;
  readonly height?: number;
  /** Milliseconds. */
  readonly duration?: number;
}

interface Measured {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly seconds?: number | null | undefined;
}

/**
 * Timeout for one recording, in milliseconds. The largest that may be uploaded take about a second, and all other files
 * wait meanwhile.
 */
const patience = 10_000;
/** Of larger files, in bytes, the header's word is taken for the duration, where it has one. */
const wholeLimit = 20_000_000;

const { resolve } = createRequire(import.meta.url);

/** By one reader, else by the other, which knows older kinds of audio. */
const source = `
const { statSync } = require('node:fs');
const { pathToFileURL } = require('node:url');
const { ALL_FORMATS, FilePathSource, Input } = require(data.mediabunny);
async function measure(path) {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const video = await input.getPrimaryVideoTrack();
    const said = statSync(path).size > data.wholeLimit ? await input.getDurationFromMetadata() : null;
    const seconds = said ?? (await input.computeDuration());
    return { width: video?.displayWidth, height: video?.displayHeight, seconds };
  } finally {
    input.dispose();
  }
}
async function measureAudio(path) {
  const { parseFile } = await import(pathToFileURL(data.musicMetadata));
  return { seconds: (await parseFile(path, { skipCovers: true })).format.duration };
}
return (path) => measure(path).catch(() => measureAudio(path)).catch(() => ({}));
`;

const readers = createWorkers<string, Measured>({
  source,
  data: { mediabunny: resolve('mediabunny'), musicMetadata: resolve('music-metadata'), wholeLimit },
  place: 'thread',
  memory: 256,
  idle: 10_000,
});

/**
 * The duration and the size of a recording, read apart from the server.
 * @param path a file of this machine
 * @param limit milliseconds
 * @throws WorkerEndedError where the file keeps its reader busy for longer, or takes too much memory
 */
export async function measureRecording(path: string, limit = patience): Promise<Recording> {
  const { width, height, seconds } = await readers.run(path, { patience: limit });
  const isLong = seconds != null && Number.isFinite(seconds) && seconds > 0;
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(isLong && { duration: Math.round(seconds * 1000) }),
  };
}
