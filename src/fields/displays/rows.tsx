import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import type { FieldKind } from '../../../schema/fields/field.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { FieldCell } from '../columns.ts';
import { isWide } from '../isWide.ts';
import type { CellProps, WireRecord } from '../kind.ts';
import { cellWord } from '../../i18n/fieldWords.ts';
import { RowOwner } from '../rowOwner.ts';
import { isFilledCell, useCellChoice } from './rowWords.ts';

interface RowProps extends Omit<CellProps<'rows'>, 'record' | 'field'> {
  readonly field: RowsField;
  readonly row: WireRecord;
}

/** Kinds whose values are unclear without a label. */
const bare: readonly FieldKind[] = ['date', 'integer', 'decimal', 'money', 'measure'];

/** One row on a line: what it says, parted by dots, days and numbers with labels, and long texts below. */
function Row({ resource, name, field, row }: RowProps) {
  const translate = useTranslate();
  const choiceOf = useCellChoice(resource, name);
  const { unasked = [] } = field;
  const filled = Object.entries(field.cells).filter(([cell]) => !unasked.includes(cell) && isFilledCell(row, cell));
  const short = filled.filter(([, one]) => !isWide(one));
  return (
    <>
      {short.map(([cell, declared], index) => {
        const word = translate(cellWord(resource, name, cell));
        const isFlag = declared.kind === 'flag';
        return (
          <Fragment key={cell}>
            {index > 0 && ' · '}
            {(isFlag || bare.includes(declared.kind)) && word}
            {bare.includes(declared.kind) && ' '}
            {!isFlag &&
              (choiceOf(cell, declared, row) ?? (
                <FieldCell resource={resource} name={cell} field={declared} record={row} />
              ))}
          </Fragment>
        );
      })}
      {filled
        .filter(([, one]) => isWide(one))
        .map(([cell]) => (
          <Box key={cell} sx={{ color: 'ink2', whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>
            {row[cell] as string}
          </Box>
        ))}
    </>
  );
}

/** The rows of a record in short, a line each: in the history and where two versions stand beside each other. */
export function RowsDisplay({ record, ...props }: CellProps<'rows'>) {
  const rows = (record[props.name] as readonly WireRecord[] | undefined) ?? [];
  if (rows.length === 0) return <NoValue />;
  return (
    <RowOwner value={record}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {rows.map((row, index) => (
          <li key={row.id ?? index}>
            <Row {...props} row={row} />
          </li>
        ))}
      </Box>
    </RowOwner>
  );
}
