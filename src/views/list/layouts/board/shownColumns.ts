import { choiceOfColumn, valueOfColumn, type Board } from '../../../../../schema/language/board.ts';
import type { State } from '../../../../../schema/language/stateConfig.ts';
import { namesOf } from '../../../../../schema/fields/choice.ts';
import type { BoardColumn } from '../../../../dataProvider/types.ts';
import type { Words } from '../../../../fields/useWords.ts';
import type { Tone } from '../../../../widgets/pill/Pill.tsx';
import { areStates, toneOf } from '../../../../widgets/pill/tone.ts';

/** A column as it is shown, whether it is a status or the value of a choice. */
export interface ShownColumn extends BoardColumn {
  readonly label: string;
  /** Colour of its dot: the one that the agency gave to a status (#rrggbb), or the tone of a choice. */
  readonly color: string | Tone;
  /** The state of the records in it, by which steps lead there. */
  readonly state: State | null;
  /** The value that a move writes, by the board's wire key. */
  readonly written: Readonly<Record<string, unknown>>;
  /** Values of a card in it, as cards are read: the written one, and the status itself. */
  readonly read: Readonly<Record<string, unknown>>;
}

/** Returns a column of a board with its name, colour and state. */
export function shownColumn(board: Board, words: Words, column: BoardColumn): ShownColumn {
  const { by, field, wireKey } = board;
  const { key, status } = column;
  const value = valueOfColumn(board, key);
  const written = { [wireKey]: value };
  if (status) {
    const { displayName: label, color, categoryCode: state } = status;
    return { ...column, label, color, state, written, read: { ...written, [by]: status } };
  }
  const stored = choiceOfColumn(board, key) ?? key;
  const isState = field.kind === 'choice' && areStates(namesOf(field.choices));
  return {
    ...column,
    label: words.ofChoice(by, field, stored),
    color: isState ? toneOf(stored) : 'mute',
    state: value,
    written,
    read: written,
  };
}
