import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { patterns } from '../schema/rules/patterns.ts';
import {
  faulty,
  readChoice,
  readFolder,
  readGigabytes,
  readPair,
  readProgram,
  readSwitch,
  readUrl,
  readWhole,
  switches,
  valueOf,
} from './environment.ts';
import { readAllowed, type OutboundAllow } from './integrations/links/outbound.ts';
import type { S3Options } from './integrations/storage/s3.ts';
import { readTrustedProxies, type TrustedProxies } from './trustedProxies.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Level of the server's log, in pino's words. */
export type LogLevel = (typeof logLevels)[number];

/** Configuration from the environment, read and validated once. `docs/operating.md` lists the variables. */
export interface Config {
  /** TCP port of API and front end (PORT); 0 takes any free one. */
  port: number;
  /** Address to listen on (HOST). */
  host: string;
  /** Absolute folder of the embedded database and the files (DATA_DIR). */
  dataDir: string;
  /** An outside PostgreSQL, as its owner (DATABASE_URL); null runs the embedded one. */
  databaseUrl: string | null;
  /** The password of the role that requests log in as there (DATABASE_APP_PASSWORD); null lets the server set one. */
  appPassword: string | null;
  /** Origin under which browsers reach this server, without a slash at the end (PUBLIC_URL). */
  publicUrl: string | null;
  /** Proxies that may give a client's address in a header (TRUSTED_PROXIES). */
  trustedProxies: TrustedProxies;
  /** Fills an empty database with the demo agencies and their public password (DEMO). */
  demo: boolean;
  /** Removes that password from the demo's accounts (DEMO=close). */
  closesDemo: boolean;
  /** Mail server (SMTP_URL); null keeps mail in the outbox. */
  smtpUrl: string | null;
  /** Sender of mail: an address, or a name and an address in angle brackets (MAIL_FROM). */
  mailFrom: string;
  /** Google's reCAPTCHA at sign-in (RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, both or none). */
  recaptcha: { readonly siteKey: string; readonly secret: string } | null;
  /** The app at Meta by which social accounts are connected (FACEBOOK_APP_ID and FACEBOOK_APP_SECRET, both or none). */
  facebook: { readonly appId: string; readonly appSecret: string } | null;
  /** Lets the server fetch pages of the web for link previews (LINK_PREVIEWS). */
  linkPreviews: boolean;
  /** Hosts besides the public internet that webhooks may be sent to (OUTBOUND_ALLOW). */
  outboundAllow: OutboundAllow;
  /** Address of the Photon server that addresses are searched at (PHOTON_URL); null searches towns alone. */
  photonUrl: string | null;
  /** The program that takes posters out of videos (FFMPEG), where the machine has it; null takes none. */
  ffmpeg: string | null;
  /** Folder of fonts for documents besides the bundled ones, absolute (FONTS_DIR); null has none. */
  fontsDir: string | null;
  /** The S3-compatible store of the files (S3_*, all or none); null keeps them in a folder of DATA_DIR. */
  s3: S3Options | null;
  /** Limits of uploads (UPLOAD_*). */
  uploadQuotas: UploadQuotas;
  /** Calls that one API key makes within a minute (API_KEY_CALLS); 0 sets no limit. */
  keyCalls: number;
  /** Seconds for which the event loop may be blocked before the process ends itself (WATCHDOG); 0 disables it. */
  watchdog: number;
  /** Level of the server's log (LOG_LEVEL). */
  logLevel: LogLevel;
}

const databaseExample = 'postgres://greenroom:secret@db.example.com:5432/greenroom';
/** Limits of uploads; null for no limit. */
export interface UploadQuotas {
  /** Bytes of all files that an agency keeps. */
  readonly agencyBytes: number | null;
  /** Bytes, and files, that one person uploads within 24 hours. */
  readonly personBytes: number | null;
  readonly personFiles: number | null;
}

/**
 * Reads and validates the environment.
 * @param env the variables, as in `process.env`; an empty one counts as absent
 * @param projectRoot absolute folder that a relative DATA_DIR starts from
 * @throws ConfigError for the first wrong variable
 */
