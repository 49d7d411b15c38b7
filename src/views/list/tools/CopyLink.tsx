import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';

/** A quiet button in the line of chips. */
export const QuietButton = styled(ButtonBase)(({ theme }) => ({
  height: 28,
  padding: '0 9px',
  borderRadius: 7,
  border: '1px dashed transparent',
  font: 'inherit',
  color: theme.palette.ink2,
  '&:hover': { color: theme.palette.ink, background: theme.palette.row },
  '&[data-dashed]': { borderColor: theme.palette.edge },
}));

/** A browser has no clipboard for pages that came unencrypted from another machine. */
const canCopy = 'clipboard' in navigator;

/** Copies the address of the list as it is shown: what a colleague needs to see the same. */
export function CopyLink() {
  const translate = useTranslate();
  const notify = useNotify();
  if (!canCopy) return null;
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => notify('app.views.list.linkCopied'),
      () => notify('app.views.list.linkNotCopied', { type: 'warning' }),
    );
  return <QuietButton onClick={() => void copy()}>{translate('app.views.list.copyLink')}</QuietButton>;
}
