import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { root } from './run.mjs';

const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');

// Restarted at each change of its sources; its database is then stopped and started again within a moment.
const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
const web = await createServer({ root, clearScreen: false });

let isAsked = false;
async function end(signal) {
  if (isAsked) return;
  isAsked = true;
  // A terminal sends Ctrl-C to the server, too, and twice would be impatience.
  if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  await web.close();
}
// Vite would end this process on SIGTERM before the server is down.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));

// It ends by itself only where it could not be run; the process that watches outlives a server that fails.
server.once('exit', async (code) => {
  await web.close();
  process.exit(isAsked ? 0 : (code ?? 1));
});

await web.listen();
console.log(
  `\nOpen ${web.resolvedUrls.local[0]} - both sides reload on a change; Ctrl-C ends them and the database.\n`,
);
