import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { ChosenIcon, SearchIcon } from '../../theme/icons/actions.tsx';
import { useAgencySearch } from './useAgencySearch.ts';
import { inputPropsOf, keyboards } from '../keyboard/keyboards.ts';

interface AgencySearchProps {
  /** The agency in which one is. */
  readonly current: string | null;
  readonly onChoose: (id: string) => void;
  readonly maxHeight: number;
}

/** The agencies that the person may work in: typed for, or gone through with the arrows. */
export function AgencySearch({ current, onChoose, maxHeight }: AgencySearchProps) {
  const translate = useTranslate();
  const { typed, setTyped, agencies, hasMore, hasFailed, retry } = useAgencySearch();
  const list = useRef<HTMLUListElement>(null);
  const label = translate('app.agencies.chooser.search');
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <OutlinedInput
        autoFocus
        fullWidth
        type="search"
        size="small"
        value={typed}
        placeholder={label}
        inputProps={{ ...inputPropsOf(keyboards.search), 'aria-label': label, maxLength: 200 }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const first = list.current?.querySelector<HTMLElement>('[role=menuitemradio]');
          if (!first || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
          event.preventDefault();
          if (event.key === 'ArrowDown') first.focus();
          else if (agencies?.length === 1) first.click();
        }}
        startAdornment={
          <InputAdornment position="start" sx={{ mr: 0 }}>
            <SearchIcon sx={{ fontSize: 15, color: 'ink3' }} />
          </InputAdornment>
        }
        sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {hasFailed && <Button onClick={retry}>{translate('app.actions.tryAgain')}</Button>}
      {!hasFailed && agencies === undefined && <Skeleton height={34} aria-label={translate('app.shell.loading')} />}
      {agencies?.length === 0 && (
        <Box role="status" sx={{ p: '8px 10px', color: 'ink2' }}>
          {translate('app.agencies.chooser.noMatch')}
        </Box>
      )}
      {agencies !== undefined && agencies.length > 0 && (
        <MenuList
          ref={list}
          dense
          aria-label={translate('app.agencies.chooser.title')}
          sx={{ p: 0, maxHeight, overflow: 'auto' }}
        >
          {agencies.map(({ id, name }) => (
            <MenuItem
              key={id}
              role="menuitemradio"
              aria-checked={id === current}
              onClick={() => onChoose(id)}
              sx={{ gap: 1, minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } }}
            >
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {name}
              </Box>
              {id === current && <ChosenIcon aria-hidden sx={{ fontSize: 14, color: 'primary.main' }} />}
            </MenuItem>
          ))}
        </MenuList>
      )}
      {hasMore && (
        <Box sx={{ p: '4px 10px', color: 'ink3', fontSize: 12 }}>{translate('app.agencies.chooser.narrow')}</Box>
      )}
    </Box>
  );
}
