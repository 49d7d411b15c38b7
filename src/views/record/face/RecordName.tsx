import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { FieldCell } from '../../../fields/columns.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { InPlaceValue } from '../../in-place/InPlaceValue.tsx';
import { useInPlace } from '../../in-place/useInPlace.ts';
import { useRecordFace } from './useRecordFace.ts';

interface RecordNameProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** Level of the heading: a page has the first, a panel over it the second. */
  readonly as: 'h1' | 'h2';
  readonly id?: string;
  /** Parts of the record that are shown, for who hears the heading. */
  readonly parts?: readonly string[];
  /** The state is edited where it stands. */
  readonly isEditable?: boolean;
}

/** Name of a record as a heading, and its state in one pill. */
export function RecordName({ entity, record, as, id, parts = [], isEditable = false }: RecordNameProps) {
  const inPlace = useInPlace(entity, record);
  const { pill } = useRecordFace(entity, record);
  return (
    <Box sx={{ minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
      <Box
        component={as}
        id={id}
        sx={{
          m: 0,
          minWidth: 0,
          fontSize: 18,
          lineHeight: '24px',
          fontWeight: 620,
          letterSpacing: '-0.015em',
          overflowWrap: 'anywhere',
        }}
      >
        {String(record[entity.title] ?? '')}
        {parts.length > 0 && <span style={visuallyHidden}>{['', ...parts].join(' · ')}</span>}
      </Box>
      {pill && (
        <InPlaceValue entity={entity} record={record} name={pill.name} inPlace={isEditable ? inPlace : undefined}>
          <FieldCell resource={entity.name} name={pill.name} field={pill.field} record={record} />
        </InPlaceValue>
      )}
    </Box>
  );
}
