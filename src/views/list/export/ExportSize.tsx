import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { formatCount } from '../../../../schema/rules/numbers.ts';
import type { Filter } from '../../../dataProvider/types.ts';
import { useCount } from '../useCount.ts';

interface ExportSizeProps {
  readonly entity: AnyEntity;
  readonly filter: Filter;
  /** How many records were selected; undefined where the filter says which. */
  readonly selected: number | undefined;
}

/** How many records an export will hold. */
export function ExportSize({ entity, filter, selected }: ExportSizeProps) {
  const translate = useTranslate();
  const { data, isError } = useCount(entity.name, filter, selected === undefined);
  const count = selected ?? data?.total;
  if (isError) return null;
  return (
    <Box sx={{ color: 'ink2', fontVariantNumeric: 'tabular-nums' }}>
      {count === undefined
        ? '…'
        : translate(selected === undefined ? 'app.views.export.records' : 'app.views.export.selected', {
            smart_count: count,
            count: formatCount(count),
          })}
    </Box>
  );
}
