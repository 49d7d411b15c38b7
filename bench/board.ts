import type { Actor } from '../schema/access/access.ts';
import { moveOnBoard } from '../server/engine/board/moveOnBoard.ts';
import { readBoard } from '../server/engine/board/readBoard.ts';
import type { Engine } from '../server/engine/engine.ts';
import { listRecords } from '../server/engine/reading/list.ts';
import { updateRecord } from '../server/engine/writing/update.ts';
import { atMost, inMilliseconds, type Figure } from './figures.ts';
import { inTurns } from './turns.ts';

/** A board, two of its columns between which cards go, and two cards. */
export interface MeasuredBoard {
  readonly entity: string;
  /** Ids of the statuses. */
  readonly columns: readonly [string, string];
  readonly cards: readonly [string, string];
  /** Words by which the figures of one board differ from those of another. */
  readonly of?: string;
}

/** Reads a board, compared with a list of 100. */
export async function compareBoard(engine: Engine, actor: Actor, { entity, of = '' }: MeasuredBoard): Promise<Figure> {
  const [list = 0, board = 0] = await inTurns([
    () => listRecords(engine, actor, entity, { pageSize: 100, withTotal: false }),
    () => readBoard(engine, actor, entity, {}),
  ]);
  const sides = [inMilliseconds(list), inMilliseconds(board)] as const;
  return { what: `a board${of}, compared with a list of 100`, sides, ratio: board / list, target: atMost(3) };
}

/** Puts a card at the end of another column, compared with an update of the status. */
export async function compareMove(engine: Engine, actor: Actor, board: MeasuredBoard): Promise<Figure> {
  const { entity, columns, cards, of = '' } = board;
  let turn = 0;
  const other = () => columns[(turn += 1) % 2];
  const [update = 0, move = 0] = await inTurns([
    () => updateRecord(engine, actor, entity, cards[0], { statusId: other() }),
    () => moveOnBoard(engine, actor, entity, cards[1], { values: { statusId: other() }, lowerOrder: null }),
  ]);
  const sides = [inMilliseconds(update), inMilliseconds(move)] as const;
  return {
    what: `a move${of}, compared with an update of the status`,
    sides,
    ratio: move / update,
    target: atMost(1.5),
  };
}
