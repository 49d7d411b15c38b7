/**
 * Returns one element of each kind of text on the page, to be run in it: those whose elements, classes, colours and grounds
 * are alike all the way up have the same contrast. A list repeats its cells a thousand times.
 */
export function colourKinds(): Element[] {
  const kinds = new Map<Element, string>();
  const kindOf = (element: Element): string => {
    const known = kinds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const own = [element.localName, element.getAttribute('class'), backgroundColor, backgroundImage, opacity, filter];
    const kind = `${element.parentElement ? kindOf(element.parentElement) : ''}>${[...own, position].join('|')}`;
    kinds.set(element, kind);
    return kind;
  };
  const found = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    const isField = element.matches('input, textarea, select');
    if (!(isText || isField) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const key = [kindOf(element), color, fontSize, fontWeight, textShadow].join('~');
    if (!found.has(key)) found.set(key, element);
  }
  return [...found.values()];
}
