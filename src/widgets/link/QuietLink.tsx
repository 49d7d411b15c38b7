import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const look = {
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 4,
  // A finger needs more height than a line of text has.
  '@media (pointer: coarse)': { paddingBlock: 12, marginBlock: -12 },
  // Where nothing hovers, what was tapped last would stay underlined.
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
} as const;

/** A link within the app that looks like the text around it until it is pointed at. */
export const QuietLink = styled(Link)(look);

const Anchor = styled('a')(look);

/** Link that leaves the app (a website, a mail address); clicking it does not click the row around it. */
export function OutwardLink({ href, onPress, children }: { href: string; onPress?: () => void; children: string }) {
  const isPage = /^https?:/.test(href);
  return (
    <Anchor
      href={href}
      onClick={(event) => {
        event.stopPropagation();
        onPress?.();
      }}
      {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </Anchor>
  );
}
