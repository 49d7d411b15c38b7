import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { WarningIcon } from '../../theme/icons/actions.tsx';

interface FormFrameProps {
  readonly title: string;
  readonly lead: string;
  /** Reason for showing this page, if it needs one. */
  readonly notice?: string;
  /** Error of the last try. */
  readonly failure?: string;
  readonly isBusy: boolean;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** A form of the pages without a session. */
export function FormFrame(props: FormFrameProps) {
  const { title, lead, notice, failure, isBusy, submitLabel, onSubmit, children, below } = props;
  return (
    <Box sx={{ width: '100%', maxWidth: 384, mx: 'auto' }}>
      <Box component="h1" sx={{ m: 0, typography: 'h4' }}>
        {title}
      </Box>
      <Box component="p" sx={{ m: '4px 0 24px', color: 'ink2', fontSize: 14 }}>
        {lead}
      </Box>
      <Box
        component="form"
        method="post"
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{
          display: 'grid',
          gap: 2,
          // Alone on its page, and for thumbs.
          '& label': { fontSize: 13, lineHeight: '20px', fontWeight: 540, color: 'ink' },
          '& .MuiOutlinedInput-input': {
            padding: '9px 12px',
            fontSize: 14,
            '@media (pointer: coarse)': { fontSize: 16 },
          },
        }}
      >
        {/* Always there, so that what comes into it is read out. */}
        <Box role="status" sx={{ display: 'contents' }}>
          {notice !== undefined && (
            <Alert role="none" severity="info" icon={false} sx={{ bgcolor: 'status.info.bg', color: 'status.info.fg' }}>
              {notice}
            </Alert>
          )}
        </Box>
        <Box role="alert" sx={{ display: 'contents' }}>
          {failure !== undefined && (
            <Box
              sx={{
                display: 'flex',
                gap: 1,
                p: '8px 12px',
                borderRadius: 1,
                bgcolor: 'status.bad.bg',
                color: 'status.bad.fg',
                fontWeight: 520,
                '& svg': { mt: '2px' },
              }}
            >
              <WarningIcon />
              {failure}
            </Box>
          )}
        </Box>
        {children}
        <Button type="submit" variant="contained" color="primary" size="large" fullWidth aria-disabled={isBusy}>
          {submitLabel}
        </Button>
      </Box>
      {below}
    </Box>
  );
}
