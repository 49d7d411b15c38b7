import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { Field } from '../../../../../schema/fields/field.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { DraftBar } from '../../../form/DraftBar.tsx';
import { FormFields } from '../../../form/FormSections.tsx';
import { useMergingForm } from '../../../form/useMergingForm.tsx';
import { HistoryIcon } from '../../../../widgets/icons.tsx';
import { FormFailure } from '../../../../widgets/dialog/FormFailure.tsx';

interface OwnedFormProps {
  readonly entity: AnyEntity;
  readonly fields: Readonly<Record<string, Field>>;
  readonly record: WireRecord | null;
  /** The word on the button. */
  readonly label: string;
  /** Shows errors while typing, not only on leaving a field. */
  readonly isJudgedOnInput?: boolean;
  /** `base` is the record that the body starts from: as it is shown, or as merged since. */
  readonly save: (body: Record<string, unknown>, base: WireRecord | null) => Promise<WireRecord | void>;
  readonly onSaved: () => void;
  readonly onCancel?: () => void;
  /** It is one line until it gets the focus. */
  readonly isFolded?: boolean;
  /** Deletes the record; not while there is something to save. */
  readonly onRemove?: (() => void) | undefined;
  /** Merges it with another one; not while there is something to save. */
  readonly onMerge?: (() => void) | undefined;
  /** Shows its history; not while there is something to save. */
  readonly onHistory?: (() => void) | undefined;
}

/** Styles of an unfocused form: a single input line without a frame. */
const resting = {
  '&[data-resting] :is(label, [role="toolbar"], [data-foot], [data-field] ~ [data-field])': {
    display: 'none',
  },
  '&[data-resting] .tiptap': { minHeight: 0 },
  '&[data-resting] .MuiSkeleton-root': { height: '38px !important' },
} as const;

/** A small form in place: saved by its button or by Ctrl or Cmd with Enter. */
export function OwnedForm(props: OwnedFormProps) {
  const {
    entity,
    fields,
    record,
    label,
    isJudgedOnInput,
    save,
    onSaved,
    onCancel,
    isFolded,
    onRemove,
    onMerge,
    onHistory,
  } = props;
  const translate = useTranslate();
  const { form, isChanged, isSaving, draft, failure, lost, submit, onKeyDown, conflict } = useMergingForm({
    resource: entity.name,
    fields,
    rules: entity.rules,
    record,
    isJudgedOnInput,
    save,
    onSaved,
  });
  // It stays open then: what is hidden under a dialog for files could take none.
  const [isUsed, setUsed] = useState(false);
  const isResting = isFolded === true && !isUsed && !isChanged;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        data-resting={isResting || undefined}
        onFocus={() => setUsed(true)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={onKeyDown}
        sx={{ display: 'grid', gap: 1, ...resting }}
      >
        <DraftBar offer={draft} />
        <FormFields entity={entity} fields={fields} record={record} />
        <FormFailure said={failure} />
        {lost}
        <Box data-foot sx={{ display: 'flex', flexWrap: 'wrap', rowGap: 1.5 }}>
          <Box sx={{ display: 'flex', ml: -1, '& .MuiButton-root': { px: 1 } }}>
            {onRemove && (
              <Button variant="text" color="error" disabled={isChanged} onClick={onRemove}>
                {translate('app.actions.delete')}
              </Button>
            )}
            {onMerge && (
              <Button variant="text" disabled={isChanged} onClick={onMerge}>
                {translate('app.views.merge.with')}
              </Button>
            )}
            {onHistory && (
              <Tooltip describeChild title={translate('app.views.history.show')}>
                <span>
                  <IconButton aria-label={translate('app.views.history.show')} disabled={isChanged} onClick={onHistory}>
                    <HistoryIcon sx={{ fontSize: 16 }} />
                  </IconButton>
                </span>
              </Tooltip>
            )}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
            {onCancel && <Button onClick={onCancel}>{translate('app.actions.cancel')}</Button>}
            <Button type="submit" variant="contained" color="primary" disabled={!isChanged} loading={isSaving}>
              {label}
            </Button>
          </Box>
        </Box>
      </Box>
      {conflict}
    </FormProvider>
  );
}
