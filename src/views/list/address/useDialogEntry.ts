import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { readEntry, type ListEntry } from './history/listEntry.ts';

interface DialogParts {
  /** True if the dialog is open and fills the screen. */
  readonly isFilling: boolean;
  readonly onClose: () => void;
  /** Called by a step back instead of closing the dialog, if it has to stay open. */
  readonly onStay: (() => void) | null;
}

/**
 * Gives a dialog that fills a phone's screen an entry in the browser's history: one step back closes the dialog, not
 * the list below. Returns the function that closes it otherwise, with its entry.
 */
export function useDialogEntry({ isFilling, onClose, onStay }: DialogParts): () => void {
  const { pathname, search, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const entry = readEntry(state);
  const isHere = entry.dialog === true;
  const stand = useRef<'away' | 'coming' | 'here'>('away');

  const follow = useEffectEvent(() => {
    if (isHere) stand.current = 'here';
    else if (stand.current === 'here' && isBack) {
      if (onStay) {
        onStay();
        void navigate(1);
      } else {
        stand.current = 'away';
        onClose();
      }
    } else if (isFilling && stand.current !== 'coming') {
      stand.current = 'coming';
      const selecting = entry.selecting && { selecting: 'goingOn' as const };
      void navigate({ pathname, search }, { state: { ...entry, ...selecting, dialog: true } satisfies ListEntry });
    }
  });
  useEffect(() => follow(), [isHere, isFilling]);

  return () => {
    if (stand.current === 'here') void navigate(-1);
    onClose();
  };
}
