import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { FilterValues } from '../../../../fields/filters/control.ts';
import { FieldFilter } from '../../../../fields/filters.ts';
import { inMode, modeOf, modesOf, type FilterMode } from '../../address/filterMode.ts';
import type { FilterField } from '../../../view-fields/filterParams.ts';
import { useFilterWord } from './useFilterWord.ts';

const ModeChoice = lazy(async () => ({ default: (await import('./ModeChoice.tsx')).ModeChoice }));

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
  const [mode, setMode] = useState(modeOf(filter, filters));
  const modes = modesOf(filter);
  const change = (changes: FilterValues) => onChange(inMode(filter, mode, filters, changes));
  const choose = (next: FilterMode) => {
    if (onChange(inMode(filter, next, filters))) setMode(next);
  };
  const chooser = modes.length > 1 && (
    <Suspense fallback={<Box sx={{ height: 38 }} />}>
      <ModeChoice filter={filter} modes={modes} mode={mode} onChange={choose} />
    </Suspense>
  );
  if (mode === 'empty' || mode === 'notEmpty') return chooser;
  return (
    <>
      {chooser}
      <Box data-filter-values>
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
            onChange={change}
          />
          {onShown && <Shown onShown={onShown} />}
        </Suspense>
      </Box>
    </>
  );
}
