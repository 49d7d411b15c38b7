import type { AnyEntity, BoardConfig } from './entity.ts';
import { codeOf, codeSchema, namesOf, type ChoiceField } from '../fields/choice.ts';
import { inverseOf, type Field, type JsonSchema } from '../fields/field.ts';
import { kindOf } from '../fields/kinds.ts';
import { uuid } from '../fields/schemas.ts';
import type { StatusField } from '../fields/status.ts';
import type { State } from './stateConfig.ts';
import { declaredSteps } from './states.ts';

/** The name under which the list of an entity with a board is sorted as its columns are. */
export const placeSort = 'place';

/** The wire key of a record's place in its column, in answers of the board and of lists in that order. */
export const orderKey = 'order';

/** A board with the field whose values are its columns: the statuses of a type, or the values of a choice. */
export interface Board extends BoardConfig<string> {
  readonly field: StatusField | ChoiceField;
  /** The key by which records are written with the value of a column: `statusId`, `stage`. */
  readonly wireKey: string;
  /** The parameter of the list that asks for some columns: `statusIds`, `stages`. */
  readonly param: string;
}

/** Returns the board of an entity; null if it declares none. */
export function boardOf({ list, fields }: Pick<AnyEntity, 'list' | 'fields'>): Board | null {
  const { board } = list;
  const field = fields[board?.by ?? ''];
  if (!board || !field) return null;
  const [filter] = kindOf(field).filters(board.by, field);
  return { ...board, field: field as Board['field'], wireKey: filter?.key ?? '', param: filter?.param ?? '' };
}

/** The values of a choice by the keys of their columns: their codes as texts. */
function valuesByKey({ choices }: ChoiceField): ReadonlyMap<string, { readonly stored: string; readonly code: State }> {
  return new Map(
    namesOf(choices).map((stored) => {
      const code = codeOf(choices, stored);
      return [String(code), { stored, code }] as const;
    }),
  );
}

/**
 * Returns the value that a record in a column has under the board's wire key, by the key of the column (`key` in answers):
 * the id of a status, the code of a choice.
 */
export function valueOfColumn({ field }: Board, key: string): State {
  return field.kind === 'choice' ? (valuesByKey(field).get(key)?.code ?? key) : key;
}

/** Returns the stored name of a choice by the key of its column; null for a status. */
export function choiceOfColumn({ field }: Board, key: string): string | null {
  return field.kind === 'choice' ? (valuesByKey(field).get(key)?.stored ?? null) : null;
}

/** Returns the JSON Schema of the value that a move writes. */
export function columnSchema({ field }: Board): JsonSchema {
  return field.kind === 'choice' ? codeSchema(field.choices) : uuid;
}

/** The fields that a move may carry besides, because a step into its column asks for them. */
export function askedOfMoves(entity: Pick<AnyEntity, 'states' | 'fields' | 'list'>): readonly string[] {
  const steps = declaredSteps(entity).filter(({ field }) => field === entity.list.board?.by);
  return [...new Set(steps.flatMap(({ asks = [] }) => asks))];
}

/** Returns the mistakes of the sums of a list or of its board: fields that are no amounts. */
export function sumMistakes(of: 'list' | 'board', sums: readonly string[], fields: AnyEntity['fields']): string[] {
  return sums.flatMap((name) =>
    fields[name]?.kind === 'money' ? [] : [`the ${of} sums '${name}', which is no amount`],
  );
}

const taken = [placeSort, orderKey, 'lowerOrder', 'upperOrder'];

/** Returns the mistakes of an entity's board. */
export function boardMistakes({ list, fields, title, api }: AnyEntity): readonly string[] {
  const { board } = list;
  if (!board) return [];
  const { by, card, sums = [] } = board;
  const mistakes: string[] = [];
  const column = fields[by];
  if (!column?.required || (column.kind !== 'status' && column.kind !== 'choice'))
    mistakes.push(`the board is by '${by}', which is no required status or choice`);
  else if (column.readOnly || column.isFixed) mistakes.push(`the board is by '${by}', which nobody changes`);
  else if (column.access) mistakes.push(`the board is by '${by}', which asks for a right of its own`);
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
  mistakes.push(...sumMistakes('board', sums, fields));
  for (const name of Object.keys(fields)) {
    if (taken.includes(name)) mistakes.push(`the field '${name}' has a name that boards keep`);
  }
  return mistakes;
}
