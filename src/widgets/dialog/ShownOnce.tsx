import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { CopyButton } from '../second-factor/CopyButton.tsx';
import { DialogFrame } from './DialogFrame.tsx';

interface ShownOnceProps {
  readonly title: string;
  readonly lead: string;
  /** Label of the button that copies the text. */
  readonly copyLabel: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Shows a key or secret that no other answer shows again; only its button closes it. */
export function ShownOnce({ title, lead, copyLabel, text, onClose }: ShownOnceProps) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      isKept
      actions={
        <>
          {/* A double click on the form's last button must not close it. */}
          <Button onClick={onClose}>{translate('app.shownOnce.done')}</Button>
          <CopyButton isMain text={text} label={copyLabel} />
        </>
      }
    >
      <Box>{lead}</Box>
      <Box
        component="code"
        sx={{ p: 1.25, borderRadius: 1, bgcolor: 'background.default', color: 'ink', overflowWrap: 'anywhere' }}
      >
        {text}
      </Box>
    </DialogFrame>
  );
}
