import Box from '@mui/material/Box';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { isThing } from '../isThing.ts';
import { ContactActions } from './ContactActions.tsx';
import { RecordName } from '../../face/RecordName.tsx';
import { RecordPicture } from '../../face/RecordPicture.tsx';
import { SideFacts } from '../../tabs/facts/SideFacts.tsx';

/** Width of the side column, in pixels. */
const sideWidth = 280;

interface RecordSideProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly onNote: (() => void) | null;
  /** Parts of the record that the page shows, said by its heading. */
  readonly parts: readonly string[];
  /** Facts are edited where they stand: not beside the form of the record, which has them too. */
  readonly isEditable: boolean;
}

/** The side column of a record's page: picture, name, state, ways to reach somebody and key facts. */
export function RecordSide({ entity, record, onNote, parts, isEditable }: RecordSideProps) {
  return (
    <Box
      sx={{
        flex: 'none',
        width: sideWidth,
        minHeight: 0,
        overflow: 'auto',
        display: 'flex',
        flexDirection: 'column',
        gap: 2.5,
        px: 2.5,
        pt: 2.5,
        pb: 2.5,
        borderRight: 1,
        borderColor: 'line',
      }}
    >
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}>
        <RecordPicture entity={entity} record={record} size={96} />
        <RecordName entity={entity} record={record} as="h1" parts={parts} isEditable={isEditable} />
      </Box>
      {!isThing(entity) && <ContactActions entity={entity} record={record} onNote={onNote} />}
      <SideFacts entity={entity} record={record} isEditable={isEditable} />
    </Box>
  );
}
