import { createContext, useContext } from 'react';
import type { Actor } from '../../schema/access/access.ts';

/** Actor of the signed-in person; null while unknown. */
export const ActorContext = createContext<Actor | null>(null);

/** The signed-in person as the one whose rights count: give it to `can()`. Only within the pages of signed-in people. */
export function useActor(): Actor {
  const actor = useContext(ActorContext);
  if (!actor) throw new Error('Nobody is signed in here');
  return actor;
}
