/** Milliseconds after which a press counts as over, though its end was not heard of (outside of the window). */
const longestPress = 1000;

let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  // The click comes after the release.
  setTimeout(() => {
    for (const go of waiting) go();
    waiting.clear();
  });
}

window.addEventListener('mousedown', () => (isPressed = true), true);
window.addEventListener('mouseup', release, true);
window.addEventListener('dragend', release, true);

/**
 * Resolves when no button of the mouse is down, after the click. A press leaves a field, and a message that appeared below
 * it at once would move away what is pressed, so that the press would be lost.
 */
export function whenReleased(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, longestPress);
  });
}
