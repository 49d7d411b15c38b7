/** Returns true if a key press is meant for what has the focus: something that is typed into, or a layer above the page. */
export function isForOther(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  // Some keyboards have the brackets on a third level only.
  const isPlain = event.getModifierState('AltGraph') || (!ctrlKey && !altKey);
  if (metaKey || !isPlain || !(target instanceof HTMLElement)) return true;
  const isTyped = target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null;
  return isTyped || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
