/** Collects the values of one statement and hands out their placeholders. */
export class Values {
  readonly list: unknown[] = [];

  /** The placeholder of a value ("$3"). */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** The pattern of "contains" for ILIKE, the value's own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
}
