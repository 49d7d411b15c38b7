/** A value after its label, `Due: 3`: French sets a space before the colon, which does not break the line. */
export const labelled = (label: string, value: string): string =>
  `${label}${document.documentElement.lang === 'fr' ? '\u00A0' : ''}: ${value}`;
