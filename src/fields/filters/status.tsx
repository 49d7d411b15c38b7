import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { multiSelectMaximumHeight, selectMaximumHeight } from '../../../schema/rules/limits.ts';
import { TreePicker } from '../../widgets/tree/TreePicker.tsx';
import type { TreeBranch } from '../../widgets/tree/branches.ts';
import { useStatusCategories } from '../useStatusCategories.ts';
import { parameterOf, type FilterProps } from './control.ts';
import { SearchLine } from './SearchLine.tsx';

/** The statuses of a type of work under their categories. */
function useStatusTree(type: string): { readonly branches: readonly TreeBranch[]; readonly isFetching: boolean } {
  const { categories, isFetching } = useStatusCategories(type);
  const branches = useMemo(
    () =>
      categories.map(({ id, displayName, statuses }) => ({
        id,
        label: displayName,
        leaves: statuses.map((status) => ({ id: status.id, label: status.displayName })),
      })),
    [categories],
  );
  return { branches, isFetching };
}

/** Any of the statuses of a type of work, by their categories. */
export function StatusFilter(props: FilterProps<'status'>) {
  const { field, label, onChange } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { param, chosen } = parameterOf(props, 'any');
  const { branches, isFetching } = useStatusTree(field.type);
  return (
    <>
      <SearchLine label={label} value={typed} onChange={setTyped} />
      <Box sx={{ maxHeight: selectMaximumHeight + multiSelectMaximumHeight, overflow: 'auto', p: 0.5 }}>
        <TreePicker
          label={label}
          branches={branches}
          keyword={typed}
          chosen={chosen}
          onChange={(next) => onChange({ [param]: next })}
        />
        {isFetching && branches.length === 0 && (
          <Box sx={{ px: 1, py: 1, color: 'ink3' }}>{translate('app.views.form.searching')}</Box>
        )}
      </Box>
    </>
  );
}
