import type { Actor } from '../../../../../schema/access/access.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { isFree, machinesOf, startOf, stateIn, stepBetween } from '../../../../../schema/language/states.ts';
import type { BoardCard } from '../../../../dataProvider/types.ts';
import type { ShownColumn } from './shownColumns.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { offeredSteps, type OfferedStep } from '../../../rights/offeredSteps.ts';

/** Move of a card into another column by the states of its entity. */
export interface Passage {
  /** False where no step leads there from where the card is. */
  readonly isOpen: boolean;
  /** The step that is to be asked about before. */
  readonly asked: OfferedStep | undefined;
}

const open: Passage = { isOpen: true, asked: undefined };

/** Returns how a card gets into a column, as far as is known here; the server decides. */
export function passageInto(actor: Actor, entity: AnyEntity, card: BoardCard, { state: to }: ShownColumn): Passage {
  const machine = machinesOf(entity).find(({ field }) => field === entity.list.board?.by);
  const record = card as unknown as WireRecord;
  if (!machine) return open;
  const from = stateIn(machine, record);
  if (from === to || isFree(machine, to, false)) return open;
  const step = stepBetween(machine, from, to);
  if (!step) return { isOpen: false, asked: undefined };
  if (!step.asks?.length) return open;
  const { permissions: _permissions, ...plain } = record as WireRecord & { permissions?: unknown };
  return {
    isOpen: true,
    asked: offeredSteps(actor, entity, plain as WireRecord).find(({ name }) => name === step.name),
  };
}

/** Returns true if a record may be made in a column: in the first one, or in a state in which records may start. */
export function startsIn(entity: AnyEntity, { state }: ShownColumn, columns: readonly ShownColumn[]): boolean {
  const by = entity.list.board?.by;
  const needed = Object.entries(entity.fields).some(([name, field]) => {
    const isGiven =
      name === entity.title ||
      name === by ||
      field.kind === 'status' ||
      ('default' in field && field.default !== undefined);
    return field.required === true && !field.readOnly && !isGiven;
  });
  if (needed) return false;
  const machine = machinesOf(entity).find(({ field }) => field === by);
  if (!machine || isFree(machine, state, true)) return true;
  // An agency may hide the category in which records would start.
  return state === (machine.declared.kind === 'status' ? columns[0]?.state : startOf(machine));
}
