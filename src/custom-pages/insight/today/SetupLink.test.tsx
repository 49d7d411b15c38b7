import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { somebody } from '../../../../tests/support/actors.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { firstRunSteps } from '../../../../schema/areas/insight/firstRun.ts';
import { SetupLink } from './SetupLink.tsx';

const open = (isDone: boolean, parts = {}) =>
  renderPage(
    <SetupLink />,
    ({ path }) =>
      path === '/client/v1/first-run'
        ? { steps: firstRunSteps.map((name) => ({ name, isDone })), isMailSent: true, samples: 0 }
        : {},
    parts,
  );

it('leads the admin of a new agency to the checklist', async () => {
  open(false);
  expect(await screen.findByRole('link', { name: 'Open the setup checklist' })).toHaveAttribute(
    'href',
    '/dashboard/management-dashboard',
  );
});

it('is not there once the agency is set up, and for who is no admin', async () => {
  const { calls, unmount } = open(true);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/client/v1/first-run'));
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  const others = open(false, { actor: somebody({ TALENT: ['VIEW_ALL'] }) });
  expect(others.calls).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});
