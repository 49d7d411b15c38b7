import { styled } from '@mui/material/styles';

const Quiet = styled('span')(({ theme }) => ({ color: theme.palette.ink3 }));

/** What stands where a record has no value. */
export function NoValue() {
  return <Quiet aria-hidden>—</Quiet>;
}
