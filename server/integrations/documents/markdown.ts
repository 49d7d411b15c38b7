import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Nodes, PhrasingContent, Root, RootContent, Table, TableCell } from 'mdast';
import { WorkerEndedError, WorkerFaultError } from '../../workers/program.ts';
import { createTurns } from '../../workers/turns.ts';
import { createWorkers } from '../../workers/workers.ts';
import { isRightToLeft, type Block, type Cell, type Piece } from './blocks.ts';
import { DocumentTooLargeError } from './port.ts';

/** Timeout for reading one text, in milliseconds: what somebody wrote to be slow may take minutes. */
const patience = 5_000;
/** Lists and quotes in one another beyond this are drawn side by side. */
const deepest = 12;
const { resolve } = createRequire(import.meta.url);

/** The tree of a text, without the places in it. */
const source = `
const { pathToFileURL } = require('node:url');
const load = (path) => import(pathToFileURL(path));
const loaded = Promise.all([load(data.reader), load(data.tables), load(data.tableNodes)]);
function bare(node) {
  delete node.position;
  for (const child of node.children ?? []) bare(child);
  return node;
}
return async (text) => {
  const [{ fromMarkdown }, { gfmTable }, { gfmTableFromMarkdown }] = await loaded;
  return bare(fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }));
};
`;

const readers = createWorkers<string, Root>({
  source,
  data: {
    reader: resolve('mdast-util-from-markdown'),
    tables: resolve('micromark-extension-gfm-table'),
    tableNodes: resolve('mdast-util-gfm-table'),
  },
  place: 'thread',
  memory: 256,
  idle: 30_000,
});

/** Requests come first: texts are read one after another. */
const inTurn = createTurns();

/** Number of texts that took too long which are remembered, and for how long, in milliseconds. */
const mostRemembered = 200;
const rememberedFor = 600_000;
/**
 * Moments until which texts that took too long are refused at once, by their hashes: others do not wait for a second try. A
 * text that only met a busy machine can be tried again later.
 */
const tooSlow = new Map<string, number>();
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

function rememberSlow(hash: string): void {
  tooSlow.delete(hash);
  tooSlow.set(hash, Date.now() + rememberedFor);
  const [oldest] = tooSlow.keys();
  if (tooSlow.size > mostRemembered && oldest !== undefined) tooSlow.delete(oldest);
}

/** Options of reading a text. */
export interface TextOptions {
  /** Matches what a text leaves open, with the flag `g`. */
  readonly gap?: RegExp;
  /** Milliseconds for reading it. */
  readonly patience?: number;
}

const safeLink = /^(https?:|mailto:|tel:)/i;

/** The letters of a tree, in their order. */
function lettersOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(lettersOf).join(' ') : '';
}

function piecesOfText(text: string, { gap }: TextOptions): readonly Piece[] {
  const inLine = (line: string): readonly Piece[] => {
    if (gap === undefined) return line === '' ? [] : [{ kind: 'text', text: line }];
    const found: Piece[] = [];
    let at = 0;
    for (const match of line.matchAll(gap)) {
      if (match.index > at) found.push({ kind: 'text', text: line.slice(at, match.index) });
      found.push({ kind: 'gap', text: match[0] });
      at = match.index + match[0].length;
    }
    if (at < line.length) found.push({ kind: 'text', text: line.slice(at) });
    return found;
  };
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? inLine(line) : [{ kind: 'break' } as const, ...inLine(line)]));
}

function piecesOf(nodes: readonly PhrasingContent[], options: TextOptions): readonly Piece[] {
  return nodes.flatMap((node): readonly Piece[] => {
    switch (node.type) {
      case 'text':
      case 'html':
        return piecesOfText(node.value, options);
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }];
      case 'strong':
        return [{ kind: 'strong', of: piecesOf(node.children, options) }];
      case 'emphasis':
        return [{ kind: 'emphasis', of: piecesOf(node.children, options) }];
      case 'break':
        return [{ kind: 'break' }];
      case 'link': {
        const of = piecesOf(node.children, options);
        return safeLink.test(node.url) ? [{ kind: 'link', to: node.url, of }] : of;
      }
      case 'image':
        return piecesOfText(node.alt ?? '', options);
      default:
        return 'children' in node ? piecesOf(node.children as PhrasingContent[], options) : [];
    }
  });
}

function tableOf(node: Table, options: TextOptions): Block {
  const [head, ...rows] = node.children;
  const width = head?.children.length ?? 0;
  const cellOf = (cell: TableCell | undefined): Cell => ({ of: cell ? piecesOf(cell.children, options) : [] });
  // A row may have fewer cells than the head.
  const cellsOf = (cells: readonly TableCell[]) => Array.from({ length: width }, (_, index) => cellOf(cells[index]));
  return {
    kind: 'table',
    isRightToLeft: isRightToLeft(lettersOf(node)),
    sides: Array.from({ length: width }, (_, index) => {
      const side = node.align?.[index];
      return side === 'center' ? 'center' : side === 'right' ? 'end' : 'start';
    }),
    head: cellsOf(head?.children ?? []),
    rows: rows.map((row) => cellsOf(row.children)),
  };
}

function blocksOf(nodes: readonly RootContent[], options: TextOptions, depth = 0): readonly Block[] {
  return nodes.flatMap((node): readonly Block[] => {
    const direction = () => ({ isRightToLeft: isRightToLeft(lettersOf(node)) });
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', ...direction(), of: piecesOf(node.children, options) }];
      case 'heading':
        return [{ kind: 'heading', ...direction(), level: node.depth, of: piecesOf(node.children, options) }];
      case 'html':
        return [{ kind: 'paragraph', ...direction(), of: piecesOfText(node.value, options) }];
      case 'code':
        return [{ kind: 'code', lines: node.value.split('\n') }];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'table':
        return [tableOf(node, options)];
      case 'blockquote': {
        const of = blocksOf(node.children, options, depth + 1);
        return depth < deepest ? [{ kind: 'quote', ...direction(), of }] : of;
      }
      case 'list': {
        const items = node.children.map((item) => blocksOf(item.children, options, depth + 1));
        if (depth >= deepest) return items.flat();
        return [{ kind: 'list', ...direction(), start: node.ordered ? (node.start ?? 1) : null, items }];
      }
      default:
        return [];
    }
  });
}

/**
 * Reads the common features of Markdown and tables; HTML stays text. Apart from the server, since a text may be written so
 * that reading it takes very long.
 * @throws DocumentTooLargeError for such a text
 */
export async function readMarkdown(text: string, options: TextOptions = {}): Promise<readonly Block[]> {
  const hash = hashOf(text);
  try {
    const tree = await inTurn(async () => {
      if ((tooSlow.get(hash) ?? 0) > Date.now()) throw new DocumentTooLargeError('the text took too long before');
      return readers.run(text, { patience: options.patience ?? patience });
    });
    return blocksOf(tree.children, options);
  } catch (error) {
    if (error instanceof WorkerEndedError) rememberSlow(hash);
    if (error instanceof WorkerEndedError || error instanceof WorkerFaultError || error instanceof RangeError)
      throw new DocumentTooLargeError(error.message, { cause: error });
    throw error;
  }
}
