import { useCreate, useNotify, useTranslate, useUpdate } from 'ra-core';
import { Suspense, useRef, useState } from 'react';
import { undoTime } from '../../../schema/rules/limits.ts';
import { isDialog } from '../../../schema/language/tabs.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { useIdempotencyKey } from '../../dataProvider/useIdempotencyKey.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { isEmpty, type Values } from '../../fields/values.ts';
import { recordPath } from '../../widgets/link/recordPath.ts';
import { OpenButton } from '../../widgets/notice/OpenButton.tsx';
import { GivenUpError } from '../form/GivenUpError.ts';
import { useAdvice } from '../form/useAdvice.tsx';
import { reachedIn } from '../reach/reachesOthers.ts';
import { useSeveralNotice } from '../reach/useSeveralNotice.ts';
import { useSavedValues } from '../owner/ListView.ts';
import { useSavedNotice } from '../writing/useSavedNotice.tsx';
import { useReach } from '../reach/useReach.ts';
import { copiedValues } from '../form/copies.ts';
import { assigned, valuesAbout } from '../list/address/presets.ts';
import { EditorForm, type RecordEditorProps } from './EditorForm.tsx';
import { useDialogParts, type DialogParts } from './useDialogParts.ts';

const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** Returns the values with which the form of a new record starts: what it is about, and those of the copied one. */
function useStart(
  props: RecordEditorProps,
  { fields }: DialogParts,
): { readonly given: Values; readonly typed?: Values } {
  const { entity, ownerField, subject, starts, record, copied } = props;
  const translate = useTranslate();
  const { staffId } = useActor();
  const [start] = useState(() => {
    const about =
      subject && record === null && ownerField === undefined
        ? { ...assigned(entity, fields, staffId), ...valuesAbout(entity, fields, subject) }
        : {};
    const given = { ...about, ...(record === null && starts) };
    if (!copied) return { given };
    const all = copiedValues(entity, fields, copied, (name) => translate('app.views.record.copyOf', { name }));
    // What the copied one says nothing of, the page does (AB 4).
    const typed = Object.entries(all).filter(([key, value]) => !(key in given) || !isEmpty(value));
    return { given, typed: Object.fromEntries(typed) };
  });
  return start;
}

/** Makes, changes or deletes a record in its dialog. */
export function RecordEditor(props: RecordEditorProps) {
  const { entity, ownerField, subject, record, Next, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const askReach = useReach(entity);
  const advice = useAdvice(entity);
  const tellSeveral = useSeveralNotice();
  const parts = useDialogParts(entity, record, ownerField);
  const start = useStart(props, parts);
  const notifySaved = useSavedNotice(entity);
  const [create] = useCreate<WireRecord>();
  const [update] = useUpdate<WireRecord>();
  // Each new one after the first begins with an empty form.
  const [made, setMade] = useState(0);
  const isAnother = useRef(false);
  const name = translate(`resources.${entity.name}.name`, { smart_count: 1 });

  const saved = useSavedValues(entity.name);

  const save = async (given: Record<string, unknown>, base: WireRecord | null) => {
    const body = { ...given, ...saved };
    if (!(await advice.ask(base, body))) throw new GivenUpError();
    if (record) {
      const reach = await askReach(base ?? record, 'update', body);
      if (reach === null) throw new GivenUpError();
      const data = { ...body, version: base?.version };
      const write = { id: record.id, data, previousData: { id: record.id }, meta: { reach } };
      return update(entity.name, write, pessimistic);
    }
    const data = { ...body, ...(ownerField !== undefined && subject && { [`${ownerField}Id`]: subject.id }) };
    return create(entity.name, { data, meta: { idempotencyKey: keyOf(data) } }, pessimistic);
  };
  const onSaved = (written: WireRecord | undefined) => {
    const path = !record && written && isDialog(entity) ? recordPath(entity.name, written.id) : null;
    const reached = record && reachedIn(entity, written);
    if (reached) tellSeveral(entity, reached);
    else if (record && written)
      notifySaved('app.views.record.savedOne', { name }, { ...written, former: record.version });
    else
      notify(record ? 'app.views.record.savedOne' : 'app.views.record.created', {
        messageArgs: { name },
        ...(path !== null && { action: <OpenButton path={path} /> }),
        ...(Next &&
          written && {
            action: (
              <Suspense fallback={null}>
                <Next record={written} />
              </Suspense>
            ),
            autoHideDuration: undoTime,
          }),
      });
    void invalidate(entity.name);
    if (isAnother.current) setMade(made + 1);
    else onClose();
  };
  return (
    <>
      <EditorForm
        key={made}
        {...props}
        parts={parts}
        {...start}
        {...(made > 0 && { typed: undefined })}
        save={save}
        onSaved={onSaved}
        onSubmit={(another) => {
          isAnother.current = another;
        }}
      />
      {advice.dialog}
    </>
  );
}
