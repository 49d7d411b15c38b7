import type { BodyOf } from '../../schema/language/entity.ts';
import type { contractAmount } from '../../schema/areas/contracts/entities/contractAmount.ts';
import type { contractTemplate } from '../../schema/areas/contracts/entities/contractTemplate.ts';
import type { contractType } from '../../schema/areas/contracts/entities/contractType.ts';
import type { subContract } from '../../schema/areas/contracts/entities/subContract.ts';
import { brandCategories, financialStatusOf } from '../../schema/rules/contracts.ts';
import { addToDay } from '../../schema/rules/dates.ts';
import { randomOf, type Random } from '../random.ts';
import { contractTemplateTexts, contractTypeNames, deliverableTexts, typeOfSubject } from '../texts/contracts.ts';
import type { PlannedContract } from './contracts.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';

export type PlannedAmount = Planned<BodyOf<typeof contractAmount>>;
type Amount = Parameters<typeof financialStatusOf>[0][number];
type PlannedPart = Planned<BodyOf<typeof subContract>>;

/** Contracts with their money, and what they are made of and consist of. */
export interface ContractWork {
  readonly types: readonly Planned<BodyOf<typeof contractType>>[];
  readonly templates: readonly Planned<BodyOf<typeof contractTemplate>>[];
  readonly contracts: readonly PlannedContract[];
  readonly amounts: readonly PlannedAmount[];
  readonly parts: readonly PlannedPart[];
}

/** Readiness of the amounts by the financial status of their contract: of the first ones, and of the last. */
const readiness = {
  NOT_READY: ['NOT_READY', 'NOT_READY'],
  READY_TO_INVOICE: ['INVOICED', 'READY_TO_INVOICE'],
  INVOICED: ['INVOICED', 'INVOICED'],
  PAID: ['INVOICED', 'INVOICED'],
} as const;

/** The instalments of a fee, in cents: one, or several that make up the whole. */
function shareOut(random: Random, fee: number): readonly (readonly [label: string, cents: number])[] {
  const count = random.weighted([
    [1, 45],
    [2, 35],
    [3, 20],
  ] as const);
  if (count === 1) return [['Fee', fee]];
  const part = Math.floor(fee / count / 100) * 100;
  return Array.from({ length: count }, (_, index): readonly [string, number] => [
    index === 0 ? 'On signature' : index === count - 1 ? 'On completion' : 'Half-way',
    index === count - 1 ? fee - part * (count - 1) : part,
  ]);
}

const inMoney = (cents: number): string => (cents / 100).toFixed(2);

function amountsOf(random: Random, one: PlannedContract, fee: number, currency: string): PlannedAmount[] {
  const { startsOn, endsOn } = one.body;
  const shares = shareOut(random, fee);
  return shares.map(([label, cents], index): PlannedAmount => {
    const isLast = index === shares.length - 1;
    const state = readiness[one.financial][isLast ? 1 : 0];
    return {
      entity: 'contractAmount',
      key: `${one.key}/amount/${index + 1}`,
      at: one.at,
      by: one.by,
      body: {
        label,
        amount: inMoney(cents),
        amountCurrency: currency,
        dueOn: isLast ? (endsOn ?? null) : (startsOn ?? null),
        readiness: state,
      },
      refs: { contractId: one.key },
      needs: [one.key],
      set: { paymentStatus: one.financial === 'PAID' ? 'PAID' : 'UNPAID' },
    };
  });
}

/** One part for each talent of a contract of several. */
function partsOf(random: Random, one: PlannedContract, fee: number, currency: string): PlannedPart[] {
  const talents = (one.refs['talentIds'] ?? []) as readonly string[];
  if (talents.length < 2) return [];
  const { startsOn = null, endsOn = null, summary = '' } = one.body;
  return talents.map((talent, index): PlannedPart => ({
    entity: 'subContract',
    key: `${one.key}/part/${index + 1}`,
    at: one.at,
    by: one.by,
    body: {
      summary: `${summary}, part ${index + 1}`,
      startsOn,
      endsOn,
      amount: inMoney(Math.floor(fee / talents.length / 100) * 100),
      amountCurrency: currency,
      share: 1500,
      deliverables: random
        .sample(deliverableTexts, random.integer(1, 3))
        .map((name) => ({ name, dueOn: endsOn, isDone: one.refs['statusId'] === 'CONTRACT/COMPLETED' })),
    },
    refs: { contractId: one.key, talentId: talent, statusId: one.refs['statusId'] ?? 'CONTRACT/DRAFT' },
    needs: [one.key, talent],
  }));
}

