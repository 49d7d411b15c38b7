import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { LoadFailed } from '../states/LoadFailed.tsx';

/** The rows of a small list, each a `li`. */
export const PlainRows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    padding: '6px 20px',
    borderBottom: `1px solid ${theme.palette.line2}`,
    [theme.breakpoints.down('md')]: { padding: '8px 16px', minHeight: 64 },
  },
  '& > li[data-dragging]': {
    borderRadius: 6,
    background: theme.palette.background.paper,
    boxShadow: theme.shadowsFloat,
  },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: theme.palette.ink3 },
}));

interface SimpleListProps<Row> {
  readonly label: string;
  /** Undefined while the first ones are being read. */
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  /** Content shown without rows. */
  readonly empty: ReactNode;
  /** One row: a `li`. */
  readonly children: (row: Row) => ReactNode;
}

/** The rows of a small list, one below the other, with more on demand. */
export function SimpleList<Row>(props: SimpleListProps<Row>) {
  const { label, rows, error, retry, hasMore, isLoadingMore, loadMore, empty, children } = props;
  const translate = useTranslate();
  if (error) return <LoadFailed onRetry={retry} />;
  if (rows === undefined) {
    return (
      <Box role="status" aria-label={translate('app.shell.loading')} sx={{ px: 2.5, py: 1.5, display: 'grid', gap: 1 }}>
        {[46, 38, 52].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={28} />
        ))}
      </Box>
    );
  }
  if (rows.length === 0) return empty;
  return (
    <>
      <PlainRows aria-label={label}>{rows.map(children)}</PlainRows>
      {hasMore && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
          <Button loading={isLoadingMore} onClick={loadMore}>
            {translate('app.agencies.more')}
          </Button>
        </Box>
      )}
    </>
  );
}
