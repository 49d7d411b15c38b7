import Skeleton from '@mui/material/Skeleton';
import { Suspense, useEffect, useEffectEvent } from 'react';
import type { FilterValues } from '../../../fields/filters/control.ts';
import { FieldFilter } from '../../../fields/filters.ts';
import type { FilterField } from '../../filterParams.ts';
import { useFilterWord } from './useFilterWord.ts';

interface FilterControlProps {
  readonly resource: string;
  readonly filter: FilterField;
  readonly filters: FilterValues;
  /** Changes some parameters; false if refused. */
  readonly onChange: (changes: FilterValues) => boolean;
  /** Comes once it has loaded. */
  readonly onShown?: () => void;
}

function Shown({ onShown }: Required<Pick<FilterControlProps, 'onShown'>>) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
}

/** The control of one filter; its shape until it has loaded. */
export function FilterControl({ resource, filter, filters, onChange, onShown }: FilterControlProps) {
  const label = useFilterWord(resource)(filter);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} sx={{ m: 1.5 }} />}>
      <FieldFilter
        resource={resource}
        name={filter.source}
        field={filter.field}
        {...(filter.categoriesOf && { categoriesOf: filter.categoriesOf })}
        label={label}
        params={filter.params}
        presets={filter.presets}
        values={filters}
        onChange={onChange}
      />
      {onShown && <Shown onShown={onShown} />}
    </Suspense>
  );
}
