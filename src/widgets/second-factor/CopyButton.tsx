import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
}

/** Puts a text on the clipboard, and says so in its own place. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Plain http pages have no clipboard; the text can be selected instead.
      notify('rules.error', { type: 'warning' });
    }
  };
  return (
    <Button onClick={() => void copy()} aria-live="polite">
      {isCopied ? translate('app.secondFactor.copied') : label}
    </Button>
  );
}
