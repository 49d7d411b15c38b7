import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isLoopback, readConfig } from './config.ts';
import { ConfigError } from './environment.ts';

const root = '/srv/greenroom';

describe('an empty environment', () => {
  it('gives a private server with its own database, its data in the project and the demo agencies', () => {
    expect(readConfig({}, root)).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: '/srv/greenroom/.data',
      databaseUrl: null,
      appPassword: null,
      publicUrl: null,
      trustedProxies: 0,
      demo: true,
      closesDemo: false,
      smtpUrl: null,
      mailFrom: 'Greenroom <greenroom@localhost>',
      recaptcha: null,
      facebook: null,
      linkPreviews: true,
      outboundAllow: { hosts: new Set(), networks: [] },
      photonUrl: null,
      ffmpeg: 'ffmpeg',
      fontsDir: null,
      s3: null,
      uploadQuotas: { agencyBytes: 100_000_000_000, personBytes: 20_000_000_000, personFiles: 5_000 },
      keyCalls: 600,
      watchdog: 60,
      logLevel: 'warn',
    });
  });

  it('is what variables without a value mean, too', () => {
    expect(readConfig({ PORT: '', HOST: ' ', DATA_DIR: '', DATABASE_URL: '', DEMO: '' }, root)).toEqual(
      readConfig({}, root),
    );
  });
});

describe('a value in writing', () => {
  it('is taken', () => {
    const config = readConfig(
      {
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: 'elsewhere',
        DATABASE_URL: 'postgresql://owner:pa%20ss@db.example.com/agency',
        DATABASE_APP_PASSWORD: 'an%other',
        PUBLIC_URL: 'https://Office.Example.com/',
        TRUSTED_PROXIES: '10.0.0.5, 2001:db8::/32',
        DEMO: 'close',
        SMTP_URL: 'smtps://user:secret@mail.example.com',
        MAIL_FROM: 'The Office <office@example.com>',
        RECAPTCHA_SITE_KEY: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
        RECAPTCHA_SECRET: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
        FACEBOOK_APP_ID: '1234567890123456',
        FACEBOOK_APP_SECRET: '0123456789abcdef0123456789ABCDEF',
        LINK_PREVIEWS: 'off',
        OUTBOUND_ALLOW: 'Hooks.internal, 127.0.0.1/32,10.1.0.0/16',
        PHOTON_URL: 'http://photon:2322/maps',
        FFMPEG: '/opt/ffmpeg/bin/ffmpeg',
        FONTS_DIR: tmpdir(),
        S3_BUCKET_URL: 'https://store.example.com/files',
        S3_REGION: 'eu-west-1',
        S3_ACCESS_KEY_ID: 'office',
        S3_SECRET_ACCESS_KEY: 'se/cret',
        UPLOAD_AGENCY_GB: '1.5',
        UPLOAD_PERSON_GB: '0',
        UPLOAD_PERSON_FILES: '0',
        API_KEY_CALLS: '60',
        WATCHDOG: '0',
        LOG_LEVEL: 'INFO',
      },
      root,
    );
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/greenroom/elsewhere',
      databaseUrl: 'postgresql://owner:pa%20ss@db.example.com/agency',
      appPassword: 'an%other',
      publicUrl: 'https://office.example.com',
      trustedProxies: ['10.0.0.5', '2001:db8::/32'],
      demo: false,
      closesDemo: true,
      smtpUrl: 'smtps://user:secret@mail.example.com',
      mailFrom: 'The Office <office@example.com>',
      recaptcha: {
        siteKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
        secret: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
      },
      facebook: { appId: '1234567890123456', appSecret: '0123456789abcdef0123456789ABCDEF' },
      linkPreviews: false,
      outboundAllow: { hosts: new Set(['hooks.internal', '127.0.0.1']), networks: [[expect.anything(), 16]] },
      photonUrl: 'http://photon:2322/maps',
      ffmpeg: '/opt/ffmpeg/bin/ffmpeg',
      fontsDir: tmpdir(),
      s3: {
        bucketUrl: 'https://store.example.com/files',
        region: 'eu-west-1',
        accessKeyId: 'office',
        secretAccessKey: 'se/cret',
      },
      uploadQuotas: { agencyBytes: 1_500_000_000, personBytes: null, personFiles: null },
      keyCalls: 60,
      watchdog: 0,
      logLevel: 'info',
    });
  });

  it('keeps an absolute DATA_DIR and a database reached by a socket', () => {
    const config = readConfig({ DATA_DIR: '/var/greenroom', DATABASE_URL: 'postgres:///agency?host=/run/pg' }, root);
    expect(config.dataDir).toBe('/var/greenroom');
    expect(config.databaseUrl).toBe('postgres:///agency?host=/run/pg');
  });
});

