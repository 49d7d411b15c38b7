import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CalendarSource } from '../../../../../schema/areas/calendar/calls/sources.ts';
import { QuietButton } from '../../../../views/list/tools/CopyLink.tsx';
import { YesNoDialog } from '../../../../widgets/dialog/YesNoDialog.tsx';
import { Moment } from '../../../../widgets/moment/Moment.tsx';

interface SourceLineProps {
  readonly source: CalendarSource;
  /** True where it is not clear whose calendar it is. */
  readonly isOfMany: boolean;
  readonly onRead: () => void;
  readonly onDelete: () => void;
}

/** A calendar from elsewhere: whether it could be read, what was left out of it, and how to forget it. */
export function SourceLine({ source, isOfMany, onRead, onDelete }: SourceLineProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { name, host, failure, failedSince, readAt, blocks, faultCount, faults, person } = source;
  const word = (key: string, options?: object) => translate(`app.calendar.feeds.${key}`, { name, ...options });
  const about = [
    ...(isOfMany ? [person.displayName] : []),
    host ?? word('file'),
    word('blocks', { smart_count: blocks }),
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, py: 0.75, borderTop: 1, borderColor: 'line2' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ color: 'ink', overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ fontSize: 12, color: 'ink3', overflowWrap: 'anywhere' }}>{about.join(' · ')}</Box>
        {failure !== null && failedSince !== null && (
          <Box role="alert" sx={{ fontSize: 12, color: 'status.bad.fg' }}>
            {word(`failures.${failure}`)} {word('since')} <Moment at={failedSince} />. {word('kept')}
          </Box>
        )}
        {failure === null && readAt !== null && (
          <Box sx={{ fontSize: 12, color: 'ink3' }}>
            {word('lastRead')} <Moment at={readAt} />
          </Box>
        )}
        {faultCount > 0 && (
          <Box component="details" sx={{ fontSize: 12, color: 'status.warn.fg' }}>
            <summary>{word('faults', { smart_count: faultCount })}</summary>
            <Box component="ul" sx={{ m: 0, pl: 2 }}>
              {faults.map(({ title, reason }, index) => (
                // Events without a name are alike.
                <li key={`${title} ${reason} ${index}`}>
                  {title === '' ? word('unnamed') : title}: {word(`reasons.${reason}`)}
                </li>
              ))}
            </Box>
          </Box>
        )}
      </Box>
      {host !== null && (
        <QuietButton aria-label={word('readOf')} onClick={onRead}>
          {word('read')}
        </QuietButton>
      )}
      <QuietButton aria-label={word('forgetOf')} onClick={() => setAsking(true)}>
        {word('revoke')}
      </QuietButton>
      <YesNoDialog
        isOpen={isAsking}
        title={word('forgetOf')}
        question={word('forgetQuestion')}
        onDecide={(isYes) => {
          setAsking(false);
          if (isYes) onDelete();
        }}
      />
    </Box>
  );
}
