import { styled } from '@mui/material/styles';

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

/** A link for the keyboard, out of sight until it has the focus: moves the focus to the element with the id `to`. */
export function SkipTo({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link
      href={`#${to}`}
      onClick={(event) => {
        // The address stays: it is a view that people share.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </Link>
  );
}
