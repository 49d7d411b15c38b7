import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { isOutOfReach, refusalOf } from '../../dataProvider/refusal.ts';
import { CopyButton } from './CopyButton.tsx';
import { isOver } from './isOver.ts';
import { useFactorSecret } from './useFactorSecret.ts';

/** Pixels. */
const imageSize = 172;

interface FactorSecretProps {
  readonly sessionState: string;
  /** The state was good no longer. */
  readonly onOver: () => void;
}

/** Secret for an authenticator app: an image to scan, a key to type, and a link for the phone that shows this page. */
export function FactorSecret({ sessionState, onOver }: FactorSecretProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useFactorSecret(sessionState);
  const hasEnded = isOver(error);

  useEffect(() => {
    if (hasEnded) onOver();
  }, [hasEnded, onOver]);

  if (error && !hasEnded) {
    const { statusText, message = '' } = refusalOf(error) ?? {};
    const status = isOutOfReach(error) ? translate('app.signIn.unreachable') : statusText || message;
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{translate('app.actions.tryAgain')}</Button>}
      >
        {translate('rules.codeImageFailed', { status })}
      </Alert>
    );
  }
  const key = data?.secret.match(/.{1,4}/g)?.join(' ') ?? '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      {data ? (
        <Box
          component="img"
          src={data.image}
          alt={translate('app.secondFactor.image')}
          width={imageSize}
          height={imageSize}
          // Scanners want dark on light, whatever the theme.
          sx={{ border: 1, borderColor: 'line', borderRadius: 1, bgcolor: '#fff' }}
        />
      ) : (
        <Skeleton variant="rounded" width={imageSize} height={imageSize} />
      )}
      <Box sx={{ flex: '1 1 168px', minWidth: 0 }}>
        <Box component="p" sx={{ m: '0 0 12px' }}>
          {translate('app.secondFactor.scan')}
        </Box>
        <Box component="p" sx={{ m: '0 0 4px', color: 'ink2' }}>
          {translate('app.secondFactor.orType')}
        </Box>
        {data ? (
          <Box component="code" sx={{ display: 'block', fontSize: 13, lineHeight: '20px', letterSpacing: '0.04em' }}>
            {key}
          </Box>
        ) : (
          <Skeleton width="80%" />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
          {data && <CopyButton label={translate('app.secondFactor.copyKey')} text={data.secret} />}
          {data && (
            <Link href={data.address} sx={{ '@media (pointer: fine)': { display: 'none' } }}>
              {translate('app.secondFactor.openApp')}
            </Link>
          )}
        </Box>
      </Box>
    </Box>
  );
}