export function readConfig(env: NodeJS.ProcessEnv, projectRoot: string): Config {
  const host = readHost(env);
  const databaseUrl = readUrl(env, 'DATABASE_URL', {
    protocols: ['postgres:', 'postgresql:'],
    example: databaseExample,
  });
  const publicUrl = readPublicUrl(env);
  const smtpUrl = readUrl(env, 'SMTP_URL', {
    protocols: ['smtp:', 'smtps:'],
    example: 'smtp://user:secret@mail.example.com:587',
  });
  return {
    port: readPort(env),
    host,
    dataDir: resolve(projectRoot, valueOf(env, 'DATA_DIR') ?? '.data'),
    databaseUrl,
    appPassword: readAppPassword(env, databaseUrl),
    publicUrl,
    trustedProxies: readTrustedProxies(env, publicUrl === null ? 0 : 1),
    ...readDemo(env, { isPublic: publicUrl !== null || !isLoopback(host), isOwn: databaseUrl === null }),
    smtpUrl,
    mailFrom:
      readMailFrom(env) ?? `Greenroom <greenroom@${new URL(publicUrl ?? smtpUrl ?? 'http://localhost').hostname}>`,
    recaptcha: readRecaptcha(env),
    facebook: readFacebook(env),
    linkPreviews: readSwitch(env, 'LINK_PREVIEWS') ?? true,
    outboundAllow: readOutboundAllow(env),
    photonUrl: readPhotonUrl(env),
    ffmpeg: readProgram(env, 'FFMPEG', 'ffmpeg'),
    fontsDir: readFolder(env, 'FONTS_DIR', projectRoot),
    s3: readS3(env),
    uploadQuotas: {
      agencyBytes: readGigabytes(env, 'UPLOAD_AGENCY_GB', 100),
      personBytes: readGigabytes(env, 'UPLOAD_PERSON_GB', 20),
      personFiles: readWhole(env, 'UPLOAD_PERSON_FILES', { usual: 5_000, most: 1_000_000_000 }) || null,
    },
    keyCalls: readWhole(env, 'API_KEY_CALLS', { usual: 600, most: 1_000_000 }),
    watchdog: readWhole(env, 'WATCHDOG', { usual: 60, most: 86_400 }),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info') ?? 'warn',
  };
}

const closing = 'close';

/** Reads DEMO. A demo runs on this machine only, and by default only in a database of its own. */
function readDemo(env: NodeJS.ProcessEnv, { isPublic, isOwn }: { isPublic: boolean; isOwn: boolean }) {
  const word = readChoice(env, 'DEMO', [...switches.keys(), closing], '0');
  if (word === closing) return { demo: false, closesDemo: true };
  const demo = (word === null ? null : switches.get(word)) ?? (isOwn && !isPublic);
  if (demo && isPublic) {
    throw faulty('DEMO', 'is on beside PUBLIC_URL or a HOST that is not loopback, and its password is public', '0');
  }
  return { demo, closesDemo: false };
}

