import { useContext, type MouseEvent, type ReactNode } from 'react';
import { QuietLink } from '../link/QuietLink.tsx';
import { recordPath } from '../link/recordPath.ts';
import { PeekContext, type Peeked } from './PeekContext.ts';

/** Returns true for a press that asks for another tab or window. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Link to a record from outside of its own list: a press opens it over the page, with Ctrl or Cmd its page in a new tab. */
export function PeekLink({ kind, id, children }: Peeked & { readonly children: ReactNode }) {
  const peek = useContext(PeekContext);
  const path = recordPath(kind, id);
  if (path === null) return <span>{children}</span>;
  return (
    <QuietLink
      to={path}
      {...(peek && { 'aria-haspopup': 'dialog' as const })}
      onClick={(event) => {
        event.stopPropagation();
        if (peek === null || isForBrowser(event)) return;
        event.preventDefault();
        peek({ kind, id });
      }}
    >
      {children}
    </QuietLink>
  );
}
