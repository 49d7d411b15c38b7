import { isFocusFree, setStandIn } from './freeFocus.ts';

/** Selector of the elements at which Tab stops. */
const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';
const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';
/** Parts of a page that have a heading of their own. */
const parts = 'section, main, [role="region"], [role="dialog"]';
const headings = 'h1, h2, h3, h4';
/** Number of earlier places that are known. */
const depth = 8;

/** Place of the focus: the element, and around it each ancestor with the index of what led to the element. */
interface Place {
  readonly element: HTMLElement;
  readonly name: string | null;
  readonly path: string;
  readonly around: readonly { readonly ancestor: Element; readonly index: number }[];
}

function placeOf(element: HTMLElement): Place {
  const around: { ancestor: Element; index: number }[] = [];
  for (let at: Element = element; at.parentElement; at = at.parentElement) {
    around.push({ ancestor: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  }
  return { element, name: element.getAttribute('aria-label'), path: window.location.pathname, around };
}

const isSeen = (element: Element): boolean =>
  element.isConnected &&
  element.closest('[hidden], [aria-hidden="true"]') === null &&
  element.checkVisibility?.() !== false;

/** Returns what can have the focus within an element, the element itself first: fields only where a field had it. */
function stopsIn(root: Element, { element }: Place): readonly HTMLElement[] {
  const all = [...(root.matches(stops) ? [root] : []), ...root.querySelectorAll(stops)] as HTMLElement[];
  return all.filter((one) => isSeen(one) && (!one.matches(fields) || element.matches(fields)));
}

/** Returns the one control that now has the name of a lost one, such as that of a card in another column. */
function namesake({ element, name }: Place): HTMLElement | undefined {
  if (name === null) return undefined;
  const same = [...document.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (one) => one.getAttribute('aria-label') === name && isSeen(one),
  );
  return same.length === 1 ? same[0] : undefined;
}

/** Returns what is next to a lost place within its part of the page, the heading of that part if nothing is. */
function neighbour(place: Place): HTMLElement | undefined {
  const left = place.around.filter(({ ancestor }) => ancestor.isConnected);
  // What hangs on the body itself was a layer above the page.
  if (left.length <= 1 || left[0]?.ancestor === document.body) return undefined;
  for (const { ancestor, index } of left) {
    // Beyond its part of the page nothing is near.
    if (ancestor.matches('main, body') || ancestor.querySelector('main') !== null) break;
    const children = [...ancestor.children];
    const near = [...children.slice(index), ...children.slice(0, index).toReversed()];
    for (const child of near.filter((one) => !one.matches(headings))) {
      const found = stopsIn(child, place);
      const alike = found.find((one) => one.className === place.element.className);
      if (alike ?? found[0]) return alike ?? found[0];
    }
    if (ancestor.matches(parts)) return ancestor.querySelector<HTMLElement>(headings) ?? undefined;
  }
  return undefined;
}

/** Returns what stands in for lost places, of which the last one comes first. */
function standIn(places: readonly Place[]): HTMLElement | null {
  for (const place of places) {
    const isThere = isSeen(place.element) && !place.element.matches(':disabled');
    const found = isThere ? place.element : (namesake(place) ?? neighbour(place));
    if (found) return found;
  }
  return document.querySelector<HTMLElement>('main h1, h1');
}

/**
 * Keeps the focus near where it was when what had it goes: on the control of the same name, else on what is next to it, else
 * on the heading of its part of the page. A closed layer gives it back to where it was before.
 * @returns the function that stops
 */
export function keepFocus(): () => void {
  let places: readonly Place[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => document.activeElement === null || document.activeElement === document.body;

  const restore = () => {
    timer = undefined;
    const [last] = places;
    // What is still there was left on purpose.
    if (!isLost() || !last || isSeen(last.element)) return;
    const target = standIn(places.filter(({ path }) => path === window.location.pathname));
    if (!target) return;
    if (!target.matches(stops)) target.tabIndex = -1;
    // Whoever knows a better place, once it is there, may still take the focus to it.
    setStandIn(target);
    target.focus({ preventScroll: true });
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    if (!isFocusFree()) setStandIn(null);
    places = [placeOf(target), ...places.filter(({ element }) => element !== target)].slice(0, depth);
  };
  const onPress = () =>
    setTimeout(() => {
      if (isLost()) places = [];
    });
  const observer = new MutationObserver(() => {
    // Whatever else looks after the focus, such as a dialog that closes, does so first.
    if (isLost() && places.length > 0) timer ??= setTimeout(restore);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  window.addEventListener('pointerdown', onPress, true);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    window.removeEventListener('pointerdown', onPress, true);
  };
}
