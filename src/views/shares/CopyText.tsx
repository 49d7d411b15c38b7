import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { QuietButton } from '../list/tools/CopyLink.tsx';

interface CopyTextProps {
  readonly text: string;
  readonly label: string;
  /** Name for who cannot see where the button stands; the label by default. */
  readonly description?: string;
  /** True in a line with others. */
  readonly isQuiet?: boolean;
}

/** The button that copies a link or a password; it says so in its own place. */
export function CopyText({ text, label, description = label, isQuiet = false }: CopyTextProps) {
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
  const Shape = isQuiet ? QuietButton : Button;
  return (
    <Shape onClick={() => void copy()} aria-label={isCopied ? undefined : description}>
      {isCopied ? translate('app.secondFactor.copied') : label}
    </Shape>
  );
}
