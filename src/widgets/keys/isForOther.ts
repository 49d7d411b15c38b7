/** Controls that take letters: fields, and lists whose entries are found by their beginning. */
const lettered =
  'input, textarea, select, [role="textbox"], [role="combobox"], [role="listbox"], [role="searchbox"], [role="spinbutton"], [role="tree"]';

/** Returns true if letters that are typed belong to an element. */
export function isTypedInto(element: HTMLElement): boolean {
  return element.isContentEditable || element.closest(lettered) !== null;
}

/** Returns true if a key press is meant for what has the focus: something that is typed into, or a layer above the page. */
export function isForOther(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  // Some keyboards have the brackets on a third level only.
  const isPlain = event.getModifierState('AltGraph') || (!ctrlKey && !altKey);
  if (metaKey || !isPlain || !(target instanceof HTMLElement) || isTypedInto(target)) return true;
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
