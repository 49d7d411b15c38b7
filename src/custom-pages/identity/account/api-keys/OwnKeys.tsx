import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApiKey } from '../../../../../schema/areas/identity/calls/apiKeys.ts';
import { ownKeysHash } from '../../../../../schema/areas/identity/paths.ts';
import { LoadFailed } from '../../../../widgets/states/LoadFailed.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { KeyLine } from './KeyLine.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { ShownKey } from './ShownKey.tsx';
import { useOwnKeys } from './useKeys.ts';

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, borderTop: `1px solid ${theme.palette.line2}` },
  '& small': { fontSize: 12, lineHeight: '16px', color: theme.palette.ink3 },
}));

type Task =
  | { readonly type: 'new' }
  | { readonly type: 'shown'; readonly key: string }
  | { readonly type: 'revoke'; readonly of: ApiKey };

/** Returns a ref that brings an element into sight where the address asks for it: the page loads it late. */
function useIntoSight(hash: string) {
  const location = useLocation();
  const isAsked = location.hash === hash;
  return useCallback(
    (element: HTMLElement | null) => {
      if (isAsked) element?.scrollIntoView?.({ block: 'start' });
    },
    [isAsked],
  );
}

/** The person's API keys: made here, shown once, revoked. */
export function OwnKeys() {
  const translate = useTranslate();
  const { keys, error, retry, forget } = useOwnKeys();
  const [task, setTask] = useState<Task | null>(null);
  const place = useIntoSight(ownKeysHash);
  const close = () => setTask(null);
  if (keys === undefined) return error ? <LoadFailed onRetry={retry} /> : <Skeleton width="46%" height={20} />;
  return (
    <Box id={ownKeysHash.slice(1)} ref={place} sx={{ scrollMarginTop: 64 }}>
      <Box sx={{ color: 'ink2', mb: 1.5 }}>{translate('app.apiKeys.lead')}</Box>
      <Button onClick={() => setTask({ type: 'new' })}>{translate('app.apiKeys.add')}</Button>
      {keys.length > 0 && (
        <Lines aria-label={translate('app.apiKeys.title')}>
          {keys.map((key) => (
            <KeyLine key={key.id} of={key} onRevoke={() => setTask({ type: 'revoke', of: key })} />
          ))}
        </Lines>
      )}
      {task?.type === 'new' && (
        <KeyDialog onMade={(key) => setTask({ type: 'shown', key })} onDone={forget} onClose={close} />
      )}
      {task?.type === 'shown' && <ShownKey text={task.key} onClose={close} />}
      {task?.type === 'revoke' && <RevokeDialog of={task.of} isOwn onClose={close} />}
    </Box>
  );
}
