import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { isMember } from '../../../../schema/access/scope.ts';
import { contentCalls, type ContentTalent } from '../../../../schema/areas/community/calls/content.ts';
import { talent as talentEntity } from '../../../../schema/areas/people/entities/talent.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/reading/list.ts';
import { askedOf, listQueryOf } from '../../../engine/reading/listQuery.ts';
import { answerOf } from '../../../engine/states/offered.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { RefusalError } from '../../../errors.ts';
import { countedPageOf, windowOf, type Counted, type PageQuery } from '../../../paging.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

type Given = Readonly<Record<string, unknown>>;

interface TalentRow extends Counted {
  readonly id: string;
  readonly label: string;
  readonly agency_id: string;
  readonly agency_name: string;
}

interface AgencyRow extends Counted {
  readonly id: string;
  readonly name: string;
}

type Asked = PageQuery & { readonly keyword?: string; readonly agencyIds?: readonly string[] };

const wireOf = ({ id, displayName, avatar = null }: Readonly<Record<string, unknown>>): ContentTalent => ({
  userId: String(id),
  displayName: String(displayName),
  avatar: avatar as string | null,
  agency: null,
});

/** Reads talents that a member of an agency may see. */
async function talentsOfMember(engine: Engine, actor: Actor, asked: Omit<Asked, 'agencyIds'>) {
  const query = listQueryOf({ ...asked, orderBy: 'displayName', orderDirection: 'ASC' });
  const page = await listRecords(engine, actor, 'talent', query);
  return { ...page, data: page.data.map(wireOf) };
}

/** Reads talents of agencies for a super admin outside of them, and notes it for those agencies (CM 6). */
async function talentsOfAgencies({ database, clock }: Engine, { accountId }: Actor, asked: Asked) {
  const window = windowOf(asked);
  const { rows } = await database.query<TalentRow>(null, {
    text: `with found as materialized (select * from operator_talents($1, $2, $3, $4::integer + $5::integer))
      select f.*, (select sum(o.of_agency)::integer from (select distinct agency_id, of_agency from found) o) as total
      from found f order by f.label, f.id limit $4 offset $5`,
    values: [accountId, asked.agencyIds ?? null, asked.keyword?.trim() ?? '', window.most, window.skipped],
  });
  const { data, ...page } = countedPageOf(window, rows);
  const read = [...new Set(data.map((row) => row.agency_id))];
  if (read.length > 0) {
    await database.query(null, {
      text: 'select operator_note_talents($1, $2, $3)',
      values: [accountId, read, new Date(clock()).toISOString()],
    });
  }
  const shown = data.map(({ id, label, agency_id: agencyId, agency_name: agencyName }) => ({
    userId: id,
    displayName: label,
    // Files are read by members of their agency alone.
    avatar: null,
    agency: { id: agencyId, displayName: agencyName },
  }));
  return { ...page, data: shown };
}

/** Registers the talents whose content is managed, and the agencies by which a super admin narrows them. */
export function registerContentTalents(app: FastifyInstance, engine: Engine): void {
  registerCall(app, contentCalls.talents, async ({ actor, body: { queryType: _type, ...asked } }) => {
    const { agencyIds, ...ofMember } = asked;
    if (isMember(actor)) {
      if (agencyIds !== undefined) throw new RefusalError('forbidden', 'notAllowed');
      return talentsOfMember(engine, actor, ofMember);
    }
    if (actor.role !== 'super_admin') throw new RefusalError('forbidden', 'notAllowed');
    return talentsOfAgencies(engine, actor, asked);
  });

  registerCall(app, contentCalls.agencies, async ({ query }) => {
    const window = windowOf(query);
    const { rows } = await engine.database.query<AgencyRow>(null, {
      text: 'select id, name, total from identity_agencies($1, $2, $3)',
      values: [query.keyword?.trim() ?? '', window.most, window.skipped],
    });
    const { data, ...page } = countedPageOf(window, rows);
    return { ...page, data: data.map(({ id, name }) => ({ id, displayName: name })) };
  });

  const change = async (actor: Actor, id: string, { version, ...given }: Given & { readonly version?: number }) => {
    const { name } = talentEntity;
    const asked = await askedOf(engine, actor, engine.registry.get(name), 'update', given);
    const changed = await updateRecord(engine, actor, name, id, asked, version === undefined ? {} : { version });
    return (await answerOf(engine, actor, name, changed)) as Given;
  };
  for (const call of [contentCalls.changeTalent, contentCalls.changeTalentAsWell])
    registerCall(app, call, ({ actor, body: { id, ...given } }) => change(actor, id, given));
  for (const call of [contentCalls.talentStatus, contentCalls.talentStatusAsWell])
    registerCall(app, call, ({ actor, params, body }) => change(actor, params.id, body));

  registerCall(app, contentCalls.talentMetadata, async ({ actor, body: { ids } }) => {
    const { data } = await listRecords(engine, actor, 'talent', { filters: { ids }, pageSize: ids.length });
    return { data: data.map(wireOf) };
  });
}
