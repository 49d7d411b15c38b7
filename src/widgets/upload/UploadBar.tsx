import LinearProgress from '@mui/material/LinearProgress';

/** Progress of an upload as a thin bar; at 100 percent it is still to be processed. */
export function UploadBar({ label, percent }: { label: string; percent: number }) {
  const isSent = percent >= 100;
  return (
    <LinearProgress
      aria-label={label}
      color="primary"
      variant={isSent ? 'indeterminate' : 'determinate'}
      value={percent}
      sx={{ height: 3, borderRadius: 2 }}
    />
  );
}
