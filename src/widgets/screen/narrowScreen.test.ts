import { createTheme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { lightTheme } from '../../theme/themes.ts';
import { narrowScreen } from './narrowScreen.ts';

it('is where the theme says that a screen is narrow', () => {
  expect(createTheme(lightTheme).breakpoints.down('sm')).toBe(`@media ${narrowScreen}`);
});
