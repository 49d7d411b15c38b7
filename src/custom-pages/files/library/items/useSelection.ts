import { useCallback, useMemo, useState } from 'react';

interface Selected {
  readonly keys: ReadonlySet<string>;
  /** Key from which a range begins. */
  readonly anchor: string | null;
  /** The item that has the tab stop. */
  readonly active: string | null;
}

/** Manner in which a press selects: one item alone, one more or less, or all up to it. */
export type Pick = 'alone' | 'toggle' | 'range' | 'none';

const nothing: Selected = { keys: new Set(), anchor: null, active: null };

/** The keys from one to another, in the order of the list. */
function between(order: readonly string[], from: string, to: string): readonly string[] {
  const [start = 0, end = 0] = [order.indexOf(from), order.indexOf(to)].sort((one, other) => one - other);
  return start < 0 ? [to] : order.slice(start, end + 1);
}

/** Returns the selection after a press. */
export function pressed({ keys, anchor }: Selected, order: readonly string[], key: string, pick: Pick): Selected {
  if (pick === 'none') return { keys, anchor, active: key };
  if (pick === 'range' && anchor !== null) return { keys: new Set(between(order, anchor, key)), anchor, active: key };
  if (pick === 'toggle') {
    const next = new Set(keys);
    if (!next.delete(key)) next.add(key);
    return { keys: next, anchor: key, active: key };
  }
  return { keys: new Set([key]), anchor: key, active: key };
}

/** The selected items of a folder, and which one has the tab stop. What is gone from the list is selected no more. */
export function useSelection(order: readonly string[]) {
  const [selected, setSelected] = useState(nothing);
  const keys = useMemo(() => {
    const left = order.filter((key) => selected.keys.has(key));
    return left.length === selected.keys.size ? selected.keys : new Set(left);
  }, [order, selected.keys]);
  const press = useCallback((key: string, pick: Pick) => setSelected((now) => pressed(now, order, key, pick)), [order]);
  const clear = useCallback(() => setSelected((now) => ({ ...nothing, active: now.active })), []);
  const selectAll = useCallback(() => setSelected((now) => ({ ...now, keys: new Set(order) })), [order]);
  const active = selected.active !== null && order.includes(selected.active) ? selected.active : (order[0] ?? null);
  return { keys, active, press, clear, selectAll };
}

export type Selection = ReturnType<typeof useSelection>;
