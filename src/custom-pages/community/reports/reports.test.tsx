import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserAreas } from '../../../../generated/browserAreas.ts';
import { opensOf } from '../../../../schema/fields/integer.ts';
import { registry } from '../../../../schema/index.ts';
import { renderView } from '../../../../tests/support/browser/renderView.tsx';
import type { BrowserArea } from '../../../area.ts';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import { CountLink } from '../../../views/counts/CountLink.tsx';
import { OpenedCountProvider } from '../../../views/counts/OpenedCountProvider.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';
const talent = { id: '0190a0a0-0000-7000-8000-000000000021', displayName: 'Ada Okafor', avatar: null, kind: 'talent' };
const report = {
  fanId: 'fan-7',
  talent,
  hiding: 'NOT_RELEVANT',
  reason: 'SPAM',
  text: 'The same again',
  at: Date.UTC(2026, 10, 20, 2),
  closedAt: null,
};

function renderCount(kind: string, openSignals: number) {
  const entity = registry.get(kind);
  const field = entity.fields['openSignals'];
  if (!field) throw new Error(`no reports of ${kind}`);
  const asked = vi.fn<(request: ApiRequest) => Promise<unknown>>(async () => ({
    data: [report, { ...report, fanId: 'fan-9', reason: null, text: null, closedAt: Date.UTC(2026, 10, 21) }],
    loadMore: false,
    nextPageIndex: null,
    total: 2,
  }));
  const record = { id, [entity.title]: 'Opening night', openSignals };
  const view = renderView(
    <OpenedCountProvider>
      <CountLink entity={entity} record={record} name="openSignals" field={field}>
        {openSignals}
      </CountLink>
    </OpenedCountProvider>,
    { call: asked as never },
  );
  return { ...view, asked };
}

it('opens from the reported count who reported an item, for whom, why and when', async () => {
  const { user, asked } = renderCount('fanroomPoll', 2);
  await user.click(await screen.findByRole('button', { name: '2 Reported' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Not relevant: Opening night' }));
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first).toHaveTextContent('Fan fan-7 · SpamThe same againAda Okafor · 20 Nov 2026 13:00');
  expect(second).toHaveTextContent(/Fan fan-9.*answered$/);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    path: `/cms/v1/fanroom-polls/${id}/reports`,
    query: { hidingType: 'NOT_RELEVANT' },
  });
  await user.click(dialog.getByText('Close'));
});

it('opens nothing where nobody reported', async () => {
  renderCount('news', 0);
  expect(await screen.findByText('0')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('has the dialog of every counter that opens one', () => {
  const areas: readonly Pick<BrowserArea, 'counted'>[] = browserAreas;
  const known = areas.flatMap(({ counted = {} }) => Object.keys(counted));
  const named = registry.all.flatMap(({ fields }) => Object.values(fields).flatMap((field) => opensOf(field) ?? []));
  expect(new Set(named)).toEqual(new Set(known));
});
