import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../root.ts';

/** A family of fonts: its files, of which the first tells the characters that it has. */
export interface FontFamily {
  readonly files: readonly string[];
}

const folder = join(projectRoot, 'server/integrations/documents/fonts');
const bundled = (name: string, faces: readonly string[]): FontFamily => ({
  files: faces.map((face) => join(folder, `${name}-${face}.ttf.br`)),
});

/** Bundled families; each character is printed in the first that has it. */
const families: readonly FontFamily[] = [
  bundled('Inter', ['Regular', 'Bold', 'Italic', 'BoldItalic']),
  bundled('NotoNaskhArabic', ['Regular', 'Bold']),
  bundled('NotoSansHebrew', ['Regular', 'Bold']),
  bundled('NotoSansThai', ['Regular', 'Bold']),
  bundled('NotoSansDevanagari', ['Regular', 'Bold']),
  bundled('NotoSansKR', ['Regular']),
  // Those of fewer names, and of signs such as the boxes that contracts have ticked.
  ...[
    'Georgian',
    'Armenian',
    'Bengali',
    'Tamil',
    'Telugu',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Malayalam',
    'Sinhala',
  ].map((script) => bundled(`NotoSans${script}`, ['Regular', 'Bold'])),
  bundled('NotoSansSymbols2', ['Regular']),
];

/** The largest, read for characters that nothing else has. */
const chinese = bundled('NotoSansSC', ['Regular']);

/**
 * Returns the families that documents are printed in: the bundled ones, then those of a folder, one a file (`.ttf` or
 * `.otf`).
 * @throws Error where the folder cannot be read
 */
export function fontFamilies(extra: string | null): readonly FontFamily[] {
  const files = extra === null ? [] : readdirSync(extra).filter((name) => /\.(ttf|otf)$/i.test(name));
  return [...families, ...files.toSorted().map((name) => ({ files: [join(extra ?? '', name)] })), chinese];
}
