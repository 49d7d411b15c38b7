/** Values that a template's gaps are filled with; a gap without a value stays, so that its writer sees it. */
export interface TemplateValues {
  readonly name?: string | undefined;
  readonly sender?: string | undefined;
  readonly agency?: string | undefined;
}

/** Returns a template's text with `{name}`, `{sender}` and `{agency}` filled in. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(/\{(name|sender|agency)\}/gu, (gap, name: keyof TemplateValues) => values[name] || gap);
}
