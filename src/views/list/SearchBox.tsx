import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { filterToAddressDebounce, keywordLimit } from '../../../schema/rules/limits.ts';
import { SearchIcon } from '../../theme/icons/actions.tsx';
import { changeListState } from '../listState.ts';
import type { ListAddress } from './useListState.ts';

/** The keyword of a list; what is typed reaches the address after a pause (AB 9), at the latest when the box is left. */
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

  const send = useCallback(() => {
    const keyword = typed.trim();
    if (keyword === sent) return;
    if (go(changeListState(state, { keyword }))) {
      setSent(keyword);
      return;
    }
    // What would make the address too long is refused: the former keyword stands.
    setSent(state.keyword);
    setTyped(state.keyword);
  }, [go, sent, state, typed]);
  useEffect(() => {
    const timer = setTimeout(send, filterToAddressDebounce);
    return () => clearTimeout(timer);
  }, [send]);

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
