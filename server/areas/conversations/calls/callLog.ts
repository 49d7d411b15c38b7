import type { Actor } from '../../../../schema/access/access.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import type { WriteIntent } from '../../../engine/writing/events.ts';
import { peopleOfNumber, personOfNumber } from './matching.ts';

const changed = ({ changes }: WriteIntent, ...keys: readonly string[]) =>
  changes.some(({ field }) => keys.includes(field));

/** Returns whom a call is about that says nothing but a number; null if it says whom, or nobody has the number. */
async function personOf(engine: Engine, intent: WriteIntent): Promise<string | null> {
  const { actor, after } = intent;
  const given = (after['aboutIds'] ?? []) as readonly string[];
  const isAsked = given.length === 0 && changed(intent, 'number', 'countryCode') && !changed(intent, 'aboutIds');
  return isAsked ? personOfNumber(engine, actor, after) : null;
}

/** Keeps whom calls are about and who spoke: by default the writer of a new call. */
export function keepCalls(engine: Engine): void {
  engine.beforeWrite(
    'callLog',
    async (intent, connection) => {
      const { action, actor, after } = intent;
      const person = await personOf(within(engine, connection), intent);
      const isNewWithout = action === 'create' && !after['staffId'] && after['direction'] !== 'MISSED';
      return {
        ...(person !== null && { aboutIds: [person] }),
        ...(isNewWithout && actor.staffId !== null && { staffId: actor.staffId }),
      };
    },
    {
      of: ['create', 'update'],
      unless: ['merge', 'unmerge', 'restore', 'cascade', 'undo'],
      when: (intent) => intent.action === 'create' || changed(intent, 'number', 'countryCode'),
    },
  );
}

/** Returns the others who have the number of a call, as far as the reader may know calls of them. */
export async function othersOfCall(engine: Engine, actor: Actor, id: string): Promise<readonly Reference[]> {
  const { record } = await findRecord(engine, actor, 'callLog', id);
  const about = (record['aboutIds'] ?? []) as readonly string[];
  const people = await peopleOfNumber(engine, actor, record);
  return people.filter((one) => !about.includes(one.id));
}
