import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStore, useTranslate } from 'ra-core';
import { useActor } from '../../authProvider/ActorContext.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { useChooseZone } from '../../widgets/zone/useChooseZone.ts';
import { ShellLine } from '../ShellLine.tsx';
import { areClocksEqual, placeOf } from './clocks.ts';

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Notice that the device's time zone differs from the profile's, in which times are shown (AB 3,
 * `timeZoneMismatchNotified`). It offers the device's zone until it is accepted or dismissed. Shown once per pair of
 * zones: after travelling on, or changing the profile, it appears again.
 */
export function TimeZoneNotice({ clock = Date.now }: { readonly clock?: () => number }) {
  const translate = useTranslate();
  const { accountId } = useActor();
  const profile = useTimeZone();
  const device = deviceZone();
  const [told, setTold] = useStore<string | null>(`timeZoneMismatchNotified.${accountId}`, null);
  const { chosen, choose } = useChooseZone();
  const pair = `${profile} ${device}`;
  const isShown = told !== pair && !areClocksEqual(profile, device, clock());
  return (
    <Box role="status">
      {isShown && (
        <ShellLine
          tone="info"
          onClose={() => setTold(pair)}
          action={
            <Button
              size="small"
              variant="text"
              loading={chosen !== null}
              sx={{
                ml: -1,
                color: 'inherit',
                whiteSpace: 'nowrap',
                textDecoration: 'underline',
                textUnderlineOffset: 3,
              }}
              onClick={() => choose(device)}
            >
              {translate('app.shell.useZone', { zone: device.replaceAll('_', ' ') })}
            </Button>
          }
        >
          {translate('app.shell.timeZone', { profile: placeOf(profile), device: placeOf(device) })}
        </ShellLine>
      )}
    </Box>
  );
}
