import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../../i18n/numbers.ts';
import { useDeferredRender } from '../../../widgets/screen/useDeferredRender.ts';
import { useOpenList } from '../rows/OpenListContext.ts';
import { PageSize } from './PageSize.tsx';

/** Position of the page in the list; and, rendered right after the rows, the page size and the other pages. */
export function ListFooter() {
  const { state, list } = useOpenList();
  const { total, hasNextPage, records: { length: shown } = [] } = list;
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
      {isWhole && <PageControls pages={pages} />}
    </Box>
  );
}

/** Page size, and the other pages. */
function PageControls({ pages }: { readonly pages: number }) {
  const { state, go } = useOpenList();
  const translate = useTranslate();
  return (
    <>
      <PageSize />
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
