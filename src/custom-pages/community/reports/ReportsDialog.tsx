import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { moduleOf } from '../../../../schema/areas/community/modules.ts';
import type { CountedProps } from '../../../area.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { Moment } from '../../../widgets/moment/Moment.tsx';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { usePages } from '../../../widgets/simple-list/usePages.ts';

/** Fans who found an item not relevant, the latest first: for which talent, why and when (CM 7). */
export function ReportsDialog({ entity, record, onClose }: CountedProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const client = useClient();
  const type = moduleOf(entity.name);
  const { id } = record;
  const pages = usePages(['reports', id, Number(record['openSignals'])], (asked, signal) =>
    client.ask('GET /cms/v1/{type}/{id}/reports', {
      params: { type, id },
      query: { ...asked, hidingType: 'NOT_RELEVANT' },
      signal,
    }),
  );
  const title = translate('app.contentReports.title', { name: String(record[entity.title] ?? '') });
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
    >
      <Box tabIndex={0} role="group" aria-label={title} sx={{ mx: -2.5 }}>
        <SimpleList {...pages} label={title} empty={<Box sx={{ px: 2.5 }}>{translate('app.contentReports.none')}</Box>}>
          {({ fanId, talent, reason, text, at, closedAt }) => (
            <li key={`${fanId} ${talent.id}`}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ color: 'ink' }}>
                  {[
                    translate('app.contentReports.fan', { id: fanId }),
                    reason && translate(`app.contentReports.reasons.${reason}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
                {text && <Box>{text}</Box>}
                <small>
                  {talent.displayName} · <Moment at={at} />
                  {closedAt !== null && ` · ${translate('app.contentReports.answered')}`}
                </small>
              </Box>
            </li>
          )}
        </SimpleList>
      </Box>
    </DialogFrame>
  );
}
