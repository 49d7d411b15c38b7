import { drawn } from '../../theme/icons/drawn.tsx';

/** The icons of the tools of a rich text. */

export const BoldIcon = drawn(
  'BoldIcon',
  <path strokeWidth={2} d="M4.8 3h3.7a2.4 2.4 0 0 1 0 4.8H4.8zM4.8 7.8h4.4a2.6 2.6 0 0 1 0 5.2H4.8z" />,
);
export const ItalicIcon = drawn('ItalicIcon', <path d="M6.8 3h4.4M4.8 13h4.4M9.4 3 6.6 13" />);
export const BulletsIcon = drawn('BulletsIcon', <path d="M6.3 4h7M6.3 8h7M6.3 12h7M2.8 4h.1M2.8 8h.1M2.8 12h.1" />);
export const NumbersIcon = drawn(
  'NumbersIcon',
  <path d="M6.8 4h6.5M6.8 8h6.5M6.8 12h6.5M2.4 3l1-.6v3.8M2.3 10.4c.3-.9 1.9-.9 1.9.1 0 .8-1.9 1.4-1.9 2.5h2" />,
);
export const QuoteIcon = drawn(
  'QuoteIcon',
  <path d="M6.5 8.3H3.2V5.6c0-1.3.8-2.3 2.3-2.6M6.5 8.3v1c0 1.6-1 2.7-2.6 3M12.8 8.3H9.5V5.6c0-1.3.8-2.3 2.3-2.6M12.8 8.3v1c0 1.6-1 2.7-2.6 3" />,
);
export const LinkIcon = drawn(
  'LinkIcon',
  <path d="M6.7 9.3a2.7 2.7 0 0 0 3.9 0l2.1-2.1a2.7 2.7 0 0 0-3.9-3.9l-.9.9M9.3 6.7a2.7 2.7 0 0 0-3.9 0L3.3 8.8a2.7 2.7 0 0 0 3.9 3.9l.9-.9" />,
);
export const MentionIcon = drawn(
  'MentionIcon',
  <>
    <circle cx="8" cy="8" r="2.4" />
    <path d="M10.4 5.6v3.1c0 2.3 3.1 2.1 3.1-.8A5.5 5.5 0 1 0 11 12.6" />
  </>,
);
