import { beforeEach } from 'vitest';
import type { Json } from './app.ts';
import type { PrincipalName } from './principals.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

/** The day on which tests hold a talent, unless they say another one. */
export const heldDay = '2027-03-12';
export const minute = 60_000;

/** The first refused field of an answer, if any, and the key of the refusal. */
export const refusalOf = ({ status, json }: { status: number; json: Json }) => [
  status,
  json.errorDetails?.[0]?.field,
  json.errorDetails?.[0]?.key ?? json.error.key,
];

/** Holds as `rank id`, as `order` tells them. */
export const inOrder = (...holds: readonly Json[]) => holds.map(({ id }, index) => `${index + 1} ${id}`);

/** A workshop with calls about holds of a talent, who is another one in each test. */
export async function openHolds(names: readonly PrincipalName[] = []) {
  const shop: Workshop = await openWorkshop(['agency', ...names]);
  let talent: Json;
  beforeEach(async () => {
    talent = await shop.make('talent', { displayName: `Mara ${shop.next()}` });
  });
  const tokenOf = (as: PrincipalName) => shop.house.of(as).token;
  const listed = async (filter: object): Promise<Json[]> => {
    const given = { orderBy: 'rank', orderDirection: 'ASC', pageSize: 100, ...filter };
    return (await shop.call('hold', 'list', { given })).data.data;
  };
  return {
    shop,
    /** The talent of the present test. */
    talent: () => talent,
    hold: (more: object = {}): Promise<Json> => shop.make('hold', { talentId: talent.id, day: heldDay, ...more }),
    create: (given: object) => shop.call('hold', 'create', { given: { ...given } }),
    step: (id: string, name: string, body: object = {}, as: PrincipalName = 'agency') =>
      shop.test.ask({ method: 'POST', path: `/client/v1/holds/${id}/${name}`, token: tokenOf(as), body }),
    holdDays: (body: object, headers: Record<string, string> = {}, as: PrincipalName = 'agency') =>
      shop.test.ask({ method: 'POST', path: '/client/v1/holds/days', token: tokenOf(as), body, headers }),
    listed,
    /** The open holds of a day as `rank id`, in their order. */
    order: async (talentId = talent.id, at = heldDay): Promise<string[]> =>
      (await listed({ talentIds: [talentId] }))
        .filter((one) => one.day === at && one.rank !== null)
        .map(({ id, rank }) => `${rank} ${id}`),
    historyOf: async (id: string): Promise<Json[]> => (await shop.call('hold', 'history', { id })).data.data,
    count: async (): Promise<number> => {
      const text = 'select count(*)::integer as total from holds';
      return (await shop.test.pools.owner.query<{ total: number }>(text)).rows[0]?.total ?? -1;
    },
    runDue: () => shop.test.app.jobs.runDue(shop.house.agencyId),
  };
}
