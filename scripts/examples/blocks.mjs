/**
 * A block of code in a page.
 * @typedef {object} Block
 * @property {number} line line of the page on which its fence opens it, from 1
 * @property {string} language the word after the fence: `ts`, `json`
 * @property {string} code
 * @property {string} context code that it needs besides, in one line, from `<!-- example: CODE -->` right above it
 * @property {string | null} file path of the file that it makes, from `<!-- file: PATH -->` right above it
 */

const comment = (keyword) => new RegExp(`^<!-- ${keyword}:((?:(?!-->).)*)-->\\s*$(?![^])`, 'ms');

/** Returns code in one line, so that it takes no line of the page. */
const joined = (code) => code.trim().replaceAll(/\s*\n\s*/g, ' ');

/**
 * Returns the blocks of a page in their order.
 * @param {string} text the page, in Markdown
 * @returns {Block[]}
 */
export function blocksOf(text) {
  let end = 0;
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map((found) => {
    const [whole, language, code] = found;
    const above = text.slice(end, found.index);
    end = found.index + whole.length;
    return {
      line: text.slice(0, found.index).split('\n').length,
      language,
      code,
      context: joined(comment('example').exec(above)?.[1] ?? ''),
      file: comment('file').exec(above)?.[1]?.trim() ?? null,
    };
  });
}

/**
 * Returns the code that all examples of a page share, in one line: `<!-- examples: CODE -->`.
 * @param {string} text the page without its blocks
 */
export function sharedCode(text) {
  return [...text.matchAll(/^<!-- examples:(.*?)-->/gms)].map(([, code]) => joined(code)).join(' ');
}

/** Returns the page with empty lines in place of its blocks. */
export function withoutBlocks(text) {
  return text.replaceAll(/^```\w*\n.*?^```$/gms, (block) => block.replaceAll(/[^\n]/g, ''));
}
