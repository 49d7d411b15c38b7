import LinearProgress from '@mui/material/LinearProgress';

/** How far something is, as a thin bar; a whole one has only to be processed. */
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
