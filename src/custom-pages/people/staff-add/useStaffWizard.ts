import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { LevelsByResource } from '../../../../schema/access/matrix.ts';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import { areSameLevels } from '../../../../schema/access/templates.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { refusalOf } from '../../../dataProvider/refusal.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useSettling } from '../../../fields/pendingWork.ts';
import { useIdempotencyKey } from '../../../dataProvider/useIdempotencyKey.ts';
import { useRecordForm } from '../../../views/form/useRecordForm.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { listPath, recordPath } from '../../../widgets/link/recordPath.ts';
import { useAfterSave } from '../../../widgets/unsaved/useUnsavedChanges.ts';
import { saidOf } from '../../../widgets/notice/saidOf.ts';
import { basicFields, newStaffOf } from './newStaff.ts';

/** Step of the wizard. */
export type Step = 'basics' | 'rights';

/** Returns the state of the staff wizard (AB 2 and 4): values, open step, and actions. */
export function useStaffWizard() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const afterSave = useAfterSave();
  const client = useClient();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [step, setStep] = useState<Step>('basics');
  const [levels, setLevels] = useState<LevelsByResource>({});
  const [isChecking, setChecking] = useState(false);
  const [checkFailure, setCheckFailure] = useState<string>();
  const [isWarned, setWarned] = useState(false);
  const mayGive = passesFeatureChecks(useActor());
  const list = listPath('staff') ?? '/';

  const save = async (basics: Record<string, unknown>) => {
    const body = newStaffOf(basics, levels, Intl.DateTimeFormat().resolvedOptions().timeZone);
    const headers = { 'idempotency-key': keyOf(body) };
    try {
      return await client.ask('POST /user/v1/staff/create', { body, headers });
    } catch (error) {
      const wrong = refusalOf(error)?.details.find(({ field }) => Object.hasOwn(form.getValues(), field));
      if (wrong) {
        // The errors are on that step, and only a visible field can take the focus.
        flushSync(() => setStep('basics'));
        form.setFocus(wrong.field);
      }
      throw error;
    }
  };
  const onSaved = (made: WireRecord | undefined) => {
    const name = translate('resources.staff.name', { smart_count: 1 });
    notify('app.views.record.created', { type: 'success', messageArgs: { name } });
    for (const resource of ['staff', 'talent', 'scout']) void invalidate(resource);
    afterSave(() => void navigate((made?.id !== undefined && recordPath('staff', made.id)) || list));
  };
  const toldOf = (error: unknown) => (refusalOf(error)?.status === 400 ? error : null);
  const onFailure = (error: unknown, say: (error: unknown) => void) => say(toldOf(error));
  const parts = { place: 'staff', fields: basicFields, record: null };
  const { form, ...recordForm } = useRecordForm({ ...parts, save, onSaved, onFailure });
  const { isWaiting, whenSettled } = useSettling(form.control);

  /** Goes to the second step, if the first is valid and no other person here has the email (AB 4). */
  const next = async () => {
    if (isChecking || !(await form.trigger(undefined, { shouldFocus: true }))) return;
    const email = String(form.getValues('email')).trim();
    setChecking(true);
    setCheckFailure(undefined);
    try {
      const { isUsed } = await client.ask('GET /user/v1/staff/email-exists', { query: { email } });
      if (isUsed) {
        form.setError('email', { type: 'server', message: translate('rules.emailExisted') });
        form.setFocus('email');
      } else if (String(form.getValues('email')).trim() === email) setStep('rights');
    } catch (error) {
      setCheckFailure(saidOf(toldOf(error), translate));
    } finally {
      setChecking(false);
    }
  };

  return {
    form,
    step,
    levels,
    setLevels,
    isChanged: recordForm.isChanged,
    draft: recordForm.draft,
    /** Error of the last try to continue (AB 8). */
    failure: checkFailure ?? recordForm.failure,
    isBusy: isChecking || isWaiting || recordForm.isSaving,
    /** Goes on from the step that is open. */
    proceed: () => {
      if (!recordForm.isChanged) return;
      if (step === 'basics') whenSettled(() => void next());
      else if (mayGive && areSameLevels(levels, {})) setWarned(true);
      else recordForm.submit();
    },
    /** Asks before somebody without any right is saved. */
    warning: {
      isOpen: isWarned,
      name: String(form.getValues('displayName') ?? '').trim(),
      decide: (isYes: boolean) => {
        setWarned(false);
        if (isYes) recordForm.submit();
      },
    },
    previous: () => setStep('basics'),
    cancel: () => void navigate(list),
  };
}
