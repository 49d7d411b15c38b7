import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Field } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { holdFirstField } from '../../theme/focus/firstField.ts';
import { FieldInput } from '../../fields/inputs.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { FormFailure } from '../../widgets/dialog/FormFailure.tsx';
import { DraftBar } from '../form/DraftBar.tsx';
import { DuplicateHint } from '../form/DuplicateHint.tsx';
import { OnlyWith } from '../form/OnlyWith.tsx';
import { useMergingForm } from '../form/useMergingForm.tsx';
import { editedTogether } from './editedTogether.ts';
import { useSaveFact } from './useSaveFact.ts';

type Fields = Readonly<Record<string, Field>>;

interface FactEditorProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly name: string;
  /** Fields that may be edited in place; the named one is among them. */
  readonly fields: Fields;
  /** The name of the field stands beside it. */
  readonly isHeaded: boolean;
  /** Receives true if the keyboard, or a press of its own, has closed it, so that the focus goes back to what it edits. */
  readonly onClose: (isOwn: boolean) => void;
}

/** Parts of an input that lie over the page: lists, calendars and dialogs. */
const floating =
  '.MuiPopper-root, .MuiPopover-root, .MuiModal-root, [role="listbox"], [role="dialog"], [role="alertdialog"]';

/** A closed list of choices, which Enter would open. */
const closedList = '[role="combobox"]:not(input):not([aria-expanded="true"])';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

interface InputProps extends Pick<FactEditorProps, 'entity' | 'record' | 'name'> {
  readonly field: Field;
  /** The fields that it is asked for with are not here. */
  readonly isAlone: boolean;
}

function Input({ entity, record, name, field, isAlone }: InputProps) {
  const words = useWords(entity.name);
  const input = (
    <Box data-field={name} sx={{ minWidth: 0, display: 'grid' }}>
      <FieldInput
        resource={entity.name}
        name={name}
        field={field}
        label={words.ofField(name, field)}
        prefix=""
        record={record}
      />
      <DuplicateHint entity={entity} record={record} name={name} />
    </Box>
  );
  return isAlone ? input : <OnlyWith of={field}>{input}</OnlyWith>;
}

/**
 * The form of one fact of a record, and of the fields that mean nothing without it: Enter saves, in several lines with
 * Ctrl or Cmd, and Escape takes back what was typed. Left without a change it closes; with one it stays.
 */
export function FactEditor({ entity, record, name, fields, isHeaded, onClose }: FactEditorProps) {
  const translate = useTranslate();
  // What is edited stays the same while the page learns of other changes.
  const [edited] = useState(() => editedTogether(fields, name));
  const words = useWords(entity.name);
  const { save, tellSaved } = useSaveFact(entity, record);
  const recordForm = useMergingForm({
    resource: entity.name,
    place: `${entity.name}.${name}`,
    fields: edited,
    rules: entity.rules,
    record,
    save,
    onSaved: (saved) => {
      tellSaved(saved);
      onClose(true);
    },
  });
  const { form, isChanged, isSaving, draft, failure, lost, conflict } = recordForm;
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const root = frame.current?.querySelector(`[data-field="${CSS.escape(name)}"]`) ?? frame.current;
    return root ? holdFirstField(root, () => !root.contains(document.activeElement)) : undefined;
  }, [name]);
  const submit = () => (isChanged ? recordForm.submit() : onClose(true));
  const isInput = ({ target }: KeyboardEvent | FocusEvent) => frame.current?.contains(target as Node) === true;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isInput(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && !isSaving) {
      event.preventDefault();
      event.stopPropagation();
      onClose(true);
    }
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (isChanged || isSaving || !isInput(event) || !(next instanceof Element)) return;
    if (!frame.current?.contains(next) && !next.closest(floating)) onClose(false);
  };
  const isLabelled = isHeaded && Object.keys(edited).length === 1;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={frame}
        noValidate
        aria-label={translate('app.titles.edit', { name: words.ofField(name, edited[name] as Field) })}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
        onKeyDownCapture={(event) => {
          const isClosed = (event.target as Element).matches(closedList);
          if (event.key !== 'Enter' || !isChanged || !isClosed || !isInput(event)) return;
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        sx={{
          display: 'grid',
          gap: 1,
          minWidth: 0,
          position: 'relative',
          ...(isLabelled && { '& label[id$="-label"]': hidden }),
        }}
      >
        <DraftBar offer={draft} />
        {Object.entries(edited).map(([one, field]) => (
          <Input
            key={one}
            entity={entity}
            record={record}
            name={one}
            field={field}
            isAlone={!Object.keys(field.onlyWith ?? {}).every((root) => root in edited)}
          />
        ))}
        <FormFailure said={failure} />
        {lost}
        <Box sx={{ display: 'flex', gap: 0.75 }}>
          <Button type="submit" size="small" variant="contained" color="primary" loading={isSaving}>
            {translate('app.actions.save')}
          </Button>
          <Button size="small" disabled={isSaving} onClick={() => onClose(true)}>
            {translate('app.actions.cancel')}
          </Button>
        </Box>
      </Box>
      {conflict}
    </FormProvider>
  );
}
