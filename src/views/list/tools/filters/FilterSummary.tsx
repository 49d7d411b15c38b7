import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { nameOf, type ChoiceField } from '../../../../../schema/fields/choice.ts';
import type { FilterMatch } from '../../../../../schema/fields/field.ts';
import type { StatusType } from '../../../../../schema/rules/statuses.ts';
import { useStatusCategories } from '../../../../fields/useStatusCategories.ts';
import { useReferencesById } from '../../../../fields/useOptions.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { modeOf } from '../../address/filterMode.ts';
import type { FilterField } from '../../../view-fields/filterParams.ts';
import type { ListState } from '../../address/listState.ts';
import { RangeSummary } from './RangeSummary.tsx';

/** Number of values that a chip names before it counts the rest. */
const named = 2;

interface SummaryProps {
  readonly resource: string;
  readonly filter: FilterField;
  readonly values: readonly string[];
}

function listed(labels: readonly string[]): string {
  const rest = labels.length - named;
  return labels.slice(0, named).join(', ') + (rest > 0 ? ` +${rest}` : '');
}

function ChoiceNames({ resource, filter, values }: SummaryProps) {
  const words = useWords(resource);
  const { choices } = filter.field as ChoiceField;
  const stored = values.map((value) => nameOf(choices, value) ?? nameOf(choices, Number(value)));
  return listed(stored.flatMap((name) => (name ? words.ofChoice(filter.name, filter.field, name) : [])));
}

function ReferenceNames({ resource, filter, values }: SummaryProps) {
  const translate = useTranslate();
  const { references, isSettled } = useReferencesById(resource, filter.source, values);
  if (!isSettled) return '…';
  const lost = values.filter((value) => !references.some(({ id }) => id === value.toLowerCase()));
  return listed([
    ...references.map(({ displayName }) => displayName),
    ...lost.map(() => translate('app.views.filter.unknown')),
  ]);
}

function CategoryNames({ type, values }: SummaryProps & { readonly type: StatusType }) {
  const { categories } = useStatusCategories(type);
  return listed(values.map((code) => categories.find((one) => one.code === code)?.displayName ?? '…'));
}

function Any(props: SummaryProps) {
  const { categoriesOf } = props.filter;
  if (categoriesOf) return <CategoryNames {...props} type={categoriesOf} />;
  return 'choices' in props.filter.field ? <ChoiceNames {...props} /> : <ReferenceNames {...props} />;
}

function Text({ values }: SummaryProps) {
  return useTranslate()('app.views.filter.summary.text', { text: values[0] });
}

function YesOrNo({ values }: SummaryProps) {
  return useTranslate()(`ra.boolean.${values[0]}`);
}

const summaries: Readonly<Record<Exclude<FilterMatch, 'from' | 'to'>, ComponentType<SummaryProps>>> = {
  any: Any,
  contains: Text,
  equals: Text,
  is: YesOrNo,
};

/** Value of a filter, in words. */
export function FilterSummary({
  resource,
  filter,
  state,
}: Omit<SummaryProps, 'values'> & { readonly state: ListState }) {
  const translate = useTranslate();
  const mode = modeOf(filter, state.filters);
  if (mode === 'empty' || mode === 'notEmpty') return translate(`app.views.filter.summary.${mode}`);
  const set = filter.params.filter(({ param }) => state.filters[param]);
  const told = set.map(({ param, match }, index) => {
    // Two bounds are shown together, those of amounts with their currency.
    if (match === 'from' || match === 'to' || filter.field.kind === 'money')
      return index === 0 ? <RangeSummary key={param} filter={filter} values={state.filters} /> : null;
    // A code is one whole value.
    if (filter.field.kind === 'currency') return state.filters[param]?.[0];
    const Summary = summaries[match];
    return <Summary key={param} resource={resource} filter={filter} values={state.filters[param] ?? []} />;
  });
  return (
    <>
      {mode === 'not' && `${translate('app.views.filter.summary.not')} `}
      {told}
    </>
  );
}
