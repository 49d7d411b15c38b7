import { cloths } from '../pictures/colours.ts';
import { pictureOf, type PictureKind } from '../pictures/render.ts';
import { sceneOf, type SceneKind } from '../pictures/scenes.ts';
import { mix } from '../pictures/svg.ts';
import { randomOf, type Random } from '../random.ts';
import { budgetPosts, crew, documentStock, type DocumentPart } from '../texts/documents.ts';
import { mp3Of } from './audio.ts';
import { csvOf, documentOf, workbookOf, type Table } from './office.ts';
import { pdfOf, type PagePicture } from './pdf.ts';
import { videoOf } from './video.ts';
import { zipOf } from './zip.ts';

/** The kinds of files that an agency keeps, with the extension of each. */
export const fileKinds = {
  lookbook: 'pdf',
  profile: 'pdf',
  rider: 'pdf',
  pressKit: 'pdf',
  deck: 'pdf',
  callSheet: 'pdf',
  agreement: 'docx',
  budget: 'xlsx',
  callList: 'csv',
  archive: 'zip',
  still: 'jpg',
  snapshot: 'jpeg',
  scan: 'jfif',
  moodBoard: 'png',
  loop: 'gif',
  recording: 'mp3',
  showreel: 'mp4',
  rushes: 'mov',
} as const;
export type FileKind = keyof typeof fileKinds;

/** A drawing, and the picture that is made of it. */
export interface Depiction {
  readonly drawing: string;
  readonly format: PictureKind;
  /** Pixels. */
  readonly width: number;
}

/** A file before any agency has it. */
export interface DemoFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Details of a file besides its title. */
export interface FileMore {
  /** Subject of a document; the title by default. */
  readonly about?: string;
  /** A line below the title. */
  readonly line?: string;
  /** The picture on the first page of a PDF. */
  readonly picture?: PagePicture;
}

interface Order extends FileMore {
  readonly kind: FileKind;
  readonly seed: string;
  readonly title: string;
  readonly random: Random;
}

const isWritten = (kind: string): kind is keyof typeof documentStock => kind in documentStock;

function partsOf({ random, kind, about, title }: Order): DocumentPart[] {
  if (!isWritten(kind)) throw new Error(`nothing is written for '${kind}'`);
  const parts: readonly DocumentPart[] = random.pick<readonly DocumentPart[]>(documentStock[kind]);
  return parts.map(({ lines, ...part }) => ({
    ...part,
    lines: lines.map((line) => line.replace('*', about ?? title)),
  }));
}

function pages(order: Order): Buffer {
  const { kind, title, line, random, picture, about } = order;
  const sections = partsOf(order);
  const half = kind === 'lookbook' ? 2 : sections.length;
  const first = { title, ...(line !== undefined && { line }), sections: sections.slice(0, half) };
  const rest = sections.slice(half);
  const accent = mix(random.pick(cloths.filter((_, index) => index !== 1)), '#1a1420', 0.15);
  return pdfOf([first, ...(rest.length > 0 ? [{ title, sections: rest }] : [])], accent, about ?? title, picture);
}

function budgetOf(random: Random): Table {
  const posts = random.sample(budgetPosts, random.integer(5, 8));
  const rows = posts.map(([post, usual]) => {
    const planned = Math.round((usual * random.integer(70, 140)) / 100 / 10) * 10;
    return [post, planned, random.chance(0.6) ? Math.round(planned * (0.85 + random.fraction() * 0.3)) : ''];
  });
  return { headings: ['Post', 'Planned (AUD)', 'Actual (AUD)'], rows };
}

function callListOf(random: Random): Table {
  const rows = random
    .sample(crew, 7)
    .map((part, index) => [
      part,
      `${6 + Math.floor(index / 2)}:${index % 2 === 0 ? '15' : '45'}`,
      `Channel ${random.integer(1, 6)}`,
    ]);
  return { headings: ['Part', 'Call', 'Radio'], rows };
}

/** Kinds of files that are pictures of a drawing. */
const depictions: Readonly<Partial<Record<FileKind, Omit<Depiction, 'drawing'> & { readonly scene?: SceneKind }>>> = {
  still: { format: 'jpg', width: 960 },
  snapshot: { format: 'jpg', width: 720 },
  scan: { format: 'jpg', width: 720 },
  moodBoard: { format: 'png', width: 960, scene: 'board' },
  loop: { format: 'gif', width: 480, scene: 'hills' },
};

/** Returns what a file of a kind is a picture of; null for other files. */
export function depictionOf(kind: FileKind, seed: string): Depiction | null {
  const { scene, ...depiction } = depictions[kind] ?? {};
  return 'format' in depiction ? { ...depiction, drawing: sceneOf(seed, scene) } : null;
}

function depicted({ kind, seed }: Order): Promise<Buffer> {
  const depiction = depictionOf(kind, seed);
  if (depiction === null) throw new Error(`'${kind}' is no picture`);
  return pictureOf(depiction.drawing, depiction.format, depiction.width);
}

const makers: Readonly<Record<FileKind, (order: Order) => Buffer | Promise<Buffer>>> = {
  lookbook: pages,
  profile: pages,
  rider: pages,
  pressKit: pages,
  deck: pages,
  callSheet: pages,
  agreement: (order) =>
    documentOf(order.title, [{ lines: [`Reference ${order.random.integer(1000, 9999)}`] }, ...partsOf(order)]),
  budget: ({ random, title }) => workbookOf(title, budgetOf(random)),
  callList: ({ random }) => csvOf(callListOf(random)),
  archive: async ({ seed, title }) =>
    zipOf({
      'call list.csv': csvOf(callListOf(randomOf(`${seed} list`))),
      'still.jpg': await pictureOf(sceneOf(seed), 'jpg', 480),
      'read me.txt': `${title}\r\n\r\nFor selection only.\r\n`,
    }),
  still: depicted,
  snapshot: depicted,
  scan: depicted,
  moodBoard: depicted,
  loop: depicted,
  recording: ({ random, title, about }) => mp3Of(title, about ?? title, random.integer(12, 40)),
  showreel: ({ seed }) => videoOf([sceneOf(`${seed} 1`), sceneOf(`${seed} 2`)], 'mp4'),
  rushes: ({ seed }) => videoOf([sceneOf(seed)], 'mov'),
};

/** Returns the name of a file of a kind. */
export function nameOf(title: string, kind: FileKind): string {
  return `${title.replaceAll('/', '-')}.${fileKinds[kind]}`;
}

/**
 * Makes a small file (1 to 60 kB) of a kind; the same arguments give the same bytes.
 * @param title its name without extension, and what a document is called inside
 */
export async function fileOf(kind: FileKind, seed: string, title: string, more: FileMore = {}): Promise<DemoFile> {
  const random = randomOf(`file ${kind} ${seed}`);
  const content = await makers[kind]({ ...more, kind, seed, title, random });
  return { name: nameOf(title, kind), content };
}
