import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { keyDays } from '../../../../../schema/areas/identity/keyLimits.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import { FormDialog } from '../../../../widgets/dialog/FormDialog.tsx';
import { LabelledField } from '../../../../widgets/small-form/LabelledField.tsx';
import { useSmallForm } from '../../../../widgets/small-form/useSmallForm.ts';
import { ResourceChoice } from './ResourceChoice.tsx';
import { wiredOf, type ChosenResources } from './resourceChoice.ts';

const lifetimes = [30, keyDays.usual, keyDays.most];

interface KeyDialogProps {
  /** Takes the text of the new key, in place of closing. */
  readonly onMade: (key: string) => void;
  /** Refetches the keys, also after a failure: a key may have been made. */
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Form of a new API key: name, end, whether it only reads, and its resources. */
export function KeyDialog({ onMade, onDone, onClose }: KeyDialogProps) {
  const translate = useTranslate();
  const client = useClient();
  const [days, setDays] = useState<number>(keyDays.usual);
  const [readsOnly, setReadsOnly] = useState(true);
  const [isWhole, setWhole] = useState(true);
  const [chosen, setChosen] = useState<ChosenResources>({});
  const [isAsked, setAsked] = useState(false);
  const isMissing = !isWhole && Object.keys(chosen).length === 0;
  const words = (key: string, options?: object) => translate(`app.apiKeys.${key}`, options);
  const { field, frame } = useSmallForm({ name: '' }, async ({ name }) => {
    if (isMissing) return false;
    const body = { name, days, readsOnly, resources: isWhole ? null : wiredOf(chosen) };
    try {
      onMade((await client.ask('POST /user/v1/api-keys', { body })).key);
    } finally {
      void onDone();
    }
    return false;
  });
  const isChanged = days !== keyDays.usual || !readsOnly || !isWhole;
  return (
    <FormDialog
      title={words('add')}
      submitLabel={words('make')}
      {...frame}
      isChanged={isChanged}
      onSubmit={() => {
        setAsked(true);
        frame.onSubmit();
      }}
      onClose={onClose}
    >
      <LabelledField
        {...field('name')}
        id="key-name"
        autoComplete="off"
        label={words('name')}
        hint={words('nameHint')}
        hasFocus
      />
      <Box>
        <Box id="key-days" sx={{ mb: 0.5, fontSize: 12, lineHeight: '16px', fontWeight: 520 }}>
          {words('until')}
        </Box>
        <Select
          labelId="key-days"
          size="small"
          value={days}
          onChange={({ target }) => setDays(target.value)}
          sx={{ width: '100%' }}
        >
          {lifetimes.map((one) => (
            <MenuItem key={one} value={one}>
              {words('days', { days: one })}
            </MenuItem>
          ))}
        </Select>
      </Box>
      <FormControlLabel
        label={words('readsOnly')}
        control={<Switch size="small" checked={readsOnly} onChange={(_event, isOn) => setReadsOnly(isOn)} />}
        sx={{ ml: -0.75, mr: 0 }}
      />
      <FormControlLabel
        label={words('whole')}
        control={<Switch size="small" checked={isWhole} onChange={(_event, isOn) => setWhole(isOn)} />}
        sx={{ ml: -0.75, mr: 0 }}
      />
      {!isWhole && (
        <ResourceChoice chosen={chosen} readsOnly={readsOnly} isMissing={isAsked && isMissing} onChange={setChosen} />
      )}
      <Box sx={{ fontSize: 12, color: 'ink3' }}>{words('never')}</Box>
    </FormDialog>
  );
}
