import { drawn } from './drawn.tsx';

/** The icons of ways to reach somebody, and of what is written about them. */

export const CallIcon = drawn(
  'CallIcon',
  <path d="M3 2.8h2.4l1.2 3-1.5 1.1a7.6 7.6 0 0 0 4 4l1.1-1.5 3 1.2V13a1 1 0 0 1-1.1 1A10.6 10.6 0 0 1 2 3.9a1 1 0 0 1 1-1.1z" />,
);
export const MessageIcon = drawn(
  'MessageIcon',
  <path d="M8 2.3a5.7 5.7 0 1 1-2.6 10.8L2.3 13.7l.7-3A5.7 5.7 0 0 1 8 2.3zM5.6 7h4.8M5.6 9.2h3" />,
);
export const NoteIcon = drawn('NoteIcon', <path d="M13 8.5V13H3V3h4.5M6 10l.4-2 5.6-5.6 1.6 1.6L8 9.6z" />);
