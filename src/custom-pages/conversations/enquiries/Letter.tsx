import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { enquiry, type Enquiry } from '../../../../schema/areas/conversations/entities/enquiry.ts';
import { PhoneDisplay } from '../../../fields/displays/phone.tsx';
import type { WireRecord } from '../../../fields/kind.ts';
import { OutwardLink } from '../../../widgets/link/QuietLink.tsx';
import { Moment } from '../../../widgets/moment/Moment.tsx';

/** Reasons for which an enquiry was taken for spam; nothing for any other. */
function SpamReasons({ letter: { state, spamReasons } }: { readonly letter: Enquiry }) {
  const translate = useTranslate();
  if (state !== 'SPAM' && spamReasons.length === 0) return null;
  const reasons = spamReasons.map((reason) => translate(`resources.enquiry.choices.spamReasons.${reason}`));
  return (
    <Box role="note" sx={{ p: 1.25, borderRadius: '8px', bgcolor: 'status.warn.bg', color: 'status.warn.fg' }}>
      {reasons.length === 0
        ? translate('app.enquiries.markedSpam')
        : translate('app.enquiries.takenForSpam', { reasons: reasons.join(', ') })}
    </Box>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'ink3' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

/** An enquiry as a letter: who wrote it, when, from which page by which form, and what. */
export function Letter({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const letter = record as unknown as Enquiry;
  const word = (name: string) => translate(`resources.enquiry.fields.${name}`);
  return (
    <Box component="article" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <SpamReasons letter={letter} />
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '132px minmax(0, 1fr)' },
          gap: '4px 16px',
        }}
      >
        <Line label={translate('app.enquiries.from')}>
          <Box component="span" sx={{ fontWeight: 560 }}>
            {letter.name}
          </Box>{' '}
          {letter.email && <OutwardLink href={`mailto:${letter.email}`}>{letter.email}</OutwardLink>}
        </Line>
        {letter.phoneNumber && (
          <Line label={word('phoneNumber')}>
            <PhoneDisplay resource="enquiry" name="phoneNumber" field={enquiry.fields.phoneNumber} record={record} />
          </Line>
        )}
        <Line label={word('at')}>
          <Moment at={letter.at} />
        </Line>
        {letter.form && <Line label={word('form')}>{letter.form.displayName}</Line>}
        {letter.page && (
          <Line label={word('page')}>
            <OutwardLink href={letter.page}>{letter.page}</OutwardLink>
          </Line>
        )}
      </Box>
      <Box
        dir="auto"
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          p: 2,
          border: 1,
          borderColor: 'line',
          borderRadius: '8px',
          fontSize: 15,
          lineHeight: 1.55,
        }}
      >
        {letter.message}
      </Box>
    </Box>
  );
}
