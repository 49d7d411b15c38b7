import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReadyItem } from '../../../../schema/areas/money/calls/ready.ts';
import { QuietLink } from '../../../widgets/link/QuietLink.tsx';
import { recordPath } from '../../../widgets/link/recordPath.ts';

const pathOf = ({ kind, of }: ReadyItem, tab?: string) =>
  recordPath(kind === 'contractAmount' ? 'contract' : kind, of.id, tab);

/** Returns the address at which an item can be made ready: its client is that of the contract. */
function mendPath(item: ReadyItem) {
  return item.kind === 'contractAmount' && item.unready !== 'noClient' ? pathOf(item, 'amounts') : pathOf(item);
}

/** An item by its name and kind; one that is not ready says why, with a link to where that can be changed. */
export function ItemName({ item, facts = [] }: { readonly item: ReadyItem; readonly facts?: readonly string[] }) {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.finance.ready.${key}`);
  const { kind, of, displayName, unready } = item;
  const path = pathOf(item, kind === 'contractAmount' ? 'amounts' : undefined);
  const mend = unready && mendPath(item);
  const about = [words(`kinds.${kind}`), ...(kind === 'contractAmount' ? [of.displayName] : []), ...facts];
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', color: unready ? 'ink3' : 'ink' }}>
      <Box sx={{ fontWeight: 540 }}>{path === null ? displayName : <QuietLink to={path}>{displayName}</QuietLink>}</Box>
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'ink3' }}>{about.join(' · ')}</Box>
      {unready && (
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'status.warn.fg' }}>
          {words(`unready.${unready}`)}
          {mend !== null && (
            <>
              {' · '}
              <Box
                component={QuietLink}
                to={mend}
                sx={{ '&&': { textDecoration: 'underline', textUnderlineOffset: 3 } }}
              >
                {words(`mend.${unready}`)}
              </Box>
            </>
          )}
        </Box>
      )}
    </Box>
  );
}
