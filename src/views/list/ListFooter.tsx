import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../i18n/numbers.ts';
import { useDeferredRender } from '../../widgets/screen/useDeferredRender.ts';
import { PageSize } from './PageSize.tsx';
import type { ListAddress } from './useListState.ts';

interface ListFooterProps extends ListAddress {
  /** Number of rows on the page. */
  readonly shown: number;
  readonly total: number | undefined;
  readonly hasNextPage: boolean;
}

/** Position of the page in the list; and, rendered right after the rows, the page size and the other pages. */
export function ListFooter({ state, go, shown, total, hasNextPage }: ListFooterProps) {
  const translate = useTranslate();
  const isWhole = useDeferredRender();
  const first = state.pageIndex * state.pageSize + 1;
  const last = first + shown - 1;
  const range = { first: formatCount(shown === 0 ? 0 : first), last: formatCount(Math.max(last, 0)) };
  const known = total ?? last + (hasNextPage ? 1 : 0);
  const pages = Math.max(1, Math.ceil(known / state.pageSize));

  return (
    <Box
      component="footer"
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 1.75,
        minHeight: 44,
        px: 2.5,
        borderTop: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
        color: 'ink2',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span aria-live="polite">
        {total === undefined
          ? translate('app.views.list.range', range)
          : translate('app.views.list.rangeOf', { ...range, total: formatCount(total) })}
      </span>
      <Box sx={{ flex: 1 }} />
      {isWhole && <PageControls state={state} go={go} pages={pages} />}
    </Box>
  );
}

/** Page size, and the other pages. */
function PageControls({ state, go, pages }: ListAddress & { readonly pages: number }) {
  const translate = useTranslate();
  return (
    <>
      <PageSize state={state} go={go} />
      <Pagination
        size="small"
        shape="rounded"
        aria-label={translate('app.views.list.pages')}
        page={state.pageIndex + 1}
        count={pages}
        onChange={(_event, page) => go({ ...state, pageIndex: page - 1 })}
        getItemAriaLabel={(type, page) =>
          type.endsWith('-ellipsis') ? '' : translate(`app.views.list.${type}`, { page: page ?? 0 })
        }
      />
    </>
  );
}
