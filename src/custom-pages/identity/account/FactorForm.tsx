import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface FactorFormProps {
  readonly title: string;
  readonly note?: string;
  readonly failure?: string;
  readonly isBusy: boolean;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form of the section about two-step sign-in, which takes its place meanwhile. */
export function FactorForm(props: FactorFormProps) {
  const { title, note, failure, isBusy, submitLabel, onSubmit, onCancel, children } = props;
  const translate = useTranslate();
  return (
    <Box
      component="form"
      method="post"
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 384 }}
    >
      <Box>
        <Box sx={{ fontWeight: 540 }}>{title}</Box>
        {note !== undefined && <Box sx={{ color: 'ink2' }}>{note}</Box>}
      </Box>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      {children}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" color="primary" aria-disabled={isBusy}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  );
}
