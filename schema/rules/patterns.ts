import type { MessageKey, MessageParams } from './messages.ts';

/** Pattern of a trimmed text, and its error message. */
export interface Pattern {
  readonly regex: RegExp;
  readonly message: MessageKey;
  readonly params?: MessageParams;
}

/**
 * The parts of the patterns. Each repeated part ends on a character that it cannot hold itself, or is bounded, so that
 * no text takes longer than its length says. Letters are those of any script: domains and addresses have them too.
 */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const topLevel = String.raw`(?:xn--[a-z0-9-]{2,59}|[\p{L}\p{M}]{2,63})`;
const host = String.raw`(?:${label}\.){1,10}${topLevel}`;
const anyPath = String.raw`(?:[/?#][^\s\p{Cc}]*)?`;
const somePath = String.raw`/[^\s\p{Cc}/?#][^\s\p{Cc}]*`;
const port = String.raw`(?::\d{1,5})?`;
const scheme = String.raw`(?:https?://)?`;

const mailbox = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const email = String.raw`(?=.{6,254}$)(?=.{1,64}@)${mailbox}(?:\.${mailbox})*@${host}`;
const digitsOfPhone = String.raw`\+?\d{6,15}`;

/** A pattern of the whole text in any case. Made when it is first used: classes of Unicode take a phone milliseconds each. */
function whole(source: string, message: MessageKey, params?: MessageParams): Pattern {
  let made: RegExp | undefined;
  return {
    get regex() {
      return (made ??= new RegExp(`^(?:${source})$`, 'iu'));
    },
    message,
    ...(params && { params }),
  };
}

const pageOf = (...hosts: string[]): string => `${scheme}(?:${hosts.join('|')})${somePath}`;

const youtube = pageOf(
  String.raw`(?:(?:www|m|music)\.)?youtube\.com`,
  String.raw`(?:www\.)?youtube-nocookie\.com`,
  String.raw`youtu\.be`,
);
const vimeo = pageOf(String.raw`(?:(?:www|player)\.)?vimeo\.com`);
const spotify = pageOf(String.raw`(?:open|play)\.spotify\.com`, String.raw`spotify\.link`);
const soundCloud = pageOf(String.raw`(?:(?:www|m|on|w)\.)?soundcloud\.com`);

const table = {
  website: whole(`${scheme}${host}${port}${anyPath}`, 'website', { host: 'https://www.example.com' }),
  link: whole(`https?://${host}${port}${anyPath}`, 'link'),
  facebook: whole(
    pageOf(String.raw`(?:[a-z0-9-]{1,63}\.)?facebook\.com`, String.raw`(?:www\.)?fb\.(?:com|me|watch)`),
    'facebook',
  ),
  instagram: whole(pageOf(String.raw`(?:(?:www|m)\.)?instagram\.com`, String.raw`(?:www\.)?instagr\.am`), 'instagram'),
  youtube: whole(youtube, 'youtube'),
  vimeo: whole(vimeo, 'vimeo'),
  video: whole(`${youtube}|${vimeo}`, 'vimeo'),
  tiktok: whole(pageOf(String.raw`(?:(?:www|m|vm|vt)\.)?tiktok\.com`), 'tiktok'),
  twitter: whole(pageOf(String.raw`(?:(?:www|m|mobile)\.)?(?:twitter|x)\.com`), 'twitter'),
  spotify: whole(spotify, 'spotify'),
  soundCloudOrSpotify: whole(`${soundCloud}|${spotify}`, 'soundCloudOrSpotify'),

  email: whole(email, 'email'),
  emailOrPhone: whole(`${email}|${digitsOfPhone}`, 'emailOrPhone'),
  /** A phone number of ten digits; numbers with a country are checked by `phone.ts`. */
  phoneTenDigits: { regex: /^\d{10}$/, message: 'phone' },
  phoneDigits: { regex: /^\d+$/, message: 'phone' },

  /** At least 6 characters, a digit and a special character: the spec's rule, with the spec's message. */
  password: { regex: /^(?=.*\p{Nd})(?=.*[^\p{L}\p{M}\p{N}\s]).{6,}$/su, message: 'password' },
  dollar: { regex: /^\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/, message: 'dollar' },
  /** Folders and files of the library; dots alone would name another folder. */
  libraryName: { regex: /^(?!\.+$)[\p{L}\p{M}\p{N}.\-_()*'"! ]+$/u, message: 'libraryName' },
  /** Words that stand within others: without line breaks, and without the signs of markup and of catalogues. */
  plainWords: { regex: /^[^\p{Cc}\p{Zl}\p{Zp}<>|%{}[\]]+$/u, message: 'plainWords' },
  hexColor: { regex: /^#[0-9a-f]{6}$/i, message: 'color' },
  /** ISO 4217, ISO 3166 and one of `locales.ts`; which there are is asked beside the pattern. */
  currency: { regex: /^[A-Z]{3}$/, message: 'currency' },
  country: { regex: /^[A-Z]{2}$/, message: 'country' },
  locale: { regex: /^[a-z]{2}-[A-Z]{2}$/, message: 'choice' },
  timeZone: { regex: /^[a-z]+(?:[_+-][a-z0-9]+)*(?:\/[a-z0-9]+(?:[_+-][a-z0-9]+)*){0,2}$/i, message: 'timeZone' },
} satisfies Record<string, Pattern>;

/** Name of a pattern. */
export type PatternKey = keyof typeof table;

/** The shared patterns (AB 5, CM 5). They take a trimmed text; an empty one matches none. */
export const patterns: Readonly<Record<PatternKey, Pattern>> = table;
