import Box from '@mui/material/Box';
import { isConnectable } from '../../../../schema/areas/people/socials.ts';
import { Row } from '../../../fields/displays/rows.tsx';
import type { CellProps, WireRecord } from '../../../fields/kind.ts';
import { permissionsOf } from '../../../views/detail/permissionsOf.ts';
import { NoValue } from '../../../widgets/empty/NoValue.tsx';
import { SocialLine } from './SocialLine.tsx';
import { useSocials } from './useSocials.ts';

interface SocialsDisplayProps extends CellProps<'rows'> {
  /** Leads the browser to the provider's dialog. */
  readonly leave?: (to: string) => void;
}

const leaveTo = (to: string) => window.location.assign(to);

/** Social accounts of a person, one per line; those of Instagram and Facebook with their connection (AB 7). */
export function SocialsDisplay({ record, leave = leaveTo, ...props }: SocialsDisplayProps) {
  const rows = (record[props.name] as readonly WireRecord[] | undefined) ?? [];
  const socials = useSocials(props.resource, record, rows, leave);
  const { canUpdate } = permissionsOf(record);
  if (rows.length === 0) return <NoValue />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}
        >
          <Row {...props} row={row} />
          {isConnectable(row['platform']) && (
            <SocialLine
              row={row}
              platform={row['platform']}
              connection={socials.connections.find(({ talentSocialId }) => talentSocialId === row.id)}
              isOffered={socials.provider !== null}
              mayEdit={canUpdate}
              isBusy={socials.busy === row.id}
              onConnect={() => void socials.connect(row.id)}
              onDisconnect={socials.disconnect}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
