import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { Field } from '../../../schema/fields/field.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { CheckMark } from '../../widgets/check/CheckMark.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { FieldCell } from '../columns.ts';
import type { WireRecord } from '../kind.ts';
import { isFilledCell, useCellChoice } from './rowWords.ts';

interface CellProps {
  readonly resource: string;
  /** Of the field. */
  readonly name: string;
  readonly cell: string;
  readonly declared: Field;
  readonly row: WireRecord;
}

/** Value of a cell: a choice in plain words, a flag as a check mark, anything else as in a list. */
function Value({ resource, name, cell, declared, row }: CellProps) {
  const word = useCellChoice(resource, name)(cell, declared, row);
  if (declared.kind === 'flag') return row[cell] === true ? <CheckMark /> : null;
  if (declared.kind === 'choice') return word === undefined ? <NoValue /> : <span>{word}</span>;
  return (
    <span>
      <FieldCell resource={resource} name={cell} field={declared} record={row} />
    </span>
  );
}

/** A cell of a row; its label is seen where there is no room for headings. */
export function RowCell({ label, ...props }: CellProps & { readonly label: string }) {
  return (
    <td
      data-label={label}
      data-kind={props.declared.kind}
      data-empty={isFilledCell(props.row, props.cell) ? undefined : ''}
    >
      <Value {...props} />
    </td>
  );
}

interface HeadProps extends CellProps {
  readonly field: RowsField;
  /** Names of the cells that stand on one line below. */
  readonly gathered: readonly string[];
  /** Names of the long texts. */
  readonly long: readonly string[];
}

/** The first cell of a row, which says what it is, with the rest of an address and long texts below. */
export function RowHead({ field, gathered, long, ...props }: HeadProps) {
  const { resource, row } = props;
  const parts = gathered.filter((cell) => isFilledCell(row, cell));
  return (
    <th scope="row">
      <Value {...props} />
      {parts.length > 0 && (
        <Box sx={{ color: 'ink2', fontWeight: 'body1.fontWeight' }}>
          {parts.map((cell, index) => (
            <Fragment key={cell}>
              {index > 0 && ', '}
              <FieldCell resource={resource} name={cell} field={field.cells[cell] as Field} record={row} />
            </Fragment>
          ))}
        </Box>
      )}
      {long
        .filter((cell) => isFilledCell(row, cell))
        .map((cell) => (
          <Box key={cell} sx={{ color: 'ink2', whiteSpace: 'pre-wrap', maxWidth: '48ch' }}>
            {row[cell] as string}
          </Box>
        ))}
    </th>
  );
}
