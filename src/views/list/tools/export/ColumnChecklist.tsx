import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { useWords } from '../../../../fields/useWords.ts';
import type { NamedField } from '../../../view-fields/viewFields.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  columnGap: 12,
  margin: 0,
  padding: '8px 0 0',
  listStyle: 'none',
  borderTop: `1px solid ${theme.palette.line2}`,
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28, minWidth: 0, cursor: 'pointer' },
  '& label > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@media (pointer: coarse)': { '& label': { minHeight: 44 } },
}));

interface ColumnChecklistProps {
  readonly entity: AnyEntity;
  readonly fields: readonly NamedField[];
  /** Names of the checked columns. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Checkboxes of all columns. */
export function ColumnChecklist({ entity, fields, chosen, onChange }: ColumnChecklistProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  return (
    <List aria-label={translate('app.views.export.chosen')}>
      {fields.map(({ name, field }) => (
        <li key={name}>
          <label>
            <Checkbox
              sx={{ p: 0 }}
              checked={chosen.includes(name)}
              onChange={(_event, isChosen) =>
                onChange(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
            />
            <span>{words.ofField(name, field)}</span>
          </label>
        </li>
      ))}
    </List>
  );
}
