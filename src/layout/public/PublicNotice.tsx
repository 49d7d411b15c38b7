import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';

interface PublicNoticeProps {
  readonly title: string;
  readonly lead: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** Message of a page without a session, in place of its form; it is focused for screen readers. */
export function PublicNotice({ title, lead, children }: PublicNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ width: '100%', maxWidth: 384, mx: 'auto' }}>
      <Box component="h1" ref={heading} tabIndex={-1} sx={{ m: 0, typography: 'h4', outline: 'none' }}>
        {title}
      </Box>
      <Box component="p" sx={{ m: '4px 0 24px', color: 'ink2', fontSize: 14, overflowWrap: 'anywhere' }}>
        {lead}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>
    </Box>
  );
}
