import type { TypeOfMedia } from '../../../schema/media.ts';
import { linkTextLimits } from '../../../schema/rules/limits.ts';
import { publicWeb, readTarget, type AddressPolicy } from './addresses.ts';
import type { FetchedPage } from './fetchPage.ts';
import type { Graph } from './graph.ts';
import type { LinkPage } from './port.ts';

const addressLimit = 2_000;
const picturesLimit = 10;
const widest = 20_000;

/** The text of a page's bytes, by the encoding that its header or else its beginning names; UTF-8 otherwise. */
export function decodePage({ contentType, bytes }: Pick<FetchedPage, 'contentType' | 'bytes'>): string {
  const beginning = bytes.subarray(0, 1_024).toString('latin1');
  const named = /charset\s*=\s*["']?([\w:.-]{1,40})/i;
  const label = named.exec(contentType)?.[1] ?? named.exec(beginning)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Describes a page from its own metadata, cut to size. Only pictures that the policy allows are included. */
export function describePage(
  url: URL,
  { titles, descriptions, pictures, type }: Graph,
  policy: AddressPolicy = publicWeb,
): LinkPage {
  const thumbnails = pictures
    .flatMap((picture) => {
      const address = pictureAddress(picture.url, url, policy);
      const isMeasured = Number.isInteger(picture.width) && picture.width > 0 && picture.width <= widest;
      return address === null ? [] : [{ width: isMeasured ? picture.width : null, url: address }];
    })
    .filter((one, index, all) => all.findIndex((other) => other.url === one.url) === index)
    .slice(0, picturesLimit);
  return {
    url: url.href,
    title: firstText(titles, linkTextLimits.title),
    description: firstText(descriptions, linkTextLimits.description),
    imageUrl: thumbnails[0]?.url ?? null,
    thumbnails,
    type: typeOf(type),
  };
}

/** Returns the absolute address of a picture; null if it may not be requested. */
function pictureAddress(written: string, page: URL, policy: AddressPolicy): string | null {
  const target = written.length > addressLimit ? null : readTarget(written.trim(), policy, page);
  const href = target?.url.href ?? null;
  return href !== null && href.length <= addressLimit ? href : null;
}

function firstText(texts: readonly string[], limit: number): string | null {
  return texts.map((text) => plain(text, limit)).find((text) => text !== '') ?? null;
}

/** On one line, without what cannot be seen: control characters, halves of characters, turns of the writing's direction. */
function plain(text: string, limit: number): string {
  const line = text
    .slice(0, limit * 8)
    .replace(
      /[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= limit
    ? line
    : `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}

function typeOf(said: string): TypeOfMedia {
  if (/^video\b/i.test(said)) return 'video';
  return /^music\b/i.test(said) ? 'audio' : 'document';
}
