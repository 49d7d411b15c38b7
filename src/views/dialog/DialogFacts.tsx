import Box from '@mui/material/Box';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { isUuid } from '../../../schema/rules/texts.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { isFilled } from '../record/tabs/facts/isFilled.ts';
import { Definition } from '../record/tabs/facts/ShowView.tsx';
import { useViewFields, type NamedField } from '../view-fields/viewFields.ts';

interface FactsProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly fields: readonly NamedField[];
}

/** The facts of a record that are there, one below the other; an id of another record tells nobody anything. */
export function Facts({ entity, record, fields }: FactsProps) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {fields
        .filter((named) => isFilled(named, record) && !isUuid(String(record[named.name])))
        .map((named) => (
          <Definition key={named.name} entity={entity} record={record} {...named} />
        ))}
    </Box>
  );
}

/** Returns what is known of a record besides its name, for who may not change it. */
export function DialogFacts({ entity, record }: Omit<FactsProps, 'fields'>) {
  const { sections, kept } = useViewFields(entity);
  const fields = [...sections.flatMap((section) => section.fields), ...kept];
  return <Facts entity={entity} record={record} fields={fields.filter(({ name }) => name !== entity.title)} />;
}
