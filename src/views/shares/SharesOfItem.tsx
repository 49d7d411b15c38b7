import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { ShareLine } from './ShareLine.tsx';
import { useShares } from './useShares.ts';

/** The most links of one item that its dialog lists; all of them are among the shared links of the library. */
const most = 20;

/** Links of one item so far; nothing where there are none, or the reader may not know. */
export function SharesOfItem({ itemKey }: { readonly itemKey: string }) {
  const translate = useTranslate();
  const { data } = useShares({ key: itemKey }, most);
  const shares = data?.data ?? [];
  if (shares.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 1 }}>
      <Box component="h3" sx={{ m: '0 0 4px', fontSize: 13, fontWeight: 600, color: 'ink' }}>
        {translate('app.shares.dialog.existing')}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shares.map((share) => (
          <ShareLine key={share.id} share={share} isOfItem />
        ))}
      </Box>
    </Box>
  );
}
