import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { webpage } from '../../../../schema/areas/community/settings/webpage.ts';
import { webpageAddress } from '../../../../schema/areas/community/webpage.ts';
import { publicKeyOf } from '../../../../schema/rules/public-keys/publicKeys.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useSettingsValues } from '../../../views/settings/useSettings.ts';
import { Card, wayOn } from './Card.tsx';

const formats = ['json', 'rss'] as const;

/** Addresses at which the web page of a talent is read without an account; nothing while the agency keeps them closed. */
export function WebpageFeeds({ talentId }: { readonly talentId: string }) {
  const translate = useTranslate();
  const { agencyId } = useActor();
  const { record } = useSettingsValues(webpage, true);
  if (agencyId === null || record?.isPublic !== true) return null;
  return (
    <Card id="webpage" title={translate('app.contentTalents.webpage')}>
      {formats.map((format) => (
        <li key={format}>
          <Box
            component="a"
            href={webpageAddress(publicKeyOf(agencyId, talentId), format)}
            target="_blank"
            rel="noreferrer"
            sx={wayOn}
          >
            {translate(`app.contentTalents.${format}`)}
          </Box>
        </li>
      ))}
    </Card>
  );
}
