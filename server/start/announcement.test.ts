import { expect, it } from 'vitest';
import { addressOf, announcement } from './announcement.ts';

const local = { host: '127.0.0.1', publicUrl: null };

it('names an address that a browser on this machine can open', () => {
  expect(addressOf(local, 4000)).toBe('http://127.0.0.1:4000');
  expect(addressOf({ ...local, host: '0.0.0.0' }, 80)).toBe('http://localhost:80');
  expect(addressOf({ ...local, host: '::1' }, 4000)).toBe('http://[::1]:4000');
  expect(addressOf({ ...local, publicUrl: 'https://office.example.com' }, 4000)).toBe('https://office.example.com');
});

it('lists the demo accounts with what they are', () => {
  const accounts = [
    { email: 'agency@harbour.test', note: 'agency' },
    { email: 'app@greenroom.test', note: 'app admin' },
  ];
  expect(announcement('http://127.0.0.1:4000', { accounts, password: 'Secret-1!' }, null)).toBe(
    [
      'Greenroom is ready: http://127.0.0.1:4000',
      '',
      'Demo accounts, all with the password Secret-1!',
      '  agency@harbour.test  agency',
      '  app@greenroom.test   app admin',
    ].join('\n'),
  );
});

it('shows the way to the first super admin where nobody can sign in yet', () => {
  expect(announcement('https://office.example.com', null, 'a1b2')).toContain('https://office.example.com/setup/a1b2');
  expect(announcement('https://office.example.com', null, null)).toBe('Greenroom is ready: https://office.example.com');
});
