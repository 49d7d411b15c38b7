import { styled } from '@mui/material/styles';

const Quiet = styled('span')(({ theme }) => ({ color: theme.palette.ink3 }));

/** Placeholder for a missing value of a record. */
export function NoValue() {
  return <Quiet aria-hidden>—</Quiet>;
}
