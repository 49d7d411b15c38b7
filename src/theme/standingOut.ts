import { darken, getContrastRatio, lighten, type Theme } from '@mui/material/styles';

/** Contrast that a sign without words needs (WCAG 1.4.11). */
const leastContrast = 3;
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Returns a colour with enough contrast to every background of a colour scheme: the colour itself if it has it, else
 * one that is lightened or darkened as little as needed.
 * @param color #rrggbb
 */
export function standingOut(color: string, { palette }: Pick<Theme, 'palette'>): string {
  const isDark = palette.mode === 'dark';
  // The ground that is nearest to such colours.
  const ground = isDark ? palette.raised : palette.rail;
  const shift = isDark ? lighten : darken;
  const shades = steps.map((step) => (step === 0 ? color : shift(color, step)));
  return shades.find((shade) => getContrastRatio(shade, ground) >= leastContrast) ?? color;
}
