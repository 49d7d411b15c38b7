import { useEffect, useEffectEvent } from 'react';

/** Elements that handle Escape themselves: text inputs and floating layers. */
const ownEscape = 'input:not([type="checkbox"]), textarea, [role="dialog"], [role="menu"], [role="listbox"]';

/** Does something on Escape, wherever the focus is, unless something else makes use of it. */
export function useEscape(isOn: boolean, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(ownEscape)) return;
      actNow();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
