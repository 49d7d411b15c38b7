import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { matrixLevels } from '../../../schema/access/levels.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { MatrixBox } from './MatrixBox.tsx';
import { shownResources, type MatrixProps } from './matrixProps.ts';
import { usePermissionWords } from './usePermissionWords.ts';

const Blocks = styled('div')(({ theme }) => ({
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 12,
    minWidth: 0,
    margin: 0,
    padding: '14px 0 8px',
    border: 0,
    borderBottom: `1px solid ${theme.palette.line2}`,
  },
  '& fieldset:last-of-type': { borderBottom: 0 },
  // A legend that floats is laid out like any other block.
  '& legend': { float: 'left', gridColumn: '1 / -1', padding: 0, fontWeight: 600 },
  '& :is(label, .level)': { display: 'flex', alignItems: 'center', gap: 10, minHeight: touchTarget, minWidth: 0 },
  // No Access is separate, above the two levels of each kind.
  '& :is(label, .level):first-of-type': { gridColumn: '1 / -1' },
  '& label:has(input:disabled)': { color: theme.palette.ink3 },
}));

/** The levels once, each with the choices for all resources. */
function Columns({ onTickColumn }: Pick<MatrixProps, 'onTickColumn'>) {
  const translate = useTranslate();
  const words = usePermissionWords();
  return (
    <fieldset>
      <legend>{translate('app.permissions.everywhere')}</legend>
      {matrixLevels.map((level) => (
        <div key={level} className="level">
          {words.ofLevel(level)}
          <ColumnMenu level={level} onTickColumn={onTickColumn} />
        </div>
      ))}
    </fieldset>
  );
}

/** The matrix on a phone: a block a resource, with its levels to tick. */
export function MatrixBlocks(props: MatrixProps) {
  const words = usePermissionWords();
  return (
    <Blocks>
      {!props.isReadOnly && <Columns onTickColumn={props.onTickColumn} />}
      {shownResources.map((resource) => (
        <fieldset key={resource}>
          <legend>{words.ofResource(resource)}</legend>
          {matrixLevels.map((level) => (
            <label key={level}>
              <MatrixBox {...props} resource={resource} level={level} />
              {words.ofLevel(level)}
            </label>
          ))}
        </fieldset>
      ))}
    </Blocks>
  );
}
