import { plainText } from '../../../schema/rules/texts.ts';

/** Returns true if every word of the keyword begins a word of the text; case and accents do not count. */
export function isMatch(text: string, keyword: string): boolean {
  const words = plainText(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = plainText(keyword).split(/\s+/).filter(Boolean);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}