/** Day on which a contract was signed, some days before it starts; a draft is signed by nobody. */
function signedOf(random: Random, { body, refs }: PlannedContract): { readonly signedOn?: string } {
  const { startsOn } = body;
  if (startsOn == null) return {};
  const signedOn = addToDay(startsOn, -random.integer(3, 40));
  return (refs['statusId'] ?? 'CONTRACT/DRAFT') === 'CONTRACT/DRAFT' ? {} : { signedOn };
}

/** Days, renewal and exclusivity of a contract: those that last are renewed, endorsements are exclusive. */
function termOf(random: Random, one: PlannedContract, type: string, city: string): PlannedContract['body'] {
  const { startsOn, endsOn } = one.body;
  const isLong = startsOn != null && endsOn != null && addToDay(startsOn, 85) <= endsOn;
  const renewal = isLong
    ? random.weighted([
        ['NONE', 50],
        ['MANUAL', 25],
        ['AUTOMATIC', 25],
      ] as const)
    : 'NONE';
  const category = random.pick(brandCategories);
  return {
    renewal,
    ...(renewal !== 'NONE' && { renewalMonths: random.pick([6, 12]) }),
    ...(isLong && { noticeMonths: random.pick([1, 2, 3]) }),
    ...signedOf(random, one),
    ...(type === 'Endorsement' &&
      isLong && { exclusivities: [{ category, territory: 'Australia', startsOn, endsOn }] }),
    ...(type === 'Booking' &&
      random.chance(0.3) && { exclusivities: [{ place: city, radiusKm: 80, startsOn, endsOn }] }),
  };
}

/** Plans what an agency's contracts are worth, when and how that is paid, and from which templates they are made. */
export function planContractMoney({ profile }: Office, planned: readonly PlannedContract[], at: number): ContractWork {
  const random = randomOf(`${profile.key} contract money`);
  const made = { at, by: null } as const;
  const types = contractTypeNames.map((displayName, position) => ({
    entity: 'contractType' as const,
    key: `CONTRACT_TYPE/${displayName}`,
    ...made,
    body: { displayName, position },
    refs: {},
  }));
  const templates = contractTemplateTexts.map(({ name, type, text }, position) => ({
    entity: 'contractTemplate' as const,
    key: `CONTRACT_TEMPLATE/${type}`,
    ...made,
    body: { displayName: name, text, position },
    refs: { typeId: `CONTRACT_TYPE/${type}` },
  }));
  const amounts: PlannedAmount[] = [];
  const parts: PlannedPart[] = [];
  const contracts = planned.map((one): PlannedContract => {
    const type = typeOfSubject[(one.body.summary ?? '').split(' ')[0] ?? ''] ?? 'Booking';
    const fee = random.integer(8, 240) * 25_000;
    const currency = random.chance(0.88) ? 'AUD' : random.pick(['USD', 'EUR', 'GBP']);
    const own = amountsOf(random, one, fee, currency);
    amounts.push(...own);
    parts.push(...partsOf(random, one, fee, currency));
    const template = contractTemplateTexts.find((text) => text.type === type);
    return {
      ...one,
      body: {
        ...one.body,
        ...termOf(random, one, type, profile.city),
        value: inMoney(fee),
        valueCurrency: currency,
        taxMode: random.weighted([
          ['EXCLUSIVE', 80],
          ['INCLUSIVE', 15],
          ['NONE', 5],
        ] as const),
      },
      refs: {
        ...one.refs,
        typeId: `CONTRACT_TYPE/${type}`,
        ...(template && { templateId: `CONTRACT_TEMPLATE/${type}` }),
      },
      // What its amounts will say, so that they change nothing.
      set: { financialStatus: financialStatusOf(own.map(({ body, set }) => ({ ...body, ...set }) as Amount)) },
    };
  });
  return { types, templates, contracts, amounts, parts };
}
