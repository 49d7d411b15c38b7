import { useNotify } from 'ra-core';
import { plainFilename } from '../../../schema/rules/filenames.ts';

/** Returns a function that keeps of some chosen files those for which a field has room, and warns of the others. */
export function useRoomFor(max: number): (chosen: readonly File[], taken: number) => readonly File[] {
  const notify = useNotify();
  return (chosen, taken) => {
    const room = Math.max(0, max - taken);
    const [first, ...others] = chosen.slice(room);
    if (first) {
      const messageArgs = { smart_count: others.length + 1, name: plainFilename(first.name), max };
      notify('app.uploads.leftOut', { type: 'warning', messageArgs });
    }
    return chosen.slice(0, room);
  };
}
