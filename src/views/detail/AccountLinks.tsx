import Box from '@mui/material/Box';
import { patternIn, type TextField } from '../../../schema/fields/text.ts';
import { FieldCell } from '../../fields/columns.ts';
import { useCellTag } from '../../fields/displays/rows.tsx';
import type { CellProps, WireRecord } from '../../fields/kind.ts';
import { addressOf, readAddress } from '../../widgets/link/outwardAddress.ts';
import { OutwardLink } from '../../widgets/link/QuietLink.tsx';

/** Rows that are pages of the web, each by the name of its service; rows of anything else as a list shows them. */
export function AccountLinks({ resource, name, field, record }: CellProps<'rows'>) {
  const tagOf = useCellTag(resource, name);
  const cells = Object.entries(field.cells) as [string, TextField][];
  const [cell, declared] = cells.find(([, one]) => one.patternBy !== undefined) ?? [];
  const by = declared?.patternBy?.cell;
  if (cell === undefined || declared === undefined || by === undefined) {
    return <FieldCell resource={resource} name={name} field={field} record={record} />;
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25 }}>
      {(record[name] as readonly WireRecord[]).map((row) => {
        const address = String(row[cell]);
        const href = addressOf(patternIn(declared, row), address);
        const service = tagOf(by, field.cells[by] ?? declared, row) ?? readAddress(address);
        return href === null ? null : (
          <span key={row.id} title={readAddress(address)}>
            <OutwardLink href={href}>{service}</OutwardLink>
          </span>
        );
      })}
    </Box>
  );
}
