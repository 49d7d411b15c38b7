import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import { useNotificationContext, type NotificationPayload } from 'ra-core';
import { useEffect } from 'react';
import { aboveFormEnd, railWidth } from '../../theme/tokens.ts';
import { Notice } from './Notice.tsx';
import { visibleNotices } from './visibleNotices.ts';

const Stack = styled('div')(({ theme }) => ({
  position: 'fixed',
  left: 8,
  right: 8,
  bottom: aboveFormEnd.md,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  // In the middle of the content, not of the window.
  'body:has([data-rail]) &': { left: railWidth + 8 },
  [theme.breakpoints.down('md')]: { bottom: aboveFormEnd.xs, alignItems: 'stretch' },
  // A dialog has its buttons at its foot, so that notices stand at the head of the page while one is open.
  'body:has(.MuiDialog-root) &': { top: 8, bottom: 'auto', left: 8, flexDirection: 'column' },
}));

/** Keeps notices open to assistive technology, from which a dialog that opens or closes hides all that is beside it. */
function keepHeard(element: HTMLElement | null) {
  if (!element) return undefined;
  const show = () => element.removeAttribute('aria-hidden');
  const observer = new MutationObserver(show);
  observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

let count = 0;
const keys = new WeakMap<NotificationPayload, number>();
function keyOf(notice: NotificationPayload): number {
  const key = keys.get(notice) ?? (count += 1);
  keys.set(notice, key);
  return key;
}

/**
 * Notices of the page (AB 8). A new one is visible at once: it replaces the one before it, or is stacked above those
 * that offer an action.
 */
export function Notices() {
  const { notifications, setNotifications } = useNotificationContext();
  const standing = visibleNotices(notifications);
  const hasOver = standing.length < notifications.length;
  useEffect(() => {
    if (hasOver) setNotifications(visibleNotices);
  }, [hasOver, setNotifications]);
  if (standing.length === 0) return null;
  return (
    <Portal>
      <Stack ref={keepHeard}>
        {standing.map((notice) => (
          <Notice
            key={keyOf(notice)}
            of={notice}
            onGone={() => setNotifications((all) => all.filter((one) => one !== notice))}
          />
        ))}
      </Stack>
    </Portal>
  );
}
