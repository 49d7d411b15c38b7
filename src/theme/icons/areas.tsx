import { drawn } from './drawn.tsx';

/** The icons of the areas of the product, as the menu shows them. */

export const DashboardIcon = drawn('DashboardIcon', <path d="M2.5 7 8 2.5 13.5 7v6.5h-11z" />);

export const CalendarIcon = drawn(
  'CalendarIcon',
  <>
    <rect x="2.5" y="3" width="11" height="10.5" rx="2" />
    <path d="M2.5 6.5h11M5.5 1.8v2.4M10.5 1.8v2.4" />
  </>,
);

export const TasksIcon = drawn('TasksIcon', <path d="m3 8.5 3 3 7-7" />);

export const TalentIcon = drawn(
  'TalentIcon',
  <>
    <circle cx="8" cy="5.5" r="2.8" />
    <path d="M2.8 13.5c.6-2.7 2.6-4 5.2-4s4.6 1.3 5.2 4" />
  </>,
);

export const ScoutIcon = drawn(
  'ScoutIcon',
  <>
    <circle cx="7" cy="7" r="4.3" />
    <path d="m10.3 10.3 3.2 3.2" />
  </>,
);

export const PartnerIcon = drawn('PartnerIcon', <path d="M3 13.5V4l5-1.8V13.5M8 6.5l5 1.2v5.8M2 13.5h12" />);

export const StaffIcon = drawn(
  'StaffIcon',
  <>
    <circle cx="6" cy="6" r="2.3" />
    <circle cx="11.3" cy="6.6" r="1.8" />
    <path d="M2 13c.5-2.3 2-3.4 4-3.4s3.5 1.1 4 3.4M11 10c1.7 0 2.7.9 3 2.5" />
  </>,
);

export const PipelineIcon = drawn('PipelineIcon', <path d="M2.5 3.5h11l-4 5V13l-3-1.5v-3z" />);

export const EventIcon = drawn(
  'EventIcon',
  <path d="m8 2.3 1.7 3.6 4 .5-2.9 2.7.7 3.9L8 11.1 4.5 13l.7-3.9-2.9-2.7 4-.5z" />,
);

export const ProjectIcon = drawn(
  'ProjectIcon',
  <>
    <rect x="2.5" y="3" width="3" height="10" rx="1" />
    <rect x="6.6" y="3" width="3" height="6.5" rx="1" />
    <rect x="10.7" y="3" width="3" height="8.5" rx="1" />
  </>,
);

export const ContractIcon = drawn('ContractIcon', <path d="M4 2.3h5.5L12.5 5v8.7H4zM6 7.5h4.5M6 10h4.5" />);

export const FinanceIcon = drawn(
  'FinanceIcon',
  <>
    <circle cx="8" cy="8" r="5.7" />
    <path d="M9.8 6.2C9.3 5.5 8.7 5.3 8 5.3c-1 0-1.8.5-1.8 1.3 0 2 3.7.8 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.8 0-1.5-.3-2-1M8 4.2v7.6" />
  </>,
);

export const InvoiceIcon = drawn(
  'InvoiceIcon',
  <path d="M3.5 2.3h9v11.4l-2.2-1.4L8 13.7l-2.3-1.4-2.2 1.4zM6 5.6h4M6 8.4h4" />,
);

export const CreditNoteIcon = drawn(
  'CreditNoteIcon',
  <path d="M3.5 2.3h9v11.4l-2.2-1.4L8 13.7l-2.3-1.4-2.2 1.4zM10.2 7H5.8m1.7-1.8L5.8 7l1.7 1.8" />,
);

export const ExpenseIcon = drawn(
  'ExpenseIcon',
  <>
    <rect x="2.3" y="4" width="11.4" height="8" rx="1.5" />
    <path d="M2.3 6.8h11.4M5 9.6h2.2" />
  </>,
);

export const TaxIcon = drawn(
  'TaxIcon',
  <>
    <circle cx="5" cy="5" r="1.7" />
    <circle cx="11" cy="11" r="1.7" />
    <path d="m12.3 3.7-8.6 8.6" />
  </>,
);

export const FeeIcon = drawn(
  'FeeIcon',
  <>
    <circle cx="8" cy="8" r="5.7" />
    <path d="M8 8V2.3M8 8l4.9 2.9" />
  </>,
);

export const CommsIcon = drawn('CommsIcon', <path d="M2.5 4h11v7.5h-6L4.5 14v-2.5h-2z" />);

export const LibraryIcon = drawn('LibraryIcon', <path d="M2 4.5h4.3L7.8 6H14v7H2z" />);

export const ReportsIcon = drawn('ReportsIcon', <path d="M3 13.5v-4M6.5 13.5V5M10 13.5V8M13.5 13.5V3" />);

export const ToolsIcon = drawn(
  'ToolsIcon',
  <path d="M13.3 4.6a3.3 3.3 0 0 1-4.5 4l-4.4 4.4a1.3 1.3 0 0 1-1.9-1.9l4.4-4.4a3.3 3.3 0 0 1 4-4.5L9 4.2 9.3 6l1.9.4z" />,
);

export const CommunityIcon = drawn('CommunityIcon', <path d="M3 6.5v3l2 .3L10.5 13V3L5 6.2zM12.7 6v4" />);

export const FavoritesIcon = drawn(
  'FavoritesIcon',
  <path d="M8 13.3C4.4 10.9 2.3 9 2.3 6.5A2.9 2.9 0 0 1 8 5.3a2.9 2.9 0 0 1 5.7 1.2c0 2.5-2.1 4.4-5.7 6.8z" />,
);

export const SettingsIcon = drawn(
  'SettingsIcon',
  <path d="M2.5 4.5h6M12 4.5h1.5M2.5 11.5H4M7.5 11.5h6M10.2 2.8v3.4M5.8 9.8v3.4" />,
);
