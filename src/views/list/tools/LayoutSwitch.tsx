import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { BoardIcon, TableIcon, TimelineIcon } from '../../../widgets/icons.tsx';
import { useListReader } from '../address/listReader.ts';
import { changeListState } from '../address/listState.ts';
import { filtersFor, openingOf } from '../address/opening.ts';
import { useOpenList } from '../rows/OpenListContext.ts';

const layouts = { table: TableIcon, board: BoardIcon, timeline: TimelineIcon } as const;

/** The choice between the layouts of a list that has several; the address keeps it. */
export function LayoutSwitch() {
  const { entity, state, go } = useOpenList();
  const translate = useTranslate();
  const opening = openingOf(entity, useListReader());
  const { board, timeline } = entity.list;
  if ((!board && !timeline) || state.deleted) return null;
  const offered = (['table', 'board', 'timeline'] as const).filter((view) => view === 'table' || entity.list[view]);
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
      {offered.map((view) => {
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