/** Returns true if only this machine can reach a listening address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function readPort(env: NodeJS.ProcessEnv): number {
  const value = valueOf(env, 'PORT');
  if (value === null) return 4000;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) throw faulty('PORT', 'is not a whole number from 0 to 65535', '4000');
  return port;
}

function readHost(env: NodeJS.ProcessEnv): string {
  const value = valueOf(env, 'HOST');
  if (value === null) return '127.0.0.1';
  const isName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value);
  // "300.1.1.1" and "4000" are valid names, but surely mistakes.
  if (isIP(value) === 0 && (!isName || /^[\d.]+$/.test(value))) {
    throw faulty('HOST', 'is neither an IP address nor a host name to listen on', '0.0.0.0');
  }
  return value.toLowerCase();
}

function readAppPassword(env: NodeJS.ProcessEnv, databaseUrl: string | null): string | null {
  const value = valueOf(env, 'DATABASE_APP_PASSWORD');
  if (value === null || databaseUrl !== null) return value;
  throw faulty('DATABASE_URL', 'is missing beside DATABASE_APP_PASSWORD', databaseExample);
}

function readPublicUrl(env: NodeJS.ProcessEnv): string | null {
  const example = 'https://office.example.com';
  const value = readUrl(env, 'PUBLIC_URL', { protocols: ['http:', 'https:'], example });
  if (value === null) return null;
  const url = new URL(value);
  if (url.username || url.password || url.search || url.hash || url.pathname !== '/') {
    throw faulty('PUBLIC_URL', 'has more than a protocol, a host and a port', example);
  }
  return url.origin;
}

function readRecaptcha(env: NodeJS.ProcessEnv): Config['recaptcha'] {
  const half = { pattern: /^[\w-]{20,200}$/, fault: 'is no key of reCAPTCHA', example: '6LeIxAcTAAAAA...' };
  const pair = readPair(env, { RECAPTCHA_SITE_KEY: half, RECAPTCHA_SECRET: half });
  return pair && { siteKey: pair.RECAPTCHA_SITE_KEY, secret: pair.RECAPTCHA_SECRET };
}

function readFacebook(env: NodeJS.ProcessEnv): Config['facebook'] {
  const pair = readPair(env, {
    FACEBOOK_APP_ID: { pattern: /^\d{5,20}$/, fault: "is no id of an app at Meta's", example: '1234567890123456' },
    FACEBOOK_APP_SECRET: {
      pattern: /^[\da-f]{32}$/i,
      fault: "is no secret of an app at Meta's",
      example: '0123456789abcdef...',
    },
  });
  return pair && { appId: pair.FACEBOOK_APP_ID, appSecret: pair.FACEBOOK_APP_SECRET };
}

const s3Examples = {
  S3_BUCKET_URL: 'https://s3.eu-west-1.amazonaws.com/greenroom',
  S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
  S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI...',
} as const;

function readS3(env: NodeJS.ProcessEnv): Config['s3'] {
  const names = Object.keys(s3Examples) as (keyof typeof s3Examples)[];
  const said = names.find((name) => valueOf(env, name) !== null);
  if (said === undefined) return null;
  for (const name of names)
    if (valueOf(env, name) === null) throw faulty(name, `is missing beside ${said}`, s3Examples[name]);
  const example = s3Examples.S3_BUCKET_URL;
  const bucketUrl = readUrl(env, 'S3_BUCKET_URL', { protocols: ['https:', 'http:'], example }) ?? '';
  const { username, password, search, hash } = new URL(bucketUrl);
  if (username || password || search || hash) {
    throw faulty('S3_BUCKET_URL', 'has more than a protocol, a host, a port and a path', example);
  }
  const region = valueOf(env, 'S3_REGION') ?? 'us-east-1';
  if (!/^[\w-]{1,50}$/.test(region)) throw faulty('S3_REGION', 'is no name of a region', 'eu-west-1');
  const [accessKeyId = '', secretAccessKey = ''] = names.slice(1).map((name) => valueOf(env, name) ?? '');
  return { bucketUrl, region, accessKeyId, secretAccessKey };
}

function readOutboundAllow(env: NodeJS.ProcessEnv): OutboundAllow {
  const entries = (valueOf(env, 'OUTBOUND_ALLOW') ?? '').split(',').map((one) => one.trim());
  const allowed = entries.filter((one) => one !== '').map(readAllowed);
  if (allowed.includes(null)) {
    const fault = 'has an entry that is neither a host name nor an IP address nor a network';
    throw faulty('OUTBOUND_ALLOW', fault, 'hooks.internal,10.1.0.0/16');
  }
  return {
    hosts: new Set(allowed.filter((one) => typeof one === 'string')),
    networks: allowed.filter((one) => typeof one === 'object' && one !== null),
  };
}

function readPhotonUrl(env: NodeJS.ProcessEnv): string | null {
  const example = 'https://photon.example.com';
  const value = readUrl(env, 'PHOTON_URL', { protocols: ['https:', 'http:'], example });
  if (value === null) return null;
  const { username, password, search, hash } = new URL(value);
  if (username || password || search || hash) {
    throw faulty('PHOTON_URL', 'has more than a protocol, a host, a port and a path', example);
  }
  return value;
}

function readMailFrom(env: NodeJS.ProcessEnv): string | null {
  const value = valueOf(env, 'MAIL_FROM');
  if (value === null) return null;
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(value)?.[1] ?? value;
  if (patterns.email.regex.test(address)) return value;
  throw faulty('MAIL_FROM', 'is no address, alone or in angle brackets after a name', 'Greenroom <office@example.com>');
}
