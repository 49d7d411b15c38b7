import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { parseFile } from 'music-metadata';

/** What a recording says of itself; undefined where it cannot be told. */
export interface Recording {
  /** Pixels, as it is shown. */
  readonly width?: number;
  readonly height?: number;
  /** Milliseconds. */
  readonly duration?: number;
}

const patience = 30_000;

const milliseconds = (seconds: number | null | undefined): Pick<Recording, 'duration'> =>
  seconds != null && Number.isFinite(seconds) && seconds > 0 ? { duration: Math.round(seconds * 1000) } : {};

async function measure(path: string): Promise<Recording> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const video = await input.getPrimaryVideoTrack();
    return {
      ...(video && { width: video.displayWidth, height: video.displayHeight }),
      ...milliseconds(await input.computeDuration()),
    };
  } finally {
    input.dispose();
  }
}

/** The duration and the size of a recording: by one reader, else by the other, which knows older kinds of audio. */
export async function measureRecording(path: string): Promise<Recording> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Recording>((resolve) => {
    timer = setTimeout(() => resolve({}), patience);
  });
  const read = measure(path)
    .catch(async () => milliseconds((await parseFile(path, { skipCovers: true })).format.duration))
    .catch(() => ({}));
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}
