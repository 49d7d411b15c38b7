import { availableParallelism } from 'node:os';
import type { WholeFile } from '../../server/engine/media/keepWhole.ts';
import { logoOf } from '../pictures/logo.ts';
import { groupOf, portraitOf } from '../pictures/portrait.ts';
import { coverOf } from '../pictures/scenes.ts';
import type { Likeness } from '../pictures/sitter.ts';
import { examinedFile, examinedPicture } from './examined.ts';
import { depictionOf, fileOf, type Depiction, type FileKind } from './fileOf.ts';

/** A file to be made; the same order gives the same bytes. */
export type FileOrder =
  | { readonly maker: 'portrait'; readonly seed: string; readonly likeness: Likeness }
  | { readonly maker: 'group'; readonly seed: string; readonly category: Likeness['category'] }
  | { readonly maker: 'cover'; readonly seed: string }
  | { readonly maker: 'logo'; readonly seed: string; readonly company: string }
  | {
      readonly maker: 'file';
      readonly kind: FileKind;
      readonly seed: string;
      readonly title: string;
      readonly about?: string;
      readonly line?: string;
      /** The portrait on its first page. */
      readonly picture?: FileOrder;
    };

/** Pixels across a portrait, and across a logo. */
const portraitWidth = 600;
const logoWidth = 512;

/** Returns the picture that an order asks for; null for another file. */
function pictureIn(order: FileOrder): Depiction | null {
  switch (order.maker) {
    case 'portrait':
      return { drawing: portraitOf(order.seed, order.likeness), format: 'jpg', width: portraitWidth };
    case 'group':
      return { drawing: groupOf(order.seed, order.category), format: 'jpg', width: portraitWidth };
    case 'cover':
      return { drawing: coverOf(order.seed), format: 'jpg', width: portraitWidth };
    case 'logo':
      return { drawing: logoOf(order.seed, order.company), format: 'png', width: logoWidth };
    case 'file':
      return depictionOf(order.kind, order.seed);
  }
}

/** Files that are made beside other work. */
export interface FileStock {
  /** Returns the file of an order, once its turn has come. */
  wholeOf(order: FileOrder): Promise<WholeFile>;
  /** Begins no other file; those that are asked for from now on fail. */
  stop(): void;
}

/** A stock in which as many files are made at once as there are cores, in the order in which they are asked for. */
export function createStock(): FileStock {
  const made = new Map<string, Promise<WholeFile>>();
  const waiting: (() => void)[] = [];
  let free = availableParallelism() + 1;
  let isStopped = false;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>((begin) => waiting.push(begin));
    else free -= 1;
    try {
      if (isStopped) throw new Error('the files of the demo are no longer made');
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };

  const make = async (order: FileOrder): Promise<WholeFile> => {
    const { maker, seed } = order;
    const depiction = pictureIn(order);
    const name = `${maker === 'file' ? order.kind : maker}-${seed.replace(/[^\w]+/g, '-')}`;
    if (depiction) return inTurn(() => examinedPicture(name, depiction));
    if (maker !== 'file') throw new Error(`a ${maker} is a picture`);
    const { kind, title, about, line, picture: shown } = order;
    // Before its own turn, which would be one of those that the portrait waits for.
    const portrait = shown && (await wholeOf(shown));
    const { width, height } = portrait?.found ?? {};
    const picture = portrait && width && height ? { content: portrait.content, width, height } : undefined;
    const more = {
      ...(about !== undefined && { about }),
      ...(line !== undefined && { line }),
      ...(picture && { picture }),
    };
    return inTurn(async () => examinedFile((await fileOf(kind, seed, title, more)).content));
  };

  const wholeOf = (order: FileOrder): Promise<WholeFile> => {
    const key = JSON.stringify(order);
    const known = made.get(key);
    if (known) return known;
    const file = make(order);
    // Who waits for it hears of a failure; nobody may be waiting yet.
    file.catch(() => undefined);
    made.set(key, file);
    return file;
  };
  return { wholeOf, stop: () => (isStopped = true) };
}
