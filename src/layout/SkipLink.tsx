import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

/** The element that holds the page itself. */
export const contentId = 'content';

const Link = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: '8px 14px',
  borderRadius: 8,
  background: theme.palette.float.bg,
  color: theme.palette.float.fg,
  boxShadow: theme.shadowsFloat,
  fontWeight: 540,
  textDecoration: 'none',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first thing that the keyboard reaches: past the menu, to the page. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Link
      href={`#${contentId}`}
      onClick={(event) => {
        // The address stays: it is a view that people share.
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {translate('app.shell.skip')}
    </Link>
  );
}
