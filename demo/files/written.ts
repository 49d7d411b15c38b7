import type { WholeFile } from '../../server/engine/media/keepWhole.ts';
import { randomOf, type Random } from '../random.ts';
import { budgetPosts, documentStock, type DocumentPart } from '../texts/documents.ts';
import { durationOf, mp3Of } from './audio.ts';
import { writtenKinds, type WrittenKind } from './kinds.ts';
import { callListOf, csvOf, documentOf, workbookOf, type Table } from './office.ts';
import type { WrittenOrder } from './orders.ts';
import { pdfOf, type PagePicture } from './pdf.ts';

/** A file to be written. */
interface Order extends Pick<WrittenOrder, 'kind' | 'title' | 'about' | 'line'> {
  readonly random: Random;
  /** The picture on the first page of a PDF. */
  readonly picture?: PagePicture;
}

/** Colours of documents. */
const accents = [
  '#282c36',
  '#79866d',
  '#ad4d3a',
  '#314762',
  '#bc8f44',
  '#5f4255',
  '#a19c94',
  '#1e4444',
  '#c5a999',
  '#703934',
  '#899cab',
  '#403d3b',
  '#bc7a66',
];

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
  const accent = random.pick(accents);
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

const makers: Readonly<Record<WrittenKind, (order: Order) => Buffer | Promise<Buffer>>> = {
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
  recording: ({ random, title, about }) => mp3Of(title, about ?? title, random.integer(12, 40)),
};

const office = 'application/vnd.openxmlformats-officedocument';

/** Types that the server finds in files, by their extension; comma-separated values say nothing of themselves. */
const contentTypes: Readonly<Record<(typeof writtenKinds)[WrittenKind], string>> = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  csv: 'application/octet-stream',
  mp3: 'audio/mpeg',
};

/**
 * Writes a small file (1 to 60 kB) with what the server would find in it; the same order gives the same bytes.
 * @param picture of the order, on its first page
 */
export async function writtenFile(order: WrittenOrder, picture?: WholeFile): Promise<WholeFile> {
  const { kind, seed, title, about, line } = order;
  const { width, height } = picture?.found ?? {};
  const content = await makers[kind]({
    kind,
    title,
    random: randomOf(`file ${kind} ${seed}`),
    ...(about !== undefined && { about }),
    ...(line !== undefined && { line }),
    ...(picture && width && height && { picture: { content: picture.content, width, height } }),
  });
  const isRecording = kind === 'recording';
  const found: WholeFile['found'] = {
    content_type: contentTypes[writtenKinds[kind]],
    type_of_media: isRecording ? 'audio' : 'document',
    width: null,
    height: null,
    duration: isRecording ? durationOf(content) : null,
  };
  return { content, found, sizes: [] };
}
