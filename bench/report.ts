import { availableParallelism } from 'node:os';
import { readFile, writeFile } from 'node:fs/promises';

/** What a ratio should be; null where a figure is for information only. */
export type Target = { readonly atLeast: number } | { readonly atMost: number } | null;

/** One comparison: what was measured, in words, and the ratio that counts. */
export interface ReportRow {
  /** One text a column. */
  readonly cells: readonly string[];
  readonly ratio: number;
  readonly target: Target;
}

/** A table of comparisons; the columns of ratio, target and verdict are added by the report. */
export interface ReportTable {
  readonly title: string;
  /** The heads of the rows' cells. */
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
  /** How it was measured, and what a reader should know. */
  readonly note: string;
}

/** Whether a ratio reaches its target; null where there is none. */
export function isMet({ ratio, target }: Pick<ReportRow, 'ratio' | 'target'>): boolean | null {
  if (target === null) return null;
  return 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost;
}

function wanted(target: Target): string {
  if (target === null) return '-';
  return 'atLeast' in target ? `>= ${target.atLeast}` : `<= ${target.atMost}`;
}

const verdicts = new Map<boolean | null, string>([
  [true, 'yes'],
  [false, '**no**'],
  [null, '-'],
]);

function tableText({ title, columns, rows, note }: ReportTable): string {
  const heads = [...columns, 'ratio', 'target', 'met'];
  const lines = rows.map((row) => [
    ...row.cells,
    row.ratio.toFixed(2),
    wanted(row.target),
    verdicts.get(isMet(row)) ?? '-',
  ]);
  const all = [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### ${title}`, all.join('\n'), note].join('\n\n');
}

const opening = (part: string) => `<!-- part: ${part} -->`;
const closing = '<!-- end -->';

/** The sections of a former page, by part. */
function sectionsOf(page: string): Map<string, string> {
  const found = page.matchAll(/<!-- part: (\S+) -->\n[\s\S]*?<!-- end -->/g);
  return new Map([...found].map(([whole, part]) => [part ?? '', whole]));
}

const head = `# Results of the benchmarks

\`npm run bench\` measures both sides of each ratio in the same run, in turns, and rewrites this page. A part that was not
run keeps its former section. \`npm run bench -- server\` runs one part alone.
`;

/** Collects the tables of a run, part by part, prints them and keeps them on the page of results. */
export class Report {
  readonly #tables = new Map<string, ReportTable[]>();
  #part = '';

  /** What is added from now on belongs to this part. */
  begin(part: string): void {
    this.#part = part;
    this.#tables.set(part, []);
    console.log(`\n## ${part}\n`);
  }

  /** A line for whoever waits; it is not kept. */
  say(line: string): void {
    console.log(line);
  }

  /** Adds a table to the part that runs, and prints it. */
  add(table: ReportTable): void {
    this.#tables.get(this.#part)?.push(table);
    console.log(`\n${tableText(table)}\n`);
  }

  /** Whether every ratio that has a target reaches it. */
  get isAllMet(): boolean {
    return [...this.#tables.values()].flat().every(({ rows }) => rows.every((row) => isMet(row) !== false));
  }

  /** Rewrites the page; parts stand in the given order, and those that did not run keep what was measured before. */
  async write(file: string, order: readonly string[]): Promise<void> {
    const sections = sectionsOf(await readFile(file, 'utf8').catch(() => ''));
    const when = new Date().toISOString().slice(0, 10);
    const place = `Measured on ${when} with Node ${process.version} on ${availableParallelism()} cores.`;
    for (const [part, tables] of this.#tables) {
      if (tables.length === 0) continue;
      const texts = [opening(part), `## ${part}`, place, ...tables.map(tableText), closing];
      sections.set(part, texts.join('\n\n').replace('-->\n\n##', '-->\n##'));
    }
    const known = order.flatMap((part) => sections.get(part) ?? []);
    await writeFile(file, `${[head.trimEnd(), ...known].join('\n\n')}\n`);
  }
}

/** The middle value; of an even number, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}
