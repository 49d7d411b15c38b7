/**
 * A colour as people type it, in the form in which it is kept (`#rrggbb`): with or without its sign, in three digits or
 * six, in whatever case. What is none stays as it is, spaces aside, for the rule to refuse.
 */
export function readColor(text: string): string {
  const typed = text.trim();
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed)?.[1]?.toLowerCase();
  if (digits === undefined) return typed;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
