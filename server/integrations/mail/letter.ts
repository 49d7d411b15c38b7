import { escapeHtml } from '../../textAsHtml.ts';
import { linkMark } from '../../../schema/areas/identity/mail.ts';

/** Content of a mail; both texts contain `linkMark` at the position of the link. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Names come from people: in a mail they are one line of plain text. */
export const oneLine = (name: string): string => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const style = 'font:15px/1.5 system-ui,sans-serif;color:#1c1c1e;max-width:34em';
const buttonStyle =
  'display:inline-block;padding:10px 20px;border-radius:8px;background:#1c1c1e;color:#fff;text-decoration:none';
const anchor = `<a href="${linkMark}">${linkMark}</a>`;

/** Options of a letter. */
export interface LetterOptions {
  /** Words of the button that the link is in HTML, which stands above the link itself. */
  readonly button?: string;
}

/** One letter from its paragraphs; a paragraph that is `linkMark` is the link. Line breaks within one are kept. */
export function letter(subject: string, paragraphs: readonly string[], { button }: LetterOptions = {}): Letter {
  const link =
    button === undefined
      ? `<p>${anchor}</p>`
      : `<p><a href="${linkMark}" style="${buttonStyle}">${escapeHtml(button)}</a></p>\n<p>${anchor}</p>`;
  const blocks = paragraphs.map((one) =>
    one === linkMark ? link : `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`,
  );
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<div style="${style}">\n${blocks.join('\n')}\n</div>\n`,
  };
}
