/** Names statements that are worth preparing, up to a maximum number. */
interface Names {
  readonly prefix: string;
  /** More would fill each connection's memory with prepared plans. */
  readonly most: number;
  readonly known: Map<string, string>;
}

const own: Names = { prefix: 's', most: 300, known: new Map() };
const asked: Names = { prefix: 'a', most: 100, known: new Map() };

function nameIn({ prefix, most, known }: Names, text: string): string | undefined {
  const name = known.get(text);
  if (name !== undefined || known.size >= most) return name;
  const given = `${prefix}${known.size}`;
  known.set(text, given);
  return given;
}

/** A name for a text that is worth preparing; undefined once too many shapes are named. */
export function statementName(text: string): string | undefined {
  return nameIn(own, text);
}

/** Number of uses after which a text is worth preparing, and number of texts counted at once. */
const worthNaming = 10;
const mostCounted = 500;
const counts = new Map<string, number>();

/**
 * Returns the name of a text whose shape callers choose: it is named after frequent use, from a smaller pool of its
 * own, so that no caller uses up the names of common statements.
 */
export function chosenStatementName(text: string): string | undefined {
  const name = asked.known.get(text);
  if (name !== undefined || asked.known.size >= asked.most) return name;
  const count = (counts.get(text) ?? 0) + 1;
  counts.delete(text);
  if (count >= worthNaming) return nameIn(asked, text);
  const [oldest] = counts.keys();
  if (counts.size >= mostCounted && oldest !== undefined) counts.delete(oldest);
  counts.set(text, count);
  return undefined;
}
