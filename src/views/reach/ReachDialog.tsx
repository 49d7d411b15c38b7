import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWordsOfPages } from '../../i18n/useWordsOfPages.ts';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
import type { ReachQuestion } from './ReachContext.ts';

interface ReachDialogProps extends ReachQuestion {
  readonly onAnswer: (value: string | null) => void;
}

/** Question which records of a series a change or a deletion reaches: the one alone unless said (AB 2). */
export function ReachDialog({ entity, name, action, without, onAnswer }: ReachDialogProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const values = (entity.api.reach?.values ?? []).filter((value) => !without.includes(value));
  const [chosen, setChosen] = useState(values[0] ?? '');
  const title = translate(`app.reach.${entity.name}.${action}`, { name });
  return (
    <DialogFrame
      title={title}
      onClose={() => onAnswer(null)}
      onSubmit={() => onAnswer(chosen)}
      actions={
        <>
          <Button autoFocus onClick={() => onAnswer(null)}>
            {translate('app.actions.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={action === 'delete' ? 'error' : 'primary'}>
            {translate(`app.actions.${action === 'delete' ? 'delete' : 'save'}`)}
          </Button>
        </>
      }
    >
      <RadioGroup aria-label={title} value={chosen} onChange={(_event, value) => setChosen(value)}>
        {values.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={translate(`app.reach.${entity.name}.values.${value}`)}
          />
        ))}
      </RadioGroup>
    </DialogFrame>
  );
}
