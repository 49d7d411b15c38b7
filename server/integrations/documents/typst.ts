import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../root.ts';
import { WorkerEndedError } from '../../workers/program.ts';
import { createTurns } from '../../workers/turns.ts';
import { createWorkers } from '../../workers/workers.ts';
import { isRightToLeft } from './blocks.ts';
import type { FontFamily } from './fonts.ts';
import { DocumentTooLargeError, MissingGlyphsError, type DocumentsPort } from './port.ts';
import { typstProgram } from './typstProgram.ts';

/** Timeout for drawing one document, in milliseconds; a hundred pages take about a second. */
const patience = 20_000;
const { resolve } = createRequire(import.meta.url);

interface Input {
  readonly template: string;
  readonly document: object;
  readonly logo: Uint8Array | null;
  readonly at: number;
}
type Output = { readonly missing: readonly string[] } | { readonly pdf: Uint8Array };

/** Options of the renderer. */
export interface TypstOptions {
  /** Families of fonts; each character is printed in the first that has it. */
  readonly families: readonly FontFamily[];
  /** Folder of the templates (absolute), by default the bundled one. */
  readonly templates?: string;
  readonly patience?: number;
}

/**
 * Draws documents with Typst, one after another in a process of its own: requests come first, and native code can be ended
 * only with its process.
 */
export function createTypst({ families, templates, patience: limit = patience }: TypstOptions): DocumentsPort {
  const workers = createWorkers<Input, Output>({
    source: typstProgram,
    data: {
      typst: resolve('@myriaddreamin/typst-ts-node-compiler'),
      harfbuzz: resolve('harfbuzzjs'),
      families,
      templates: templates ?? join(projectRoot, 'server/integrations/documents/templates'),
      // Signs that templates put down themselves, and the marks of lists.
      drawn: '0123456789 ·.•‣–-',
    },
    place: 'process',
    memory: 512,
    idle: 60_000,
  });
  const inTurn = createTurns();
  return {
    render: async ({ template }, { logo, at, ...letterhead }, content) => {
      const document = { ...letterhead, isRightToLeft: isRightToLeft(letterhead.title), content };
      const drawn = await inTurn(() => workers.run({ template, document, logo, at }, { patience: limit })).catch(
        (error: unknown) => {
          if (!(error instanceof WorkerEndedError)) throw error;
          throw new DocumentTooLargeError(error.message, { cause: error });
        },
      );
      if ('missing' in drawn) throw new MissingGlyphsError(drawn.missing);
      return Buffer.from(drawn.pdf);
    },
  };
}
