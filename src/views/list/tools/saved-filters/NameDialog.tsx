import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { controlAttributes, FieldFrame } from '../../../../widgets/field-frame/FieldFrame.tsx';
import { refusalOf, wordsOf } from '../../../../dataProvider/refusal.ts';

interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Saves the name; its error is shown below the field. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Dialog for the name of a filter. It is required, and the server's error is shown below the field (CM 5, CM 8). */
export function NameDialog({ title, name, onSave, onClose }: NameDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const submit = async () => {
    const given = typed.trim();
    if (given === '') {
      setFault(translate('rules.required'));
      return;
    }
    setSaving(true);
    try {
      await onSave(given);
      onClose();
    } catch (error) {
      const refusal = refusalOf(error);
      const said = refusal?.details[0] ?? refusal;
      setFault(said ? wordsOf(said, translate) : translate('rules.somethingWentWrong'));
      setSaving(false);
    }
  };

  const about = { id: `${id}-name`, isRequired: true, ...(fault !== null && { error: fault }) };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <FieldFrame {...about} label={translate('app.views.savedFilter.label')}>
            <OutlinedInput
              autoFocus
              fullWidth
              size="small"
              id={about.id}
              value={typed}
              error={fault !== null}
              inputProps={controlAttributes(about)}
              onChange={(event) => {
                setTyped(event.target.value);
                setFault(null);
              }}
            />
          </FieldFrame>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
          <Button type="submit" variant="contained" color="primary" loading={isSaving}>
            {translate('app.actions.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
