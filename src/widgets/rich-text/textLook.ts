import type { CSSObject, Theme } from '@mui/material/styles';

/** Styles of a rich text, displayed or edited. */
export const textLook = ({ theme }: { readonly theme: Theme }): CSSObject => ({
  overflowWrap: 'anywhere',
  maxWidth: '72ch',
  '& > *': { margin: 0 },
  '& > * + *': { marginTop: 8 },
  '& .heading, & h1, & h2, & h3, & h4, & h5, & h6': { fontSize: 'inherit', fontWeight: 600 },
  '& ul': { paddingLeft: 20, listStyle: 'disc' },
  '& ol': { paddingLeft: 20, listStyle: 'decimal' },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
  '& li ul, & li ol': { margin: 0 },
  '& li > p, & blockquote > p': { margin: 0 },
  '& blockquote': {
    paddingLeft: 12,
    borderLeft: `3px solid ${theme.palette.line}`,
    color: theme.palette.ink2,
  },
  '& code': {
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.92em',
    padding: '1px 4px',
    borderRadius: 4,
    backgroundColor: theme.palette.row,
  },
  '& pre': { whiteSpace: 'pre-wrap' },
  '& hr': { border: 0, borderTop: `1px solid ${theme.palette.line}` },
});
