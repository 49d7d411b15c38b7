import Skeleton from '@mui/material/Skeleton';
import { createElement, lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import type { FieldKind } from '../../schema/fields/field.ts';
import type { InputProps } from './inputs/control.ts';
import type { Any } from './kind.ts';

type Loader<K extends FieldKind> = () => Promise<ComponentType<InputProps<K>>>;

/** The input of each kind, loaded when a form first shows one; `null` for what only the server writes. */
const loaders: { readonly [K in FieldKind]: Loader<K> | null } = {
  text: async () => (await import('./inputs/text.tsx')).TextInput,
  flag: async () => (await import('./inputs/flag.tsx')).FlagInput,
  integer: async () => (await import('./inputs/integer.tsx')).IntegerInput,
  measure: async () => (await import('./inputs/measure.tsx')).MeasureInput,
  decimal: async () => (await import('./inputs/decimal.tsx')).DecimalInput,
  money: async () => (await import('./inputs/money.tsx')).MoneyInput,
  currency: async () => (await import('./inputs/currency.tsx')).CurrencyInput,
  date: async () => (await import('./inputs/date.tsx')).DateInput,
  instant: async () => (await import('./inputs/instant.tsx')).InstantInput,
  zoned: async () => (await import('./inputs/zoned.tsx')).ZonedInput,
  choice: async () => (await import('./inputs/choice.tsx')).ChoiceInput,
  choices: async () => (await import('./inputs/choices.tsx')).ChoicesInput,
  phone: async () => (await import('./inputs/phone.tsx')).PhoneInput,
  place: async () => (await import('./inputs/places/place.tsx')).PlaceInput,
  ref: async () => (await import('./inputs/references/ref.tsx')).RefInput,
  refs: async () => (await import('./inputs/references/refs.tsx')).RefsInput,
  refOneOf: async () => (await import('./inputs/references/ref.tsx')).RefInput,
  refsOneOf: async () => (await import('./inputs/references/refs.tsx')).RefsInput,
  status: async () => (await import('./inputs/status.tsx')).StatusInput,
  catalogue: async () => (await import('./inputs/references/catalogue.tsx')).CatalogueInput,
  catalogues: async () => (await import('./inputs/references/catalogues.tsx')).CataloguesInput,
  rows: async () => (await import('./inputs/rows.tsx')).RowsInput,
  file: async () => (await import('./inputs/files/file.tsx')).FileInput,
  files: async () => (await import('./inputs/files/files.tsx')).FilesInput,
  recurrence: async () => (await import('./inputs/recurrence.tsx')).RecurrenceInput,
  computed: null,
};

type AnyInput = ComponentType<Any<InputProps>>;

const inputs = new Map<FieldKind, AnyInput>();
for (const [kind, load] of Object.entries(loaders) as [FieldKind, (() => Promise<AnyInput>) | null][]) {
  if (load) inputs.set(kind, lazy(async () => ({ default: await load() })) as AnyInput);
}

const placeholder = createElement(Skeleton, { variant: 'rounded', height: 54 });

/** The input of a field. Throws for a kind that no form writes: the declaration keeps those out of forms. */
export function FieldInput(props: Any<InputProps>): ReactElement {
  const input = inputs.get(props.field.kind);
  if (!input) throw new Error(`a field of the kind '${props.field.kind}' has no input`);
  return createElement(Suspense, { fallback: placeholder }, createElement(input, props));
}
