import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../../startError.ts';
import { openDoor, type Door } from './door.ts';
import { Preparation } from './preparation.ts';

const here = { host: '127.0.0.1', port: 0, demo: true };

let preparation: Preparation;
let door: Door;

beforeEach(async () => {
  preparation = new Preparation(['database', 'pages']);
  door = await openDoor(here, preparation);
});
afterEach(() => door.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${door.port}${path}`, { headers });

describe('the address of a server that is being prepared', () => {
  it('shows browsers the steps, their progress and nothing that is kept', async () => {
    await preparation.during('database', async () => {});
    const answer = await open('/talents', { accept: 'text/html', 'accept-language': 'en-AU' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('max="2" value="1"');
    expect(page).toMatch(/data-state="done"><span>Start the database<.*data-state="waiting"><span>Build the pages</);
  });

  it('speaks French to browsers that prefer it', async () => {
    const page = await (await open('/', { 'accept-language': 'fr-CH, en;q=0.8' })).text();
    expect(page).toContain('Greenroom démarre');
  });

  it('refuses calls for now, and answers the liveness check alone', async () => {
    const call = await open('/client/v1/talents');
    expect(call.status).toBe(503);
    expect(call.headers.get('retry-after')).toBe('1');
    expect(await call.json()).toMatchObject({ error: { code: 1503 } });
    expect((await open('/healthz')).status).toBe(200);
    expect((await open('/readyz')).status).toBe(503);
  });

  it('answers this machine alone while a demo is prepared', async () => {
    const answer = await open('/', { 'x-forwarded-for': '203.0.113.7' });
    expect(answer.status).toBe(421);
  });

  it('frees its port for the application', async () => {
    await door.close();
    const next = await openDoor({ ...here, port: door.port }, preparation);
    expect(next.port).toBe(door.port);
    await next.close();
  });

  it('refuses a taken port and a foreign address in one line', async () => {
    const { port } = door;
    await expect(openDoor({ ...here, port }, preparation)).rejects.toEqual(
      new StartError(`PORT ${port} is taken by another program. Stop it, or set another. Example: PORT=${port + 1}`),
    );
    await expect(openDoor({ ...here, host: '203.0.113.7' }, preparation)).rejects.toEqual(
      new StartError('HOST 203.0.113.7 is no address of this machine. Example: HOST=0.0.0.0'),
    );
  });
});
