/** A piece of a line. */
export type Piece =
  | { readonly kind: 'text' | 'code' | 'gap'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly of: readonly Piece[] }
  | { readonly kind: 'link'; readonly to: string; readonly of: readonly Piece[] }
  | { readonly kind: 'break' };

interface Directed {
  /** Says whether its first letter belongs to a script that is written from right to left. */
  readonly isRightToLeft: boolean;
}

/** A cell of a table. */
export interface Cell {
  readonly of: readonly Piece[];
}

/** A block of a text, as templates draw it. */
export type Block =
  | (Directed & { readonly kind: 'paragraph'; readonly of: readonly Piece[] })
  | (Directed & { readonly kind: 'heading'; readonly level: number; readonly of: readonly Piece[] })
  | (Directed & {
      readonly kind: 'list';
      /** Number of the first item; null where they have none. */
      readonly start: number | null;
      readonly items: readonly (readonly Block[])[];
    })
  | (Directed & { readonly kind: 'quote'; readonly of: readonly Block[] })
  | (Directed & {
      readonly kind: 'table';
      readonly sides: readonly ('start' | 'center' | 'end')[];
      readonly head: readonly Cell[];
      readonly rows: readonly (readonly Cell[])[];
    })
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'rule' };

const firstLetter = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;

/** Returns true if the first letter of a text belongs to a script that is written from right to left. */
export function isRightToLeft(text: string): boolean {
  const letter = firstLetter.exec(text)?.[0];
  return letter !== undefined && rightToLeft.test(letter);
}
