import type { AnyEntity, BoardConfig } from './entity.ts';
import { inverseOf, type Field } from '../fields/field.ts';
import type { StatusField } from '../fields/status.ts';
import { declaredSteps } from './states.ts';

/** The name under which the list of an entity with a board is sorted as its columns are. */
export const placeSort = 'place';

/** The wire key of a record's place in its column, in answers of the board and of lists in that order. */
export const orderKey = 'order';

/** A board as it is worked with: its declaration, its status field and that field's wire key. */
export interface Board extends BoardConfig<string> {
  readonly status: StatusField;
  readonly statusKey: string;
}

/** Returns the board of an entity; null if it declares none. */
export function boardOf({ list, fields }: Pick<AnyEntity, 'list' | 'fields'>): Board | null {
  const { board } = list;
  return board ? { ...board, status: fields[board.by] as StatusField, statusKey: `${board.by}Id` } : null;
}

/** The fields that a move may carry besides, because a step into its column asks for them. */
export function askedOfMoves(entity: Pick<AnyEntity, 'states' | 'fields' | 'list'>): readonly string[] {
  const steps = declaredSteps(entity).filter(({ field }) => field === entity.list.board?.by);
  return [...new Set(steps.flatMap(({ asks = [] }) => asks))];
}

const taken = [placeSort, orderKey, 'lowerOrder', 'upperOrder'];

/** Returns the mistakes of an entity's board. */
export function boardMistakes({ list, fields, title, api }: AnyEntity): readonly string[] {
  const { board } = list;
  if (!board) return [];
  const { by, card, sums = [] } = board;
  const mistakes: string[] = [];
  const status = fields[by];
  if (status?.kind !== 'status' || !status.required)
    mistakes.push(`the board is by '${by}', which is no required status`);
  else if (status.readOnly || status.isFixed) mistakes.push(`the board is by '${by}', which nobody changes`);
  if (!list.sortable?.includes(by)) mistakes.push(`the board is by '${by}', which is not sortable`);
  if (!list.filters?.includes(by)) mistakes.push(`the board is by '${by}', by which the list does not filter`);
  if (api.without?.includes('list') || api.without?.includes('update'))
    mistakes.push('it has a board, but no list or no update');
  for (const name of card) {
    const field: Field | undefined = fields[name];
    if (!field) mistakes.push(`a card shows '${name}', which is no field`);
    else if (name === title || name === by) mistakes.push(`a card shows '${name}' anyway`);
    else if (field.kind === 'rows' || inverseOf(field)) mistakes.push(`a card shows '${name}', which no list has`);
  }
  for (const name of sums) {
    if (fields[name]?.kind !== 'money') mistakes.push(`the board sums '${name}', which is no amount`);
  }
  for (const name of Object.keys(fields)) {
    if (taken.includes(name)) mistakes.push(`the field '${name}' has a name that boards keep`);
  }
  return mistakes;
}
