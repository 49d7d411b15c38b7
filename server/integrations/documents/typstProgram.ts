/**
 * Draws documents with Typst: the program of a worker. It reads its templates and fonts, and nothing else of the machine;
 * what people wrote comes as data. A family of fonts is read when a document has characters that those before it lack.
 */
export const typstProgram = `
const { readFileSync } = require('node:fs');
const { setPriority } = require('node:os');
const { pathToFileURL } = require('node:url');
const { brotliDecompressSync } = require('node:zlib');
const { NodeCompiler } = require(data.typst);
const shaping = import(pathToFileURL(data.harfbuzz));

// Behind all else that the machine does.
setPriority(10);

const read = (file) => (file.endsWith('.br') ? brotliDecompressSync(readFileSync(file)) : readFileSync(file));
const families = data.families.map(({ files }) => ({ files, fonts: null, name: '', has: null }));
async function open(family) {
  if (family.has) return family;
  const { Blob, Face } = await shaping;
  const fonts = family.files.map(read);
  const face = new Face(new Blob(fonts[0]));
  family.has = new Set(face.collectUnicodes());
  family.name = face.getName(16, 'en') || face.getName(1, 'en');
  family.fonts = fonts;
  return family;
}

/** Families by which all characters can be printed, and the characters that none has. */
async function familiesFor(text) {
  let rest = [...new Set(text)].filter((one) => !/[ \\p{Default_Ignorable_Code_Point}]/u.test(one));
  const used = [];
  for (const family of families) {
    if (used.length > 0 && rest.length === 0) break;
    const { has } = await open(family);
    const left = rest.filter((one) => !has.has(one.codePointAt(0)));
    if (used.length === 0 || left.length < rest.length) used.push(family);
    rest = left;
  }
  return { used, missing: rest };
}

/** Spaces of all widths are one, control characters and turned directions are none, and letters are composed as fonts have them. */
const printed = (text) =>
  text.normalize('NFC').replace(/[\\u2000-\\u200a\\u202f\\u205f\\u1680\\t\\n\\r\\v\\f\\u2028\\u2029]/g, ' ').replace(/[\\p{Cc}\\u202d\\u202e]/gu, '');
function clean(value, seen) {
  if (typeof value === 'string') {
    const text = printed(value);
    seen.push(text);
    return text;
  }
  if (Array.isArray(value)) return value.map((one) => clean(one, seen));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one, seen)]));
}

let compiler = null;
let known = new Set();
function compilerWith(used) {
  if (compiler && used.every((family) => known.has(family))) return compiler;
  known = new Set([...known, ...used]);
  const fontBlobs = [...known].flatMap(({ fonts }) => fonts);
  compiler = NodeCompiler.create({ workspace: data.templates, fontArgs: [{ fontBlobs }] });
  return compiler;
}

return async ({ template, document, logo, at }) => {
  const seen = [];
  const paper = clean(document, seen);
  const { used, missing } = await familiesFor(seen.join('') + data.drawn);
  if (missing.length > 0) return { missing };
  const typst = compilerWith(used);
  const families = used.map(({ name }) => name);
  if (logo) typst.mapShadow(data.templates + '/logo', Buffer.from(logo));
  const inputs = { document: JSON.stringify({ ...paper, families, logo: logo ? 'logo' : null }) };
  const compiled = typst.compile({ mainFilePath: data.templates + '/' + template + '.typ', inputs, resetRead: true });
  if (!compiled.result) {
    const fault = compiled.takeDiagnostics() || compiled.takeError();
    throw new Error(fault ? JSON.stringify(typst.fetchDiagnostics(fault)) : 'not drawn');
  }
  const pdf = typst.pdf(compiled.result, { creationTimestamp: Math.floor(at / 1000) });
  if (logo) typst.unmapShadow(data.templates + '/logo');
  typst.evictCache(2);
  return { pdf: new Uint8Array(pdf), pages: compiled.result.numOfPages };
};
`;
