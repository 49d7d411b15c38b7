import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { matrixLevels } from '../../../schema/access/levels.ts';
import { permissionTableWidth } from '../../../schema/rules/limits.ts';
import { followArrow } from './arrows.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { MatrixBox } from './MatrixBox.tsx';
import { shownResources, type MatrixProps } from './matrixProps.ts';
import { usePermissionWords } from './usePermissionWords.ts';

const Table = styled('table')(({ theme }) => ({
  width: permissionTableWidth,
  maxWidth: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th': { fontWeight: 'inherit', textAlign: 'start' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 40,
    padding: '0 0 0 10px',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 540,
    color: theme.palette.ink3,
    background: theme.palette.background.paper,
    borderBottom: `1px solid ${theme.palette.line}`,
    '.MuiDialog-paper &': { background: theme.palette.raised },
  },
  '& thead th > span': { display: 'flex', alignItems: 'center', gap: 2 },
  '& tbody :is(th, td)': { height: 36, padding: 0, borderBottom: `1px solid ${theme.palette.line2}` },
  '& tbody th': { fontWeight: 520 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody tr:hover > *': { background: theme.palette.row },
  '& tr > th:first-of-type': { width: '22%', paddingLeft: 0 },
}));

/** Fills the cell of its box, so that a click anywhere in it ticks. */
const Target = styled('label')({ display: 'flex', alignItems: 'center', height: 36, paddingLeft: 10 });

/** The matrix as a table: a row a resource, a column a level (AB 4). */
export function MatrixTable({ value, isReadOnly, onTick, onTickColumn }: MatrixProps) {
  const translate = useTranslate();
  const words = usePermissionWords();
  return (
    <Table onKeyDown={followArrow}>
      <caption style={visuallyHidden}>{translate('app.permissions.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('app.permissions.resource')}</th>
          {matrixLevels.map((level) => (
            <th key={level} scope="col">
              <span>
                {words.ofLevel(level)}
                {!isReadOnly && <ColumnMenu level={level} onTickColumn={onTickColumn} />}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shownResources.map((resource) => (
          <tr key={resource}>
            <th scope="row">{words.ofResource(resource)}</th>
            {matrixLevels.map((level) => (
              <td key={level}>
                <Target>
                  <MatrixBox
                    value={value}
                    resource={resource}
                    level={level}
                    isReadOnly={isReadOnly}
                    onTick={onTick}
                    label={translate('app.permissions.box', {
                      resource: words.ofResource(resource),
                      level: words.ofLevel(level),
                    })}
                  />
                </Target>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
