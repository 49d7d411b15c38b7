import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { blockKind } from '../../../../schema/areas/calendar/sources.ts';
import { registry } from '../../../../schema/index.ts';
import type { StatusField } from '../../../../schema/fields/status.ts';
import type { StatusType } from '../../../../schema/rules/statuses.ts';
import { Checklist } from '../../../fields/filters/Checklist.tsx';
import { ReferenceList } from '../../../fields/ReferenceList.tsx';
import { useStatusCategories } from '../../../fields/useStatusCategories.ts';
import { Floating } from '../../../widgets/floating/Floating.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { filterKeys, isFiltered, type CalendarFilters as Filters } from './calendarState.ts';
import { calendarOf, useKindWord } from './feeds/kinds.ts';
import { useFilterSources, useMayHaveBlocks, useReadableKinds, type FilterSource } from './filterSources.ts';
import type { CalendarAddress } from './useCalendarState.ts';

type Key = (typeof filterKeys)[number];

interface ChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ '& + &': { borderTop: 1, borderColor: 'line2' } }}>
      <Box sx={{ px: 1.5, pt: 1, fontSize: 12, fontWeight: 540, color: 'ink3' }}>{title}</Box>
      {children}
    </Box>
  );
}

function Kinds(props: ChoiceProps) {
  const translate = useTranslate();
  const wordOf = useKindWord();
  const hasBlocks = useMayHaveBlocks();
  const kinds = [...useReadableKinds(), ...(hasBlocks ? [blockKind] : [])];
  const options = kinds.map((kind) => ({
    value: kind,
    content: calendarOf(kind)?.isYearly ? translate('app.calendar.birthdays') : wordOf(kind, 2),
  }));
  return <Checklist label={translate('app.calendar.filters.kinds')} options={options} {...props} />;
}

function References({ sources, ...props }: ChoiceProps & { readonly sources: readonly FilterSource[] }) {
  const translate = useTranslate();
  return sources.map(({ resource, name }) => {
    const title = translate(`app.calendar.sources.${resource}.${name}`);
    return (
      <Part key={resource} title={title}>
        <ReferenceList resource={resource} name={name} label={title} hasFaces={name !== 'type'} withHidden {...props} />
      </Part>
    );
  });
}

function StatusesOf({ type, title, chosen, onChange }: ChoiceProps & { type: StatusType; title: string }) {
  const { categories } = useStatusCategories(type);
  const options = categories
    .flatMap(({ statuses }) => statuses)
    .map(({ id, displayName }) => ({ value: id, content: displayName }));
  if (options.length === 0) return null;
  return (
    <Part title={title}>
      <Checklist label={title} options={options} chosen={chosen} onChange={onChange} />
    </Part>
  );
}

function Statuses(props: ChoiceProps) {
  const translate = useTranslate();
  return useReadableKinds().map((kind) => {
    const { status } = registry.get(kind).fields;
    if (status?.kind !== 'status') return null;
    const title = translate(`resources.${kind}.name`, { smart_count: 2 });
    return <StatusesOf key={kind} type={(status as StatusField).type} title={title} {...props} />;
  });
}

interface FilterChoiceProps {
  readonly filter: Key;
  readonly filters: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** Choice of what one filter lets through. */
function FilterChoice({ filter, filters, onChange }: FilterChoiceProps) {
  const people = useFilterSources('personIds');
  const types = useFilterSources('typeIds');
  const choice: ChoiceProps = { chosen: filters[filter], onChange: (next) => onChange({ [filter]: [...next] }) };
  switch (filter) {
    case 'kinds':
      return <Kinds {...choice} />;
    case 'typeIds':
      return <References sources={types} {...choice} />;
    case 'statusIds':
      return <Statuses {...choice} />;
    case 'personIds':
      return <References sources={people} {...choice} />;
  }
}

interface FilterButtonProps extends Omit<FilterChoiceProps, 'filter'> {
  readonly label: string;
  /** Filters behind the button: the only one, or all of them, each under its name. */
  readonly keys: readonly Key[];
}

function FilterButton({ label, keys, filters, onChange }: FilterButtonProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const count = keys.reduce((sum, key) => sum + filters[key].length, 0);
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: 'none', ...(count > 0 && { bgcolor: 'accentSoft', color: 'primary.main' }) }}
      >
        {count > 0 ? translate('app.calendar.filters.some', { filter: label, count }) : label}
      </Button>
      {anchor && (
        <Floating label={label} anchor={anchor} side="left" minWidth={260} onClose={() => setAnchor(null)}>
          <Box sx={{ maxHeight: '70vh', overflow: 'auto' }}>
            {keys.map((key) =>
              keys.length === 1 ? (
                <FilterChoice key={key} filter={key} filters={filters} onChange={onChange} />
              ) : (
                <Part key={key} title={translate(`app.calendar.filters.${key}`)}>
                  <FilterChoice filter={key} filters={filters} onChange={onChange} />
                </Part>
              ),
            )}
          </Box>
        </Floating>
      )}
    </>
  );
}

interface CalendarFiltersProps extends Pick<CalendarAddress, 'state' | 'go'> {
  /** True on the pages of a person, whose days alone are shown. */
  readonly isOfOne: boolean;
}

/** The filters of a calendar: kinds of records, their types and statuses, and whose time they take. A phone has room for one button. */
export function CalendarFilters({ state, go, isOfOne }: CalendarFiltersProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const all = translate('app.calendar.filters.all');
  const keys = filterKeys.filter((key) => key !== 'personIds' || !isOfOne);
  const none = Object.fromEntries(filterKeys.map((key) => [key, []]));
  return (
    <Box
      role="group"
      aria-label={all}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, overflowX: 'auto', scrollbarWidth: 'none' }}
    >
      {isNarrow ? (
        <FilterButton label={all} keys={keys} filters={state} onChange={go} />
      ) : (
        keys.map((key) => (
          <FilterButton
            key={key}
            label={translate(`app.calendar.filters.${key}`)}
            keys={[key]}
            filters={state}
            onChange={go}
          />
        ))
      )}
      {isFiltered(state) && (
        <Button variant="text" size="small" sx={{ flex: 'none' }} onClick={() => go(none)}>
          {translate('app.actions.clear')}
        </Button>
      )}
    </Box>
  );
}
