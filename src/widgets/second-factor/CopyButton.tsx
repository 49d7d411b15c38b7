import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  /** True for the main action of a dialog, which has the focus first. */
  readonly isMain?: boolean;
}

/** Puts a text on the clipboard, and says so in its own place. */
export function CopyButton({ label, text, isMain = false }: CopyButtonProps) {
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
    <Button
      {...(isMain && { variant: 'contained', color: 'primary' })}
      autoFocus={isMain}
      onClick={() => void copy()}
      aria-live="polite"
    >
      {isCopied ? translate('app.secondFactor.copied') : label}
    </Button>
  );
}
