import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { FilterValues } from '../../../../fields/filters/control.ts';
import { Floating } from '../../../../widgets/floating/Floating.tsx';
import type { FilterField } from '../../../view-fields/filterParams.ts';
import { FilterControl } from './FilterControl.tsx';
import { useFilterWord } from './useFilterWord.ts';
import { useFilterDraft } from './useFilterDraft.ts';
import { useOnBack } from '../../address/useOnBack.ts';

interface FilterPopoverProps {
  readonly resource: string;
  readonly filter: FilterField;
  readonly anchor: Element;
  readonly filters: FilterValues;
  /** Says whether the address would be too long with these filters, to the reader too. */
  readonly isRefused: (filters: FilterValues) => boolean;
  /** Puts the filters into the address. */
  readonly onApply: (filters: FilterValues) => void;
  readonly onClose: () => void;
}

/** Moves the focus into a control, so that its keys work at once, unless a part of it has it. */
function focusFirst(control: HTMLElement | null): void {
  if (control?.contains(document.activeElement)) return;
  // A filter by what is empty has no values: its condition is all there is.
  const values = control?.querySelector('[data-filter-values]') ?? control;
  values?.querySelector<HTMLElement>('input:not(:disabled), [tabindex="0"], button:not(:disabled)')?.focus();
}

/**
 * The control of one filter. What is chosen reaches the address after a pause (AB 9), at the latest on closing, as one
 * entry of the history. A step back closes it, with what has not reached the address.
 */
export function FilterPopover({ resource, filter, anchor, filters, isRefused, onApply, onClose }: FilterPopoverProps) {
  const draft = useFilterDraft({ applied: filters, isRefused, apply: onApply });
  const label = useFilterWord(resource)(filter);
  useOnBack(onClose);
  const control = useRef<HTMLDivElement>(null);

  return (
    <Floating
      label={label}
      anchor={anchor}
      side="left"
      minWidth={260}
      onClose={() => {
        draft.settle();
        onClose();
      }}
    >
      <Box sx={{ px: 1.5, pt: 1.25, pb: 0.25, fontSize: 12, fontWeight: 540, color: 'ink3' }}>{label}</Box>
      <Box ref={control}>
        <FilterControl
          resource={resource}
          filter={filter}
          filters={draft.filters}
          onChange={draft.change}
          onShown={() => focusFirst(control.current)}
        />
      </Box>
    </Floating>
  );
}
