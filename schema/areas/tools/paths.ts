import type { AnyEntity } from '../../language/entity.ts';
import { registry } from '../../index.ts';

/** The address where files of a kind are imported, or that of one import; the spec names none for it. */
export function importPath(kind: string, id?: string): string {
  return id === undefined ? `/import/${kind}` : `/import/${kind}/${id}`;
}

/** The entity of that kind where its records can come from files; null for any other word. */
export function importedEntity(kind: string): AnyEntity | null {
  const all: readonly AnyEntity[] = registry.all;
  return all.find(({ name, import: declared }) => name === kind && declared !== undefined) ?? null;
}
