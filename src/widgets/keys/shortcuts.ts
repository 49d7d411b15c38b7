import { isForOther } from './isForOther.ts';

/** The part of the product that a shortcut belongs to, in the order of the list of shortcuts. */
export const shortcutGroups = ['record', 'list', 'everywhere', 'goTo'] as const;

/** A key, or two keys in a row (`g t`), that does something on the open page. */
export interface Shortcut {
  /** Keys as `KeyboardEvent.key` names them, with a blank between two. */
  readonly keys: string;
  /** Words for what it does, in the reader's language. */
  readonly label: string;
  readonly group: (typeof shortcutGroups)[number];
  readonly run: () => void;
}

/** Milliseconds within which the second key of two follows the first. */
const pause = 1500;

const active = new Set<Shortcut>();
let begun = '';
let since = 0;

/** Returns the shortcuts of the open page: those of its own first, then those of every page. */
export function activeShortcuts(): readonly Shortcut[] {
  return [...active].toSorted((one, other) => shortcutGroups.indexOf(one.group) - shortcutGroups.indexOf(other.group));
}

function onKeyDown(event: KeyboardEvent): void {
  const former = performance.now() - since < pause ? begun : '';
  // A key that is held down for the next one, such as Shift, ends no sequence.
  if (['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'].includes(event.key)) return;
  begun = '';
  if (event.repeat || event.defaultPrevented || isForOther(event)) return;
  const shortcuts = activeShortcuts();
  const found = (keys: string) => shortcuts.find((one) => one.keys === keys);
  const taken = (former !== '' && found(`${former} ${event.key}`)) || found(event.key);
  if (taken) {
    // Else the letter would be typed into what it opens.
    event.preventDefault();
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
