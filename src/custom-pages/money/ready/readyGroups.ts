import type { ReadyItem } from '../../../../schema/areas/money/calls/ready.ts';
import { fromMinorUnits, toMinorUnits } from '../../../../schema/rules/money.ts';

/** An amount in a currency. */
export interface Sum {
  readonly currency: string;
  readonly amount: string;
}

/** Items of one client in one currency. */
export interface ReadyGroup {
  readonly key: string;
  readonly client: ReadyItem['client'];
  readonly items: readonly ReadyItem[];
  /** Items that can be invoiced. */
  readonly ready: readonly ReadyItem[];
  /** Sum of those that can be invoiced. */
  readonly sum: Sum;
}

/** Groups items by a key, in the order in which they come. */
function grouped(items: readonly ReadyItem[], keyOf: (item: ReadyItem) => string) {
  const groups = new Map<string, ReadyItem[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

const keyOf = ({ client, currency }: ReadyItem) => `${client?.id ?? ''} ${currency}`;

function sumIn(currency: string, items: readonly ReadyItem[]): Sum {
  const minor = items.reduce((sum, { amount }) => sum + toMinorUnits(amount, currency), 0n);
  return { currency, amount: fromMinorUnits(minor, currency) };
}

/** Groups items by client and currency, in the order in which they come. */
export function groupsOf(items: readonly ReadyItem[]): readonly ReadyGroup[] {
  return grouped(items, keyOf).flatMap(([key, own]) => {
    const [first] = own;
    if (!first) return [];
    const ready = own.filter(({ unready }) => unready === null);
    return [{ key, client: first.client, items: own, ready, sum: sumIn(first.currency, ready) }];
  });
}

/** Adds items up, one sum for each currency. */
export function sumsOf(items: readonly ReadyItem[]): readonly Sum[] {
  return grouped(items, ({ currency }) => currency).map(([currency, own]) => sumIn(currency, own));
}

/** An invoice as far as it tells why there are several. */
interface Drafted {
  readonly client: { readonly id: string };
  readonly currency: string;
}

/** Returns the word for why items become that many invoices. */
export function reasonOf(invoices: readonly Drafted[]): string {
  const clients = new Set(invoices.map(({ client }) => client.id)).size;
  const currencies = new Set(invoices.map(({ currency }) => currency)).size;
  if (invoices.length === 1) return 'one';
  if (clients > 1 && currencies > 1) return 'severalBoth';
  if (clients > 1) return 'severalClients';
  return currencies > 1 ? 'severalCurrencies' : 'severalTaxes';
}
