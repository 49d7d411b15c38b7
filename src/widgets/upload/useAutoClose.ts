import { useEffect, useState } from 'react';
import { uploadsDoneTime } from '../../../schema/rules/limits.ts';

/**
 * Closes a finished element after a while, unless the pointer or the focus is inside. Returns the handlers that track
 * them.
 * @param isOver true once it is finished
 */
export function useAutoClose(isOver: boolean, end: (() => void) | undefined) {
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
