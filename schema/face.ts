import type { AnyEntity } from './language/entity.ts';
import { registry } from './index.ts';

/** Look of a record beside its name; `none` for kinds that are neither people nor companies. */
export type Face = NonNullable<AnyEntity['face']> | 'none';

const faces = new Map<string, Face>(registry.all.map(({ name, face }: AnyEntity) => [name, face ?? 'none']));

/** Returns the face of a kind of records; who is of no kind is somebody who did something. */
export function faceOfKind(kind: string | undefined): Face {
  return kind === undefined ? 'person' : (faces.get(kind) ?? 'none');
}
