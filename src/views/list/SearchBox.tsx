import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { filterToAddressDebounce, keywordLimit } from '../../../schema/rules/limits.ts';
import { SearchIcon } from '../../theme/icons/actions.tsx';
import { changeListState } from '../listState.ts';
import type { ListAddress } from './useListState.ts';

/** The keyword of a list; what is typed reaches the address after a pause (AB 9). */
export function SearchBox({ state, go, isWide }: ListAddress & { readonly isWide: boolean }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(state.keyword);
  const [seen, setSeen] = useState(state.keyword);
  const [sent, setSent] = useState(state.keyword);

  if (state.keyword !== seen) {
    setSeen(state.keyword);
    // The address changed by something else than typing (a link, Clear, the back button): the box follows it.
    if (state.keyword !== sent) {
      setSent(state.keyword);
      setTyped(state.keyword);
    }
  }

  useEffect(() => {
    const keyword = typed.trim();
    if (keyword === sent) return undefined;
    const timer = setTimeout(() => {
      if (go(changeListState(state, { keyword }))) return setSent(keyword);
      // What would make the address too long is refused: the former keyword stands.
      setSent(state.keyword);
      setTyped(state.keyword);
    }, filterToAddressDebounce);
    return () => clearTimeout(timer);
  }, [go, sent, state, typed]);

  return (
    <OutlinedInput
      type="search"
      size="small"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
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
