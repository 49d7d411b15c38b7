/**
 * Merges two changes of a set: additions of both are in it, removals of both are not. `before` is the set that both
 * started from.
 */
export function mergeSets(
  before: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): readonly unknown[] {
  const [was, own, other] = [before, mine, theirs].map((set) => new Set(set.map((one) => JSON.stringify(one)))) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const kept = [...other].filter((one) => own.has(one) || !was.has(one));
  const added = [...own].filter((one) => !was.has(one) && !other.has(one));
  return [...kept, ...added].map((one) => JSON.parse(one) as unknown);
}
