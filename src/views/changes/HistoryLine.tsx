import { styled } from '@mui/material/styles';

/** One line of a history: a picture, and beside it what happened; a thread leads to the next. */
export const HistoryLine = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: 12,
  position: 'relative',
  paddingBottom: 20,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 34,
    bottom: 6,
    left: 13.5,
    width: 1,
    background: theme.palette.line,
  },
}));
