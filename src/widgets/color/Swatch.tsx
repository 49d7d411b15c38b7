import { styled } from '@mui/material/styles';
import { patterns } from '../../../schema/rules/patterns.ts';
import { standingOut } from '../../theme/standingOut.ts';

/** A colour as a small square; nothing without a colour. */
export const Swatch = styled('span', { shouldForwardProp: (name) => name !== 'color' })<{ color: string }>(
  ({ theme, color }) => ({
    flex: 'none',
    display: 'inline-block',
    width: 16,
    height: 16,
    borderRadius: 4,
    boxShadow: `inset 0 0 0 1px ${theme.palette.line}`,
    // As the dots of this colour are seen.
    background: patterns.hexColor.regex.test(color) ? standingOut(color, theme) : color,
  }),
);
