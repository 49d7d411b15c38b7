/** A band, an ensemble or a stage name: a talent who is not one person with a family name. */
export interface Act {
  readonly displayName: string;
  /** Its letters for addresses, where its name has none. */
  readonly slug?: string;
  readonly category: 'Music' | 'Entertainment';
}

export const acts: readonly Act[] = [
  { displayName: 'The Corrugated Sisters', category: 'Music' },
  { displayName: 'Paperbark Quartet', category: 'Music' },
  { displayName: '波止場ブラス', slug: 'hatoba-brass', category: 'Music' },
  { displayName: 'Miss Marigold Quince', category: 'Entertainment' },
  { displayName: 'Tin Roof Orchestra', category: 'Music' },
  { displayName: 'Wharf Nine', category: 'Music' },
  { displayName: 'The Improbable Players', category: 'Entertainment' },
  { displayName: 'Lantern & Salt', category: 'Music' },
  { displayName: 'Étude für Drei', category: 'Music' },
  { displayName: 'Night Ferry Club', category: 'Music' },
  { displayName: 'DJ Ferrystop', category: 'Music' },
  { displayName: 'Stilt & Sparrow', category: 'Entertainment' },
];
