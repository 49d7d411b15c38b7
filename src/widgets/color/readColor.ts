/**
 * Returns a typed colour in its stored form (`#rrggbb`): with or without its sign, in three digits or six, in any case.
 * Invalid text is only trimmed, for the rule to refuse.
 */
export function readColor(text: string): string {
  const typed = text.trim();
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed)?.[1]?.toLowerCase();
  if (digits === undefined) return typed;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
