/** Nothing is loaded but pictures that are in the document itself, and nothing runs or is sent. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const metas: readonly string[] = [
  `http-equiv="Content-Security-Policy" content="${policy}"`,
  'charset="utf-8"',
  'name="referrer" content="no-referrer"',
  // Looking up the names of links would tell their owners that the mail is being read.
  'http-equiv="x-dns-prefetch-control" content="off"',
];
const style =
  'html{color-scheme:light;background:#fff}body{margin:12px;font:14px/1.5 system-ui,sans-serif;color:#1c1c1e;overflow-wrap:anywhere}img{max-width:100%;height:auto}';

/** Returns the page of a frame that shows the HTML of a mail, with pictures of the mail itself by their Content-ID. */
export function frameDocument(html: string, pictures: ReadonlyMap<string, string>): string {
  const shown = html.replace(/(\ssrc=")cid:([^"]*)"/giu, (_all: string, start: string, id: string) => {
    const known = pictures.get(id) ?? pictures.get(decoded(id));
    return known === undefined ? '' : `${start}${known}"`;
  });
  const head = `${metas.map((meta) => `<meta ${meta}>`).join('')}<base target="_blank"><style>${style}</style>`;
  return `<!doctype html><html><head>${head}</head><body>${shown}</body></html>`;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id.replaceAll('&amp;', '&'));
  } catch {
    return id;
  }
}
