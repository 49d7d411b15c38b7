import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecaptcha } from './recaptcha.ts';

/** A server that asks of each request what Google's documentation does, and answers as it says. */
interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly type: string | undefined;
  readonly form: Record<string, string>;
}

let asked: Asked[] = [];
let respond: (response: ServerResponse, form: Record<string, string>) => void;
const read = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return Object.fromEntries(new URLSearchParams(text));
};
const google = createServer((request, response) => {
  void read(request).then((form) => {
    asked.push({ method: request.method, url: request.url, type: request.headers['content-type'], form });
    respond(response, form);
  });
});
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const complain = vi.fn<(reason: unknown) => void>();
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(google.address() as AddressInfo).port}/recaptcha/api/siteverify`;
});
afterAll(() => void google.close());
beforeEach(() => {
  asked = [];
  complain.mockClear();
});
const captcha = (patience = 2_000) =>
  createRecaptcha({ siteKey: 'site', secret: 'hush', endpoint, patience, complain });

describe('an answer to the captcha', () => {
  it('is sent with the secret and the address, as a form', async () => {
    respond = json({ success: true, challenge_ts: '2026-11-20T09:00:00Z', hostname: 'office.test' });
    expect(await captcha().judge('token & more', '203.0.113.9')).toBe('human');
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/recaptcha/api/siteverify',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: { secret: 'hush', response: 'token & more', remoteip: '203.0.113.9' },
      },
    ]);
  });

  it.each([[['invalid-input-response']], [['timeout-or-duplicate']], [['missing-input-response']], [undefined]])(
    'proves nothing where Google says so: %o',
    async (codes) => {
      respond = json({ success: false, 'error-codes': codes });
      expect(await captcha().judge('', '203.0.113.9')).toBe('unproven');
      expect(complain).not.toHaveBeenCalled();
    },
  );

  it.each<[string, (response: ServerResponse) => void]>([
    ['the secret is wrong', json({ success: false, 'error-codes': ['invalid-input-secret'] })],
    ['the request is', json({ success: false, 'error-codes': ['bad-request'] })],
    ['Google fails', json({}, 503)],
    ['the answer is none', (response) => response.end('<html>')],
    ['the answer says nothing', json({})],
    ['it leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['the connection breaks', (response) => response.destroy()],
  ])('is not judged where %s, and the reason is told', async (_what, answer) => {
    respond = answer;
    expect(await captcha().judge('token', '203.0.113.9')).toBe('unknown');
    expect(complain).toHaveBeenCalledOnce();
    expect(String(complain.mock.calls[0]?.[0])).not.toContain('hush');
  });

  it('is not waited for without end', async () => {
    respond = () => undefined;
    expect(await captcha(50).judge('token', '203.0.113.9')).toBe('unknown');
    expect(String(complain.mock.calls[0]?.[0])).toContain('Timeout');
  });
});
