import fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { openLogger } from './logger.ts';

/** Returns the log of requests, one object per line. */
async function linesOf(...urls: readonly string[]): Promise<{ text: string; requests: Record<string, unknown>[] }> {
  let text = '';
  const log = openLogger('info', { write: (line) => (text += line) });
  const app = fastify({ loggerInstance: log as FastifyBaseLogger });
  app.get('/*', () => 'page');
  for (const url of urls) await app.inject({ method: 'GET', url });
  await app.close();
  const lines = text.split('\n').filter(Boolean);
  const requests = lines.map((line) => (JSON.parse(line) as { req?: Record<string, unknown> }).req);
  return { text, requests: requests.filter((one) => one !== undefined) };
}

it.each([
  ['/setup/s3cretToken', '/setup/***'],
  ['/Setup/s3cretToken/', '/Setup/***/'],
  ['/setup/s3cretToken?lang=s3cretToken', '/setup/***?***'],
  ['/staff/set-password/s3cretToken', '/staff/set-password/***'],
  ['/unsubscribe/s3cretToken', '/unsubscribe/***'],
  ['/share/s3cretToken', '/share/***'],
  ['/media/v1/shared/s3cretToken/42/large?x=s3cretToken', '/media/v1/shared/***/42/large?***'],
  ['/reset-password?uuid=s3cretToken', '/reset-password?***'],
  ['/user/v1/auth/check-reset-password?uuid=s3cretToken&deviceId=1', '/user/v1/auth/check-reset-password?***'],
  ['/social-callback?code=s3cretToken&state=s3cretToken', '/social-callback?***'],
  ['/user/v1/staff/email-exists?email=s3cretToken', '/user/v1/staff/email-exists?***'],
  ['/client/v1/talents/duplicates?phoneNumber=s3cretToken?s3cretToken', '/client/v1/talents/duplicates?***'],
  ['/client/v1/talents/gr_s3cretToken', '/client/v1/talents/gr_***'],
  ['/client/v1/talents?s3cretToken%0as3cretToken', '/client/v1/talents?***'],
])('tells that %s was opened, but neither its token nor what it asks for', async (url, told) => {
  const { text, requests } = await linesOf(url);
  expect(requests).toMatchObject([{ method: 'GET', url: told }]);
  expect(text).not.toContain('s3cretToken');
});

it('tells every other address whole, and who asked', async () => {
  const { requests } = await linesOf('/talent/setup/x');
  expect(requests).toEqual([
    expect.objectContaining({ url: '/talent/setup/x', host: 'localhost:80', remoteAddress: '127.0.0.1' }),
  ]);
});
