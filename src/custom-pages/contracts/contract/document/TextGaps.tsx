import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { contract } from '../../../../../schema/areas/contracts/entities/contract.ts';
import { filledIn } from '../../../../../schema/areas/contracts/mergeFields.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { wordsOf } from '../../../../dataProvider/refusal.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { permissionsOf } from '../../../../views/rights/permissionsOf.ts';
import { WaysToFields } from '../../../../views/form/WaysToFields.tsx';

interface TextGapsProps {
  readonly record: WireRecord;
  /** Merge fields without a value. */
  readonly gaps: readonly string[];
}

/** Names what the text of a contract lacks, with the ways to fill it in; nothing if it is whole. */
export function TextGaps({ record, gaps }: TextGapsProps) {
  const translate = useTranslate();
  if (gaps.length === 0) return null;
  const params = { kind: contract.name, fields: gaps.join(', ') };
  const key = gaps.length === 1 ? 'documentGap' : 'documentGaps';
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { display: 'grid', gap: 1 } }}>
      <span>{wordsOf({ key, params, message: gaps.join(', ') }, translate)}</span>
      {permissionsOf(record).canUpdate && (
        <WaysToFields
          entity={contract as unknown as AnyEntity}
          record={record}
          names={[...new Set(gaps.map((gap) => filledIn(gap)))]}
        />
      )}
    </Alert>
  );
}
