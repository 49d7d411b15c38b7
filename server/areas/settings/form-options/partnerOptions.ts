import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { partnerOptionCalls } from '../../../../schema/areas/settings/calls/formOptions.ts';
import type { AnswerOf, QueryOf } from '../../../../schema/language/call.ts';
import { plainText } from '../../../../schema/rules/texts.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/reading/list.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Dependencies of the partners' options. */
export interface PartnerOptionsDeps {
  /** Returns the name of the actor's agency; null without one. */
  readonly agencyName: (actor: Actor) => Promise<string | null>;
}

type Query = QueryOf<typeof partnerOptionCalls.all>;
type Options = AnswerOf<typeof partnerOptionCalls.all>['data'];

/** The agency itself as a choice, where it is wanted and the keyword fits. */
async function ownAgency(
  actor: Actor,
  { includeAgency = false, keyword = '', pageIndex = 0 }: Query,
  { agencyName }: PartnerOptionsDeps,
): Promise<Options> {
  const displayName = includeAgency && pageIndex === 0 ? await agencyName(actor) : null;
  if (displayName === null || actor.agencyId === null) return [];
  if (!plainText(displayName).includes(plainText(keyword.trim()))) return [];
  return [{ id: actor.agencyId, displayName, avatar: null, kind: 'agency' }];
}

/** Registers the partners that the caller may read, by name; the agency itself comes first if requested (AB 7). */
export function registerPartnerOptions(app: FastifyInstance, engine: Engine, deps: PartnerOptionsDeps): void {
  registerCall(app, partnerOptionCalls.all, async ({ actor, query }) => {
    const { pageIndex, pageSize, keyword: words } = query;
    const filters = words === undefined ? {} : { keyword: words };
    const order = { orderBy: 'displayName', orderDirection: 'ASC', withTotal: false } as const;
    const page = await listRecords(engine, actor, 'partner', { pageIndex, pageSize, ...order, filters });
    const partners = page.data.map((partner) => ({
      id: String(partner['id']),
      displayName: String(partner['displayName']),
      avatar: (partner['avatar'] ?? null) as string | null,
      kind: 'partner',
    }));
    return { ...page, data: [...(await ownAgency(actor, query, deps)), ...partners] };
  });
}
