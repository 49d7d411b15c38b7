import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Lead } from '../../../schema/language/records/origins.ts';
import { isUuid } from '../../../schema/rules/texts.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { fillingOf, useTaken, type Taken } from './source.ts';

interface ChosenSourceProps {
  readonly entity: AnyEntity;
  readonly fields: Readonly<Record<string, Field>>;
  readonly lead: Lead;
  /** Id with which the form starts: its values are there already. */
  readonly known: string | null;
  /** Comes with the name of a record from which a field was filled. */
  readonly onFilled: (name: string) => void;
}

/** Fills the empty fields of a new record's form from the record that is chosen in it. Draws nothing. */
export function ChosenSource({ entity, fields, lead, known, onFilled }: ChosenSourceProps) {
  const { control, getValues, setValue } = useFormContext();
  const chosen: unknown = useWatch({ control, name: lead.key });
  const zone = useTimeZone();
  const id = typeof chosen === 'string' && isUuid(chosen) && chosen !== known ? chosen : null;
  const { data } = useTaken(entity, id === null ? null : { lead, id }, zone);
  const fill = useEffectEvent(({ name, values }: Taken) => {
    const filling = Object.entries(fillingOf(fields, values, (key) => getValues(key)));
    for (const [key, value] of filling) setValue(key, value, { shouldDirty: true, shouldValidate: true });
    if (filling.length > 0) onFilled(name);
  });
  useEffect(() => {
    if (data) fill(data);
  }, [data]);
  return null;
}
