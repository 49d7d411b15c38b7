/** Folder names that say nothing: a file belongs to the noun that it serves. */
export const vagueFolders = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common']);
