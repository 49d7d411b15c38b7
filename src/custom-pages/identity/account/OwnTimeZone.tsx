import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { SessionUser } from '../../../../schema/areas/identity/signedIn.ts';
import { FieldFrame } from '../../../widgets/field-frame/FieldFrame.tsx';
import { useChooseZone } from '../../../widgets/zone/useChooseZone.ts';
import { ZonePicker } from '../../../widgets/zone/ZonePicker.tsx';

/** Choice of the time zone in which the signed-in person sees times; saved as soon as it is chosen. */
export function OwnTimeZone({ user }: { user: SessionUser }) {
  const translate = useTranslate();
  const { chosen, choose } = useChooseZone();
  return (
    <Box sx={{ maxWidth: 384 }}>
      <FieldFrame id="own-zone" label={translate('app.account.zone')} hint={translate('app.account.zoneHint')}>
        <ZonePicker
          id="own-zone"
          value={chosen ?? user.timezone.id}
          onChange={(zone) => {
            if (zone !== null && zone !== user.timezone.id) choose(zone);
          }}
          attributes={{ 'aria-describedby': 'own-zone-hint' }}
        />
      </FieldFrame>
    </Box>
  );
}
