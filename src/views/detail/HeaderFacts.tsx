import Box from '@mui/material/Box';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { FieldCell } from '../../fields/columns.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import type { NamedField } from '../viewFields.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { isFilled } from './hasFacts.ts';

interface HeaderFactsProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly fields: readonly NamedField[];
}

/** Facts below the name on a record's page, if they have values; a list for screen readers. */
export function HeaderFacts({ entity, record, fields }: HeaderFactsProps) {
  const words = useWords(entity.name);
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.75,
        minHeight: 24,
        color: 'ink2',
      }}
    >
      {fields
        .filter((named) => isFilled(named, record))
        .map(({ name, field }) => (
          <Box component="li" key={name} aria-label={words.ofField(name, field)} sx={{ minWidth: 0 }}>
            {field.kind === 'rows' ? (
              <AccountLinks resource={entity.name} name={name} field={field as RowsField} record={record} />
            ) : (
              <FieldCell resource={entity.name} name={name} field={field} record={record} />
            )}
          </Box>
        ))}
    </Box>
  );
}
