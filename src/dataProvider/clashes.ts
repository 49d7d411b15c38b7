/** Something that people have at the time of a write: only its times where the writer may not see it. */
export interface ClashItem {
  readonly isAllDay: boolean;
  /** Milliseconds since the epoch; null for whole days. */
  readonly start: number | null;
  readonly end: number | null;
  readonly startDay: string | null;
  readonly endDay: string | null;
  readonly people: readonly { readonly id: string; readonly displayName: string }[];
  readonly id?: string;
  readonly kind?: string;
  readonly displayName?: string;
  /** Only the way there or back meets it. */
  readonly isTravel?: true;
  /** Of a hold: its state, and what it is for, as far as one may know. */
  readonly hold?: { readonly state: string; readonly about: string | null };
  /** Reason other than the time: somebody is exclusive for something else. */
  readonly reason?: 'EXCLUSIVITY';
}

/** Asks whether to save although people have something else at the time. */
export type AskClash = (items: readonly ClashItem[]) => Promise<boolean>;

/** The question about clashes of times, between the data provider that has it and the dialog that asks it. */
export interface ClashQuestions {
  /** Asks whoever listens; false where nobody does. */
  readonly ask: AskClash;
  /** Listens to questions until the returned function is called. */
  readonly listen: (ask: AskClash) => () => void;
}

/** Returns the questions of one app. */
export function createClashQuestions(): ClashQuestions {
  let asker: AskClash | null = null;
  return {
    ask: async (items) => (asker === null ? false : asker(items)),
    listen: (ask) => {
      asker = ask;
      return () => {
        if (asker === ask) asker = null;
      };
    },
  };
}
