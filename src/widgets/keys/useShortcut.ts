import { useEffect, useEffectEvent } from 'react';
import { addShortcut, type Shortcut } from './shortcuts.ts';

interface ShortcutOptions extends Shortcut {
  /** False while the page does not offer it. */
  readonly isOn?: boolean;
}

/** Offers a shortcut as long as the component is there. */
export function useShortcut({ keys, label, group, run, isForm = false, isOn = true }: ShortcutOptions): void {
  const runNow = useEffectEvent(run);
  useEffect(
    () => (isOn ? addShortcut({ keys, label, group, isForm, run: () => runNow() }) : undefined),
    [keys, label, group, isForm, isOn],
  );
}
