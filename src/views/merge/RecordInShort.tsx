import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Reference } from '../../../schema/fields/field.ts';
import type { PhoneField } from '../../../schema/fields/phone.ts';
import { FieldCell } from '../../fields/columns.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { usePhoneFormat } from '../../widgets/phone/format.ts';
import { fieldsNamed, useViewFields } from '../view-fields/viewFields.ts';
import { ownerFieldOf } from './shortFields.ts';

interface RecordInShortProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/**
 * A record by its name and the fields that distinguish it from others of that name: state, owner, and other search
 * fields. Without links, since it is inside a button.
 */
export function RecordInShort({ entity, record }: RecordInShortProps) {
  const { status } = useViewFields(entity);
  const format = usePhoneFormat();
  const owner = ownerFieldOf(entity);
  const ownerName = owner && (record[owner] as Reference | null | undefined)?.displayName;
  const searched = fieldsNamed(entity, entity.list.search ?? [])
    .filter(({ name }) => name !== entity.title)
    .map(({ name, field }) => {
      const value = record[name];
      if (typeof value !== 'string') return '';
      return field.kind === 'phone' ? format(value, record[(field as PhoneField).country] as string | null) : value;
    });
  const facts = new Set([ownerName, ...searched].filter((fact) => fact));
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box>{String(record[entity.title] ?? '')}</Box>
        {status && <FieldCell resource={entity.name} name={status.name} field={status.field} record={record} />}
      </Box>
      {facts.size > 0 && (
        <Box sx={{ mt: 0.25, fontSize: 12, color: 'ink2', '& span': { display: 'inline-block', maxWidth: '100%' } }}>
          {[...facts].map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' '}
              <span>{index < facts.size - 1 ? `${fact} ·` : fact}</span>
            </Fragment>
          ))}
        </Box>
      )}
    </Box>
  );
}
