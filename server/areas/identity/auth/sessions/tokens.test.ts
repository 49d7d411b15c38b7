import { randomBytes } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const secret = randomBytes(32);
const now = Date.parse('2026-11-20T09:00:00Z');
const source = {
  sessionId: '3f1e2d3c-0000-4000-8000-000000000001',
  agencyId: '01930000-0000-7000-8000-000000000002',
  refreshCounter: 7,
  refreshedAt: now,
  expiresAt: now + 60_000,
};
const tokens = createTokens(
  () => Promise.resolve(secret),
  () => now,
);

describe('an access token', () => {
  it('names the session and the agency, and nothing else', async () => {
    const token = await tokens.signAccess(source);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(decodeJwt(token)).toEqual({
      sid: source.sessionId,
      agency: source.agencyId,
      iat: now / 1000,
      exp: now / 1000 + 60,
    });
    expect(await tokens.readAccess(token)).toMatchObject({ sessionId: source.sessionId, agencyId: source.agencyId });
  });

  it('is the same for the same session', async () => {
    expect(await tokens.signAccess({ ...source })).toBe(await tokens.signAccess(source));
  });

  it('ends with its time, also where it was read before', async () => {
    let time = now;
    const aging = createTokens(
      () => Promise.resolve(secret),
      () => time,
    );
    const token = await aging.signAccess(source);
    expect(await aging.readAccess(token)).not.toBeNull();
    time += 60_000;
    expect(await aging.readAccess(token)).toBeNull();
    expect(
      await createTokens(
        () => Promise.resolve(secret),
        () => time,
      ).readAccess(token),
    ).toBeNull();
  });

  it('is good under its own secret only', async () => {
    const other = createTokens(
      () => Promise.resolve(randomBytes(32)),
      () => now,
    );
    expect(await other.readAccess(await tokens.signAccess(source))).toBeNull();
  });
});

describe('a refresh token', () => {
  it('names the session and the count of its exchanges', async () => {
    const token = await tokens.signRefresh(source);
    expect(await tokens.readRefresh(token)).toEqual({ sessionId: source.sessionId, counter: 7 });
  });

  it('cannot be changed, nor stand in for an access token', async () => {
    const token = await tokens.signRefresh(source);
    const [id, , signature] = token.split('.');
    for (const changed of [`${id}.8.${signature}`, `${id}.07.${signature}`, `${token}A`, token.slice(1), '']) {
      expect(await tokens.readRefresh(changed)).toBeNull();
    }
    expect(await tokens.readAccess(token)).toBeNull();
    expect(await tokens.readRefresh(await tokens.signAccess(source))).toBeNull();
  });
});

describe('the token of the cookie that opens files', () => {
  it('names the session and the agency until its time is over', async () => {
    let time = now;
    const aging = createTokens(
      () => Promise.resolve(secret),
      () => time,
    );
    const { sessionId, agencyId, expiresAt } = source;
    const token = await aging.signMedia(source);
    expect(await aging.readMedia(token)).toEqual({ sessionId, agencyId, expiresAt });
    time = expiresAt;
    expect(await aging.readMedia(token)).toBeNull();
  });

  it('cannot be given more time, nor stand in for another token', async () => {
    const token = await tokens.signMedia(source);
    const later = token.replace(String(source.expiresAt), String(source.expiresAt + 1));
    for (const changed of [later, `${token}A`, token.replace(/\.\d+\./, '.')]) {
      expect(await tokens.readMedia(changed)).toBeNull();
    }
    expect([await tokens.readAccess(token), await tokens.readRefresh(token)]).toEqual([null, null]);
  });
});

it('asks for the secret again after it could not be read', async () => {
  let isAway = true;
  const patient = createTokens(
    () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(secret)),
    () => now,
  );
  await expect(patient.readAccess('x')).rejects.toThrow('away');
  isAway = false;
  expect(await patient.readAccess(await tokens.signAccess(source))).not.toBeNull();
});
