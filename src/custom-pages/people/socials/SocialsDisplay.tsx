import { useTranslate } from 'ra-core';
import { isConnectable } from '../../../../schema/areas/people/socials.ts';
import type { RowsField } from '../../../../schema/fields/rows.ts';
import { RowTable } from '../../../fields/displays/RowTable.tsx';
import type { CellProps, WireRecord } from '../../../fields/kind.ts';
import { useWords } from '../../../fields/useWords.ts';
import { permissionsOf } from '../../../views/rights/permissionsOf.ts';
import { NoValue } from '../../../widgets/empty/NoValue.tsx';
import { SocialLine } from './SocialLine.tsx';
import { useSocials } from './useSocials.ts';

interface SocialsDisplayProps extends CellProps<'rows'> {
  /** Leads the browser to the provider's dialog. */
  readonly leave?: (to: string) => void;
}

const leaveTo = (to: string) => window.location.assign(to);

/** Social accounts of a person; those of Instagram and Facebook with their connection (AB 7). */
export function SocialsDisplay({ record, leave = leaveTo, ...props }: SocialsDisplayProps) {
  const rows = (record[props.name] as readonly WireRecord[] | undefined) ?? [];
  const socials = useSocials(props.resource, record, rows, leave);
  const { canUpdate } = permissionsOf(record);
  const translate = useTranslate();
  const words = useWords(props.resource);
  if (rows.length === 0) return <NoValue />;
  const lineOf = (row: WireRecord) =>
    isConnectable(row['platform']) && (
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
    );
  const hasLines =
    socials.connections.length > 0 ||
    (canUpdate && socials.provider !== null && rows.some((row) => isConnectable(row['platform'])));
  return (
    <RowTable
      {...props}
      field={props.field as RowsField}
      rows={rows}
      label={words.ofField(props.name, props.field)}
      {...(hasLines && { more: { heading: translate('app.socials.connection'), isQuiet: false, of: lineOf } })}
    />
  );
}
