import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { readerOf } from '../../listReader.ts';
import { defaultListState, type ListState } from '../../listState.ts';
import { admin, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { SearchBox } from './SearchBox.tsx';

it('gives a keyword on at once where its box is left, so that it closes nothing that is opened next', async () => {
  const go = vi.fn<(next: ListState) => boolean>(() => true);
  const state = defaultListState(registry.get('talent'), readerOf(admin));
  const { user } = renderView(<SearchBox resource="talent" state={state} go={go} isWide={false} />);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('big');
  await user.tab();
  expect(go.mock.calls).toEqual([[{ ...state, keyword: 'big' }]]);
});
