import type { SuggestionKeyDownProps, SuggestionProps } from '@tiptap/suggestion';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Reference } from '../../../schema/fields/field.ts';
import type { Suggesting } from './extensions.ts';

/** Finds who may be mentioned by what was typed after `@`. */
export type FindPeople = (keyword: string) => Promise<readonly Reference[]>;

/** Suggestions of people while a name is typed after `@`. */
export interface Suggestion {
  readonly people: readonly Reference[];
  readonly active: number;
  /** Position of the `@` in the window. */
  readonly place: () => DOMRect;
  readonly choose: (person: Reference) => void;
}

/** Words of a name that is searched after `@`. */
const mostWords = 4;

/** Returns the present suggestions, null for none, and the handlers for the editor. */
export function useSuggestion(find: FindPeople | undefined) {
  const [offered, setOffered] = useState<Suggestion | null>(null);
  const latest = useRef({ offered, find });
  useEffect(() => {
    latest.current = { offered, find };
  });
  const isPossible = find !== undefined;

  const suggesting = useMemo((): Suggesting => {
    if (!isPossible) return null;
    const show = ({ items, command, clientRect }: SuggestionProps<Reference>) => {
      const choose = ({ id, displayName }: Reference) => command({ id, label: displayName } as never);
      const place = () => clientRect?.() ?? new DOMRect();
      setOffered(items.length === 0 ? null : { people: items, active: 0, place, choose });
    };
    const move = (by: number) =>
      setOffered((now) => now && { ...now, active: (now.active + by + now.people.length) % now.people.length });
    const onKeyDown = ({ event }: SuggestionKeyDownProps): boolean => {
      const now = latest.current.offered;
      const person = now?.people[now.active];
      if (!now || !person) return false;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter' || event.key === 'Tab') now.choose(person);
      else if (event.key === 'Escape') {
        event.stopPropagation();
        setOffered(null);
      } else return false;
      return true;
    };
    return {
      // If the list cannot be loaded, there are no suggestions, and the typed text stays.
      items: async ({ query }) => {
        // A name may have blanks in it; what is longer than names are is a sentence.
        if (query.startsWith(' ') || query.trim().split(/\s+/).length > mostWords) return [];
        return [...((await latest.current.find?.(query.trim()).catch(() => [])) ?? [])];
      },
      render: () => ({ onStart: show, onUpdate: show, onKeyDown, onExit: () => setOffered(null) }),
    };
  }, [isPossible]);

  return { offered, suggesting };
}
