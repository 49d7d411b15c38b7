import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Reference } from '../../schema/fields/field.ts';
import { filterSearchDebounce } from '../../schema/rules/limits.ts';
import { Avatar } from '../widgets/avatar/Avatar.tsx';
import { useDebounced } from '../widgets/picker/useDebounced.ts';
import { Checklist } from './filters/Checklist.tsx';
import { SearchLine } from './filters/SearchLine.tsx';
import { useOptions, useReferences } from './useOptions.ts';

export interface ReferenceListProps {
  /** The entity that asks, and its field whose options are wanted. */
  readonly resource: string;
  readonly name: string;
  /** Accessible label of the list. */
  readonly label: string;
  readonly hasFaces?: boolean;
  /** True by default: any number can be chosen. */
  readonly isMany?: boolean;
  /** Single kind of records offered; by default all that the field may reference. */
  readonly kind?: string;
  /** True to include records that are no longer offered, since others may still reference them. */
  readonly withHidden?: boolean;
  /** The ids of what is chosen, of whatever kind. */
  readonly chosen: readonly string[];
  /** Gets the ids of what is chosen now, and all records that are listed. */
  readonly onChange: (chosen: readonly string[], listed: readonly Reference[]) => void;
}

/** Records that a field may reference, searched on the server and paged; those chosen when it opens stay at the top. */
export function ReferenceList(props: ReferenceListProps) {
  const { resource, name, label, hasFaces = true, isMany = true, kind, withHidden = false, chosen, onChange } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), filterSearchDebounce);
  const [atOpening] = useState(chosen);
  const ticked = useReferences(resource, name, atOpening).filter((one) => kind === undefined || one.kind === kind);
  const { options, isFetching, hasNextPage, fetchNextPage } = useOptions(resource, name, true, {
    keyword,
    ...(kind !== undefined && { kind }),
    ...(withHidden && { withHidden }),
  });
  const shown = keyword === '' ? [...ticked, ...options.filter(({ id }) => !atOpening.includes(id))] : options;

  return (
    <>
      <SearchLine label={label} value={typed} onChange={setTyped} />
      {shown.length > 0 ? (
        <Checklist
          label={label}
          options={shown.map((option) => ({
            value: option.id,
            content: (
              <>
                {hasFaces && <Avatar of={option} size={20} />}
                {option.displayName}
              </>
            ),
          }))}
          isMany={isMany}
          chosen={chosen}
          onChange={(next) => onChange(next, shown)}
          onEnd={() => hasNextPage && !isFetching && void fetchNextPage()}
        />
      ) : (
        <Box sx={{ px: 1.5, py: 1.5, color: 'ink3' }}>
          {translate(isFetching ? 'app.views.form.searching' : 'app.views.form.noOptions')}
        </Box>
      )}
    </>
  );
}
