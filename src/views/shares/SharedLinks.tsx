import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { defaultPageSize, maximumPageSize } from '../../../schema/rules/limits.ts';
import { useWordsOfPages } from '../../i18n/useWordsOfPages.ts';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
import { ShareLine } from './ShareLine.tsx';
import { useShares } from './useShares.ts';

/** The shares of the library that the reader has made or whose items the reader may edit, with the way to end each. */
export function SharedLinks({ onClose }: { readonly onClose: () => void }) {
  useWordsOfPages();
  const translate = useTranslate();
  const [isMine, setMine] = useState(true);
  const [most, setMost] = useState(defaultPageSize);
  const { data } = useShares(isMine ? { isMine } : {}, most);
  const shares = data?.data ?? [];
  return (
    <DialogFrame
      title={translate('app.shares.list.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isMine ? 'mine' : 'all'}
        onChange={(_event, value: 'mine' | 'all' | null) => value !== null && setMine(value === 'mine')}
        aria-label={translate('app.shares.list.title')}
      >
        <ToggleButton value="mine">{translate('app.shares.list.mine')}</ToggleButton>
        <ToggleButton value="all">{translate('app.shares.list.all')}</ToggleButton>
      </ToggleButtonGroup>
      {data && shares.length === 0 && (
        <Box component="p" sx={{ m: 0, py: 3, textAlign: 'center' }}>
          {translate(isMine ? 'app.shares.list.emptyMine' : 'app.shares.list.empty')}
        </Box>
      )}
      <Box component="ul" aria-busy={!data} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shares.map((share) => (
          <ShareLine key={share.id} share={share} />
        ))}
      </Box>
      {data?.loadMore && most < maximumPageSize && (
        <Button onClick={() => setMost(Math.min(maximumPageSize, most + defaultPageSize))}>
          {translate('app.shares.list.more')}
        </Button>
      )}
    </DialogFrame>
  );
}
