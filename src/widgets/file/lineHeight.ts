/** How high a file on a line is, in pixels. */
export const lineHeight = 40;
