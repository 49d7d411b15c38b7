import { useState } from 'react';
import type { Reference } from '../../schema/fields/field.ts';
import { useReferences } from './useOptions.ts';
import type { WireRecord } from './kind.ts';

/**
 * The references behind the ids that a form holds. Their labels are those of the record, of what was chosen since, and
 * for any other id what the server says.
 * @param asked the field whose options the server is asked for: of a cell in rows its path, `lines.talent`
 */
export function useReferenceLabels(
  resource: string,
  name: string,
  record: WireRecord | null,
  ids: readonly string[],
  asked = name,
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Reference>>(new Map());
  const own = [(record?.[name] as Reference | readonly Reference[] | null | undefined) ?? []].flat();
  const labels = new Map([...chosen, ...own.map((reference) => [reference.id, reference] as const)]);
  const unknown = ids.filter((id) => !labels.has(id));
  for (const reference of useReferences(resource, asked, unknown)) labels.set(reference.id, reference);
  return {
    references: ids.flatMap((id) => labels.get(id) ?? []),
    remember: (references: readonly Reference[]) =>
      setChosen((former) => new Map([...former, ...references.map((reference) => [reference.id, reference] as const)])),
  };
}
