import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import type { ReadyItem } from '../../../../schema/areas/money/calls/ready.ts';
import type { Picking } from './picking.ts';

interface PickBoxProps extends Picking {
  readonly name: string;
  /** Item of the box, or all that can be picked of a group. */
  readonly items: readonly ReadyItem[];
  readonly isGroup?: boolean;
}

/** Picks an item, or all of a group; disabled where nothing can be picked. */
export function PickBox({ name, items, picked, pick, isGroup = false }: PickBoxProps) {
  const translate = useTranslate();
  const chosen = items.filter(({ id }) => picked.has(id)).length;
  const isAll = items.length > 0 && chosen === items.length;
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5, m: -0.5 }}
      checked={isAll}
      indeterminate={chosen > 0 && !isAll}
      disabled={items.length === 0}
      onChange={(_event, isPicked) => pick(items, isPicked)}
      slotProps={{ input: { 'aria-label': translate(`app.finance.ready.${isGroup ? 'pickAll' : 'pick'}`, { name }) } }}
    />
  );
}
