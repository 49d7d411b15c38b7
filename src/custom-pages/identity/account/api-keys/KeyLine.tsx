import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { fromWireName } from '../../../../../schema/access/resources.ts';
import type { ApiKey } from '../../../../../schema/areas/identity/calls/apiKeys.ts';
import { formatInstant } from '../../../../../schema/rules/dates.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { Age } from '../../../../widgets/moment/Age.tsx';
import { useNow } from '../../../../widgets/moment/useNow.ts';
import { useTimeZone } from '../../../../widgets/moment/timeZone.ts';
import { usePermissionWords } from '../../../../widgets/permissions/usePermissionWords.ts';

/** Returns in words what a key may do. */
function useReach({ readsOnly, resources }: ApiKey): string {
  const translate = useTranslate();
  const { ofResource } = usePermissionWords();
  const words = (key: string) => translate(`app.apiKeys.${key}`);
  const grants = Object.values(resources ?? {});
  const isReading = readsOnly || (grants.length > 0 && !grants.includes('full'));
  const whole = words(isReading ? 'reads' : 'writes');
  if (resources === null) return `${whole} · ${words('everything')}`;
  const named = Object.entries(resources).map(([name, grant]) => {
    const resource = fromWireName(name);
    const label = resource === undefined ? name : ofResource(resource);
    return isReading || grant === 'full' ? label : `${label} (${words('readsThis')})`;
  });
  return `${whole} · ${named.join(', ')}`;
}

interface KeyLineProps {
  readonly of: ApiKey;
  /** The person of the key, where it is not the reader. */
  readonly person?: string;
  readonly onRevoke: () => void;
}

/** One API key: name, beginning, reach, last use and end. */
export function KeyLine({ of: key, person, onRevoke }: KeyLineProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const zone = useTimeZone();
  const reach = useReach(key);
  const isOver = key.expiresAt <= useNow();
  const day = formatInstant(key.expiresAt, zone, language);
  const revokeLabel = translate('app.apiKeys.revokeOne', { name: key.name });
  return (
    <li>
      <Box sx={{ flex: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 540 }}>
          {key.name}{' '}
          <Box component="code" sx={{ color: 'ink3', fontSize: 12 }}>
            {key.hint}…
          </Box>
        </Box>
        {person !== undefined && <Box sx={{ color: 'ink2' }}>{person}</Box>}
        <Box component="small" sx={{ display: 'block' }}>
          {reach}
        </Box>
        <Box component="small" sx={{ display: 'block' }}>
          {key.lastUsedAt === null ? (
            translate('app.apiKeys.unused')
          ) : (
            <>
              {translate('app.apiKeys.used')} <Age at={key.lastUsedAt} />
            </>
          )}
          {` · ${translate(`app.apiKeys.${isOver ? 'ended' : 'ends'}`, { day })}`}
        </Box>
      </Box>
      <Button
        size="small"
        aria-label={person === undefined ? revokeLabel : `${revokeLabel} (${person})`}
        onClick={onRevoke}
        sx={{ flex: 'none' }}
      >
        {translate('app.apiKeys.revoke')}
      </Button>
    </li>
  );
}
