import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { shareNoteLimit, sharePasswordLengths } from '../../../schema/areas/files/shares.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { CopyText } from './CopyText.tsx';
import { generatePassword, offeredDays, type ShareTerms } from './terms.ts';
import { inputPropsOf, keyboards } from '../../widgets/keyboard/keyboards.ts';

interface TermsFieldsProps {
  readonly terms: ShareTerms;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<ShareTerms>) => void;
}

/** The fields of a share: who gets it, for how long, and what they may do. */
export function TermsFields({ terms, faults, onChange }: TermsFieldsProps) {
  const translate = useTranslate();
  const id = useId();
  const word = (name: string, options?: object) => translate(`app.shares.dialog.${name}`, options);
  const emails = { id: `${id}emails`, error: faults['emails'], hint: word('emailsHint') };
  const password = { id: `${id}password`, error: faults['password'], hint: word('passwordHint') };
  const most = { id: `${id}most`, error: faults['mostDownloads'] };
  const note = { id: `${id}note`, error: faults['note'] };
  return (
    <>
      <RadioGroup
        row
        aria-label={word('how')}
        value={terms.way}
        onChange={(_event, way) => onChange({ way: way as ShareTerms['way'] })}
      >
        <FormControlLabel value="link" control={<Radio />} label={word('link')} />
        <FormControlLabel value="mail" control={<Radio />} label={word('mail')} />
      </RadioGroup>
      {terms.way === 'mail' && (
        <FieldFrame {...emails} label={word('emails')} isRequired>
          <OutlinedInput
            id={emails.id}
            value={terms.emails}
            multiline
            maxRows={4}
            autoFocus
            onChange={(event) => onChange({ emails: event.target.value })}
            inputProps={{
              ...controlAttributes({ ...emails, isRequired: true }),
              ...inputPropsOf(keyboards.email),
              enterKeyHint: 'enter',
            }}
          />
        </FieldFrame>
      )}
      <FieldFrame id={`${id}days`} label={word('ends')} error={faults['expiresAt']}>
        <Select
          value={terms.days}
          onChange={(event) => onChange({ days: Number(event.target.value) })}
          labelId={`${id}days-label`}
          id={`${id}days`}
        >
          {offeredDays.map((days) => (
            <MenuItem key={days} value={days}>
              {word('days', { smart_count: days })}
            </MenuItem>
          ))}
        </Select>
      </FieldFrame>
      <FieldFrame {...password} label={word('password')}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <OutlinedInput
            id={password.id}
            value={terms.password}
            autoComplete="off"
            onChange={(event) => onChange({ password: event.target.value })}
            inputProps={{
              ...controlAttributes(password),
              maxLength: sharePasswordLengths.most,
              autoCapitalize: 'none',
              spellCheck: false,
            }}
            sx={{ flex: 1 }}
          />
          {terms.password === '' ? (
            <Button onClick={() => onChange({ password: generatePassword() })}>{word('generate')}</Button>
          ) : (
            <CopyText
              key={terms.password}
              text={terms.password}
              label={translate('app.actions.copy')}
              description={word('copyPassword')}
            />
          )}
        </Box>
      </FieldFrame>
      <div>
        <FormControlLabel
          control={
            <Checkbox checked={terms.mayDownload} onChange={(_event, mayDownload) => onChange({ mayDownload })} />
          }
          label={word('mayDownload')}
        />
      </div>
      {terms.mayDownload && (
        <FieldFrame {...most} label={word('mostDownloads')}>
          <OutlinedInput
            id={most.id}
            value={terms.mostDownloads}
            placeholder={word('any')}
            onChange={(event) => onChange({ mostDownloads: event.target.value.replace(/\D/g, '').slice(0, 7) })}
            inputProps={{ ...keyboards.numeric, ...controlAttributes(most) }}
          />
        </FieldFrame>
      )}
      <FieldFrame {...note} label={word('note')}>
        <OutlinedInput
          id={note.id}
          value={terms.note}
          multiline
          minRows={2}
          maxRows={6}
          onChange={(event) => onChange({ note: event.target.value })}
          inputProps={{ ...controlAttributes(note), maxLength: shareNoteLimit }}
        />
      </FieldFrame>
    </>
  );
}
