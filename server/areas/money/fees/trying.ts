import type { Actor } from '../../../../schema/access/access.ts';
import type { feeCalls, TriedFee } from '../../../../schema/areas/money/calls/fees.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import { textOfScaled } from '../../../../schema/rules/finance/decimals.ts';
import { feeAmount, feeBase, isAboveLegalCap, uncappedFee } from '../../../../schema/rules/finance/fees.ts';
import { decimalDigits } from '../../../../schema/rules/finance/invoiceTotals.ts';
import { fromMinorUnits, isAmount, toMinorUnits } from '../../../../schema/rules/money.ts';
import { agencyOf, todayOfAgency } from '../../../engine/agency.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { readFeeFacts, type FeeDeps } from './feeFacts.ts';
import { readFeeRules } from './feeRules.ts';
import { findFee } from './finding.ts';

type Asked = CallBody<typeof feeCalls.try>;

const none: TriedFee = {
  fee: null,
  base: null,
  basis: null,
  rate: null,
  fixed: null,
  least: null,
  most: null,
  reason: null,
  rule: null,
  isRaised: false,
  isCapped: false,
  isAboveLegalCap: false,
};

/** Returns an amount of the body in minor units; a 400 for what is none, or below zero. */
function minorOf({ currency, ...asked }: Asked, key: 'amount' | 'tax'): bigint {
  const text = asked[key]?.trim() ?? '0';
  if (!isAmount(text, currency)) throw invalid([fieldRefusal(key, 'dollar')]);
  const minor = toMinorUnits(text, currency);
  if (minor < 0n) throw invalid([fieldRefusal(key, 'tooSmall', { min: fromMinorUnits(0n, currency) })]);
  return minor;
}

/** Returns the fee of an amount, and why it holds. Throws 404 for a talent or contract that the actor may not read. */
export async function tryFee(deps: FeeDeps, actor: Actor, asked: Asked): Promise<TriedFee> {
  const { engine } = deps;
  const { talentId, contractId = null, contractTypeId, taskTypeId, currency } = asked;
  const figures = { net: minorOf(asked, 'amount'), tax: minorOf(asked, 'tax'), expenses: 0n };
  await findRecord(engine, actor, 'talent', talentId, { fields: ['displayName'] });
  if (contractId !== null) await findRecord(engine, actor, 'contract', contractId, { fields: ['summary'] });
  const today = () =>
    engine.database.transaction(agencyOf(actor), (connection) => todayOfAgency(connection, engine.clock()));
  const day = asked.day ?? (await today());
  const [facts] = await readFeeFacts(deps, actor, [{ talentId, contractId }]);
  const rules = await readFeeRules(engine, actor, currency);
  if (!facts) return none;
  const types = {
    contractTypeId: facts.contractTypeId ?? contractTypeId ?? null,
    taskTypeId: taskTypeId ?? null,
  };
  const found = findFee({ ...facts, ...types }, { talentId, day, currency }, rules);
  if (!found) return none;
  const { terms, reason } = found;
  const rule = rules.find(({ id }) => id === found.rule?.id) ?? null;
  const [base, fee, uncapped] = [feeBase(terms.basis, figures), feeAmount(terms, figures), uncappedFee(terms, figures)];
  const text = (minor: bigint | null) => (minor === null ? null : fromMinorUnits(minor, currency));
  return {
    fee: text(fee),
    base: text(base),
    basis: terms.basis,
    rate: terms.rate === null ? null : textOfScaled(terms.rate, decimalDigits),
    fixed: text(terms.fixed),
    least: text(terms.least),
    most: text(terms.most),
    reason,
    rule: rule && { id: rule.id, displayName: rule.displayName },
    isRaised: fee > uncapped,
    isCapped: fee < uncapped,
    isAboveLegalCap: !rule?.isManagerial && isAboveLegalCap(fee, base),
  };
}
