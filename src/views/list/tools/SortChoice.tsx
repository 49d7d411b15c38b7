import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { useWords } from '../../../fields/useWords.ts';
import { changeListState } from '../address/listState.ts';
import { fieldsNamed, useViewFields } from '../../view-fields/viewFields.ts';
import type { ListAddress } from '../address/useListState.ts';
import { LateMenu, LateMenuItem, menuAhead } from '../../../widgets/menu/LateMenu.tsx';

const arrows = { ASC: '↑', DESC: '↓' } as const;

/** Order of the cards and its choice, since cards lack headings. Choosing it again reverses it. */
export function SortChoice({ entity, state, go }: ListAddress & { readonly entity: AnyEntity }) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const { listColumns, sortable } = useViewFields(entity);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choices = listColumns.filter(({ name }) => sortable.includes(name));
  const current = [...choices, ...fieldsNamed(entity, [state.orderBy])].find(({ name }) => name === state.orderBy);
  if (!current || choices.length === 0) return null;
  const label = words.ofField(current.name, current.field);
  const sortBy = translate('app.views.list.sortBy');

  const choose = (name: string) => {
    setAnchor(null);
    const turned = state.orderDirection === 'ASC' ? 'DESC' : 'ASC';
    go(changeListState(state, { orderBy: name, orderDirection: name === state.orderBy ? turned : 'ASC' }));
  };

  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={`${translate('app.views.filter.named', { field: sortBy })} ${label} ${arrows[state.orderDirection]}`}
        aria-haspopup="dialog"
        {...menuAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ mr: -1.125, fontWeight: 490 }}
      >
        {label} {arrows[state.orderDirection]}
      </Button>
      <LateMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': sortBy } }}
      >
        {choices.map(({ name, field }) => (
          <LateMenuItem key={name} selected={name === state.orderBy} onClick={() => choose(name)}>
            {words.ofField(name, field)}
            {name === state.orderBy && ` ${arrows[state.orderDirection]}`}
          </LateMenuItem>
        ))}
      </LateMenu>
    </>
  );
}
