import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../tests/support/renderPage.tsx';
import { DemoNotice } from './DemoNotice.tsx';

const answer = (lacking: readonly string[]) => ({ accounts: [], password: null, lacking });

it('names the parts of the demo that are still to come, until the last of them is there', async () => {
  const answers = [answer(['tasks', 'shares']), answer([])];
  renderPage(<DemoNotice />, () => answers.shift() ?? answer([]));
  expect(await screen.findByText('The demo is still being filled. To come: tasks, shared files.')).toBeVisible();
  await waitForElementToBeRemoved(() => screen.queryByText(/still being filled/), { timeout: 5_000 });
});

it('says nothing on a server without a demo, or with a complete one', async () => {
  const { calls } = renderPage(<DemoNotice />, () => answer([]));
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByText(/still being filled/)).toBeNull();
});
