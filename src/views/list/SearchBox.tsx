import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { keywordLimit } from '../../../schema/rules/limits.ts';
import { SearchIcon } from '../../theme/icons/actions.tsx';
import { useTypedKeyword } from '../../widgets/picker/useTypedKeyword.ts';
import { changeListState } from '../listState.ts';
import type { ListAddress } from './useListState.ts';

/** Search input of a list; the keyword reaches the address after a pause (AB 9), at the latest on leaving the input. */
export function SearchBox({ state, go, isWide }: ListAddress & { readonly isWide: boolean }) {
  const translate = useTranslate();
  const search = useCallback((keyword: string) => go(changeListState(state, { keyword })), [go, state]);
  const { typed, setTyped, send } = useTypedKeyword(state.keyword, search);

  return (
    <OutlinedInput
      type="search"
      size="small"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={send}
      onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      placeholder={translate('app.actions.search')}
      inputProps={{ 'aria-label': translate('app.actions.search'), maxLength: keywordLimit }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <SearchIcon sx={{ fontSize: 15, color: 'ink3' }} />
        </InputAdornment>
      }
      sx={{ width: isWide ? '100%' : 220, flex: 'none', '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
