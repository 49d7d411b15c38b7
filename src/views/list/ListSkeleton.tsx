import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { skeletonRows } from '../../../schema/rules/limits.ts';

/** Widths of what is to come, in percent: uneven, as text is. */
const widths = [46, 62, 38, 54, 70, 42, 58];

/** What a list looks like before its first rows are there (AB 9: 15 rows). */
export function ListSkeleton({ columns, isNarrow }: { columns: number; isNarrow: boolean }) {
  const translate = useTranslate();
  const parts = isNarrow ? 1 : columns;
  return (
    <Box role="status" aria-label={translate('app.views.list.loading')}>
      {Array.from({ length: skeletonRows }, (_row, row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: isNarrow ? '1fr' : `1.6fr repeat(${parts - 1}, 1fr)`,
            alignItems: 'center',
            gap: 2.5,
            height: isNarrow ? 68 : 37,
            px: isNarrow ? 2 : 2.5,
            borderBottom: 1,
            borderColor: 'line2',
          }}
        >
          {Array.from({ length: parts }, (_part, part) => (
            <Box key={part} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {part === 0 && (
                <Skeleton
                  variant="circular"
                  width={isNarrow ? 36 : 22}
                  height={isNarrow ? 36 : 22}
                  sx={{ borderRadius: '50%' }}
                />
              )}
              <Skeleton width={`${widths[(row * 3 + part) % widths.length]}%`} height={14} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
