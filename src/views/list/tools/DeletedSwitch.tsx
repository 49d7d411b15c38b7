import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useWords } from '../../../fields/useWords.ts';
import { useListReader } from '../address/listReader.ts';
import { changeListState, defaultListState, plainListState } from '../address/listState.ts';
import { useMayInList } from '../../owner/ListOwner.ts';
import { useOpenList } from '../rows/OpenListContext.ts';

/** Goes to the deleted records and back, for who may restore them. */
export function DeletedSwitch() {
  const { entity, state, go } = useOpenList();
  const translate = useTranslate();
  const { ofRecords } = useWords(entity.name);
  const reader = useListReader();
  const mayRestore = useMayInList('restore', entity);
  if (!mayRestore) return null;
  const toggle = () => {
    const usual = state.deleted ? defaultListState(entity, reader) : plainListState(entity, reader);
    go(changeListState({ ...usual, pageSize: state.pageSize }, { deleted: !state.deleted }));
  };
  return (
    <Button variant="text" aria-pressed={state.deleted} onClick={toggle}>
      {translate(state.deleted ? 'app.views.list.showCurrent' : 'app.views.list.showDeleted', { name: ofRecords(2) })}
    </Button>
  );
}
