import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import { readerOf } from '../../address/listReader.ts';
import { defaultListState, type ListState } from '../../address/listState.ts';
import { admin, renderView } from '../../../../../tests/support/browser/renderView.tsx';
import { OpenListOf } from '../../../../../tests/support/browser/OpenListOf.tsx';
import { SearchBox } from './SearchBox.tsx';

it('gives a keyword on at once where its box is left, so that it closes nothing that is opened next', async () => {
  const go = vi.fn<(next: ListState) => boolean>(() => true);
  const talent = registry.get('talent');
  const state = defaultListState(talent, readerOf(admin));
  const { user } = renderView(
    <OpenListOf entity={talent} state={state} go={go}>
      <SearchBox isWide={false} />
    </OpenListOf>,
  );
  await user.click(screen.getByRole('searchbox'));
  await user.paste('big');
  await user.tab();
  expect(go.mock.calls).toEqual([[{ ...state, keyword: 'big' }]]);
});
