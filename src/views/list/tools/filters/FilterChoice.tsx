import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useStore, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { customId } from '../../../../../schema/language/fieldsOf.ts';
import { targetsOf } from '../../../../../schema/language/records/references.ts';
import { folded } from '../../../../../schema/rules/texts.ts';
import { Floating } from '../../../../widgets/floating/Floating.tsx';
import { SearchInput } from '../../../../widgets/picker/SearchInput.tsx';
import type { FilterField } from '../../../view-fields/filterParams.ts';
import { useFilterWord } from './useFilterWord.ts';

const groups = ['state', 'people', 'dates', 'details', 'own'] as const;
type Group = (typeof groups)[number];

/** Most filters that are shown as they are, without a search and without groups. */
const mostPlain = 8;
/** Most filters that are repeated at the top because the person uses them. */
const mostUsed = 3;

const people = new Set(['staff', 'talent', 'scout', 'partner', 'partnerContact']);

function groupOf({ name, field, categoriesOf }: FilterField): Group {
  if (customId(name) !== null) return 'own';
  // A choice that each record has made is a state; the others describe it.
  const isChoice = field.kind === 'choice' && field.required === true;
  if (categoriesOf !== undefined || isChoice || field.kind === 'status') return 'state';
  if (field.kind === 'date' || field.kind === 'instant' || field.kind === 'zoned') return 'dates';
  return targetsOf(field).some((kind) => people.has(kind)) ? 'people' : 'details';
}

/** Number of times that each filter of a list was chosen on this device, by its name. */
type Uses = Readonly<Record<string, number>>;
const none: Uses = {};

interface FilterChoiceProps {
  readonly resource: string;
  readonly filters: readonly FilterField[];
  readonly anchor: Element;
  readonly onChoose: (filter: FilterField) => void;
  readonly onClose: () => void;
}

/** Menu of the filters that a list can be given: found by typing, in groups, the ones that the person uses most first. */
export function FilterChoice({ resource, filters, anchor, onChoose, onClose }: FilterChoiceProps) {
  const translate = useTranslate();
  const labelOf = useFilterWord(resource);
  const [uses, setUses] = useStore<Uses>(`filterUses.${resource}`, none);
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const word = folded(typed);
  const isLong = filters.length > mostPlain;
  const found = filters.filter((filter) => folded(labelOf(filter)).includes(word));
  const used = filters
    .filter(({ name }) => (uses[name] ?? 0) > 0)
    .toSorted((one, other) => (uses[other.name] ?? 0) - (uses[one.name] ?? 0))
    .slice(0, mostUsed);
  const isGrouped = isLong && word === '';
  const parts = isGrouped
    ? [
        { key: 'used', filters: used },
        ...groups.map((key) => ({ key, filters: found.filter((one) => !used.includes(one) && groupOf(one) === key) })),
      ]
    : [{ key: 'all', filters: found }];
  const choose = (filter: FilterField) => {
    setUses({ ...uses, [filter.name]: (uses[filter.name] ?? 0) + 1 });
    onChoose(filter);
  };
  const lines = parts.flatMap((part) => [
    ...(isGrouped && part.filters.length > 0
      ? [
          <ListSubheader
            key={part.key}
            role="presentation"
            disableSticky
            sx={{ px: 1, pt: 1, lineHeight: '20px', bgcolor: 'transparent' }}
          >
            {translate(`app.views.filter.groups.${part.key}`)}
          </ListSubheader>,
        ]
      : []),
    ...part.filters.map((filter) => (
      <MenuItem key={`${part.key} ${filter.name}`} onClick={() => choose(filter)}>
        {labelOf(filter)}
      </MenuItem>
    )),
  ]);

  return (
    <Floating label={translate('app.views.filter.choose')} anchor={anchor} side="left" minWidth={220} onClose={onClose}>
      {isLong && (
        <Box sx={{ p: 1, pb: 0 }}>
          <SearchInput
            autoFocus
            fullWidth
            label={translate('app.views.filter.find')}
            value={typed}
            onChange={setTyped}
            onKeyDown={(event) => {
              const [first] = found;
              if (event.key === 'Enter' && word !== '' && first) {
                event.preventDefault();
                choose(first);
              }
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
            }}
          />
        </Box>
      )}
      <MenuList
        ref={list}
        autoFocusItem={!isLong}
        aria-label={translate('app.views.filter.choose')}
        sx={{ maxHeight: 420, overflow: 'auto' }}
      >
        {lines}
      </MenuList>
      {found.length === 0 && (
        <Box sx={{ px: 1.5, pb: 1.5, color: 'ink2' }}>{translate('app.views.form.noOptions')}</Box>
      )}
    </Floating>
  );
}
