import { complete } from './catalog.ts';
import { english, firstWords } from './english.ts';
import { englishPages, pageWords } from './englishPages.ts';
import { merged } from './merged.ts';

/** Does not compile where a word is missing or superfluous; the compiler names it. */
complete(merged(firstWords, pageWords));

/** All English words at once. */
export const wholeEnglish = merged(english, englishPages);
