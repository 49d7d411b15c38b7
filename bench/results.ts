import { readFile, writeFile } from 'node:fs/promises';
import { cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { isMet, type Figure, type Topic } from './figures.ts';

const file = join(import.meta.dirname, 'RESULTS.md');
const head = `# Results

Written by \`npm run bench\`. What counts is the ratio of two things that were measured in turns in the same run; times
depend on the machine and stand only beside it.
`;
const order = [
  'server',
  'scale',
  'people',
  'tasks',
  'calendar',
  'notifications',
  'pipeline',
  'documents',
  'browser',
  'grid',
  'realtime',
  'import',
  'webhooks',
  'uploads',
  'start',
];

function row(figure: Figure): string {
  const { what, sides, ratio, target } = figure;
  const met = isMet(figure);
  const goal = target ? `${target.is} ${target.bound}` : '';
  return `| ${[what, ...sides, ratio.toFixed(2), goal, met === null ? '' : met ? 'yes' : '**no**'].join(' | ')} |`;
}

function table({ title, about, sides, figures, remarks = [] }: Topic): string {
  const heads = ['', ...sides, 'ratio', 'target', 'met'];
  return [
    `### ${title}`,
    about,
    [`| ${heads.join(' | ')} |`, '| --- | --: | --: | --: | --- | --- |', ...figures.map(row)].join('\n'),
    ...remarks,
  ].join('\n\n');
}

/** The machine in words, without its name. */
function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${first?.model.trim() || 'unknown'}), ${memory} GB, ${platform()}, Node ${process.versions.node}`;
}

/** Replaces the tables of a part in the results; returns them as written. */
export async function writeResults(part: string, topics: readonly Topic[]): Promise<string> {
  const former = await readFile(file, 'utf8').catch(() => '');
  const sections = new Map(
    former
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [section.slice(3, section.indexOf('\n')), section.trimEnd()]),
  );
  const day = new Date().toISOString().slice(0, 10);
  const text = [`## ${part}`, `${day}, ${machine()}`, ...topics.map(table)].join('\n\n');
  sections.set(part, text);
  const names = new Set([...order, ...sections.keys()]);
  const kept = [...names].flatMap((name) => sections.get(name) ?? []);
  await writeFile(file, `${[head.trimEnd(), ...kept].join('\n\n')}\n`);
  return text;
}
