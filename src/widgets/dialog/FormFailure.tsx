import Alert from '@mui/material/Alert';

const bringIntoSight = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** What the server said of a form as a whole. */
export function FormFailure({ said }: { said: string | undefined }) {
  return said === undefined ? null : (
    <Alert ref={bringIntoSight} severity="error">
      {said}
    </Alert>
  );
}
