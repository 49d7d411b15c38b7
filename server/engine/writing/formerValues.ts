import { isSame, type Change } from './changes.ts';
import type { Model } from '../model.ts';
import type { WireRecord } from '../reading/readOne.ts';

type Values = Readonly<Record<string, unknown>>;

/** The body that gives a record its former values, and the fields that were changed since and so are left out of it. */
export interface FormerValues {
  readonly body: Readonly<Record<string, unknown>>;
  readonly kept: readonly string[];
}

/** Splits the changes of added fields, whose values share one key, into one change per field. */
function singly(changes: readonly Change[]): readonly Change[] {
  return changes.flatMap((change) => {
    if (change.field !== 'custom') return [change];
    const [before, after] = [change.before, change.after].map((all) => (all ?? {}) as Values);
    const ids = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
    return ids.flatMap((id) => {
      const [was, is] = [before?.[id] ?? null, after?.[id] ?? null];
      return isSame(was, is) ? [] : [{ field: `custom.${id}`, before: was, after: is }];
    });
  });
}

function valueOf(record: WireRecord, key: string): unknown {
  const [root = '', id] = key.split('.');
  return id === undefined ? record[root] : ((record[root] ?? {}) as Values)[id];
}

/**
 * Returns the body that takes back the changes of one write, as far as the record still has the values that it wrote.
 * @param changes of the history, in keys that the model knows
 */
export function formerValues(model: Model, record: WireRecord, changes: readonly Change[]): FormerValues {
  const body: Record<string, unknown> = {};
  const kept: string[] = [];
  for (const { field, before, after } of singly(changes)) {
    const [root = '', id] = field.split('.');
    const empty = model.link(root) || model.rows.some(({ key }) => key === root) ? [] : null;
    if (!isSame(valueOf(record, field), after)) kept.push((model.column(root) ?? model.link(root))?.field ?? root);
    else if (id === undefined) body[root] = before ?? empty;
    else body[root] = { ...(body[root] as object | undefined), [id]: before };
  }
  return { body, kept: [...new Set(kept)] };
}
