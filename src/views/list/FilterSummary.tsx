import { useTranslate } from 'ra-core';
import { Fragment, type ComponentType } from 'react';
import { nameOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { FilterMatch } from '../../../schema/fields/field.ts';
import { dayAt, formatDay, isDay } from '../../../schema/rules/dates.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { useReferences } from '../../fields/useOptions.ts';
import { useWords } from '../../fields/useWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import type { FilterField } from '../filterParams.ts';
import type { ListState } from '../listState.ts';

/** How many values a chip names before it counts the rest. */
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
  const references = useReferences(resource, filter.name, values);
  return references.length > 0 ? listed(references.map(({ displayName }) => displayName)) : '…';
}

function Any(props: SummaryProps) {
  return 'choices' in props.filter.field ? <ChoiceNames {...props} /> : <ReferenceNames {...props} />;
}

function Text({ values }: SummaryProps) {
  return `“${values[0]}”`;
}

function YesOrNo({ values }: SummaryProps) {
  return useTranslate()(`ra.boolean.${values[0]}`);
}

/** A bound of a range: a day, a moment's day in the reader's zone, or a number. */
function Bound({ filter, values: [value = ''] }: SummaryProps) {
  const zone = useTimeZone();
  const language = useLanguage();
  const isMoment = filter.field.kind === 'instant' || filter.field.kind === 'zoned';
  if (isDay(value)) return formatDay(value, language);
  return isMoment ? formatDay(dayAt(Number(value), zone), language) : formatCount(Number(value));
}

const From = (props: SummaryProps) => <>≥ {<Bound {...props} />}</>;
const To = (props: SummaryProps) => <>≤ {<Bound {...props} />}</>;

const summaries: Readonly<Record<FilterMatch, ComponentType<SummaryProps>>> = {
  any: Any,
  contains: Text,
  equals: Text,
  is: YesOrNo,
  from: From,
  to: To,
};

/** What a filter is set to, in words. */
export function FilterSummary({
  resource,
  filter,
  state,
}: Omit<SummaryProps, 'values'> & { readonly state: ListState }) {
  const set = filter.params.filter(({ param }) => state.filters[param]);
  return set.map(({ param, match }, index) => {
    const Summary = summaries[match];
    return (
      <Fragment key={param}>
        {index > 0 && ' '}
        <Summary resource={resource} filter={filter} values={state.filters[param] ?? []} />
      </Fragment>
    );
  });
}
