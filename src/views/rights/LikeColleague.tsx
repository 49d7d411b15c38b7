import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { levelsOfRows, type LevelsByResource } from '../../../schema/access/matrix.ts';
import { areSameLevels } from '../../../schema/access/templates.ts';
import type { Reference } from '../../../schema/fields/field.ts';
import { registry } from '../../../schema/index.ts';
import { fieldsAssigning } from '../../../schema/language/records/references.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { PickerField } from '../../fields/inputs/references/PickerField.tsx';
import { saidOf } from '../../widgets/notice/saidOf.ts';

interface LikeColleagueProps {
  readonly value: LevelsByResource;
  readonly onChange: (levels: LevelsByResource) => void;
}

/** The field whose options are the colleagues to whom work is assigned. */
const roster = fieldsAssigning(registry.get('talent'), true)[0] ?? '';

/** Choice of a colleague, whose levels are copied; empty again as soon as the levels are others. */
export function LikeColleague({ value, onChange }: LikeColleagueProps) {
  const translate = useTranslate();
  const client = useClient();
  const [like, setLike] = useState<{ readonly colleague: Reference; readonly levels: LevelsByResource } | null>(null);
  const [fault, setFault] = useState<string>();
  // Only the answer about the colleague chosen last counts.
  const asked = useRef<string | undefined>(undefined);

  const choose = async (colleague: Reference | undefined) => {
    asked.current = colleague?.id;
    setFault(undefined);
    setLike(null);
    if (!colleague) return;
    try {
      const { role, resources } = await client.ask('GET /user/v1/staff/permission', { query: { id: colleague.id } });
      if (asked.current !== colleague.id) return;
      if (role !== 'staff') {
        setFault(translate('app.staff.rights.likeNobody', { name: colleague.displayName }));
        return;
      }
      const levels = levelsOfRows(resources);
      setLike({ colleague, levels });
      onChange(levels);
    } catch (error) {
      if (asked.current === colleague.id) setFault(saidOf(error, translate));
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 260 }}>
      <PickerField
        label={translate('app.staff.rights.like')}
        resource="talent"
        field={roster}
        error={fault}
        value={like && areSameLevels(like.levels, value) ? [like.colleague] : []}
        onChange={([one]) => void choose(one)}
      />
    </Box>
  );
}
