import fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from './errors.ts';
import { refuseBrokenTexts } from './unicodeGuard.ts';

const app = fastify();
beforeAll(() => {
  handleErrors(app);
  refuseBrokenTexts(app);
  app.all('/echo/:id', (request) => ({ params: request.params, query: request.query, body: request.body }));
});

const post = (payload: string) =>
  app.inject({ method: 'POST', url: '/echo/1', headers: { 'content-type': 'application/json' }, payload });

describe('texts that cannot be kept', () => {
  it.each([
    ['U+0000 in a path', '/echo/a%00b', 'id'],
    ['U+0000 in a query', '/echo/1?keyword=a%00', 'keyword'],
    ['U+0000 in one of several values', '/echo/1?keyword=a&keyword=%00', 'keyword.1'],
  ])('are refused: %s', async (_what, url, field) => {
    const answer = await app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorDetails).toMatchObject([{ field, key: 'unreadableText' }]);
  });

  it.each([
    ['{"a":{"b":["x","\\u0000"]}}', 'a.b.1'],
    ['{"a":"\\ud800"}', 'a'],
    ['{"a":"\\udc00x"}', 'a'],
    ['"\\u0000"', 'body'],
    ['{"\\u0000":1}', 'body'],
  ])('are refused in the body %s', async (payload, field) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorDetails).toMatchObject([{ field, key: 'unreadableText' }]);
  });

  it.each(['{"__proto__":{"a":1}}', '{"a":{"constructor":{"prototype":1}}}', '{"a":[{"prototype":1}]}'])(
    'so are names that poison: %s',
    async (payload) => {
      const answer = await post(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.key).toBe('malformed');
    },
  );

  it('so are they in a query', async () => {
    expect((await app.inject('/echo/1?__proto__=1')).statusCode).toBe(400);
    expect((await app.inject('/echo/1?constructor=1')).statusCode).toBe(400);
  });

  it.each(['[', '{"a":'])('so is bottomless nesting of %s, at once', async (open) => {
    const close = open === '[' ? ']' : '}';
    const payload = `${open.repeat(150_000)}1${close.repeat(150_000)}`;
    const started = performance.now();
    expect((await post(payload)).json().error.key).toBe('malformed');
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('but every other text passes as it is', async () => {
    const body = { text: 'Zoë 王小明 👩‍🚀 العربية\n\t\u200b', list: [null, 1, true, ''] };
    const answer = await post(JSON.stringify(body));
    expect(answer.json().body).toEqual(body);
  });
});
