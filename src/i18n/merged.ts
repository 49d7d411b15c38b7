const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Two parts of a catalog as one; a group that both have has the words of both, and what is undefined in one is that of the other. */
export function merged<First extends object, Second extends object>(first: First, second: Second): First & Second {
  const all = { ...first } as Record<string, unknown>;
  for (const [key, value] of Object.entries(second)) {
    const former = all[key];
    if (value !== undefined) all[key] = isGroup(former) && isGroup(value) ? merged(former, value) : value;
  }
  return all as First & Second;
}
