/** Work of one sort, some pieces at the same time, until there is no more. */
export interface Lane {
  /** There may be further work. */
  ask(): void;
  /** True once nothing is left: whoever asks then begins another one. */
  isOver(): boolean;
  /** Resolves once nothing is left. */
  readonly ended: Promise<void>;
}

/** Parts of a lane. */
export interface LaneParts<Piece> {
  /** Maximum number of pieces at the same time. */
  readonly most: number;
  /** Takes the next pieces, if any. */
  readonly take: () => Promise<readonly Piece[]>;
  readonly work: (piece: Piece) => Promise<void>;
  /** Receives the errors of both. */
  readonly fail: (error: unknown) => void;
}

/** Starts a lane: takes pieces whenever one has ended, or somebody asks. */
export function createLane<Piece>({ most, take, work, fail }: LaneParts<Piece>): Lane {
  const running = new Set<Promise<void>>();
  let isAsked = true;
  let isOver = false;
  let hear: () => void = () => undefined;
  const start = (piece: Piece) => {
    const one: Promise<void> = work(piece)
      .catch(fail)
      .finally(() => {
        running.delete(one);
        isAsked = true;
      });
    running.add(one);
  };
  const run = async () => {
    while (isAsked || running.size > 0) {
      const asked = new Promise<void>((resolve) => (hear = resolve));
      if (isAsked && running.size < most) {
        isAsked = false;
        const pieces = await take().catch((error: unknown) => {
          fail(error);
          return [];
        });
        for (const piece of pieces) start(piece);
      }
      if (running.size > 0 && !(isAsked && running.size < most)) await Promise.race([...running, asked]);
    }
    isOver = true;
  };
  return {
    ask: () => {
      isAsked = true;
      hear();
    },
    isOver: () => isOver,
    ended: run(),
  };
}
