import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { StatusType } from '../../../schema/rules/statuses.ts';
import { useStatusCategories } from '../useStatusCategories.ts';
import { Checklist } from './Checklist.tsx';
import { parameterOf, type FilterProps } from './control.ts';

interface CategoryFilterProps extends Omit<FilterProps, 'field'> {
  readonly type: StatusType;
}

/** Any of the categories of a type of statuses, in the agency's own words and order. */
export function CategoryFilter(props: CategoryFilterProps) {
  const { type, label, onChange } = props;
  const translate = useTranslate();
  const { param, chosen } = parameterOf(props, 'any');
  const { categories, isFetching } = useStatusCategories(type);
  if (categories.length === 0) {
    return (
      <Box sx={{ p: 1.5, color: 'ink3' }}>
        {translate(isFetching ? 'app.views.form.searching' : 'app.views.form.noOptions')}
      </Box>
    );
  }
  return (
    <Checklist
      label={label}
      options={categories.map(({ code, displayName }) => ({ value: String(code), content: displayName }))}
      chosen={chosen}
      onChange={(next) => onChange({ [param]: next })}
    />
  );
}
