/** Kinds of records on whose pages holds stand. */
export type HoldsOf = 'event' | 'opportunity' | 'talent';
