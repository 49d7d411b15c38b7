import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import type { Field, FieldKind } from '../../../schema/fields/field.ts';
import { codeOf, nameOf, namesOf } from '../../../schema/fields/choice.ts';
import type { ChoiceField } from '../../../schema/fields/choice.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Tag } from '../../widgets/tags/Tags.tsx';
import { FieldCell } from '../columns.ts';
import { isWide } from '../isWide.ts';
import type { CellProps, WireRecord } from '../kind.ts';
import { cellWord, choiceWord } from '../../i18n/fieldWords.ts';

interface RowProps extends Omit<CellProps<'rows'>, 'record' | 'field'> {
  readonly field: RowsField;
  readonly row: WireRecord;
  /** Name of a cell that is shown elsewhere. */
  readonly without?: string | undefined;
}

/** Returns the label of a choice or a flag within a row; undefined if it is empty, and for other kinds. */
export function useCellTag(resource: string, name: string) {
  const translate = useTranslate();
  return (cell: string, declared: Field, row: WireRecord): string | undefined => {
    if (declared.kind === 'flag') return row[cell] === true ? translate(cellWord(resource, name, cell)) : undefined;
    if (declared.kind !== 'choice') return undefined;
    const stored = nameOf((declared as ChoiceField).choices, row[cell]);
    return stored === undefined ? undefined : translate(choiceWord(resource, `${name}.${cell}`, stored));
  };
}

/** Kinds whose values are unclear without a label. */
const bare: readonly FieldKind[] = ['date', 'integer', 'money', 'measure'];

/**
 * One row: its main value, further texts, days and numbers with labels, choices and flags as tags, and long texts
 * below.
 */
export function Row({ resource, name, field, row, without }: RowProps) {
  const translate = useTranslate();
  const tagOf = useCellTag(resource, name);
  const { unasked = [] } = field;
  const filled = Object.entries(field.cells).filter(
    ([cell]) => cell !== without && row[cell] !== null && row[cell] !== '' && row[cell] !== false,
  );
  const values = filled.filter(([cell, { kind }]) => kind !== 'choice' && kind !== 'flag' && !unasked.includes(cell));
  const texts = values.filter(([, one]) => !bare.includes(one.kind) && !isWide(one));
  const named = values.filter(([, { kind }]) => bare.includes(kind));
  const long = values.filter(([, one]) => isWide(one));
  const tags = filled.flatMap(([cell, declared]) => {
    const label = tagOf(cell, declared, row);
    return label === undefined ? [] : [{ cell, label }];
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75, rowGap: 0.5 }}>
      <span>
        {texts.map(([cell, declared], index) => (
          <Fragment key={cell}>
            {index > 0 && ', '}
            <FieldCell resource={resource} name={cell} field={declared} record={row} />
          </Fragment>
        ))}
      </span>
      {tags.map(({ cell, label }) => (
        <Tag key={cell}>{label}</Tag>
      ))}
      {named.length > 0 && (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5, color: 'ink3' }}>
          {named.map(([cell, declared]) => (
            <span key={cell}>
              {translate(cellWord(resource, name, cell))}{' '}
              <Box component="span" sx={{ color: 'ink' }}>
                <FieldCell resource={resource} name={cell} field={declared} record={row} />
              </Box>
            </span>
          ))}
        </Box>
      )}
      {long.map(([cell]) => (
        <Box key={cell} sx={{ flexBasis: '100%', color: 'ink2', whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>
          {row[cell] as string}
        </Box>
      ))}
    </Box>
  );
}

interface LinesProps extends Omit<RowProps, 'row'> {
  readonly rows: readonly WireRecord[];
}

function Lines({ rows, ...props }: LinesProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {rows.map((row, index) => (
        <li key={row.id ?? index}>
          <Row {...props} row={row} />
        </li>
      ))}
    </Box>
  );
}

/** Rows grouped by a choice; those without one come first. */
function Groups({ rows, by, ...props }: LinesProps & { readonly by: string }) {
  const translate = useTranslate();
  const { resource, name, field } = props;
  const declared = field.cells[by] as ChoiceField;
  const codes = [null, ...namesOf(declared.choices).map((stored) => codeOf(declared.choices, stored))];
  const groups = codes.map((code) => ({ code, within: rows.filter((row) => (row[by] ?? null) === code) }));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {groups
        .filter(({ within }) => within.length > 0)
        .map(({ code, within }) => {
          const stored = nameOf(declared.choices, code);
          const words = stored === undefined ? undefined : translate(choiceWord(resource, `${name}.${by}`, stored));
          return (
            <Box key={code} component="section" aria-label={words} sx={{ display: 'grid', gap: 0.75 }}>
              {words !== undefined && (
                <Box component="h3" sx={{ m: 0, fontSize: 12, lineHeight: '16px', fontWeight: 520, color: 'ink2' }}>
                  {words}
                </Box>
              )}
              <Lines {...props} rows={within} without={by} />
            </Box>
          );
        })}
    </Box>
  );
}

/** The rows of a record, a line each; in groups where they have something in common. */
export function RowsDisplay({ record, ...props }: CellProps<'rows'>) {
  const rows = (record[props.name] as readonly WireRecord[] | undefined) ?? [];
  const { groupBy } = props.field as RowsField;
  if (rows.length === 0) return <NoValue />;
  return groupBy === undefined ? <Lines {...props} rows={rows} /> : <Groups {...props} rows={rows} by={groupBy} />;
}
