import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useGetOne, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { ClosedIcon, CloseIcon, LostIcon } from '../../theme/icons/actions.tsx';
import { OpenIcon } from '../../widgets/icons.tsx';
import { recordPath } from '../../widgets/link/recordPath.ts';
import { LoadFailed } from '../../widgets/states/LoadFailed.tsx';
import { Message } from '../../widgets/states/Message.tsx';
import { SectionsSkeleton } from '../skeletons/RecordSkeleton.tsx';
import { ContactActions } from '../record/page/side/ContactActions.tsx';
import { RecordName } from '../record/face/RecordName.tsx';
import { RecordPicture } from '../record/face/RecordPicture.tsx';
import { SideFacts } from '../record/tabs/facts/SideFacts.tsx';
import { ActivityList } from '../record/tabs/facts/summary/ActivityList.tsx';
import { NextDays } from '../record/tabs/facts/summary/NextDays.tsx';
import { useAddNote } from '../record/tabs/owned/useAddNote.tsx';
import { trailOf, type Trail } from '../trail/trail.ts';

/** Width of the panel, in pixels; on a phone it fills the screen. */
const panelWidth = 480;

interface PeekBodyProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** Id of the heading. */
  readonly headingId: string;
}

function PeekBody({ entity, record, headingId }: PeekBodyProps) {
  const translate = useTranslate();
  const note = useAddNote(entity, record);
  const parts = [
    { title: translate('app.views.record.whatIsNext'), content: <NextDays entity={entity} record={record} /> },
    { title: translate('app.views.record.activity'), content: <ActivityList entity={entity} record={record} /> },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2.5, px: 2.5, pb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <RecordPicture entity={entity} record={record} size={64} />
        <RecordName entity={entity} record={record} as="h2" id={headingId} />
      </Box>
      <ContactActions entity={entity} record={record} onNote={note.open} />
      <SideFacts entity={entity} record={record} />
      {parts.map(({ title, content }) => (
        <Box key={title} component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'line2', pt: 2 }}>
          <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 13, lineHeight: '20px', fontWeight: 600 }}>
            {title}
          </Box>
          {content}
        </Box>
      ))}
      {note.dialog}
    </Box>
  );
}

interface RecordPeekProps {
  readonly entity: AnyEntity;
  readonly id: string;
  readonly onClose: () => void;
}

/** A record in a panel over the page: its face, what is next and what was done lately, and the way to its own page. */
export function RecordPeek({ entity, id, onClose }: RecordPeekProps) {
  const translate = useTranslate();
  const headingId = useId();
  const { data: record, error, refetch } = useGetOne<WireRecord>(entity.name, { id });
  const path = recordPath(entity.name, id);
  const { pathname, search, state } = useLocation();
  const outer = trailOf(state);
  // From the record's page the way back leads to the page under the panel.
  const trail: Trail = { pathname, search, ...(outer && { outer }) };
  const { status } = (error ?? {}) as { readonly status?: number };
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          ...(record
            ? { 'aria-labelledby': headingId }
            : { 'aria-label': translate(`resources.${entity.name}.name`, { smart_count: 1 }) }),
          sx: { width: { xs: '100%', sm: panelWidth }, bgcolor: 'background.paper' },
        },
      }}
    >
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1 }}>
        <Tooltip title={translate('app.actions.close')}>
          <IconButton autoFocus onClick={onClose}>
            <CloseIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
        <Box sx={{ flex: 1 }} />
        {path !== null && (
          <Button component={Link} to={path} state={{ trail }} endIcon={<OpenIcon style={{ fontSize: 14 }} />}>
            {translate('app.views.record.openPage')}
          </Button>
        )}
      </Box>
      {record && <PeekBody key={id} entity={entity} record={record} headingId={headingId} />}
      {!record && !error && <SectionsSkeleton />}
      {!record && status === 404 && (
        <Message icon={LostIcon} title={translate('app.notFound.title')} lead={translate('app.views.record.gone')} />
      )}
      {!record && status === 403 && (
        <Message icon={ClosedIcon} title={translate('app.noAccess.title')} lead={translate('app.noAccess.lead')} />
      )}
      {!record && error && status !== 404 && status !== 403 && <LoadFailed onRetry={() => void refetch()} />}
    </Drawer>
  );
}
