import { connect, type Socket } from 'node:net';
import { EventEmitter, once } from 'node:events';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { StartError } from '../startError.ts';
import { serve, type AppServer } from './listening.ts';

const open: AppServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

function serveSlowly() {
  const events = new EventEmitter();
  const asked = once(events, 'asked');
  const app = fastify();
  app.get('/slow', async () => {
    const mayAnswer = once(events, 'answer');
    events.emit('asked');
    await mayAnswer;
    return 'the whole answer';
  });
  const server = serve(app);
  open.push(server);
  return { server, asked, answer: () => events.emit('answer') };
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.resume();
  return socket;
}

it('finishes a request in flight, takes no new one, and hangs up on a connection that never asked for anything', async () => {
  const { server, asked, answer } = serveSlowly();
  const port = await server.listen('127.0.0.1', 0);
  const unused = await dial(port);
  const answered = fetch(`http://127.0.0.1:${port}/slow`).then((response) => response.text());
  await asked;

  const closed = server.close();
  await once(unused, 'close');
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow('fetch failed');
  answer();
  await expect(answered).resolves.toBe('the whole answer');
  await closed;
});

it('refuses a taken port in one line', async () => {
  const first = serveSlowly();
  const second = serveSlowly();
  const port = await first.server.listen('127.0.0.1', 0);
  await expect(second.server.listen('127.0.0.1', port)).rejects.toEqual(
    new StartError(`PORT ${port} is taken by another program. Stop it, or set another. Example: PORT=${port + 1}`),
  );
});
