import { styled } from '@mui/material/styles';
import { Children, useLayoutEffect, useRef, type ReactNode } from 'react';
import { multiSelectMaximumHeight } from '../../../schema/rules/limits.ts';

const Area = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  maxHeight: multiSelectMaximumHeight,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

/** The pills of what is chosen in a picker: at most so high (AB 9), above the text. What is added last is in sight. */
export function PillArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const count = Children.count(children);
  const former = useRef(count);
  useLayoutEffect(() => {
    if (area.current && count > former.current) area.current.scrollTop = area.current.scrollHeight;
    former.current = count;
  }, [count]);
  // No tab stop of its own: from the text the arrow keys go through the pills.
  return (
    <Area ref={area} tabIndex={-1}>
      {children}
    </Area>
  );
}
