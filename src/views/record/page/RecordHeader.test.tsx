import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { talentSample } from '../../../../tests/support/browser/talentSample.ts';
import { renderView } from '../../../../tests/support/browser/renderView.tsx';
import type { Trail } from '../../trail/trail.ts';
import { RecordHeader } from './RecordHeader.tsx';
import { activeShortcuts } from '../../../widgets/keys/shortcuts.ts';

const id = '0190a0a0-0000-7000-8000-000000000001';
const record = { ...talentSample, id, permissions: { canUpdate: true, canDelete: true } };

const won = { categoryCode: 'WON' };
const deal = { id, version: 1, summary: 'Autumn tour', value: '1200.00', status: { categoryCode: 'OPPORTUNITY' } };
const may = { permissions: { canUpdate: true, canDelete: true, steps: ['win', 'lose', 'decline'] } };

/** Opens the header of a piece of work, of which there are so many records already, by kind. */
function openWork(kind: string, more: object, counts: Readonly<Record<string, number>> = {}) {
  const count = vi.fn<(resource: string) => Promise<object>>(async (resource) => ({ total: counts[resource] ?? 0 }));
  const view = renderView(
    <RecordHeader
      entity={registry.get(kind)}
      record={{ ...deal, ...more }}
      tab="summary"
      isEdited={false}
      parts={[]}
      hasSide
      pager={null}
      kept={{}}
      onNote={vi.fn<() => void>()}
      isNoted={false}
    />,
    { api: { count: count as never } },
  );
  return { ...view, count };
}
const green = () => [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent);

it('has the next step of a piece of work as its main button, and the note beside it', async () => {
  const { user, count } = openWork('opportunity', may);
  expect(green()).toEqual(['Mark as won']);
  expect(screen.getByRole('button', { name: 'Add note' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark as won' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(count).not.toHaveBeenCalled();
});

it.each([
  ['a contract first', {}, 'Add contract', `/contracts/add?opportunityId=${id}`],
  ['its event where there is a contract', { contract: 1 }, 'Add event', `/event/add?opportunityId=${id}`],
])('leads from a won deal to %s', async (_, counts, name, address) => {
  const { user } = openWork('opportunity', { ...may, status: won }, counts);
  await user.click(await screen.findByRole('button', { name }));
  expect(green()).toEqual([name]);
  expect(screen.getByLabelText('address')).toHaveTextContent(address);
});

it('has no main button where all is there, and offers all the same what may be added in the menu', async () => {
  const { user } = openWork('opportunity', { ...may, status: won }, { contract: 1, event: 2, hold: 1 });
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('Next')).toBeInTheDocument();
  for (const name of ['Add contract', 'Add event', 'Add hold'])
    expect(screen.getByRole('menuitem', { name })).toBeInTheDocument();
  // The palette offers them as well.
  expect(activeShortcuts().flatMap(({ keys, label }) => (keys === '' ? label : []))).toEqual([
    'Add contract',
    'Add event',
    'Add hold',
  ]);
  expect(green()).toEqual([]);
});

it('asks for the approval that a contract needs before it is activated', () => {
  const draft = { status: { categoryCode: 'DRAFT' }, approval: 'NONE' };
  const { unmount } = openWork('contract', { ...draft, permissions: { canUpdate: true, steps: ['activate'] } });
  expect(green()).toEqual(['Activate']);
  unmount();
  openWork('contract', { ...draft, permissions: { canUpdate: true, steps: ['activate', 'ask'] } });
  expect(green()).toEqual(['Ask for approval']);
});

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
