/** Element that has the focus in place of one that is gone, until somebody moves the focus. */
let standIn: Element | null = null;

/** Notes which element stands in for one that is gone; null once somebody has moved the focus. */
export function setStandIn(element: Element | null): void {
  standIn = element;
}

/** Returns true if nothing has the focus, or only what stands in for an element that is gone. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === standIn;
}
