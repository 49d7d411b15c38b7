/** Locales by whose rules a language writes numbers; English for any other. */
const locales: Readonly<Record<string, string>> = { fr: 'fr-FR' };
const decimal = /^-?\d+(?:\.\d+)?$/;

/** Returns how a language writes decimals: `1,234.50`, `1 234,50`. What is no decimal is written as it is. */
export function amountWords(language: string, digits: number) {
  const locale = locales[language] ?? 'en-US';
  const decimalMark = locale === 'en-US' ? ('.' as const) : (',' as const);
  const write = (value: string | null): string => {
    if (value === null || !decimal.test(value)) return value ?? '';
    const further = value.split('.')[1]?.replace(/0+$/, '').length ?? 0;
    const shown = Math.max(digits, further);
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: shown, maximumFractionDigits: shown });
    return format.format(value as `${number}`);
  };
  return { write, decimalMark };
}
