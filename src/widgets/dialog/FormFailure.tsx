import Alert from '@mui/material/Alert';

/** What the server said of a dialog as a whole. */
export function FormFailure({ said }: { said: string | undefined }) {
  return said === undefined ? null : <Alert severity="error">{said}</Alert>;
}
