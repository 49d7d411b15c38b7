import { expect, it } from 'vitest';
import { createSandbox } from './sandbox.ts';

const redirectUri = 'http://office.test/social-callback';
const minute = 60_000;

function open() {
  let now = 0;
  const sandbox = createSandbox({ clock: () => now, origin: () => 'http://office.test' });
  const allow = (username = 'ada', platform: 'INSTAGRAM' | 'FACEBOOK' = 'INSTAGRAM') =>
    sandbox.allow?.({ platform, redirectUri, username }) ?? '';
  const asked = { platform: 'INSTAGRAM', redirectUri, handle: 'ada' } as const;
  const pass = (time: number) => {
    now += time;
  };
  return { sandbox, allow, asked, pass };
}

it('has its dialog on a page of our own, which is told the state and the account', () => {
  const { sandbox, asked } = open();
  expect(sandbox.dialog({ ...asked, state: 's' })).toBe(
    'http://office.test/social-sandbox?platform=INSTAGRAM&state=s&account=ada',
  );
  expect(sandbox.dialog({ ...asked, handle: null, state: 's' })).not.toContain('account');
});

it('takes a code once, for the account that was allowed', async () => {
  const { sandbox, allow, asked } = open();
  const code = allow('Ada');
  const account = await sandbox.connect({ ...asked, code });
  expect(account).toMatchObject({ username: 'Ada', displayName: 'Ada', expiresAt: 60 * 24 * 60 * minute });
  await expect(sandbox.connect({ ...asked, code })).rejects.toMatchObject({ fault: 'codeOver' });
  const again = await sandbox.connect({ ...asked, code: allow('ada') });
  expect(again.id).toBe(account.id);
  expect(again.token).not.toBe(account.token);
});

it('tells no address of Facebook accounts, as Facebook does not', async () => {
  const { sandbox, allow, asked } = open();
  const code = allow('Ada', 'FACEBOOK');
  expect(await sandbox.connect({ ...asked, platform: 'FACEBOOK', code })).toMatchObject({
    username: null,
    displayName: 'Ada',
  });
});

it('refuses a code that is over, made up, of another platform or for another address', async () => {
  const { sandbox, allow, asked, pass } = open();
  const refuses = (given: object) =>
    expect(sandbox.connect({ ...asked, code: allow(), ...given })).rejects.toMatchObject({ fault: 'codeOver' });
  await refuses({ code: 'guess' });
  await refuses({ platform: 'FACEBOOK' });
  await refuses({ redirectUri: 'http://elsewhere.test/' });
  const code = allow();
  pass(10 * minute);
  await refuses({ code });
});

it('waits for no more than a thousand codes', async () => {
  const { sandbox, allow, asked } = open();
  const first = allow();
  for (let count = 0; count < 1_000; count += 1) allow();
  await expect(sandbox.connect({ ...asked, code: first })).rejects.toMatchObject({ fault: 'codeOver' });
  expect(await sandbox.connect({ ...asked, code: allow() })).toMatchObject({ username: 'ada' });
});
