import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { FactValue } from './FactValue.tsx';
import { useInPlace } from '../../../in-place/useInPlace.ts';
import { isFilled } from './isFilled.ts';
import { useRecordFace } from '../../face/useRecordFace.ts';

interface SideFactsProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** Facts are edited where they stand. */
  readonly isEditable?: boolean;
}

/** Email, phone number and key facts of a record, as far as it has them: name above value, in as many columns as fit. */
export function SideFacts({ entity, record, isEditable = false }: SideFactsProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const inPlace = useInPlace(entity, record);
  const facts = useRecordFace(entity, record).facts.filter(
    (named) => isFilled(named, record) || inPlace.isEdited(named.name),
  );
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      aria-label={translate('app.views.record.keyFacts')}
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 196px), 1fr))',
      }}
    >
      {facts.map(({ name, field }) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ fontSize: 12, lineHeight: '18px', color: 'ink3' }}>
            {words.ofField(name, field)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            <FactValue
              entity={entity}
              record={record}
              name={name}
              field={field}
              inPlace={isEditable ? inPlace : undefined}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
