import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import { contracting } from '../../../../schema/areas/contracts/settings/contracting.ts';
import { toMinorUnits } from '../../../../schema/rules/money.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { wholeRecords } from '../../../engine/reading/whole.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { RefusalError } from '../../../errors.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fields that are approved: a later change of one of these takes the approval back. */
const approved = ['value', 'valueCurrency', 'taxMode', 'terms', 'templateId'];

/** Categories in which a contract has left the house. */
const sent: readonly unknown[] = ['ACTIVE', 'COMPLETED'];

/** Does an amount exceed the one up to which people send contracts alone? One in another currency cannot be compared, and does. */
async function isAbove(engine: Engine, actor: Actor, { value, valueCurrency }: Values): Promise<boolean> {
  const { approvalAbove, approvalAboveCurrency } = await settingsOf(engine, systemActor(agencyOf(actor)), contracting);
  if (approvalAbove == null || typeof value !== 'string') return false;
  if (valueCurrency !== approvalAboveCurrency) return true;
  const minor = (amount: string) => BigInt(toMinorUnits(amount, approvalAboveCurrency) ?? 0);
  return minor(value) > minor(approvalAbove);
}

async function categoryOf(engine: Engine, actor: Actor, statusId: unknown): Promise<string | undefined> {
  const { rows } = await engine.database.query<{ code: string }>(agencyOf(actor), {
    text: `select c.code from statuses s join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
      where s.agency_id = $1 and s.id = $2`,
    values: [agencyOf(actor), statusId],
  });
  return rows[0]?.code;
}

/** Has a contract of this status left the house? */
export async function isSent(engine: Engine, actor: Actor, statusId: unknown): Promise<boolean> {
  return sent.includes(await categoryOf(engine, actor, statusId));
}

/** Returns who asked for and gave an approval, as it stands after a step. */
function peopleOf(approval: unknown, { staffId }: Actor): Values {
  if (approval === 'ASKED') return { approvalAskedById: staffId, approvedById: null };
  if (approval === 'APPROVED') return { approvedById: staffId };
  return approval === 'NONE' ? { approvalAskedById: null, approvedById: null } : {};
}

/**
 * Guards contracts above the agency's amount: none is sent before a second person has approved it, nobody approves their
 * own request, and a later change of the value or the terms takes the approval back.
 */
export function keepApprovals(engine: Engine): void {
  const wholeOf = async (on: Engine, actor: Actor, before: Values | null): Promise<Values> => {
    const id = before?.['id'];
    if (typeof id !== 'string') return {};
    const [whole] = await wholeRecords(on, actor, on.model(contract.name), [id]);
    return whole?.record ?? {};
  };
  engine.guardStep(contract.name, 'needsApproval', async ({ engine: on, actor, before, after }) => {
    const whole = { ...(await wholeOf(on, actor, before)), ...after };
    return (await isAbove(on, actor, whole)) ? null : new RefusalError('transitionRefused', 'approvalNotNeeded');
  });
  engine.guardStep(contract.name, 'isAnothers', async ({ engine: on, actor, before }) => {
    const { approvalAskedById } = await wholeOf(on, actor, before);
    const isOwn = actor.staffId === null || approvalAskedById === actor.staffId;
    return isOwn ? new RefusalError('transitionRefused', 'approvalOwn') : null;
  });
  engine.beforeWrite(
    contract.name,
    async ({ actor, before, after, changes }, connection) => {
      const on = within(engine, connection);
      const isChanged = (field: string) => changes.some((one) => one.field === field);
      const isTaken =
        !isChanged('approval') && after['approval'] === 'APPROVED' && before !== null && approved.some(isChanged);
      const approval = isTaken ? 'NONE' : after['approval'];
      const patch = isTaken || isChanged('approval') ? { approval, ...peopleOf(approval, actor) } : {};
      if (before !== null && !isChanged('statusId')) return patch;
      if (!(await isSent(on, actor, after['statusId']))) return patch;
      if (before !== null && (await isSent(on, actor, before['statusId']))) return patch;
      if (approval !== 'APPROVED' && (await isAbove(on, actor, after)))
        throw new RefusalError('transitionRefused', 'approvalNeeded');
      return patch;
    },
    { of: ['create', 'update'] },
  );
}
