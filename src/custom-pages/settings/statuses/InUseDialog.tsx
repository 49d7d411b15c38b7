import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { inSentence } from '../../../../schema/rules/terms/inSentence.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { saidOf } from '../../../widgets/notice/saidOf.ts';
import { PlainChoice } from '../../../widgets/picker/PlainChoice.tsx';
import type { RelatedData } from '../../../views/removal/RemovalContext.ts';
import type { Target } from './usage.ts';

/** Number of records of each kind that have a status, in a sentence. */
function Usage({ related, others, part }: RelatedData & { readonly part: Part }) {
  const translate = useTranslate();
  const lines = related.map(({ entity, field, total }) => ({
    key: `${entity}.${field}`,
    total,
    name: inSentence(translate(`resources.${entity}.name`, { smart_count: total })),
  }));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, color: 'ink' }}>
      {lines.map(({ key, total, name }) => (
        <li key={key}>{translate(`app.statusSettings.${part}.usage`, { smart_count: total, name })}</li>
      ))}
      {others > 0 && <li>{translate('app.statusSettings.otherUsage', { smart_count: others })}</li>}
    </Box>
  );
}

type Part = 'statuses' | 'statusCategories';

interface InUseDialogProps {
  readonly part: Part;
  /** Name of the status or of the category. */
  readonly name: string;
  readonly usage: RelatedData;
  readonly targets: readonly Target[];
  /** Reason why it stays even without its records. */
  readonly reason?: string | undefined;
  /** Moves the records and takes away what they had; resolves to their number. */
  readonly onMove: (statusId: string) => Promise<number>;
  readonly onClose: () => void;
}

/** Says who has a status that was to go, and offers to move these records to another one in the same write. */
export function InUseDialog({ part, name, usage, targets, reason, onMove, onClose }: InUseDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const words = (key: string, options?: object) => translate(`app.statusSettings.${part}.${key}`, options);
  const title = words('inUse', { name });
  if (reason !== undefined || targets.length === 0) {
    return (
      <DialogFrame
        title={title}
        onClose={onClose}
        actions={
          <Button autoFocus onClick={onClose}>
            {translate('app.actions.close')}
          </Button>
        }
      >
        <Usage {...usage} part={part} />
        <Box>{reason ?? words('noTarget')}</Box>
      </DialogFrame>
    );
  }
  const target = targets.find(({ id }) => id === chosen);
  const submit = async () => {
    if (!target) {
      setFailure(translate('app.statusSettings.targetNeeded'));
      return;
    }
    setBusy(true);
    try {
      const moved = await onMove(target.id);
      notify(`app.statusSettings.${part}.moved`, { messageArgs: { smart_count: moved, name, target: target.name } });
      onClose();
    } catch (error) {
      setFailure(saidOf(error, translate));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={title}
      submitLabel={words('move')}
      failure={failure}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Usage {...usage} part={part} />
      <Box>{words('moveLead')}</Box>
      <PlainChoice
        label={translate('app.statusSettings.target')}
        value={chosen}
        choices={[
          { value: '', label: translate('app.statusSettings.choose') },
          ...targets.map(({ id, name: label, category }) => ({
            value: id,
            label: label === category ? label : `${category} · ${label}`,
          })),
        ]}
        onChange={(value) => {
          setChosen(value);
          setFailure(undefined);
        }}
      />
    </FormDialog>
  );
}
