import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { Suspense, type ComponentProps, type ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { calledIn } from '../../../../fields/calledIn.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { MailIcon } from '../../../../theme/icons/actions.tsx';
import { CallIcon, MessageIcon, NoteIcon } from '../../../../theme/icons/contact.tsx';
import { callAddress, messageAddress } from '../../../../widgets/link/outwardAddress.ts';
import { mailTo, useCompose } from '../../../../widgets/mail/useCompose.ts';
import { usePhoneFormat } from '../../../../widgets/phone/format.ts';
import { useCallOffer } from '../../../../widgets/phone/useCallOffer.tsx';
import { useResourceView } from '../../../area-parts/AreaPartsContext.ts';
import { dialledOf, reachOf } from '../../face/recordFace.ts';
import { useRecordFace } from '../../face/useRecordFace.ts';

const Round = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  border: `1px solid ${theme.palette.line}`,
  color: theme.palette.ink,
  transition: 'background-color 120ms',
  '@media (hover: hover)': { 'a:hover > &, button:hover > &': { background: theme.palette.row } },
  // A finger needs more room.
  [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
}));

const look = {
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  minWidth: 52,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  font: 'inherit',
  fontSize: 12,
  lineHeight: '16px',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;
const Outward = styled('a')(({ theme }) => ({ ...look, color: theme.palette.ink2 }));
const Press = styled('button')(({ theme }) => ({ ...look, color: theme.palette.ink2 }));
const Closed = styled('span')(({ theme }) => ({ ...look, color: theme.palette.ink3, cursor: 'default', opacity: 0.5 }));

interface WayProps extends Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'onClick'> {
  readonly icon: ComponentType<SvgIconProps>;
  readonly word: string;
  /** Reason why it leads nowhere. */
  readonly lack: string;
}

/** A way to reach somebody; without an address it keeps its place and says what is missing. */
function Way({ icon: Icon, word, lack, href, ...link }: WayProps) {
  const face = (
    <>
      <Round>
        <Icon sx={{ fontSize: 17 }} />
      </Round>
      {word}
    </>
  );
  if (href !== undefined) {
    return (
      <Outward href={href} {...link}>
        {face}
      </Outward>
    );
  }
  return (
    <Tooltip describeChild title={lack}>
      <Closed role="link" aria-disabled tabIndex={0}>
        {face}
      </Closed>
    </Tooltip>
  );
}

interface ContactActionsProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** Begins a note; null for a record that the person may not write notes on. */
  readonly onNote: (() => void) | null;
}

/** Ways to reach whom a record is about, with the line that its area puts below them. */
export function ContactActions({ entity, record, onNote }: ContactActionsProps) {
  const Below = useResourceView(entity.name)?.belowContact;
  const ways = <Ways entity={entity} record={record} onNote={onNote} />;
  if (!Below) return ways;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {ways}
      <Suspense fallback={null}>
        <Below entity={entity} record={record} />
      </Suspense>
    </Box>
  );
}

/** Ways to reach whom a record is about, as its declaration has them: call, mail, WhatsApp; and a note about it. */
function Ways({ entity, record, onNote }: ContactActionsProps) {
  const translate = useTranslate();
  const format = usePhoneFormat();
  const offerCall = useCallOffer();
  const compose = useCompose();
  const { email, phone } = useRecordFace(entity, record);
  if (email === undefined && phone === undefined && onNote === null) return null;
  const { written, address } = reachOf({ email, phone }, record, format);
  const noPhone = translate('app.views.record.noPhone');
  return (
    <Box
      role="group"
      aria-label={translate('app.views.record.contact')}
      sx={{ display: 'flex', justifyContent: 'space-between', maxWidth: 264 }}
    >
      {phone && (
        <Way
          icon={CallIcon}
          word={translate('app.views.record.call')}
          lack={noPhone}
          {...(written !== undefined && {
            href: callAddress(written),
            onClick: () => offerCall({ ...dialledOf(phone, record, written), person: calledIn(entity.name, record) }),
          })}
        />
      )}
      {email && (
        <Way
          icon={MailIcon}
          word={translate('app.views.record.mail')}
          lack={translate('app.views.record.noEmail')}
          {...(address && {
            href: `mailto:${address}`,
            ...(compose && {
              onClick: (event) => {
                event.preventDefault();
                compose(
                  mailTo({ id: record.id, kind: entity.name, name: String(record[entity.title] ?? '') }, address),
                );
              },
            }),
          })}
        />
      )}
      {phone && (
        <Way
          icon={MessageIcon}
          word={translate('app.views.record.message')}
          lack={noPhone}
          {...(written !== undefined && {
            href: messageAddress(written),
            target: '_blank',
            rel: 'noopener noreferrer',
          })}
        />
      )}
      {onNote && (
        <Press type="button" onClick={onNote}>
          <Round>
            <NoteIcon sx={{ fontSize: 17 }} />
          </Round>
          {translate('app.views.record.note')}
        </Press>
      )}
    </Box>
  );
}
