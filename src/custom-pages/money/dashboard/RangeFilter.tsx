import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { FilterValues } from '../../../fields/filters/control.ts';
import { DateRange } from '../../../fields/filters/DateRange.tsx';
import { Floating } from '../../../widgets/floating/Floating.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { rangeFilter, rangeValues, type DayRange } from './dashboardRange.ts';
import { RangeName } from './RangeName.tsx';

interface RangeFilterProps {
  readonly range: DayRange;
  /** Takes the range as the parameters of a list. */
  readonly onChange: (changes: FilterValues) => boolean;
}

/** The days of what was invoiced and received: a range by its name or by two days, as in lists. */
export function RangeFilter({ range, onChange }: RangeFilterProps) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (!rangeFilter) return null;
  const label = translate('app.moneyDashboard.period');
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>
          {translate('app.views.filter.named', { field: label })} <RangeName range={range} />
        </span>
      </Button>
      {anchor && (
        <Floating label={label} anchor={anchor} side="left" minWidth={260} onClose={() => setAnchor(null)}>
          <DateRange
            resource={invoice.name}
            name={rangeFilter.name}
            label={label}
            params={rangeFilter.params}
            presets={rangeFilter.presets}
            values={rangeValues(range, zone)}
            onChange={onChange}
          />
        </Floating>
      )}
    </>
  );
}
