import { defaultsOfActor, type Actor } from '../../../../schema/access/access.ts';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { invoicing } from '../../../../schema/areas/money/settings/invoicing.ts';
import type { SettingsValues } from '../../../../schema/language/settings.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';
import { scaledOf } from '../../../../schema/rules/finance/decimals.ts';
import { decimalDigits, invoiceTotals } from '../../../../schema/rules/finance/invoiceTotals.ts';
import { fromMinorUnits, toMinorUnits } from '../../../../schema/rules/money.ts';
import { seriesNumber } from '../../../../schema/rules/numbers.ts';
import { agencyOf, todayOfAgency } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { requireSettings } from '../../../engine/settings/requireSettings.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { judgeUpdate } from '../../../engine/writing/update.ts';
import { invoiceWordsOf, type Client, type InvoiceWords } from './invoiceWords.ts';
import { makeInvoice, type PaperDeps } from './paper.ts';
import { readAgency } from './reading.ts';
import { sampleWords, type SampleWords } from './sampleWords.ts';

type Settings = SettingsValues<typeof invoicing>;
type Line = Invoice['lines'][number];

const amounts = [
  { quantity: '1', unitPrice: '1500', rate: '10' },
  { quantity: '2', unitPrice: '120', rate: '5' },
] as const;

const scaled = (text: string) => scaledOf(text, decimalDigits) ?? 0n;

/** Returns the kept settings with changes that are not saved. Throws a 400 as their saving would. */
async function changedSettings(engine: Engine, actor: Actor, change: object): Promise<Settings> {
  const kept = await settingsOf(engine, actor, invoicing);
  const record = { ...kept, id: '' } as never;
  const { after } = await judgeUpdate(engine, actor, invoicing.name, record, { ...change });
  return after as unknown as Settings;
}

/** Returns the sample invoice of some settings. */
function sampleInvoice(settings: Settings, today: string, currency: string, words: SampleWords): Invoice {
  const { taxMode, rounding, prefix, digits, restartsYearly, next, termDays } = settings;
  const totals = invoiceTotals(
    amounts.map(({ quantity, unitPrice, rate }) => ({
      quantity: scaled(quantity),
      unitPrice: toMinorUnits(unitPrice, currency),
      discount: 0n,
      taxRate: scaled(rate),
    })),
    taxMode,
    rounding,
  );
  const money = (minor: bigint) => fromMinorUnits(minor, currency);
  const lines = amounts.map(({ quantity, unitPrice, rate }, index) => ({
    description: words.lines[index],
    quantity,
    unitPrice,
    rate,
    discount: null,
    amount: money(totals.lines[index]?.amount ?? 0n),
  })) as unknown as Line[];
  const year = restartsYearly ? today.slice(0, 4) : null;
  const sample = {
    number: seriesNumber({ prefix, digits, year, number: next ?? 1 }),
    status: 'CREATED',
    issuedOn: today,
    dueOn: addToDay(today, termDays),
    purchaseOrder: null,
    note: null,
    currency,
    taxMode,
    rounding,
    lines,
    tax: money(totals.tax),
    total: money(totals.total),
    paid: null,
    outstanding: money(totals.total),
  } satisfies Partial<Invoice>;
  return sample as unknown as Invoice;
}

/** Returns the words of a sample invoice by settings that are not saved. */
async function readSampleWords(engine: Engine, actor: Actor, change: object): Promise<InvoiceWords> {
  requireSettings(engine, actor, 'read', invoicing);
  const [settings, agency, today] = await Promise.all([
    changedSettings(engine, actor, change),
    readAgency(engine, actor),
    engine.database.transaction(agencyOf(actor), (connection) => todayOfAgency(connection, engine.clock())),
  ]);
  const words = sampleWords(agency.locale);
  const client: Client = {
    displayName: words.client,
    billingContacts: [{ name: words.contact, entireAddress: words.address }],
  };
  const record = sampleInvoice(settings, today, defaultsOfActor(actor).currency, words);
  return invoiceWordsOf({ record, settings, client, agency });
}

/** Makes the PDF of a sample invoice by settings that are not saved; nothing of it is kept. */
export async function samplePaper(deps: PaperDeps, actor: Actor, change: object): Promise<Buffer> {
  const words = await readSampleWords(deps.engine, actor, change);
  return makeInvoice(deps, actor, words, { at: deps.engine.clock(), isVoid: false });
}
