import { plainText } from '../../schema/rules/texts.ts';
import type { Random } from '../random.ts';

/** Given and family names of one way of writing, separated by spaces; an underscore is a space within a name. */
export interface NamePool {
  readonly script: string;
  /** Each name may say its letters for addresses after a colon: `Ελένη:eleni`. */
  readonly given: string;
  readonly family: string;
  readonly isFamilyFirst?: boolean;
  /** Separator of the two names; a space by default. */
  readonly joint?: string;
}

/** A name as it is shown, with plain letters for addresses: `ελένη βλαχογιάννη` is `eleni.vlachogianni`. */
export interface Name {
  readonly displayName: string;
  readonly slug: string;
  readonly script: string;
}

/** Plain small letters and digits, words joined by `joint`. */
export function slugOf(text: string, joint: string): string {
  return plainText(text.normalize('NFKD'))
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, joint)
    .replace(new RegExp(`^\\${joint}+|\\${joint}+$`, 'g'), '');
}

function wordsOf(list: string): { text: string; slug: string }[] {
  return list.split(' ').map((word) => {
    const [text = '', letters] = word.split(':');
    const shown = text.replaceAll('_', ' ').normalize('NFC');
    return { text: shown, slug: letters ?? slugOf(shown, '-') };
  });
}

/** Every name that a pool can make, in a random order. */
export function namesOf(pool: NamePool, random: Random): Name[] {
  const { script, isFamilyFirst = false, joint = ' ' } = pool;
  const families = wordsOf(pool.family);
  const all = wordsOf(pool.given).flatMap((given) =>
    families.map((family) => ({
      displayName: (isFamilyFirst ? [family.text, given.text] : [given.text, family.text]).join(joint),
      slug: `${given.slug}.${family.slug}`,
      script,
    })),
  );
  return random.shuffled(all);
}
