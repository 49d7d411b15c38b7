import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type ComponentType } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { isDialog } from '../../../schema/language/tabs.ts';
import type { WireRecord } from '../../fields/kind.ts';
import type { Values } from '../../fields/values.ts';
import { holdFirstField, isFocusLost } from '../../theme/focus/firstField.ts';
import { FormFailure } from '../../widgets/dialog/FormFailure.tsx';
import { isFilled } from '../record/tabs/facts/isFilled.ts';
import { DuePill } from '../due/DuePill.tsx';
import { DraftBar } from '../form/DraftBar.tsx';
import { FormFields } from '../form/FormSections.tsx';
import { focusWhenThere } from '../form/useFormFocus.ts';
import { useMergingForm } from '../form/useMergingForm.tsx';
import type { Subject } from '../owner/ListOwner.ts';
import { DialogHead } from './DialogHead.tsx';
import { DialogTools } from './DialogTools.tsx';
import { FoldedFields } from './FoldedFields.tsx';
import { writtenKeysOf, type DialogParts } from './useDialogParts.ts';

export interface RecordEditorProps {
  readonly entity: AnyEntity;
  readonly ownerField: string | undefined;
  readonly subject: Subject | undefined;
  /** Null for a new one. */
  readonly record: WireRecord | null;
  /** The record of which a new one is a copy, or null. */
  readonly copied: WireRecord | null;
  /** Values with which a new one begins, by wire key. */
  readonly starts: Values | undefined;
  readonly title: string;
  /** Id of the heading. */
  readonly labelId: string;
  /** Offers what follows a new record, in the notice after it was saved. */
  readonly Next?: ComponentType<{ readonly record: WireRecord }> | undefined;
  /** Reads the record again, and starts anew. */
  readonly onReadAgain: () => void;
  /** Comes when it was saved or deleted, or is given up. */
  readonly onClose: () => void;
}

interface EditorFormProps extends RecordEditorProps {
  readonly parts: DialogParts;
  readonly given: Values;
  readonly typed?: Values | undefined;
  readonly save: (body: Record<string, unknown>, base: WireRecord | null) => Promise<WireRecord | void>;
  readonly onSaved: (saved: WireRecord | undefined) => void;
  /** Comes before saving: whether another one is added after it. */
  readonly onSubmit: (isAnother: boolean) => void;
}

/**
 * The form of a record in its dialog: essentials first, the rest under "More", judged while it is filled in (AB 5), saved
 * by its button, by Enter or by Ctrl or Cmd with Enter.
 */
export function EditorForm(props: EditorFormProps) {
  const { entity, record, copied, parts, given, typed, title, labelId, save, onSaved, onSubmit } = props;
  const { onReadAgain, onClose } = props;
  const translate = useTranslate();
  const { fields, main, folded, facts } = parts;
  const { form, isChanged, isSaving, draft, failure, lost, submit, onKeyDown, conflict } = useMergingForm({
    resource: entity.name,
    fields,
    rules: entity.rules,
    record,
    given,
    ...(typed && { typed }),
    isJudgedOnInput: true,
    save,
    onSaved,
  });
  const content = useRef<HTMLDivElement>(null);
  const isNew = record === null;
  useEffect(() => {
    if (!content.current) return undefined;
    if (isNew) return focusWhenThere(content.current, entity.title);
    // The button that asked for the form is gone.
    return entity.detail.edits ? holdFirstField(content.current, isFocusLost) : undefined;
  }, [entity, isNew]);
  // What begins with a name may be saved as it is.
  const maySave = isChanged || (isNew && Boolean(given[entity.title]));
  const model = record ?? copied;
  const inFold = folded.flatMap((section) => section.fields);
  const isFolded =
    inFold.some((named) => model && isFilled(named, model)) || writtenKeysOf(inFold).some((key) => key in given);
  const send = (isAnother: boolean) => {
    onSubmit(isAnother);
    submit();
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          send(false);
        }}
        onKeyDown={(event) => {
          onSubmit(false);
          onKeyDown(event);
        }}
      >
        <DialogHead id={labelId} title={title}>
          {record && <DuePill entity={entity} record={record} />}
          {record && <DialogTools {...{ entity, record, isChanged, onReadAgain, onClose }} mayWrite />}
        </DialogHead>
        <DialogContent ref={content} sx={{ pb: 2.5 }}>
          <DraftBar offer={draft} />
          <Box sx={{ mt: 0.5 }}>
            <FormFields
              entity={entity}
              fields={main}
              record={record}
              {...(isDialog(entity) && { wide: entity.title })}
            />
          </Box>
          <FoldedFields {...{ entity, record, folded, facts }} startsOpen={isFolded} />
        </DialogContent>
        <Box sx={{ px: 2.5, pb: 1.5, '&:empty': { display: 'none' } }}>
          <FormFailure said={failure} />
          {lost}
        </Box>
        <DialogActions>
          {isNew && isDialog(entity) && (
            <Button
              variant="text"
              disabled={!isChanged || isSaving}
              onClick={() => send(true)}
              sx={{ ml: -1, mr: 'auto', px: 1 }}
            >
              {translate('app.actions.saveAndAdd')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
          <Button type="submit" variant="contained" color="primary" disabled={!maySave} loading={isSaving}>
            {translate('app.actions.save')}
          </Button>
        </DialogActions>
      </Box>
      {conflict}
    </FormProvider>
  );
}
