import { targetsOf } from './references.ts';
import type { AnyEntity } from '../entity.ts';
import type { State } from '../stateConfig.ts';
import { machinesOf, stateIn } from '../states.ts';
import type { Origin } from './originConfig.ts';

/** A way from records of one kind to a new record of another. */
export interface Lead extends Origin {
  readonly from: string;
  readonly to: string;
  /** Key of the other record's id in the address of the form, and in the body of the new record. */
  readonly key: string;
  /** The reference of the new record that names the other one. */
  readonly field?: string;
  /** The reference of the other record that becomes the new one. */
  readonly by?: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the ways that lead to new records of an entity. */
export function leadsInto({ name, fields, comesFrom = {}, fulfils = {} }: AnyEntity): readonly Lead[] {
  const own = Object.entries(comesFrom).flatMap(([field, origin]): readonly Lead[] => {
    const [from] = targetsOf(fields[field]);
    return origin && from !== undefined ? [{ ...origin, from, to: name, key: `${field}Id`, field }] : [];
  });
  const fulfilled = Object.entries(fulfils).map(([from, origin]): Lead => ({
    ...origin,
    from,
    to: name,
    key: `${from}Id`,
  }));
  return [...own, ...fulfilled];
}

/** Returns true if a record is in a state in which it leads on that way, and has not led to another record already. */
export function isLeading({ when = {}, by }: Lead, source: AnyEntity, record: Values): boolean {
  const machines = machinesOf(source);
  const isIn = ([field, states]: readonly [string, readonly State[]]) => {
    const machine = machines.find((one) => one.field === field);
    const state = machine ? stateIn(machine, record) : null;
    return state !== null && states.includes(state);
  };
  return Object.entries(when).every(isIn) && (by === undefined || record[`${by}Id`] == null);
}
