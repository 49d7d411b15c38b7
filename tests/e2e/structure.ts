/**
 * Describes what accessibility rules look at in the page, to be run in it: elements, roles, states, whether there is a
 * name, a text or a reference, and what scrolls. Two pages with the same description differ in their words and in how
 * often something is repeated. Leaves out colours.
 */
export function structureOfPage(): string {
  const references = new Set([
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-activedescendant',
    'aria-errormessage',
    'aria-details',
    'headers',
    'list',
  ]);
  /** Attributes whose value is words, an address or a number: that they have one is what counts. */
  const filled =
    /^(?:aria-(?:label|description|roledescription|keyshortcuts|value\w+|row\w+|col\w+|posinset|setsize)|alt|title|placeholder|value|name|content|href|src|srcset|min|max|step|maxlength|datetime|download|pattern)$/;
  const ignored = /^(?:class|style|id|data-.*|d|points|width|height|viewBox|transform|fill.*|stroke.*|sizes|nonce)$/;

  const ids = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) ids.set(id, (ids.get(id) ?? 0) + 1);
  const pointed = (value: string) =>
    [...new Set(value.split(/\s+/).map((id) => document.getElementById(id)?.tagName ?? 'nothing'))].join(' ');

  const attributes = (element: Element): string => {
    const said: string[] = [];
    for (const { name, value } of element.attributes) {
      if (ignored.test(name)) continue;
      if (references.has(name)) said.push(`${name}>${pointed(value)}`);
      else said.push(filled.test(name) ? `${name}${value.trim() === '' ? '=' : ''}` : `${name}=${value}`);
    }
    if (element.id !== '' && (ids.get(element.id) ?? 0) > 1) said.push('twice');
    return said.sort().join(',');
  };
  /** The children, of many alike (the rows of a list) the first five. */
  const samplesOf = ({ children }: Element): readonly Element[] => {
    const alike = new Map<string, number>();
    return [...children].filter(({ localName, className }) => {
      const kind = `${localName} ${String(className)}`;
      alike.set(kind, (alike.get(kind) ?? 0) + 1);
      return (alike.get(kind) ?? 0) <= 5;
    });
  };
  const describe = (element: Element): string => {
    const isShown = element.checkVisibility() || getComputedStyle(element).display === 'contents';
    if (!isShown) return element.getAttribute('role') === null ? '' : '-';
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    const isScrolled =
      element.scrollHeight > element.clientHeight + 14 || element.scrollWidth > element.clientWidth + 14;
    const own = `${element.localName}[${attributes(element)}]${hasText ? 't' : ''}${isScrolled ? 's' : ''}`;
    if (element.localName === 'svg') return own;
    const parts = new Set(samplesOf(element).map(describe));
    parts.delete('');
    return `${own}(${[...parts].join('')})`;
  };
  return `${document.title === '' ? '' : 'titled'} ${describe(document.documentElement)}`;
}
