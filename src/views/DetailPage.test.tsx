import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../schema/index.ts';
import { SessionContext } from '../authProvider/SessionContext.ts';
import type { Session } from '../authProvider/session.ts';
import { DetailPage } from './DetailPage.tsx';
import { renderView } from './testing.tsx';

const entity = registry.get('talent');
const session = { state: () => signedOut, subscribe: () => () => undefined } as unknown as Session;
const signedOut = { status: 'signedOut' };
const page = (
  <SessionContext value={session}>
    <DetailPage entity={entity} />
  </SessionContext>
);

it.each(['abc', '42', '0190a0a0-0000-7000-8000'])(
  'says that there is no page where the address names no record: %s',
  async (id) => {
    const getOne = vi.fn<() => never>();
    renderView(page, { at: `/talent/${id}/profile/summary`, api: { getOne } });
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
    expect(screen.queryByText('Try again')).not.toBeInTheDocument();
    expect(getOne).not.toHaveBeenCalled();
  },
);

it('asks for the record that the address names', async () => {
  const id = '0190a0a0-0000-7000-8000-000000000001';
  const getOne = vi.fn<() => Promise<object>>(async () => ({ data: { id, version: 1, displayName: 'Ada Okafor' } }));
  renderView(page, { at: `/talent/${id}/profile/summary`, api: { getOne: getOne as never } });
  expect((await screen.findAllByText('Ada Okafor')).length).toBeGreaterThan(0);
});
