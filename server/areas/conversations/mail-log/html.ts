import { createRequire } from 'node:module';
import { createWorkers } from '../../../workers/workers.ts';

/** Timeout for one text, in milliseconds: some texts are written to be slow. */
const patience = 5_000;

const source = `
const { pathToFileURL } = require('node:url');
const loaded = import(pathToFileURL(data.micromark));
return async (text) => (await loaded).micromark(text);
`;

const writers = createWorkers<string, string>({
  source,
  data: { micromark: createRequire(import.meta.url).resolve('micromark') },
  place: 'thread',
  memory: 128,
  idle: 30_000,
});

const style = 'font:15px/1.5 system-ui,sans-serif;color:#1c1c1e;max-width:44em';

/** Returns Markdown as the HTML of a mail; HTML in it is text, and addresses of scripts are left out. */
export async function htmlOf(text: string): Promise<string> {
  return `<div style="${style}">\n${await writers.run(text, { patience })}\n</div>\n`;
}
