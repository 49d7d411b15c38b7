import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import type { CallAnswer, CallInput } from '../../../../schema/calls.ts';
import { event } from '../../../../schema/areas/work/entities/event.ts';
import { hold } from '../../../../schema/areas/work/entities/hold.ts';
import type { Field } from '../../../../schema/fields/field.ts';
import { field as declare } from '../../../../schema/fields/kinds.ts';
import { registry } from '../../../../schema/index.ts';
import { takenValues } from '../../../../schema/language/records/takenValues.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useIdempotencyKey } from '../../../dataProvider/useIdempotencyKey.ts';
import { FieldInput } from '../../../fields/inputs.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useMergingForm } from '../../../views/form/useMergingForm.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { useToday } from '../../../widgets/moment/useToday.ts';
import { daysOfEvent } from './daysOfEvent.ts';
import type { HoldsOf } from './holdsOf.ts';
import { useRankWords } from './holdWords.ts';

const route = 'POST /client/v1/holds/days';
type Made = CallAnswer<typeof route>['holds'];

interface AddHoldProps {
  /** The record on whose page the hold is added, and its kind. */
  readonly record: WireRecord;
  readonly of: HoldsOf;
  readonly onClose: () => void;
}

const days = { fromDay: declare.date({ required: true }), toDay: declare.date({ required: true, after: 'fromDay' }) };
const more = { expiresAt: hold.fields.expiresAt, note: hold.fields.note };

/** Returns how many of the new holds have which rank, in words. */
function useMadeWords(): (made: Made) => string {
  const translate = useTranslate();
  const rankWords = useRankWords();
  return (made) => {
    const counts = new Map<number, number>();
    for (const { rank } of made) counts.set(rank, (counts.get(rank) ?? 0) + 1);
    const ranks = [...counts].toSorted(([one], [other]) => one - other);
    const parts = ranks.map(([rank, count]) => (counts.size === 1 ? rankWords(rank) : `${count} × ${rankWords(rank)}`));
    return translate('app.holds.added', { smart_count: made.length, ranks: parts.join(', ') });
  };
}

/** Returns what a hold takes from the event or opportunity that it is for, by the keys of the call. */
function aboutOf(of: HoldsOf, record: WireRecord, zone: string): Readonly<Record<string, unknown>> {
  const lead = registry.leadsTo(of).find(({ to }) => to === hold.name);
  if (!lead) return { talentIds: [record.id] };
  const source = { fields: registry.get(of).fields, record };
  const { label, clientId = null } = takenValues(lead, hold.fields, source, zone);
  return { [lead.key]: record.id, clientId, ...(label !== undefined && { label }) };
}

/** Returns the days with which the dialog starts: those of an event, the expected one of an opportunity, else today. */
function daysOf(of: HoldsOf, record: WireRecord, today: string, zone: string) {
  if (of === 'event') return daysOfEvent(record, today, zone);
  const expected = of === 'opportunity' ? record['expectedOn'] : null;
  const day = typeof expected === 'string' && expected > today ? expected : today;
  return { fromDay: day, toDay: day };
}

/** Holds days: for the talents of an event or opportunity, or of one talent for either. */
export function AddHold({ record, of, onClose }: AddHoldProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const madeWords = useMadeWords();
  const today = useToday();
  const zone = useTimeZone();
  const mayReadChances = useMay('read', 'opportunity');
  const fields = useMemo((): Readonly<Record<string, Field>> => {
    if (of !== 'talent') return { talents: { ...event.fields.talents, required: true }, ...days, ...more };
    const { event: toEvent, opportunity, client: partner } = hold.fields;
    return { ...days, event: toEvent, ...(mayReadChances && { opportunity }), client: partner, ...more };
  }, [mayReadChances, of]);
  const given = useMemo(() => {
    const range = daysOf(of, record, today, zone);
    return { ...range, ...(of !== 'talent' && { talentIds: record['talentIds'], talents: record['talents'] }) };
  }, [of, record, today, zone]);
  const { form, isSaving, failure, submit, onKeyDown } = useMergingForm({
    resource: hold.name,
    fields,
    record: null,
    given,
    save: async () => {
      const { talents: _talents, ...values } = form.getValues();
      const body = { ...values, ...aboutOf(of, record, zone) } as unknown as CallInput<typeof route>['body'];
      const { holds } = await client.ask(route, { body, headers: { 'idempotency-key': keyOf({ ...body }) } });
      const said = madeWords(holds);
      notify(said, { messageArgs: { _: said } });
      void invalidate(hold.name);
    },
    onSaved: onClose,
  });
  const labelOf = (name: string) =>
    translate(name in hold.fields ? `resources.hold.fields.${name}` : `app.holds.fields.${name}`);
  return (
    <FormProvider {...form}>
      <FormDialog
        title={translate('app.holds.add')}
        submitLabel={translate('app.holds.add')}
        failure={failure}
        isBusy={isSaving}
        onSubmit={submit}
        onClose={onClose}
      >
        <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2 }}>
          {Object.entries(fields).map(([name, field]) => (
            <FieldInput
              key={name}
              resource={name === 'talents' ? event.name : hold.name}
              name={name}
              field={field}
              label={labelOf(name)}
              prefix=""
              record={null}
            />
          ))}
        </Box>
      </FormDialog>
    </FormProvider>
  );
}
