import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { status } from '../../../../schema/areas/work/entities/status.ts';
import { AddIcon } from '../../../theme/icons/actions.tsx';
import { useRowMoves } from '../../../views/rows/useRowMoves.ts';
import { Pill } from '../../../widgets/pill/Pill.tsx';
import { OrderedRows } from '../../../widgets/simple-list/OrderedRows.tsx';
import { PlainRows } from '../../../widgets/simple-list/SimpleList.tsx';
import type { CategoryRow, StatusRow } from './useStatusRows.ts';

interface CategorySectionProps {
  readonly category: CategoryRow;
  readonly rows: readonly StatusRow[];
  readonly mayEdit: boolean;
  /** False while only some of its statuses are there. */
  readonly isWhole: boolean;
  readonly onAdd: () => void;
  readonly rowOf: (row: StatusRow, index: number) => ReactNode;
}

/** The statuses of a category in their order. */
export function CategorySection({ category, rows, mayEdit, isWhole, onAdd, rowOf }: CategorySectionProps) {
  const translate = useTranslate();
  const headingId = useId();
  const { ordered, move } = useRowMoves(status.name, 'PUT /client/v1/status/{id}/reorder', rows);
  const words = (key: string, options?: object) => translate(`app.statusSettings.statuses.${key}`, options);
  const { displayName: name, isHidden } = category;
  const label = words('listOf', { name });
  const drawn = (row: StatusRow) => rowOf(row, ordered.indexOf(row));
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 48,
          pt: 1.5,
          pb: 0.5,
          px: { xs: 2, md: 2.5 },
          borderBottom: 1,
          borderColor: 'line',
        }}
      >
        <Box
          component="h2"
          id={headingId}
          sx={{ m: 0, minWidth: 0, fontSize: 13, fontWeight: 600, lineHeight: '20px', overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>
        {isHidden && <Pill>{translate('app.statusSettings.hidden')}</Pill>}
        {mayEdit && (
          <Button
            startIcon={<AddIcon />}
            aria-label={words('addTo', { name })}
            onClick={onAdd}
            sx={{ flex: 'none', ml: 'auto' }}
          >
            {words('add')}
          </Button>
        )}
      </Box>
      {rows.length === 0 && <Box sx={{ px: { xs: 2, md: 2.5 }, py: 1.5, color: 'ink3' }}>{words('noneIn')}</Box>}
      {rows.length > 0 &&
        (mayEdit && isWhole ? (
          <OrderedRows
            label={label}
            rows={ordered}
            rowOf={drawn}
            moveLabel={({ statusName }) => translate('app.lines.move', { name: statusName })}
            onMove={move}
          />
        ) : (
          <PlainRows aria-label={label}>
            {ordered.map((row) => (
              <li key={row.id}>{drawn(row)}</li>
            ))}
          </PlainRows>
        ))}
    </Box>
  );
}
