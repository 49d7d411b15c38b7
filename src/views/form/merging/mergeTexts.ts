import { diff3Merge } from 'node-diff3';

/** Two changes of the same text brought together. */
export interface MergedText {
  /** Everything that either side has to say. */
  readonly text: string;
  /** Both changed the same words differently: such a passage appears twice, one's own first. */
  readonly isClash: boolean;
}

/** A change of a text from what both started from. */
type Change = readonly [mine: string, before: string, theirs: string];
type Region = string | Change;

/** Comparing takes the square of it: more are one passage. */
const piecesAtMost = 1000;

/** Splits a text into pieces and the separators between them; joined they are the text. */
const piecesOf = (text: string, granularity: 'sentence' | 'word'): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), ({ segment }) => segment)
    .flatMap((segment) => segment.split(/(\s+)$/))
    .filter((piece) => piece !== '');

/** Merges two changes of a text into regions; regions that both changed are marked. */
function regionsOf(change: Change, granularity: 'sentence' | 'word'): readonly Region[] {
  const [mine = [], before = [], theirs = []] = change.map((text) => piecesOf(text, granularity));
  if (Math.max(mine.length, before.length, theirs.length) > piecesAtMost) return [change];
  return diff3Merge<string>(mine, before, theirs).map(({ ok = [], conflict }) => {
    if (!conflict) return ok.join('');
    return [conflict.a.join(''), conflict.o.join(''), conflict.b.join('')];
  });
}

const isText = (region: Region) => typeof region === 'string';

/** One passage after the other, apart from each other. */
function oneAfterAnother([mine, before, theirs]: Change): string {
  const isApart = mine === '' || theirs === '' || /\s$/.test(mine) || /^\s/.test(theirs);
  return [mine, theirs].join(isApart ? '' : before === '' ? '\n' : ' ');
}

/**
 * Brings together what two people made of the same text, so that nothing of either is lost: sentence by sentence, and
 * word by word where both changed the same sentences. `before` is the text that both started from.
 */
export function mergeTexts(before: string, mine: string, theirs: string): MergedText {
  let isClash = false;
  const merged = regionsOf([mine, before, theirs], 'sentence').map((region) => {
    if (typeof region === 'string') return region;
    const words = regionsOf(region, 'word');
    if (words.every(isText)) return words.join('');
    isClash = true;
    return oneAfterAnother(region);
  });
  return { text: merged.join(''), isClash };
}
