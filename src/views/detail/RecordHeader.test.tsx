import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { talentSample } from '../../../tests/support/browser/talentSample.ts';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import type { Trail } from '../trail/trail.ts';
import { RecordHeader } from './RecordHeader.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';
const record = { ...talentSample, id, permissions: { canUpdate: true, canDelete: true } };

function open(at: string, { isEdited = false, isNoted = false, trail = undefined as Trail | undefined } = {}) {
  const kept = trail ? { trail } : {};
  return renderView(
    <RecordHeader
      entity={registry.get('talent')}
      record={record}
      tab="summary"
      isEdited={isEdited}
      parts={[]}
      hasSide
      pager={null}
      kept={kept}
      onNote={vi.fn<() => void>()}
      isNoted={isNoted}
    />,
    { at: { pathname: at, state: kept } },
  );
}

it('shows the actions of a record at once, the one of a note keeping its place where the tab has its own', () => {
  const { unmount } = open(`/talent/${id}/profile/summary`);
  expect(screen.getByRole('link', { name: 'Edit' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
  expect(screen.getByText('Add note')).toBeVisible();
  unmount();
  open(`/talent/${id}/profile/notes`, { isNoted: true });
  expect(screen.getByText('Add note')).not.toBeVisible();
});

it('leads back to the list that one came from as it was, else to the list of the module', async () => {
  const trail = { kind: 'talent', pathname: '/talent', search: '?statusIds=1&pageIndex=2' };
  const { user, unmount } = open(`/talent/${id}/profile/summary`, { trail });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/talent?statusIds=1&pageIndex=2');
  unmount();
  const { user: other } = open(`/talent/${id}/profile/summary`);
  await other.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/talent$/);
});

it('leads back from the form to what is read there', async () => {
  const { user } = open(`/talent/${id}/profile/summary/edit`, { isEdited: true });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(`/talent/${id}/profile/summary`);
});
