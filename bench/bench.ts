import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Report } from './report.ts';

/** The parts in the order in which they run and stand on the page; each is `bench/<part>/<part>.ts`. */
export const parts = ['server', 'scale', 'browser', 'start'] as const;

interface Part {
  run(report: Report): Promise<void>;
}

/**
 * Runs the named parts, all of them where none is named, and rewrites the page of results.
 * @returns the exit code: 1 where a part failed, 2 where a name is unknown; a missed target is told, not failed
 */
export async function bench(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !(parts as readonly string[]).includes(name));
  if (unknown.length > 0) {
    console.error(`There is no part '${unknown.join("', '")}'; choose from ${parts.join(', ')}.`);
    return 2;
  }
  const chosen = parts.filter((part) => names.length === 0 || names.includes(part));
  const report = new Report();
  let code = 0;
  for (const part of chosen) {
    const file = join(import.meta.dirname, part, `${part}.ts`);
    if (!existsSync(file)) continue;
    report.begin(part);
    try {
      const { run } = (await import(`./${part}/${part}.ts`)) as Part;
      await run(report);
    } catch (error) {
      console.error(error);
      code = 1;
    }
    await report.write(join(import.meta.dirname, 'RESULTS.md'), parts);
  }
  if (code !== 0) console.error('A part failed; its former results stand.');
  else console.log(report.isAllMet ? 'Every target is met.' : 'Some targets are missed; see bench/RESULTS.md.');
  return code;
}
