import { drawn } from './drawn.tsx';

/** Icons of the library. */
export const FolderIcon = drawn('FolderIcon', <path d="M2 12.5v-9h4l1.5 2H14v7z" />);
export const UploadIcon = drawn('UploadIcon', <path d="M8 10V3M5 5.8l3-3 3 3M3 13h10" />);
export const NewFolderIcon = drawn('NewFolderIcon', <path d="M2 12.5v-9h4l1.5 2H14v7zM8 7.2v3.6M6.2 9h3.6" />);
export const ListIcon = drawn('ListIcon', <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />);
export const GalleryIcon = drawn(
  'GalleryIcon',
  <path d="M2.5 2.5h4.7v4.7H2.5zM8.8 2.5h4.7v4.7H8.8zM2.5 8.8h4.7v4.7H2.5zM8.8 8.8h4.7v4.7H8.8z" />,
);
export const SensitiveIcon = drawn('SensitiveIcon', <path d="M4 7V5.2a4 4 0 0 1 8 0V7M3 7h10v6.5H3z" />);
export const SharedIcon = drawn(
  'SharedIcon',
  <path d="M6.7 9.3a2.6 2.6 0 0 0 3.7 0l2.2-2.2a2.6 2.6 0 0 0-3.7-3.7l-.7.7M9.3 6.7a2.6 2.6 0 0 0-3.7 0L3.4 8.9a2.6 2.6 0 0 0 3.7 3.7l.7-.7" />,
);
export const FileAwayIcon = drawn('FileAwayIcon', <path d="M2 12.5v-9h4l1.5 2H14v7zM8 7v4M6.2 9.3 8 11l1.8-1.7" />);
