/** The element that holds the columns of a board. */
export const cardsId = 'cards';
