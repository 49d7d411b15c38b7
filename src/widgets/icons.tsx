import { drawn } from '../theme/icons/drawn.tsx';

/** The icons of what is done with records, beside those of the shell. */

export const EditIcon = drawn('EditIcon', <path d="m3 13 .6-2.8 7-7a1.5 1.5 0 0 1 2.2 2.2l-7 7zM9.6 4.2l2.2 2.2" />);
export const CopyIcon = drawn('CopyIcon', <path d="M5.5 5.5h7.7v7.7H5.5zM10.5 5.5V2.8H2.8v7.7h2.7" />);
export const RemoveIcon = drawn(
  'RemoveIcon',
  <path d="M2.8 4.3h10.4M6.3 4.3V2.8h3.4v1.5M4.3 4.3l.5 9h6.4l.5-9M6.7 7v3.7M9.3 7v3.7" />,
);
export const MergeIcon = drawn(
  'MergeIcon',
  <path d="M3 3.5c0 3 2 4.5 5 4.5M3 12.5C3 9.5 5 8 8 8M8 8h5M10.8 5.6 13.2 8l-2.4 2.4" />,
);
export const OpenIcon = drawn('OpenIcon', <path d="M3 8h9.5M8.8 4.3 12.5 8l-3.7 3.7" />);
export const RightsIcon = drawn(
  'RightsIcon',
  <>
    <path d="M8 1.8 13 3.7v3.6c0 3.2-2 5.6-5 6.9-3-1.3-5-3.7-5-6.9V3.7z" />
    <path d="m5.8 7.9 1.6 1.6 2.9-3" />
  </>,
);
export const HandOverIcon = drawn(
  'HandOverIcon',
  <path d="M2.5 5.5h9M8.7 2.7l2.8 2.8-2.8 2.8M13.5 10.5h-9M7.3 7.7l-2.8 2.8 2.8 2.8" />,
);
export const AboutIcon = drawn(
  'AboutIcon',
  <>
    <circle cx="8" cy="8" r="5.7" />
    <path d="M8 7.3v3.6M8 5.1v.1" />
  </>,
);
export const TableIcon = drawn('TableIcon', <path d="M2.5 3.5h11v9h-11zM2.5 6.5h11M2.5 9.5h11" />);
export const BoardIcon = drawn('BoardIcon', <path d="M2.5 3h3v10h-3zM6.5 3h3v6h-3zM10.5 3h3v8h-3z" />);
export const TimelineIcon = drawn('TimelineIcon', <path d="M2.5 4h6M5.5 8h6M8.5 12h5" />);
export const CollapseIcon = drawn(
  'CollapseIcon',
  <path d="M2.5 8h4M4.8 5.8 7 8l-2.2 2.2M13.5 8h-4M11.2 5.8 9 8l2.2 2.2" />,
);
export const UpIcon = drawn('UpIcon', <path d="m4 10 4-4 4 4" />);
export const DownIcon = drawn('DownIcon', <path d="m4 6 4 4 4-4" />);
export const PreviousIcon = drawn('PreviousIcon', <path d="m10 3.5-4.5 4.5 4.5 4.5" />);
export const NextIcon = drawn('NextIcon', <path d="m6 3.5 4.5 4.5L6 12.5" />);
export const ZoomInIcon = drawn(
  'ZoomInIcon',
  <>
    <circle cx="7" cy="7" r="4.3" />
    <path d="m10.3 10.3 3.2 3.2M7 5.2v3.6M5.2 7h3.6" />
  </>,
);
export const ZoomOutIcon = drawn(
  'ZoomOutIcon',
  <>
    <circle cx="7" cy="7" r="4.3" />
    <path d="m10.3 10.3 3.2 3.2M5.2 7h3.6" />
  </>,
);
export const DownloadIcon = drawn('DownloadIcon', <path d="M8 2.8v7M5 7.2l3 3 3-3M3 13h10" />);
export const MoreIcon = drawn('MoreIcon', <path d="M3.5 8h.1M8 8h.1M12.5 8h.1" />);
export const EmptyIcon = drawn(
  'EmptyIcon',
  <>
    <path d="m2.3 9 2-5.5h7.4l2 5.5v4H2.3z" />
    <path d="M2.3 9h3.2l1 1.7h3L10.5 9h3.2" />
  </>,
);
export const NoMatchIcon = drawn(
  'NoMatchIcon',
  <>
    <circle cx="7" cy="7" r="4.3" />
    <path d="m10.3 10.3 3.2 3.2M5.6 5.6l2.8 2.8M8.4 5.6 5.6 8.4" />
  </>,
);
export const RetryIcon = drawn('RetryIcon', <path d="M13 8a5 5 0 1 1-1.5-3.6M13 2.5v3h-3" />);
export const TurnIcon = drawn('TurnIcon', <path d="M3 8a5 5 0 1 0 1.5-3.6M3 2.5v3h3" />);
export const WaitingIcon = drawn('WaitingIcon', <path d="M5.8 3.5v9M10.2 3.5v9" />);
export const HistoryIcon = drawn(
  'HistoryIcon',
  <path d="M2.6 8a5.4 5.4 0 1 0 1.7-3.9L2.8 5.4M2.8 2.6v2.8h2.8M8 5v3.2l2.2 1.3" />,
);
export const PlayIcon = drawn('PlayIcon', <path d="M5 3.2v9.6L12.6 8z" />);
export const PinIcon = drawn(
  'PinIcon',
  <path d="M9.6 2.5 13.5 6.4l-2.2.6-2.1 2.1-.2 2.9-5-5 2.9-.2L9 4.7zM6.5 9.5 2.8 13.2" />,
);
