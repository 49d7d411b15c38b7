import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import { ListPage } from '../../ListPage.tsx';
import { only, renderView, setWidth, whenLoaded } from '../../../../../tests/support/browser/renderView.tsx';

beforeEach(() => setWidth(390));
afterEach(() => setWidth(1024));

async function renderPhone(at = '/talent') {
  const api = { getList: only('talent', async () => ({ data: [] })), count: async () => ({ total: 7 }) } as never;
  const page = renderView(<ListPage entity={registry.get('talent')} />, { at, api });
  const address = () => screen.getByLabelText('address').textContent;
  const filters = await screen.findByRole('button', { name: /^Filters/ });
  const open = async () => {
    await page.user.click(filters);
    return within(await screen.findByRole('dialog', { name: 'Filters' }));
  };
  const back = () => act(() => page.router.navigate(-1));
  const isOpen = () => screen.queryByRole('dialog', { name: 'Filters' }) !== null;
  return { ...page, address, open, back, isOpen };
}

it('is closed by a step back, which undoes what was chosen in it', async () => {
  const { user, address, open, back, isOpen } = await renderPhone('/talent?keyword=x');
  const sheet = await open();
  await user.click(sheet.getByRole('button', { name: /^Status/ }));
  await user.click(await sheet.findByRole('checkbox', { name: 'Pending' }));
  await waitFor(() => expect(address()).toBe('/talent?keyword=x&statusIds=0'));
  expect(isOpen()).toBe(true);
  await back();
  expect(isOpen()).toBe(false);
  expect(address()).toBe('/talent?keyword=x');
});

it('is one step of the history with all that was chosen in it, and none where nothing was', async () => {
  const { user, router, address, open, back, isOpen } = await renderPhone();
  await act(() => router.navigate('/talent?keyword=x'));
  await user.click((await open()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(address()).toBe('/talent?keyword=x');
  const sheet = await open();
  await user.click(sheet.getByRole('button', { name: /^Status/ }));
  await user.click(await sheet.findByRole('checkbox', { name: 'Pending' }));
  await waitFor(() => expect(address()).toBe('/talent?keyword=x&statusIds=0'));
  await user.click(sheet.getByRole('checkbox', { name: 'Active' }));
  await user.click(sheet.getByRole('button', { name: /^Show/ }));
  expect(isOpen()).toBe(false);
  expect(address()).toBe('/talent?keyword=x&statusIds=0_1');
  await back();
  expect(address()).toBe('/talent?keyword=x');
  await back();
  expect(address()).toBe('/talent');
});

it('clears what stands in an open control too', async () => {
  const { user, address, open } = await renderPhone('/talent?location=Perth');
  const sheet = await open();
  await user.click(sheet.getByRole('button', { name: /^Location/ }));
  await whenLoaded();
  expect(await sheet.findByRole('textbox', { name: 'Location' })).toHaveValue('Perth');
  await user.click(sheet.getByRole('button', { name: 'Clear all' }));
  await user.click(sheet.getByRole('button', { name: /^Location/ }));
  expect(await sheet.findByRole('textbox', { name: 'Location' })).toHaveValue('');
  await waitFor(() => expect(address()).toBe('/talent'));
});
