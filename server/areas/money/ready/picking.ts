import type { Actor } from '../../../../schema/access/access.ts';
import { invoicing } from '../../../../schema/areas/money/settings/invoicing.ts';
import { taxRate, type TaxRate } from '../../../../schema/areas/money/entities/taxRate.ts';
import type { InvoiceItem } from '../../../../schema/rules/finance/invoices.ts';
import { agencyOf, todayOfAgency } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { everyRecord } from '../../../engine/reading/everyRecord.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../../errors.ts';
import type { BillableItem, DraftTerms } from './drafts.ts';
import { readItems, type ReadyRow } from './readyItems.ts';

/** An item that a caller has chosen. */
export interface Picked {
  readonly kind: InvoiceItem;
  readonly id: string;
}

/** Reads the tax rates that are not hidden, in their order. */
export async function shownRates(engine: Engine, actor: Actor): Promise<readonly TaxRate[]> {
  return (await everyRecord(engine, actor, taxRate.name, { filters: { isHidden: false } })) as unknown as TaxRate[];
}

/** Reads what drafts depend on besides their items. @param issuedOn the agency's today by default */
export async function termsOf(engine: Engine, actor: Actor, issuedOn?: string): Promise<DraftTerms> {
  const { termDays, taxMode, rounding, taxRateId } = await settingsOf(engine, actor, invoicing);
  const today = () =>
    engine.database.transaction(agencyOf(actor), (connection) => todayOfAgency(connection, engine.clock()));
  return {
    issuedOn: issuedOn ?? (await today()),
    termDays,
    taxMode,
    rounding,
    taxRateId: taxRateId ?? null,
    rates: await shownRates(engine, actor),
  };
}

/** Returns why some records are not among the items, by id: they are invoiced, or not ready. Unknown ones are absent. */
async function reasonsOf(engine: Engine, actor: Actor, missing: readonly Picked[]) {
  const { rows } = await engine.database.query<Picked & { readonly isInvoiced: boolean }>(agencyOf(actor), {
    text: `select r.id, r.kind, n.item_id is not null as "isInvoiced"
      from record r left join invoice_item n on n.agency_id = r.agency_id and n.item_id = r.id
      where r.agency_id = $1 and r.id = any($2::uuid[]) and r.deleted_at is null`,
    values: [agencyOf(actor), missing.map(({ id }) => id)],
  });
  return new Map(
    rows.map(({ id, kind, isInvoiced }) => [
      `${kind} ${id}`,
      isInvoiced ? ('alreadyInvoiced' as const) : ('notReadyToInvoice' as const),
    ]),
  );
}

const isBillable = (row: ReadyRow | undefined): row is BillableItem => row?.unready === null && row.client !== null;

/**
 * Reads chosen items in their order. Throws a 400 that names each that is unknown, not ready, on an invoice already, or
 * chosen twice.
 */
export async function pickItems(
  engine: Engine,
  actor: Actor,
  picked: readonly Picked[],
): Promise<readonly BillableItem[]> {
  const keys = picked.map(({ kind, id }) => `${kind} ${id.toLowerCase()}`);
  const found = new Map(
    (await readItems(engine, actor, { ids: picked.map(({ id }) => id) })).map((row) => [`${row.kind} ${row.id}`, row]),
  );
  const items = keys.map((key) => found.get(key)).filter(isBillable);
  const isTwice = new Set(keys).size < keys.length;
  if (items.length === picked.length && !isTwice) return items;
  const reasons = await reasonsOf(engine, actor, picked);
  const faults = keys.flatMap((key, at): readonly FieldRefusal[] => {
    const place = `items.${at}`;
    if (keys.indexOf(key) < at) return [fieldRefusal(place, 'duplicate')];
    return isBillable(found.get(key)) ? [] : [fieldRefusal(place, reasons.get(key) ?? 'reference')];
  });
  throw invalid(faults);
}

/**
 * Throws a 400 that names the items whose amounts somebody changed since they were read. Call it once invoices name them:
 * from then on they are locked.
 */
export async function requireUnchanged(engine: Engine, actor: Actor, items: readonly BillableItem[]): Promise<void> {
  const { rows } = await engine.database.query<{ id: string; amount: string; currency: string }>(agencyOf(actor), {
    text: `select id, amount::text, amount_currency as currency from contract_amounts where agency_id = $1 and id = any($2)
      union all select id, amount::text, amount_currency from expenses where agency_id = $1 and id = any($2)
      union all select id, sale::text, sale_currency from tasks where agency_id = $1 and id = any($2)`,
    values: [agencyOf(actor), items.map(({ id }) => id)],
  });
  const now = new Map(rows.map(({ id, amount, currency }) => [id, `${amount} ${currency}`]));
  const faults = items.flatMap(({ id, amount, currency }, at) =>
    now.get(id) === `${amount} ${currency}` ? [] : [fieldRefusal(`items.${at}`, 'changedSince', { fields: 'amount' })],
  );
  if (faults.length > 0) throw invalid(faults);
}
