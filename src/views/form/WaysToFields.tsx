import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate, type TranslateFunction } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Reference } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { fieldLabel } from '../../dataProvider/refusal.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { editPath } from '../../widgets/link/recordPath.ts';

interface WaysToFieldsProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** Names of the fields, or of fields of a record to which one points (`client.city`). */
  readonly names: readonly string[];
}

/** Returns the form with a field, and its label: of the record itself, or of the one record to which a field points. */
function wayTo(entity: AnyEntity, record: WireRecord, name: string, translate: TranslateFunction) {
  const [own = name, further] = name.split('.');
  const [one, ...others] = [record[own] as Reference | readonly Reference[] | null | undefined].flat();
  const there = further !== undefined && one && others.length === 0 ? editPath(one.kind, one.id) : null;
  const [form, field] = there === null ? [editPath(entity.name, record.id), own] : [there, further ?? own];
  const label = fieldLabel(entity.name, there === null ? own : name, translate);
  return form === null ? null : { to: `${form}#${encodeURIComponent(field)}`, label };
}

/** Links to fields of a record's form, for what is missing there. Nothing where no form edits such records. */
export function WaysToFields({ entity, record, names }: WaysToFieldsProps) {
  const translate = useTranslate();
  const ways = names.flatMap((name) => wayTo(entity, record, name, translate) ?? []);
  if (ways.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {ways.map(({ to, label }) => (
        <Button key={to} size="small" variant="outlined" component={Link} to={to}>
          {translate('app.views.record.fillIn', { field: label })}
        </Button>
      ))}
    </Box>
  );
}
