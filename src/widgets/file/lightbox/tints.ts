/** Colours of the lightbox, the same in both themes: pictures are looked at before a dark ground. */
export const paper = {
  backdrop: '#0e0f0e',
  ground: '#242623',
  ink: '#f4f4f1',
  quiet: '#b6b8b0',
  edge: '#8a8c84',
} as const;
