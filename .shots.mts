import { chromium } from 'playwright';
import { startServer } from './tests/support/serve.ts';
import { writeFileSync } from 'node:fs';
const server = await startServer();
console.log(server.url);
writeFileSync('/tmp/w/rest-url', server.url);
process.on('SIGTERM', async () => {
  await server.stop();
  process.exit(0);
});
await new Promise(() => setInterval(() => {}, 1e6));
