import { useNotify, useStore } from 'ra-core';
import { useEffect } from 'react';
import { useActor } from '../../authProvider/ActorContext.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { useChooseZone } from '../../widgets/zone/useChooseZone.ts';
import { areClocksEqual, placeOf } from './clocks.ts';
import { UseZoneButton } from './UseZoneButton.tsx';

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Tells somebody once that their device keeps other time than their profile, by which the product shows times (AB 3,
 * `timeZoneMismatchNotified`), and offers the device's. Once for each pair of zones: somebody who travels on, or changes the profile, is told anew.
 */
export function useTimeZoneNotice(clock: () => number = Date.now): void {
  const { accountId } = useActor();
  const profile = useTimeZone();
  const device = deviceZone();
  const [told, setTold] = useStore<string | null>(`timeZoneMismatchNotified.${accountId}`, null);
  const notify = useNotify();
  const { choose } = useChooseZone();
  const pair = `${profile} ${device}`;
  useEffect(() => {
    if (told === pair || areClocksEqual(profile, device, clock())) return;
    setTold(pair);
    notify('app.shell.timeZone', {
      type: 'info',
      messageArgs: { profile: placeOf(profile), device: placeOf(device) },
      autoHideDuration: 15_000,
      action: <UseZoneButton zone={device} onUse={() => choose(device)} />,
    });
  }, [told, pair, profile, device, clock, setTold, notify, choose]);
}
