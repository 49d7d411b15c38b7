import type SvgIcon from '@mui/material/SvgIcon';

/** Each icon of the package, as Material UI types its own. */
declare const icon: typeof SvgIcon;
export default icon;
