import Box from '@mui/material/Box';
import type { Reference } from '../../../schema/fields/field.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { ReferenceProps } from '../kind.ts';
import { ReferenceName } from '../ReferenceName.tsx';

/** All referenced records, by avatar and name. */
export function ReferencesDisplay({ name, field, record }: ReferenceProps<'refs'>) {
  const values = (record[name] as readonly Reference[] | undefined) ?? [];
  if (values.length === 0) return <NoValue />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.75 }}>
      {values.map((value) => (
        <ReferenceName key={value.id} of={value} leadsTo={field?.leadsTo} />
      ))}
    </Box>
  );
}