it('says whom mail is from by the public address, or else by the mail server', () => {
  const urls = { PUBLIC_URL: 'https://office.example.com', SMTP_URL: 'smtp://mail.example.net' };
  expect(readConfig(urls, root).mailFrom).toBe('Greenroom <greenroom@office.example.com>');
  expect(readConfig({ SMTP_URL: urls.SMTP_URL }, root).mailFrom).toBe('Greenroom <greenroom@mail.example.net>');
  expect(readConfig({ MAIL_FROM: 'office@example.com' }, root).mailFrom).toBe('office@example.com');
});

describe('the demo agencies', () => {
  it.each([
    ['on this machine only', {}, true],
    ['on the loopback of IPv6', { HOST: '::1' }, true],
    ['by the name localhost', { HOST: 'localhost' }, true],
    ['where others can reach the server', { HOST: '0.0.0.0' }, false],
    ['where others can reach it by IPv6', { HOST: '::' }, false],
    ['with an outside database', { DATABASE_URL: 'postgres://db/agency' }, false],
    ['under a public address', { PUBLIC_URL: 'https://office.example.com' }, false],
    ['with an outside database, asked for in writing', { DATABASE_URL: 'postgres://db/agency', DEMO: 'yes' }, true],
    ['where it is to be closed', { DEMO: 'close' }, false],
    ['on this machine, declined in writing', { DEMO: '0' }, false],
  ])('%s', (_case, env, expected) => {
    expect(readConfig(env, root).demo).toBe(expected);
  });
});

