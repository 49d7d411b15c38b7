import type { AnyEntity } from './language/entity.ts';
import { outlines } from './outlines.ts';

/** Look of a record beside its name; `none` for kinds that are neither people nor companies. */
export type Face = NonNullable<AnyEntity['face']> | 'none';

const faces = new Map<string, Face>(outlines.map(({ name, face }) => [name, face ?? 'none']));

/** Returns the face of a kind of records; who is of no kind is somebody who did something. */
export function faceOfKind(kind: string | undefined): Face {
  return kind === undefined ? 'person' : (faces.get(kind) ?? 'none');
}
