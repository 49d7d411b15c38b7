import type { Actor } from '../../../schema/access/access.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';

/** The author of a change: an account, with its staff record in the agency where it has one; nobody for the server. */
export interface Author {
  readonly accountId?: string;
  readonly staffId?: string | null;
}

/** A person by name and picture. */
export interface Face {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string | null;
}

/** Reads the names of some authors; the function that is returned gives null for the server. */
export async function authorsOf(
  engine: Engine,
  actor: Actor,
  authors: readonly Author[],
): Promise<(author: Author) => Face | null> {
  const staff = [...new Set(authors.flatMap(({ staffId }) => staffId ?? []))];
  const accounts = [
    ...new Set(authors.flatMap(({ accountId, staffId }) => (staffId || !accountId ? [] : [accountId]))),
  ];
  const [known, others] = await Promise.all([
    engine.database.query<Face>(actor.agencyId, {
      text: `select id, label as "displayName", avatar from record where agency_id = $1 and id = any($2::uuid[])`,
      values: [agencyOf(actor), staff],
    }),
    engine.database.query<{ id: string; display_name: string }>(actor.agencyId, {
      text: 'select * from identity_writers($1)',
      values: [accounts],
    }),
  ]);
  const faces = new Map<string, Face>([
    ...known.rows.map((face) => [face.id, face] as const),
    ...others.rows.map(({ id, display_name: displayName }) => [id, { id, displayName, avatar: null }] as const),
  ]);
  return ({ accountId, staffId }) => faces.get(staffId ?? accountId ?? '') ?? null;
}
