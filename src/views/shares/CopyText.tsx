import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';

interface CopyTextProps {
  readonly text: string;
  readonly label: string;
  /** Name for who cannot see where the button stands; the label by default. */
  readonly description?: string;
}

/** The button that copies a link or a password; it says so in its own place. */
export function CopyText({ text, label, description = label }: CopyTextProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // A browser has no clipboard for pages that came unencrypted from another machine; the text stands beside.
      notify('app.views.list.linkNotCopied', { type: 'warning' });
    }
  };
  return (
    <Button size="small" onClick={() => void copy()} aria-label={isCopied ? undefined : description}>
      {isCopied ? translate('app.secondFactor.copied') : label}
    </Button>
  );
}
