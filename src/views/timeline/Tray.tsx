import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { QuietLink } from '../../widgets/link/QuietLink.tsx';
import type { RecordLinks } from '../list/useRecordLinks.ts';

interface TrayProps {
  readonly entity: AnyEntity;
  readonly records: readonly WireRecord[];
  readonly openOf: RecordLinks['openOf'];
  readonly mayPlace: (record: WireRecord) => boolean;
  readonly onPlace: (record: WireRecord) => void;
}

/** The records of a timeline that have no dates: opened, or put on today. */
export function Tray({ entity, records, openOf, mayPlace, onPlace }: TrayProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ flex: 'none', maxHeight: 148, overflow: 'auto', borderTop: 1, borderColor: 'line', bgcolor: 'bg', py: 1 }}
    >
      <Box id={id} component="h2" sx={{ m: 0, px: 2.5, fontSize: 13, fontWeight: 560, color: 'ink' }}>
        {translate('app.timeline.undated')}{' '}
        <Box component="span" sx={{ fontSize: 12, fontWeight: 490, color: 'ink3' }}>
          {formatCount(records.length)}
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, px: 2.5 }}>
        {records.map((record) => {
          const title = String(record[entity.title] ?? '');
          const link = openOf(record.id);
          return (
            <Box component="li" key={record.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 30 }}>
              <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {link ? <QuietLink {...link}>{title}</QuietLink> : title}
              </Box>
              {mayPlace(record) && (
                <Button
                  variant="text"
                  size="small"
                  aria-label={translate('app.timeline.placeOne', { title })}
                  onClick={() => onPlace(record)}
                  sx={{ flex: 'none' }}
                >
                  {translate('app.timeline.place')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
