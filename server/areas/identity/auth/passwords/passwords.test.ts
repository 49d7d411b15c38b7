import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../../../passwordHash.ts';
import { passwordRefusal, usualLength } from './passwords.ts';

const faultOf = async (password: string, length = usualLength) =>
  (await passwordRefusal('password', password, length))?.key ?? null;

describe('a new password', () => {
  it.each(['Ab1!cd', 'Greenroom-2026!', 'пароль1!', 'Secret-42!', 'a b c 1 !'])('may be %s', async (password) => {
    expect(await faultOf(password)).toBeNull();
  });

  it.each(['', 'ab1!', 'abcdef', 'abcdef1', 'abcdef!', 'abc 123', '123456'])('may not be %j', async (password) => {
    expect(await faultOf(password)).toBe('password');
  });

  it.each(['p@ssw0rd', 'P@ssw0rd', '1qaz@WSX', '!QAZ2wsx', 'pa$$w0rd'])(
    'may not be %s, which many have',
    async (password) => {
      expect(await faultOf(password)).toBe('commonPassword');
    },
  );

  it.each([
    'password1!',
    'Password1!',
    '!!!!!!1',
    '      1!',
    'l3tm31n1!',
    '1!1!1!1!',
    'qwertyuiop1!',
    '123456!',
    'zzzzzz1!',
  ])('may not be %j, which is made of one by what everybody does', async (password) => {
    expect(await faultOf(password)).toBe('commonPassword');
  });

  it('of any length is judged at once', async () => {
    const from = performance.now();
    expect(await faultOf('p4$$w0rd@1!3(0|'.repeat(60))).toBeNull();
    expect(performance.now() - from).toBeLessThan(2_000);
  });

  it('is as long as the strictest agency asks for, in characters', async () => {
    expect(await passwordRefusal('newPassword', 'abcdefghi1!', 12)).toMatchObject({
      field: 'newPassword',
      key: 'tooShort',
      params: { min: 12 },
    });
    expect(await faultOf('abcdefg-hij1!', 12)).toBeNull();
    expect(await faultOf('🎭🎭🎭🎭1!', 12)).toBe('tooShort');
    expect(await faultOf('abc1!', 12)).toBe('password');
  });
});

describe('a kept password', () => {
  it('is an argon2id text with its own salt', async () => {
    const [one, other] = await Promise.all([hashPassword('abc12!'), hashPassword('abc12!')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await isPassword(one, 'abc12!')).toBe(true);
    expect(await isPassword(one, 'abc12?')).toBe(false);
  });

  it('is the same in either form of a letter', async () => {
    const kept = await hashPassword('caf\u00e9-12');
    expect(await isPassword(kept, 'cafe\u0301-12')).toBe(true);
  });

  it('that does not exist is never right', async () => {
    expect(await isPassword(null, '')).toBe(false);
  });
});
