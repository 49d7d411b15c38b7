import { savedFilter } from '../../../../schema/areas/settings/entities/savedFilter.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';

const naming = ['name', 'api', 'ownerId', 'ownerType'];

/**
 * Refuses a saved filter of a name that another one of the same person has at the same list (AB 3). Two of one name that
 * were saved before stay.
 */
export function keepFilterNames(engine: Engine): void {
  engine.beforeWrite(
    savedFilter.name,
    async ({ actor, id, after }, connection) => {
      const agency = agencyOf(actor);
      await connection.query({
        text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
        values: [`savedFilter ${agency} ${actor.accountId}`],
      });
      const { count } = await connection.query({
        text: `select 1 from ${savedFilter.table} f where f.agency_id = $1 and f.created_by = $2 and f.id <> $3
            and f.deleted_at is null and lower(f.name) = lower($4) and f.api = $5
            and f.owner_id is not distinct from $6 and f.owner_type is not distinct from $7 limit 1`,
        values: [agency, actor.accountId, id, ...naming.map((key) => after[key] ?? null)],
      });
      if (count > 0) throw invalid([fieldRefusal('name', 'filterNameTaken')]);
    },
    {
      of: ['create', 'update'],
      when: ({ before, changes }) => before === null || changes.some(({ field }) => naming.includes(field)),
    },
  );
}
