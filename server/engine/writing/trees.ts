import type { Actor } from '../../../schema/access/access.ts';
import type { RefField } from '../../../schema/fields/ref.ts';
import type { Connection } from '../../database/pools.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { isFollowed, type IntendedWrite } from './stages.ts';

/** Field that references a record's parent in a tree. */
interface Tree {
  readonly key: string;
  readonly column: string;
  /** Maximum number of levels, the top one included. */
  readonly most: number;
}

const known = new WeakMap<Model, readonly Tree[]>();

function treesOf(model: Model): readonly Tree[] {
  const { entity, columns } = model;
  const trees =
    known.get(model) ??
    columns.flatMap(({ field, column, spec }) => {
      const { treeDepth: most } = entity.fields[field] as Partial<RefField>;
      return most === undefined ? [] : [{ key: spec.key, column, most }];
    });
  known.set(model, trees);
  return trees;
}

/** Returns true if a write may move a record within a tree, by its own changes or by those of a listener. */
export function movesInTree(engine: Engine, intended: IntendedWrite): boolean {
  const trees = treesOf(intended.model);
  if (trees.length === 0) return false;
  const isMoved = intended.changes.some(({ field, after }) => after !== null && trees.some(({ key }) => key === field));
  return isMoved || isFollowed(engine, [intended]);
}

/**
 * Locks the trees of an entity against moves until the transaction ends. New records, which have no children, do not
 * wait for each other. Lock the rows first, as every other write does.
 */
export async function holdTrees(connection: Connection, actor: Actor, model: Model, isNew: boolean): Promise<void> {
  if (treesOf(model).length === 0) return;
  await connection.query({
    text: `select pg_advisory_xact_lock${isNew ? '_shared' : ''}(hashtextextended($1, 0))`,
    values: [`tree ${agencyOf(actor)} ${model.table}`],
  });
}

/** SQL that returns for each record (`$2`) whether it is its own ancestor, and the depth of its subtree. */
const placesSql = (table: string, { column, most }: Tree) => `
  with recursive up(start, id, height) as (
    select t.id, t.${column}, 1 from ${table} t where t.agency_id = $1 and t.id = any($2::uuid[]) and t.${column} is not null
    union all
    select up.start, t.${column}, up.height + 1 from up join ${table} t on t.agency_id = $1 and t.id = up.id
      where t.${column} is not null and up.id <> up.start and up.height <= ${most}
  ), down(start, id, depth) as (
    select t.id, t.id, 1 from ${table} t where t.agency_id = $1 and t.id = any($2::uuid[])
    union all
    select down.start, t.id, down.depth + 1 from down join ${table} t on t.agency_id = $1 and t.${column} = down.id
      where t.deleted_at is null and down.depth <= ${most}
  )
  select bool_or(coalesce(u.is_ring, false)) as is_ring, max(coalesce(u.height, 0) + d.depth) as levels
  from (select start, max(depth) as depth from down group by start) d
  left join (select start, bool_or(id = start) as is_ring, max(height) as height from up group by start) u using (start)`;

/**
 * Refuses a write after which a record is its own ancestor, or deeper than the tree allows. Call it within the
 * transaction of the write, which holds the trees (`holdTrees`).
 */
export async function requireTrees(
  connection: Connection,
  actor: Actor,
  model: Model,
  ids: readonly string[],
): Promise<void> {
  for (const tree of treesOf(model)) {
    const { rows } = await connection.query<{ is_ring: boolean | null; levels: number | null }>({
      text: placesSql(model.table, tree),
      values: [agencyOf(actor), ids],
    });
    const [{ is_ring: isRing, levels } = { is_ring: null, levels: null }] = rows;
    if (isRing) throw invalid([fieldRefusal(tree.key, 'withinItself')]);
    if (levels !== null && levels > tree.most) throw invalid([fieldRefusal(tree.key, 'tooDeep', { max: tree.most })]);
  }
}
