import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState, type RefObject } from 'react';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';

interface LiveLineProps {
  /** Description of others' changes to what is shown; null without any. */
  readonly text: string | null;
  /** Brings what is shown up to date. Nothing is offered where it is not given. */
  readonly onShow?: (() => Promise<void>) | undefined;
  /** Content that is shown, to which the focus returns. */
  readonly content: RefObject<HTMLElement | null>;
  /** The side on which the line borders on the content. */
  readonly border: 'top' | 'bottom';
}

/** Unobtrusive line about outdated content, with a button that updates it in place. */
export function LiveLine({ text, onShow, content, border }: LiveLineProps) {
  const translate = useTranslate();
  const complain = useFailureNotice();
  const [isBusy, setBusy] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  const show = async (button: HTMLElement) => {
    const isFocused = button.contains(document.activeElement);
    setBusy(true);
    try {
      await onShow?.();
      const back = cameFrom.current?.isConnected
        ? cameFrom.current
        : content.current?.querySelector<HTMLElement>(':is(td, th)[tabindex="0"]');
      if (isFocused) (back ?? content.current)?.focus({ preventScroll: true });
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 2.5 },
        ...(text !== null && {
          minHeight: 36,
          [border === 'top' ? 'borderTop' : 'borderBottom']: 1,
          borderColor: 'line',
        }),
        bgcolor: 'background.paper',
        color: 'ink2',
      }}
    >
      {text !== null && (
        <Box aria-hidden sx={{ flex: 'none', width: 6, height: 6, borderRadius: '50%', bgcolor: 'primary.main' }} />
      )}
      <Box role="status">{text}</Box>
      {text !== null && onShow && (
        <Button
          variant="text"
          color="primary"
          size="small"
          // Not `loading`, which disables it: the focus would fall out of the page.
          aria-disabled={isBusy}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={({ relatedTarget }) => {
            cameFrom.current = relatedTarget as HTMLElement | null;
          }}
          onClick={({ currentTarget }) => !isBusy && void show(currentTarget)}
        >
          {translate('app.views.live.show')}
        </Button>
      )}
    </Box>
  );
}
