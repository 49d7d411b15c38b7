import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { filterToAddressDebounce } from '../../../schema/rules/limits.ts';
import { FieldFilter } from '../../fields/filters.ts';
import { useWords } from '../../fields/useWords.ts';
import type { FilterField } from '../filterParams.ts';
import { withFilter, type ListState } from '../listState.ts';

type Filters = ListState['filters'];

interface FilterPopoverProps {
  readonly resource: string;
  readonly filter: FilterField;
  readonly anchor: Element;
  readonly filters: Filters;
  /** Puts the filters into the address; false where it would be too long. */
  readonly onApply: (filters: Filters) => boolean;
  readonly onClose: () => void;
}

/** The control of one filter. What is chosen reaches the address after a pause (AB 9), at the latest on closing. */
export function FilterPopover({ resource, filter, anchor, filters, onApply, onClose }: FilterPopoverProps) {
  const [draft, setDraft] = useState<Filters | null>(null);
  const label = useWords(resource).ofField(filter.name, filter.field);

  const apply = useCallback(
    (wanted: Filters) => {
      onApply(wanted);
      setDraft(null);
    },
    [onApply],
  );
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => apply(draft), filterToAddressDebounce);
    return () => clearTimeout(timer);
  }, [apply, draft]);

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={() => {
        if (draft !== null) apply(draft);
        onClose();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 260, mt: 0.5 } } }}
    >
      <Box sx={{ px: 1.5, pt: 1.25, pb: 0.25, fontSize: 12, fontWeight: 540, color: 'ink3' }}>{label}</Box>
      <Suspense fallback={<Skeleton variant="rounded" height={96} sx={{ m: 1.5 }} />}>
        <FieldFilter
          resource={resource}
          name={filter.name}
          field={filter.field}
          label={label}
          params={filter.params}
          values={draft ?? filters}
          onChange={(param, values) => setDraft(withFilter(draft ?? filters, param, values))}
        />
      </Suspense>
    </Popover>
  );
}
