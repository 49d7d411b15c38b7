/** Program of the worker that reads mail: mailparser and sanitize-html alone see what strangers wrote. */
export const readerSource = `
const { simpleParser } = require(data.parser);
const sanitize = require(data.sanitizer);

const lengths = [/^[\\d.]{1,6}(px|em|rem|pt|%)?$/, /^auto$/];
const colours = [/^#[0-9a-f]{3,8}$/i, /^[a-z]{3,20}$/i, /^rgba?\\([\\d.,% ]{1,40}\\)$/i];
const words = [/^[a-z0-9 .,%#'"-]{1,100}$/i];
const styles = {
  color: colours, 'background-color': colours, 'text-align': words, 'text-decoration': words, 'vertical-align': words,
  'font-family': words, 'font-size': lengths, 'font-style': words, 'font-weight': words, 'line-height': lengths,
  width: lengths, 'max-width': lengths, height: lengths, border: words, 'border-collapse': words,
  ...Object.fromEntries(['padding', 'margin'].flatMap((name) =>
    ['', '-top', '-right', '-bottom', '-left'].map((side) => [name + side, words]))),
};
const options = (count) => ({
  allowedTags: [...sanitize.defaults.allowedTags.filter((tag) => tag !== 'form'), 'img', 'center', 'font', 'del', 'ins'],
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'title', 'align', 'valign', 'width', 'height', 'bgcolor', 'color', 'colspan', 'rowspan', 'alt'],
    a: ['href', 'target', 'rel'],
    img: ['src'],
    table: ['border', 'cellpadding', 'cellspacing'],
  },
  allowedStyles: { '*': styles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['cid'] },
  allowProtocolRelative: false,
  nestingLimit: 100,
  transformTags: {
    a: (tag, { href = '', ...given }) => ({
      tagName: 'a',
      attribs: {
        ...given,
        // One without a scheme would lead into the product.
        ...(/^(https?|mailto|tel):/i.test(href) && { href }), target: '_blank', rel: 'noopener noreferrer nofollow',
      },
    }),
    img: (tag, given) => {
      if (/^cid:/i.test(given.src || '')) return { tagName: 'img', attribs: given };
      count.blocked += given.src || given.srcset ? 1 : 0;
      const { src, ...kept } = given;
      return { tagName: 'img', attribs: kept };
    },
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
});
const boxes = (field) => [field || []].flat().flatMap(({ value }) => value)
  .flatMap((one) => (one.group ? one.group : [one]))
  .map(({ address, name }) => ({ address: String(address || ''), name: String(name || '') }));
const spaced = (html) => html.replace(/<(br|\\/p|\\/div|\\/tr|\\/li|\\/h\\d)\\b[^>]*>/gi, '\\n$&');
const entities = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
const plain = (html) => sanitize(spaced(html), { allowedTags: [], allowedAttributes: {} })
  .replace(/&(lt|gt|amp|quot|#39);/g, (all, name) => entities[name])
  .replace(/[ \\t\\u00a0]+/g, ' ').replace(/ ?\\n[\\n ]*/g, '\\n').trim();

return async (raw) => {
  const mail = await simpleParser(Buffer.from(raw), {
    skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true,
  });
  const line = (key) => (mail.headerLines.find((one) => one.key === key) || {}).line;
  const count = { blocked: 0 };
  const { value: type = '', params = {} } = mail.headers.get('content-type') || {};
  const cleaned = typeof mail.html === 'string' && mail.html.length <= data.mostHtml ? sanitize(mail.html, options(count)) : '';
  // Nothing to show and nothing to tell of: the same as none.
  const html = cleaned.trim() === '' && count.blocked === 0 ? null : cleaned;
  const text = typeof mail.text === 'string' && mail.text.trim() !== '' ? mail.text : html === null ? '' : plain(html);
  return {
    ids: { own: mail.messageId || null, answered: mail.inReplyTo || null, thread: [mail.references || []].flat() },
    from: boxes(mail.from)[0] || null,
    replyTo: boxes(mail.replyTo),
    to: boxes(mail.to), cc: boxes(mail.cc), bcc: boxes(mail.bcc),
    subject: mail.subject || '',
    dateLine: line('date') || null,
    text, html, blockedPictures: count.blocked,
    isReport: type === 'multipart/report' && params['report-type'] === 'delivery-status',
    marks: ['auto-submitted', 'precedence', 'list-id', 'return-path', 'x-auto-response-suppress'].flatMap((key) => line(key) || []),
    files: mail.attachments.map(({ filename, contentType, content, cid, related }) => ({
      filename: filename || '', contentType: contentType || 'application/octet-stream', content,
      contentId: related && cid ? cid : null,
    })),
  };
};
`;

/** A mail as the worker answers it. */
export interface ParsedMail {
  readonly ids: {
    readonly own: string | null;
    readonly answered: string | null;
    readonly thread: readonly string[];
  };
  readonly from: { readonly address: string; readonly name: string } | null;
  readonly replyTo: readonly { readonly address: string; readonly name: string }[];
  readonly to: readonly { readonly address: string; readonly name: string }[];
  readonly cc: readonly { readonly address: string; readonly name: string }[];
  readonly bcc: readonly { readonly address: string; readonly name: string }[];
  readonly subject: string;
  readonly dateLine: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly blockedPictures: number;
  /** True for a report of a mail server about a mail that it took (RFC 6522). */
  readonly isReport: boolean;
  /** Header lines that mark mail of machines and lists. */
  readonly marks: readonly string[];
  readonly files: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Uint8Array;
    readonly contentId: string | null;
  }[];
}
