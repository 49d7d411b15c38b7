import { useContext } from 'react';
import { defaultsOfActor } from '../../schema/access/access.ts';
import { serverDefaults, type FirstWeekday } from '../../schema/rules/agencyDefaults.ts';
import { ActorContext } from './ActorContext.ts';

/** Returns the day on which weeks begin: as the signed-in person's agency has it; Monday for who is not signed in. */
export function useFirstWeekday(): FirstWeekday {
  const actor = useContext(ActorContext);
  return (actor === null ? serverDefaults : defaultsOfActor(actor)).firstWeekday;
}
