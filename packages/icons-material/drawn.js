import { createSvgIcon } from '@mui/material/SvgIcon';
import { jsx } from 'react/jsx-runtime';

const lines = {
  transform: 'scale(1.5)',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

const element = (shape, key) => {
  const { type, ...props } = typeof shape === 'string' ? { type: 'path', d: shape } : shape;
  return jsx(type, props, key);
};

/**
 * Makes an icon of Material UI, whose field is 24 by 24, of lines drawn on a field of 16 by 16 (`src/theme/icons`).
 * @param {string} name as Material UI names the icon; its test id is the name and `Icon`
 * @param {...(string | ({ type: 'circle' | 'rect' } & Record<string, number | string>))} shapes the `d` of a path, or the
 *   type and the attributes of another shape
 */
export const drawn = (name, ...shapes) => createSvgIcon(jsx('g', { ...lines, children: shapes.map(element) }), name);
