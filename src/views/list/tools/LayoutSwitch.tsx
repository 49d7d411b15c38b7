import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { BoardIcon, TableIcon } from '../../../widgets/icons.tsx';
import { useListReader } from '../../listReader.ts';
import { changeListState } from '../../listState.ts';
import { filtersFor, openingOf } from '../../opening.ts';
import type { ListAddress } from '../useListState.ts';

const layouts = { table: TableIcon, board: BoardIcon } as const;

/** The choice between the table and the board of a list that has both; the address keeps it. */
export function LayoutSwitch({ entity, state, go }: ListAddress & { readonly entity: AnyEntity }) {
  const translate = useTranslate();
  const opening = openingOf(entity, useListReader());
  if (!entity.list.board || state.deleted) return null;
  const show = (view: keyof typeof layouts) => {
    go(changeListState(state, { view, filters: filtersFor(view, state, opening) }));
  };
  return (
    <ToggleButtonGroup
      exclusive
      value={state.view ?? 'table'}
      aria-label={translate('app.views.board.layout')}
      onChange={(_event, view: keyof typeof layouts | null) => view && view !== state.view && show(view)}
    >
      {(['table', 'board'] as const).map((view) => {
        const Icon = layouts[view];
        const label = translate(`app.views.board.${view}`);
        return (
          <ToggleButton key={view} value={view} title={label} aria-label={label}>
            <Icon fontSize="small" />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
