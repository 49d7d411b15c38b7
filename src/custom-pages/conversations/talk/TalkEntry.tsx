import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { TalkLine } from '../../../../schema/areas/conversations/calls/talk.ts';
import { formatTime } from '../../../../schema/rules/dates.ts';
import { NoteIcon } from '../../../theme/icons/contact.tsx';
import { useResourceView } from '../../../views/area-parts/AreaPartsContext.ts';
import { QuietLink } from '../../../widgets/link/QuietLink.tsx';
import { recordPath } from '../../../widgets/link/recordPath.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { PeekLink } from '../../../widgets/peek/PeekLink.tsx';
import type { Person } from './useTalk.ts';

interface TalkEntryProps {
  readonly line: TalkLine;
  /** On whose time line it is. */
  readonly person: Person;
}

/** The title of a line, which opens the thing itself: a note where the notes of the person are, all else over the page. */
function Title({ line: { kind, id, title }, person }: TalkEntryProps) {
  const own = recordPath(kind, id);
  const notes = own === null ? recordPath(person.kind, person.id, `${kind}s`) : null;
  if (notes !== null) return <QuietLink to={notes}>{title}</QuietLink>;
  return (
    <PeekLink kind={kind} id={id}>
      {title}
    </PeekLink>
  );
}

/** A call, a mail, an enquiry, a note or an event: its kind and direction, what it was, its first line, and who spoke. */
export function TalkEntry({ line, person }: TalkEntryProps) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const Icon = useResourceView(line.kind)?.icon ?? NoteIcon;
  const kind = translate(`resources.${line.kind}.name`, { smart_count: 1 });
  const direction = line.direction === null ? '' : translate(`app.talk.directions.${line.direction}`);
  const others = line.about.map(({ displayName }) => displayName).join(', ');
  const parts = [
    direction === '' ? kind : `${kind}, ${direction}`,
    ...(others === '' ? [] : [translate('app.talk.with', { names: others })]),
    ...(line.by.length === 0 ? [] : [line.by.map(({ displayName }) => displayName).join(', ')]),
  ];
  return (
    <Box component="li" data-direction={line.direction ?? undefined} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          borderRadius: '50%',
          bgcolor: 'row',
          color: line.direction === 'MISSED' ? 'error.main' : 'ink2',
        }}
      >
        <Icon sx={{ fontSize: 15 }} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline' }}>
          <Box sx={{ flex: 1, minWidth: 0, fontWeight: 560, overflowWrap: 'anywhere' }}>
            <Title line={line} person={person} />
          </Box>
          {!line.isAllDay && (
            <Box component="time" dateTime={new Date(line.at).toISOString()} sx={{ color: 'ink3', fontSize: 13 }}>
              {formatTime(line.at, zone)}
            </Box>
          )}
        </Box>
        {line.line !== null && (
          <Box sx={{ color: 'ink2', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {line.line}
          </Box>
        )}
        <Box sx={{ color: 'ink3', fontSize: 13 }}>{parts.join(' · ')}</Box>
      </Box>
    </Box>
  );
}
