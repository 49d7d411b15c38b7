import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { FieldFrame } from '../../../../widgets/field-frame/FieldFrame.tsx';
import { inputPropsOf, keyboards } from '../../../../widgets/keyboard/keyboards.ts';

/** A calendar that is to be read: by its address, or a file. */
export interface NewSource {
  readonly name: string;
  readonly showsNames: boolean;
  readonly address?: string;
  readonly content?: string;
}

interface AddSourceProps {
  readonly isBusy: boolean;
  /** Returns true once it is kept. */
  readonly onAdd: (source: NewSource) => Promise<boolean>;
}

/** The fields by which a calendar from elsewhere is added to a person. */
export function AddSource({ isBusy, onAdd }: AddSourceProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [showsNames, setShowsNames] = useState(false);
  const word = (key: string) => translate(`app.calendar.feeds.${key}`);
  const add = async (content: Pick<NewSource, 'address' | 'content'>, usual: string) => {
    const isKept = await onAdd({ name: name.trim() || usual, showsNames, ...content });
    if (!isKept) return;
    setName('');
    setAddress('');
  };
  const upload = async (file: File | undefined) => {
    if (file) await add({ content: await file.text() }, file.name.replace(/\.ics$/i, '').slice(0, 100));
  };
  return (
    <Box component="section" aria-label={word('add')} sx={{ display: 'grid', gap: 1.5 }}>
      <FieldFrame id={`${id}address`} label={word('address')} hint={word('addressHint')}>
        <OutlinedInput
          id={`${id}address`}
          value={address}
          fullWidth
          onChange={({ target }) => setAddress(target.value)}
          inputProps={{ ...inputPropsOf(keyboards.url), maxLength: 2000 }}
        />
      </FieldFrame>
      <FieldFrame id={`${id}name`} label={word('name')}>
        <OutlinedInput
          id={`${id}name`}
          value={name}
          fullWidth
          onChange={({ target }) => setName(target.value)}
          inputProps={{ maxLength: 100 }}
        />
      </FieldFrame>
      <FormControlLabel
        control={<Checkbox size="small" checked={showsNames} onChange={(_event, next) => setShowsNames(next)} />}
        label={word('showsNames')}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          color="primary"
          disabled={isBusy || address.trim() === ''}
          onClick={() => void add({ address: address.trim() }, word('usualName'))}
        >
          {word('add')}
        </Button>
        <Button disabled={isBusy} onClick={() => input.current?.click()}>
          {word('upload')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".ics,text/calendar"
          aria-label={word('upload')}
          onChange={({ target }) => {
            void upload(target.files?.[0]);
            target.value = '';
          }}
        />
      </Box>
    </Box>
  );
}