describe('a wrong value', () => {
  it.each([
    [{ PORT: '80a' }, 'PORT is not a whole number from 0 to 65535. Example: PORT=4000'],
    [{ PORT: '70000' }, 'PORT is not a whole number from 0 to 65535. Example: PORT=4000'],
    [{ PORT: '-1' }, 'PORT is not a whole number from 0 to 65535. Example: PORT=4000'],
    [{ PORT: '4e3' }, 'PORT is not a whole number from 0 to 65535. Example: PORT=4000'],
    [{ HOST: 'http://localhost' }, 'HOST is neither an IP address nor a host name to listen on. Example: HOST=0.0.0.0'],
    [{ HOST: '300.1.1.1' }, 'HOST is neither an IP address nor a host name to listen on. Example: HOST=0.0.0.0'],
    [{ UPLOAD_AGENCY_GB: '1e3' }, 'UPLOAD_AGENCY_GB is not a number of gigabytes. Example: UPLOAD_AGENCY_GB=100'],
    [{ WATCHDOG: '1.5' }, 'WATCHDOG is not a whole number from 0 to 86400. Example: WATCHDOG=60'],
    [
      { FONTS_DIR: 'nowhere/fonts' },
      'FONTS_DIR is not a folder of this machine. Example: FONTS_DIR=/usr/share/fonts/truetype/noto',
    ],
    [
      { DATABASE_APP_PASSWORD: 'secret' },
      'DATABASE_URL is missing beside DATABASE_APP_PASSWORD. Example: DATABASE_URL=postgres://greenroom:secret@db.example.com:5432/greenroom',
    ],
    [{ DEMO: 'perhaps' }, 'DEMO is none of 1, 0, true, false, yes, no, on, off, close. Example: DEMO=0'],
    [
      { DEMO: '1', PUBLIC_URL: 'https://office.example.com' },
      'DEMO is on beside PUBLIC_URL or a HOST that is not loopback, and its password is public. Example: DEMO=0',
    ],
    [
      { DEMO: 'on', HOST: '0.0.0.0' },
      'DEMO is on beside PUBLIC_URL or a HOST that is not loopback, and its password is public. Example: DEMO=0',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is none of fatal, error, warn, info, debug, trace, silent. Example: LOG_LEVEL=info',
    ],
    [
      { PUBLIC_URL: 'office.example.com' },
      'PUBLIC_URL is not a URL that begins with http:// or https://. Example: PUBLIC_URL=https://office.example.com',
    ],
    [
      { PUBLIC_URL: 'https://office.example.com/greenroom' },
      'PUBLIC_URL has more than a protocol, a host and a port. Example: PUBLIC_URL=https://office.example.com',
    ],
    ...['11', '-1', 'yes', '10.0.0.5,', 'proxy.local', '10.0.0.0/33', '10.5'].map(
      (value): [Record<string, string>, string] => [
        { TRUSTED_PROXIES: value },
        'TRUSTED_PROXIES is neither a number from 0 to 10 nor a list of addresses and networks. Example: TRUSTED_PROXIES=10.0.0.5,192.168.7.0/24',
      ],
    ),
    [
      { S3_BUCKET_URL: 'https://store.example.com/files', S3_ACCESS_KEY_ID: 'office' },
      'S3_SECRET_ACCESS_KEY is missing beside S3_BUCKET_URL. Example: S3_SECRET_ACCESS_KEY=wJalrXUtnFEMI...',
    ],
    [
      { S3_BUCKET_URL: 'https://a:b@store.test/files', S3_ACCESS_KEY_ID: 'office', S3_SECRET_ACCESS_KEY: 'se/cret' },
      'S3_BUCKET_URL has more than a protocol, a host, a port and a path. Example: S3_BUCKET_URL=https://s3.eu-west-1.amazonaws.com/greenroom',
    ],
    [
      { RECAPTCHA_SITE_KEY: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI' },
      'RECAPTCHA_SECRET is missing beside RECAPTCHA_SITE_KEY. Example: RECAPTCHA_SECRET=6LeIxAcTAAAAA...',
    ],
    [
      { RECAPTCHA_SECRET: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI' },
      'RECAPTCHA_SITE_KEY is missing beside RECAPTCHA_SECRET. Example: RECAPTCHA_SITE_KEY=6LeIxAcTAAAAA...',
    ],
    [
      { RECAPTCHA_SITE_KEY: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI', RECAPTCHA_SECRET: 'hush hush' },
      'RECAPTCHA_SECRET is no key of reCAPTCHA. Example: RECAPTCHA_SECRET=6LeIxAcTAAAAA...',
    ],
    [
      { FACEBOOK_APP_ID: '1234567890123456' },
      'FACEBOOK_APP_SECRET is missing beside FACEBOOK_APP_ID. Example: FACEBOOK_APP_SECRET=0123456789abcdef...',
    ],
    [
      { FACEBOOK_APP_SECRET: '0123456789abcdef0123456789abcdef' },
      'FACEBOOK_APP_ID is missing beside FACEBOOK_APP_SECRET. Example: FACEBOOK_APP_ID=1234567890123456',
    ],
    [
      { FACEBOOK_APP_ID: 'Greenroom', FACEBOOK_APP_SECRET: '0123456789abcdef0123456789abcdef' },
      "FACEBOOK_APP_ID is no id of an app at Meta's. Example: FACEBOOK_APP_ID=1234567890123456",
    ],
    [
      { FACEBOOK_APP_ID: '1234567890123456', FACEBOOK_APP_SECRET: 'hush hush' },
      "FACEBOOK_APP_SECRET is no secret of an app at Meta's. Example: FACEBOOK_APP_SECRET=0123456789abcdef...",
    ],
    [
      { SMTP_URL: 'https://mail.example.com' },
      'SMTP_URL does not begin with smtp:// or smtps://. Example: SMTP_URL=smtp://user:secret@mail.example.com:587',
    ],
    [
      { MAIL_FROM: 'The Office' },
      'MAIL_FROM is no address, alone or in angle brackets after a name. Example: MAIL_FROM=Greenroom <office@example.com>',
    ],
  ])('%o stops the start with one line', (env, line) => {
    expect(() => readConfig(env, root)).toThrow(new ConfigError(line));
  });

  it('never repeats a password', () => {
    for (const value of [
      'mysql://owner:hunter2@db/agency',
      'postgres//owner:hunter2@db',
      'postgres://o:hunter2@:x/a',
    ]) {
      expect(() => readConfig({ DATABASE_URL: value }, root)).toThrow(/^DATABASE_URL (?!.*hunter2)[^\n]+$/);
    }
  });
});

it('only an address of this machine counts as loopback', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1', 'localhost'].map(isLoopback)).toEqual([true, true, true, true]);
  expect(['127.example.com', '0.0.0.0', '::', '10.0.0.1'].map(isLoopback)).toEqual([false, false, false, false]);
});
