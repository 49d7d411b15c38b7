import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { LibrarySort } from '../../../../../schema/areas/files/library.ts';
import { rowColumns } from './ItemRow.tsx';
import type { LibraryAddress } from '../useLibraryAddress.ts';

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: rowColumns,
  alignItems: 'center',
  columnGap: 20,
  height: 32,
  padding: '0 12px 0 20px',
  background: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.line}`,
  fontSize: 12,
  fontWeight: 540,
  color: theme.palette.ink2,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const columns: readonly (readonly [word: string, sort: LibrarySort | null])[] = [
  ['name', 'name'],
  ['kind', null],
  ['size', 'bytes'],
  ['changed', 'updatedAt'],
  ['actions', null],
];

/** The heads of the columns; those by which rows are sorted are buttons, and turn the order when pressed again. */
export function ListHead({ address: { view, show } }: { readonly address: LibraryAddress }) {
  const translate = useTranslate();
  const sortBy = (orderBy: LibrarySort) => {
    const isTurned = view.orderBy === orderBy && view.orderDirection === 'ASC';
    show({ orderBy, orderDirection: isTurned ? 'DESC' : 'ASC' });
  };
  return (
    <Head role="row">
      {columns.map(([word, sort]) => {
        const isSorted = sort !== null && view.orderBy === sort;
        const order = view.orderDirection === 'ASC' ? 'ascending' : 'descending';
        const label = translate(`app.library.columns.${word}`);
        return (
          <div
            key={word}
            role="columnheader"
            style={word === 'size' ? { textAlign: 'right' } : word === 'actions' ? { visibility: 'hidden' } : undefined}
            {...(sort !== null && { 'aria-sort': isSorted ? order : 'none' })}
          >
            {sort === null ? (
              label
            ) : (
              <ButtonBase
                onClick={() => sortBy(sort)}
                sx={{ gap: 0.5, font: 'inherit', color: isSorted ? 'ink' : 'inherit', borderRadius: '4px' }}
              >
                {label}
                {isSorted && <span aria-hidden>{view.orderDirection === 'ASC' ? '↑' : '↓'}</span>}
              </ButtonBase>
            )}
          </div>
        );
      })}
    </Head>
  );
}
