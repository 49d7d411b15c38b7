import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dayAt, formatDay } from '../../../../schema/rules/dates.ts';
import {
  accountName,
  handleOf,
  isOtherAccount,
  type ConnectablePlatform,
} from '../../../../schema/areas/people/socials.ts';
import type { SocialConnection } from '../../../../schema/areas/people/calls/socials.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { YesNoDialog } from '../../../widgets/dialog/YesNoDialog.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { useNow } from '../../../widgets/moment/useNow.ts';
import { Tag } from '../../../widgets/tags/Tags.tsx';

interface SocialLineProps {
  readonly row: WireRecord;
  readonly platform: ConnectablePlatform;
  readonly connection: SocialConnection | undefined;
  /** True if this installation connects accounts. */
  readonly isOffered: boolean;
  readonly mayEdit: boolean;
  readonly isBusy: boolean;
  readonly onConnect: () => void;
  readonly onDisconnect: (connection: SocialConnection) => Promise<void>;
}

/** As whom an account is connected, since when, and whether that is another one than its address names. */
function Connected({ connection, url }: { connection: SocialConnection; url: string }) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const language = useLanguage();
  const now = useNow();
  const { connectedAt, expiresAt, provider } = connection;
  const day = formatDay(dayAt(connectedAt, zone), language);
  return (
    <>
      <span>{translate('app.socials.connectedAs', { name: accountName(connection), day })}</span>
      {provider === 'SANDBOX' && <Tag>{translate('app.socials.sandbox')}</Tag>}
      {expiresAt !== null && expiresAt <= now && (
        <Box component="span" sx={{ color: 'status.warn.fg' }}>
          {translate('app.socials.expired')}
        </Box>
      )}
      {isOtherAccount(connection, url) && (
        <Box component="span" sx={{ color: 'status.warn.fg' }}>
          {translate('app.socials.otherAccount', { name: handleOf(url) })}
        </Box>
      )}
    </>
  );
}

/** Beside a social account: as whom it is connected, and what who may edit the record can do about it. */
export function SocialLine(props: SocialLineProps) {
  const { row, platform, connection, isOffered, mayEdit, isBusy, onConnect, onDisconnect } = props;
  const translate = useTranslate();
  const now = useNow();
  const [isAsked, setAsked] = useState(false);
  const isOver = connection === undefined || (connection.expiresAt !== null && connection.expiresAt <= now);
  const canConnect = mayEdit && isOffered && isOver;
  const canDisconnect = mayEdit && connection !== undefined;
  if (connection === undefined && !canConnect) return null;
  const url = String(row['url'] ?? '');
  const name = connection ? accountName(connection) : url;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.25,
        color: 'ink3',
      }}
    >
      {connection && <Connected connection={connection} url={url} />}
      {canConnect && (
        <Button
          size="small"
          variant="text"
          loading={isBusy}
          aria-label={translate('app.socials.connectOne', {
            platform: translate(`app.socials.${platform}`),
            name: url,
          })}
          onClick={onConnect}
          // It begins a line, with its word below the heading.
          sx={{ my: -0.5, ml: connection ? 0 : -1 }}
        >
          {translate('app.socials.connect')}
        </Button>
      )}
      {canDisconnect && (
        <Button
          size="small"
          variant="text"
          loading={isBusy && !isOver}
          aria-label={translate('app.socials.disconnectOne', { name })}
          onClick={() => setAsked(true)}
          sx={{ my: -0.5 }}
        >
          {translate('app.socials.disconnect')}
        </Button>
      )}
      {isAsked && connection && (
        <YesNoDialog
          isOpen
          title={translate('app.socials.disconnectTitle', { name })}
          question={translate('app.socials.disconnectLead')}
          onDecide={(isAgreed) => {
            setAsked(false);
            if (isAgreed) void onDisconnect(connection);
          }}
        />
      )}
    </Box>
  );
}
