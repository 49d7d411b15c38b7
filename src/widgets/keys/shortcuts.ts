import { isForOther } from './isForOther.ts';
import { typeAhead } from './typeAhead.ts';

/** The part of the product that a shortcut belongs to, in the order of the list of shortcuts. */
export const shortcutGroups = ['record', 'list', 'everywhere', 'goTo'] as const;

/** A key, or two keys in a row (`g t`), that does something on the open page. */
export interface Shortcut {
  /** Keys as `KeyboardEvent.key` names them, with a blank between two; empty for what the palette alone offers. */
  readonly keys: string;
  /** Words for what it does, in the reader's language. */
  readonly label: string;
  readonly group: (typeof shortcutGroups)[number];
  readonly run: () => void;
  /** It opens a form: what is typed until its first field is there goes into that. */
  readonly isForm?: boolean;
}

/** Milliseconds within which the second key of two follows the first. */
const pause = 1500;

const active = new Set<Shortcut>();
/** Reasons for which no shortcut works at present. */
const held = new Set<string>();
let begun = '';
let since = 0;

/** Switches all shortcuts off for a reason, and on again once none is left. */
export function holdShortcuts(reason: string, isHeld: boolean): void {
  if (isHeld) held.add(reason);
  else held.delete(reason);
}

/** Returns the shortcuts of the open page: those of its own first, then those of every page. */
export function activeShortcuts(): readonly Shortcut[] {
  return [...active].toSorted((one, other) => shortcutGroups.indexOf(one.group) - shortcutGroups.indexOf(other.group));
}

function onKeyDown(event: KeyboardEvent): void {
  const former = performance.now() - since < pause ? begun : '';
  // A key that is held down for the next one, such as Shift, ends no sequence.
  if (['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'].includes(event.key)) return;
  begun = '';
  if (held.size > 0 || event.repeat || event.defaultPrevented || isForOther(event)) return;
  const shortcuts = activeShortcuts();
  const found = (keys: string) => shortcuts.find((one) => one.keys === keys);
  const taken = (former !== '' && found(`${former} ${event.key}`)) || found(event.key);
  if (taken) {
    // Else the letter would be typed into what it opens.
    event.preventDefault();
    if (taken.isForm) typeAhead();
    taken.run();
  } else if (shortcuts.some(({ keys }) => keys.startsWith(`${event.key} `))) {
    begun = event.key;
    since = performance.now();
  }
}

/** Listens for a shortcut until the returned function is called. */
export function addShortcut(shortcut: Shortcut): () => void {
  if (active.size === 0) window.addEventListener('keydown', onKeyDown);
  active.add(shortcut);
  return () => {
    active.delete(shortcut);
    if (active.size === 0) window.removeEventListener('keydown', onKeyDown);
  };
}
