import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { imagePixelLimit } from '../../../schema/rules/limits.ts';

const decoder = createRequire(import.meta.url).resolve('heic-decode');
const patience = 120_000;
const memory = { maxOldGenerationSizeMb: 512 };

/** Run apart, since decoding a photo takes seconds without a pause. As text, so that it runs built and unbuilt alike. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { readFileSync } = require('node:fs');
const decode = require(workerData.decoder);
(async () => {
  const [image] = await decode.all({ buffer: readFileSync(workerData.path) });
  if (!image || image.width * image.height > workerData.pixels) throw new Error('no image, or one with too many pixels');
  const { width, height, data } = await image.decode();
  parentPort.postMessage({ width, height, data }, [data.buffer]);
})().catch((error) => parentPort.postMessage({ fault: String(error) }));
`;

/** A decoded image: four bytes a pixel. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Decodes the first image of a HEIC file, turned the right way up, in a thread of its own. */
export function decodeHeic(path: string): Promise<Bitmap> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      eval: true,
      workerData: { decoder, path, pixels: imagePixelLimit },
      resourceLimits: memory,
      // The decoder talks.
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error('took too long'))), patience);
    worker.once('message', (answer: Bitmap | { readonly fault: string }) =>
      end(() => ('fault' in answer ? reject(new Error(answer.fault)) : resolve(answer))),
    );
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('exit', () => end(() => reject(new Error('ended early'))));
  });
}
