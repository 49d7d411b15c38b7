import { useTranslate } from 'ra-core';
import { useCallback, useRef } from 'react';
import { useWords } from '../../../../fields/useWords.ts';
import { useShortcut } from '../../../../widgets/keys/useShortcut.ts';
import { SearchInput } from '../../../../widgets/picker/SearchInput.tsx';
import { useTypedKeyword } from '../../../../widgets/picker/useTypedKeyword.ts';
import { changeListState } from '../../address/listState.ts';
import { useOpenList } from '../../rows/OpenListContext.ts';

/** Search input of a list; the keyword reaches the address after a pause (AB 9), at the latest on leaving the input. */
export function SearchBox({ isWide }: { readonly isWide: boolean }) {
  const { entity, state, go } = useOpenList();
  const translate = useTranslate();
  const { ofRecords } = useWords(entity.name);
  const search = useCallback((keyword: string) => go(changeListState(state, { keyword })), [go, state]);
  const { typed, setTyped, send } = useTypedKeyword(state.keyword, search);

  const input = useRef<HTMLInputElement>(null);
  const label = translate('app.views.list.search', { name: ofRecords(2) });
  useShortcut({ keys: '/', label, group: 'list', run: () => input.current?.focus() });

  return (
    <SearchInput
      inputRef={input}
      label={label}
      value={typed}
      onChange={setTyped}
      onBlur={send}
      onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      sx={{ width: isWide ? '100%' : 220, flex: 'none' }}
    />
  );
}
