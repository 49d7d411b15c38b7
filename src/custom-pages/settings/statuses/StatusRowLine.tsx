import { useTranslate } from 'ra-core';
import { swatches } from '../../../../schema/rules/colors.ts';
import { StatusDot } from '../../../widgets/color/StatusDot.tsx';
import { LineText } from '../../../widgets/simple-list/LineText.tsx';
import { LineTools } from '../../../widgets/simple-list/LineTools.tsx';
import type { StatusRow } from './useStatusRows.ts';

interface StatusRowLineProps {
  readonly row: StatusRow;
  /** True for the one with which new records start. */
  readonly isFirst: boolean;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
  readonly onHistory: () => void;
  readonly onRemove: () => void;
}

/** A status at a glance, with what can be done with it. */
export function StatusRowLine({ row, isFirst, ...acts }: StatusRowLineProps) {
  const translate = useTranslate();
  const color = row.color.toLowerCase();
  const colorName = swatches.some((one) => one === color) ? translate(`app.colors.c${color.slice(1)}`) : color;
  return (
    <>
      <LineText
        name={row.statusName}
        about={[colorName, ...(isFirst ? [translate('app.statusSettings.statuses.first')] : [])]}
      >
        <StatusDot color={row.color} />
      </LineText>
      <LineTools name={row.statusName} {...acts} />
    </>
  );
}
