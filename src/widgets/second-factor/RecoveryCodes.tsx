import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { CopyButton } from './CopyButton.tsx';

const fileName = 'greenroom-recovery-codes.txt';

/** The recovery codes, which are shown once: to be copied, kept as a file, or written down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const translate = useTranslate();
  const text = `${codes.join('\n')}\n`;
  return (
    <Box>
      <Box
        component="ul"
        aria-label={translate('app.secondFactor.codesHeading')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: '12px 16px',
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: '6px 16px',
          border: 1,
          borderColor: 'line',
          borderRadius: 1,
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: 13,
          lineHeight: '20px',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
        <CopyButton label={translate('app.secondFactor.copyCodes')} text={text} />
        <Button component="a" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={fileName}>
          {translate('app.secondFactor.download')}
        </Button>
      </Box>
    </Box>
  );
}
