import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { filterSearchDebounce } from '../../../schema/rules/limits.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { useDebounced } from '../../widgets/picker/useDebounced.ts';
import { useOptions, useReferences } from '../useOptions.ts';
import { Checklist } from './Checklist.tsx';
import { parameterOf, type FilterProps } from './control.ts';
import { SearchLine } from './SearchLine.tsx';

interface ReferenceFilterProps extends Omit<FilterProps<'ref'>, 'field'> {
  readonly hasFaces?: boolean;
  /** The one kind of records that is offered; all that the field may point to unless said. */
  readonly kind?: string;
}

/** Any of the records that the field may point to, searched on the server; those that are ticked stay at the top. */
export function ReferenceFilter(props: ReferenceFilterProps) {
  const { resource, name, label, onChange, hasFaces = true, kind } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), filterSearchDebounce);
  const { param, chosen } = parameterOf(props, 'any');
  const [atOpening] = useState(chosen);
  const ticked = useReferences(resource, name, atOpening).filter((one) => kind === undefined || one.kind === kind);
  const { options, isFetching, hasNextPage, fetchNextPage } = useOptions(resource, name, keyword, true, kind);
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
          chosen={chosen}
          onChange={(next) => onChange({ [param]: next })}
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

/** Entries of one of the agency's small lists: without faces. */
export function EntryFilter(props: Omit<FilterProps<'catalogue'>, 'field'>) {
  return <ReferenceFilter {...props} hasFaces={false} />;
}
