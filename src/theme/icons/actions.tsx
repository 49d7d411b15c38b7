import { drawn } from './drawn.tsx';

/** The icons of what can be done, and of what is the matter. */

export const SearchIcon = drawn(
  'SearchIcon',
  <>
    <circle cx="7" cy="7" r="4.3" />
    <path d="m10.3 10.3 3.2 3.2" />
  </>,
);
export const MenuIcon = drawn('MenuIcon', <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />);
export const BellIcon = drawn(
  'BellIcon',
  <>
    <path d="M3 11.7h10c-1-1-1.4-2-1.4-4.2a3.6 3.6 0 0 0-7.2 0c0 2.2-.4 3.2-1.4 4.2z" />
    <path d="M6.6 13.8a1.6 1.6 0 0 0 2.8 0" />
  </>,
);
export const CloseIcon = drawn('CloseIcon', <path d="m4 4 8 8M12 4l-8 8" />);
export const BackIcon = drawn('BackIcon', <path d="M13 8H3.3M7 4 3 8l4 4" />);
export const AddIcon = drawn('AddIcon', <path d="M8 3.2v9.6M3.2 8h9.6" />);
export const ChosenIcon = drawn('ChosenIcon', <path d="m3 8.5 3 3 7-7" />);
export const EnterIcon = drawn('EnterIcon', <path d="M13 3.5v4a2 2 0 0 1-2 2H3.3M6 6.7 3.2 9.5 6 12.3" />);
export const LightIcon = drawn(
  'LightIcon',
  <>
    <circle cx="8" cy="8" r="2.8" />
    <path d="M8 1.7v1.2M8 13.1v1.2M1.7 8h1.2M13.1 8h1.2M3.5 3.5l.9.9M11.6 11.6l.9.9M3.5 12.5l.9-.9M11.6 4.4l.9-.9" />
  </>,
);
export const DarkIcon = drawn('DarkIcon', <path d="M13.3 9.6A5.6 5.6 0 0 1 6.4 2.7a5.6 5.6 0 1 0 6.9 6.9z" />);
export const LanguageIcon = drawn(
  'LanguageIcon',
  <>
    <circle cx="8" cy="8" r="5.7" />
    <path d="M2.3 8h11.4M8 2.3c1.7 1.7 2.3 3.6 2.3 5.7S9.7 12 8 13.7C6.3 12 5.7 10.1 5.7 8S6.3 4 8 2.3z" />
  </>,
);
export const MailIcon = drawn(
  'MailIcon',
  <>
    <rect x="2" y="3.5" width="12" height="9" rx="1.5" />
    <path d="m2.3 4.5 5.7 4.3 5.7-4.3" />
  </>,
);
export const SignOutIcon = drawn('SignOutIcon', <path d="M9.5 13.5h-6v-11h6M7 8h6.5M11 5.5 13.5 8 11 10.5" />);
export const ShownIcon = drawn(
  'ShownIcon',
  <>
    <path d="M1.7 8C3 5.4 5.2 4 8 4s5 1.4 6.3 4C13 10.6 10.8 12 8 12s-5-1.4-6.3-4z" />
    <circle cx="8" cy="8" r="1.9" />
  </>,
);
export const HiddenIcon = drawn(
  'HiddenIcon',
  <path d="M6.3 4.2C6.8 4.1 7.4 4 8 4c2.8 0 5 1.4 6.3 4-.5 1-1.2 1.9-2 2.5M10 11.7c-.6.2-1.3.3-2 .3-2.8 0-5-1.4-6.3-4 .7-1.4 1.6-2.4 2.8-3.1M2.5 2.5l11 11M6.7 6.7a1.9 1.9 0 0 0 2.6 2.6" />,
);
export const WarningIcon = drawn(
  'WarningIcon',
  <>
    <path d="M8 2.5 14 13H2z" />
    <path d="M8 6.5v3M8 11.3v.1" />
  </>,
);
export const OfflineIcon = drawn(
  'OfflineIcon',
  <path d="M2.5 2.5l11 11M1.8 6.3a9 9 0 0 1 3-1.8M7.3 3.9a9 9 0 0 1 6.9 2.4M4 8.8a5.8 5.8 0 0 1 2.5-1.4M9.8 7.5A5.8 5.8 0 0 1 12 8.8M6.2 11.2a2.6 2.6 0 0 1 3.6 0M8 13.3v.1" />,
);
export const ClosedIcon = drawn(
  'ClosedIcon',
  <>
    <rect x="3" y="7" width="10" height="6.5" rx="1.5" />
    <path d="M5.3 7V5a2.7 2.7 0 0 1 5.4 0v2" />
  </>,
);
export const LostIcon = drawn(
  'LostIcon',
  <>
    <circle cx="8" cy="8" r="5.7" />
    <path d="m10.3 5.7-1.4 3.2-3.2 1.4 1.4-3.2z" />
  </>,
);
export const ColumnsIcon = drawn('ColumnsIcon', <path d="M2.5 3.5h11v9h-11zM6.2 3.5v9M9.8 3.5v9" />);
export const KindsIcon = drawn('KindsIcon', <path d="M2.5 4h4M2.5 8h2M2.5 12h2M9.5 4h4M8.5 8h5M8.5 12h5" />);
export const GripIcon = drawn('GripIcon', <path d="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" />);
export const PinStartIcon = drawn('PinStartIcon', <path d="M3 3v10M13 8H5.8M8.6 5 5.6 8l3 3" />);
export const PinEndIcon = drawn('PinEndIcon', <path d="M13 3v10M3 8h7.2M7.4 5l3 3-3 3" />);
