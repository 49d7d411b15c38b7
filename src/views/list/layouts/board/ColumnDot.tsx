import { useTheme } from '@mui/material/styles';
import type { Tone } from '../../../../widgets/pill/Pill.tsx';
import { StatusDot } from '../../../../widgets/color/StatusDot.tsx';
import type { ShownColumn } from './shownColumns.ts';

/** Dot in the colour of a column. */
export function ColumnDot({ color }: Pick<ShownColumn, 'color'>) {
  const { status } = useTheme().palette;
  return <StatusDot color={Object.hasOwn(status, color) ? status[color as Tone].fg : color} />;
}
