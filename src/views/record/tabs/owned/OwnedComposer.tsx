import { useCreate, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { useIdempotencyKey } from '../../../../dataProvider/useIdempotencyKey.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';
import { useOpenFields } from '../../../states/stateFields.ts';
import { useViewFields } from '../../../view-fields/viewFields.ts';
import { ownedFields } from '../../../view-fields/owned.ts';
import { OwnedForm } from './OwnedForm.tsx';

interface OwnedComposerProps {
  readonly entity: AnyEntity;
  readonly field: string;
  readonly owner: WireRecord;
  /** Closes what it stands in, which has a way out then. */
  readonly onCancel?: () => void;
  readonly onAdded?: () => void;
}

/** Makes a record that the one on the page owns; afterwards it is empty again. */
export function OwnedComposer({ entity, field, owner, onCancel, onAdded }: OwnedComposerProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const viewFields = useViewFields(entity);
  const written = useMemo(() => ownedFields(viewFields, field, true), [viewFields, field]);
  const fields = useOpenFields(entity, written, null);
  const [create] = useCreate<WireRecord>();
  const [made, setMade] = useState(0);
  const keyOf = useIdempotencyKey();
  const words = useWords(entity.name);
  const name = translate(`resources.${entity.name}.name`, { smart_count: 1 });

  const save = (body: Record<string, unknown>) => {
    const data = { ...body, [`${field}Id`]: owner.id };
    return create(
      entity.name,
      { data, meta: { idempotencyKey: keyOf(data) } },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
  };
  const onSaved = () => {
    notify('app.views.record.created', { messageArgs: { name } });
    void invalidate(entity.name);
    setMade(made + 1);
    onAdded?.();
  };
  return (
    <OwnedForm
      key={made}
      entity={entity}
      fields={fields}
      record={null}
      label={translate('app.titles.add', { name: words.ofRecords(1) })}
      save={save}
      onSaved={onSaved}
      {...(onCancel ? { onCancel } : { isFolded: true })}
    />
  );
}
