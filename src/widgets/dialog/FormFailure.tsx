import Alert from '@mui/material/Alert';

const bringIntoSight = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** Form-level error of the server. */
export function FormFailure({ said }: { said: string | undefined }) {
  return said === undefined ? null : (
    <Alert ref={bringIntoSight} severity="error">
      {said}
    </Alert>
  );
}
