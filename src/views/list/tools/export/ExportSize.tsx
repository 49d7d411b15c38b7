import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { formatCount } from '../../../../i18n/numbers.ts';
import type { Filter } from '../../../../dataProvider/types.ts';
import { useCount } from '../../rows/useCount.ts';

interface ExportSizeProps {
  readonly entity: AnyEntity;
  readonly filter: Filter;
  /** Number of selected records; undefined if the filter decides. */
  readonly selected: number | undefined;
}

/** Number of records in an export. */
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
