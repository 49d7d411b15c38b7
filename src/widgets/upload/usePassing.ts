import { useEffect, useState } from 'react';
import { uploadsDoneTime } from '../../../schema/rules/limits.ts';

/**
 * Ends what has nothing more to say after a while, unless somebody is at it: with the pointer, or with the focus within.
 * Answers what hears whether somebody is.
 * @param isOver whether it has nothing more to say
 */
export function usePassing(isOver: boolean, end: (() => void) | undefined) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPassing = isOver && !isPointedAt && !hasFocus;
  useEffect(() => {
    if (!isPassing || !end) return;
    const timer = setTimeout(end, uploadsDoneTime);
    return () => clearTimeout(timer);
  }, [isPassing, end]);
  return {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}
