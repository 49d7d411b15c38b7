import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import type { FieldKind } from '../../schema/fields/field.ts';
import type { FilterProps } from './filters/control.ts';
import type { Any } from './kind.ts';

type Loader<K extends FieldKind> = () => Promise<ComponentType<FilterProps<K>>>;

const text = async () => (await import('./filters/text.tsx')).TextFilter;
const choice = async () => (await import('./filters/choice.tsx')).ChoiceFilter;
const dates = async () => (await import('./filters/DateRange.tsx')).DateRange;
const reference = async () => (await import('./filters/reference.tsx')).ReferenceFilter;
const anyKind = async () => (await import('./filters/AnyKindFilter.tsx')).AnyKindFilter;
const entry = async () => (await import('./filters/reference.tsx')).EntryFilter;

/** The filter of each kind, loaded when it is first opened; `null` for kinds by which no list is filtered. */
const loaders: { readonly [K in FieldKind]: Loader<K> | null } = {
  text,
  flag: async () => (await import('./filters/flag.tsx')).FlagFilter,
  integer: async () => (await import('./filters/number.tsx')).NumberFilter,
  money: async () => (await import('./filters/money.tsx')).MoneyFilter,
  currency: async () => (await import('./filters/currency.tsx')).CurrencyFilter,
  decimal: async () => (await import('./filters/number.tsx')).DecimalFilter,
  measure: async () => (await import('./filters/measure.tsx')).MeasureFilter,
  date: dates,
  instant: dates,
  zoned: dates,
  recurrence: null,
  choice,
  choices: choice,
  phone: text,
  place: text,
  ref: reference,
  refs: reference,
  refOneOf: anyKind,
  refsOneOf: anyKind,
  status: async () => (await import('./filters/status.tsx')).StatusFilter,
  catalogue: entry,
  catalogues: entry,
  rows: null,
  file: null,
  files: null,
  computed: null,
};

type AnyFilter = ComponentType<Any<FilterProps>>;

const filters = new Map<FieldKind, AnyFilter>();
for (const [kind, load] of Object.entries(loaders) as [FieldKind, (() => Promise<AnyFilter>) | null][]) {
  if (load) filters.set(kind, lazy(async () => ({ default: await load() })) as AnyFilter);
}

const CategoryFilter = lazy(async () => ({ default: (await import('./filters/category.tsx')).CategoryFilter }));

/** The control by which a list is filtered; nothing for a kind that has none, which declarations do not name. */
export function FieldFilter(props: Any<FilterProps>): ReactElement | null {
  const { categoriesOf } = props;
  if (categoriesOf) return createElement(CategoryFilter, { ...props, type: categoriesOf });
  const filter = filters.get(props.field.kind);
  return filter ? createElement(filter, props) : null;
}
