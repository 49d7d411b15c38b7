import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

/** Parts of a menu, which load together. */
export const menuParts = { Divider, Menu, MenuItem };
