import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useId, useState } from 'react';
import { mailSubjectLimit } from '../../../../../schema/areas/conversations/mail.ts';
import { controlAttributes, FieldFrame } from '../../../../widgets/field-frame/FieldFrame.tsx';
import { AddressInput } from './AddressInput.tsx';
import { Attachments } from './Attachments.tsx';
import type { WrittenMail } from './useMailDraft.ts';
import type { Input } from './useSendMail.tsx';

const RichTextEditor = lazy(async () => ({
  default: (await import('../../../../widgets/rich-text/RichTextEditor.tsx')).RichTextEditor,
}));

interface ComposerFieldsProps {
  readonly mail: WrittenMail;
  readonly faults: Readonly<Partial<Record<Input, string>>>;
  readonly isBusy: boolean;
  readonly onChange: (part: Partial<WrittenMail>) => void;
  /** Called with the name of a recipient who was chosen. */
  readonly onNamed: (name: string) => void;
  readonly onUploading: (isUploading: boolean) => void;
}

/** The inputs of a mail. */
export function ComposerFields({ mail, faults, isBusy, onChange, onNamed, onUploading }: ComposerFieldsProps) {
  const translate = useTranslate();
  const id = useId();
  const [hasCopies, setCopies] = useState(mail.cc.length > 0);
  const [begun] = useState(mail.to.length === 0 ? 'to' : mail.subject === '' ? 'subject' : 'text');
  const beginsAt = (input: string) => begun === input && { 'data-begins': true };
  const words = (key: string) => translate(`app.mail.${key}`);
  const subject = { id: `${id}-subject`, label: words('subject'), isRequired: true, error: faults.subject };
  const text = { id: `${id}-text`, label: words('text'), isRequired: true, error: faults.text };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <AddressInput
          label={words('to')}
          isRequired
          hasFocus={begun === 'to'}
          value={mail.to}
          taken={mail.cc}
          onChange={(to) => onChange({ to })}
          onNamed={onNamed}
          error={faults.to}
        />
        {!hasCopies && (
          <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setCopies(true)}>
            {words('addCc')}
          </Button>
        )}
      </Box>
      {hasCopies && (
        <AddressInput
          label={words('cc')}
          value={mail.cc}
          taken={mail.to}
          onChange={(cc) => onChange({ cc })}
          error={faults.cc}
        />
      )}
      <FieldFrame {...subject}>
        <OutlinedInput
          {...beginsAt('subject')}
          id={subject.id}
          fullWidth
          value={mail.subject}
          error={faults.subject !== undefined}
          onChange={({ target }) => onChange({ subject: target.value.slice(0, mailSubjectLimit) })}
          slotProps={{ input: controlAttributes(subject) }}
        />
      </FieldFrame>
      <FieldFrame {...text}>
        <Box {...beginsAt('text')} sx={{ '&& .tiptap': { minHeight: 180 } }}>
          <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
            <RichTextEditor
              id={text.id}
              labelId={`${text.id}-label`}
              value={mail.text}
              onChange={(written) => onChange({ text: written })}
              onBlur={() => undefined}
              isReadOnly={isBusy}
              hasError={faults.text !== undefined}
              attributes={controlAttributes(text)}
            />
          </Suspense>
        </Box>
      </FieldFrame>
      <Attachments
        files={mail.files}
        onChange={(files) => onChange({ files })}
        onBusy={onUploading}
        error={faults.attachments}
      />
    </>
  );
}
