import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

it('names the place in the sources for an error of a bundle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-stacks-'));
  try {
    writeFileSync(join(folder, 'fails.ts'), "type Padding = string;\n\nexport const fail = () => new Error('here');\n");
    const tracer = join(import.meta.dirname, 'stackTraces.ts');
    const code = `import { mapStackTraces } from ${JSON.stringify(tracer)};\nimport { fail } from './fails.ts';\nmapStackTraces();\nconsole.log(fail().stack);\n`;
    writeFileSync(join(folder, 'main.ts'), code);
    const bundle = await rolldown({ input: join(folder, 'main.ts'), platform: 'node', logLevel: 'silent' });
    await bundle.write({ dir: join(folder, 'dist'), format: 'esm', sourcemap: true });
    const program = `await import(${JSON.stringify(pathToFileURL(join(folder, 'dist/main.js')).href)})`;
    const stack = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
    expect(stack).toContain(`${join(folder, 'fails.ts')}:3:27`);
    expect(stack).toMatch(/^Error: here\n {4}at fail /);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
