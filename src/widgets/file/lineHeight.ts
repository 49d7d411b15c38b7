/** Height of a file in a line, in pixels. */
export const lineHeight = 40;
