import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { somebody } from '../../../../tests/support/actors.ts';
import { renderView, setWidth, type ViewParts } from '../../../../tests/support/browser/renderView.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

const open = (at: string, parts: ViewParts = {}) => renderView(<SettingsFrame />, { at, ...parts });
const paths = () =>
  within(index())
    .getAllByRole('link')
    .map((one) => one.getAttribute('href'));
const index = () => screen.getByRole('navigation', { name: 'All settings' });
const find = () => screen.getByRole('searchbox', { name: 'Find a setting' });

it('lists every page of settings by groups, and marks the open one', async () => {
  open('/settings/hold');
  expect(await screen.findByRole('heading', { name: 'Finance' })).toBeInTheDocument();
  expect(within(index()).getByRole('link', { current: 'page' })).toHaveTextContent('Days on hold');
  expect(paths()).toEqual(
    expect.arrayContaining([
      '/settings/general',
      '/settings/contract/types',
      '/settings/custom-field',
      '/settings/finance/emails/invoice',
      '/finance/configuration/reminders',
      '/finance/configuration/tax',
      '/settings/security',
    ]),
  );
  // One record of settings, one entry.
  expect(paths()).not.toContain('/finance/configuration/invoice-settings');
});

it('shows the open one of two pages with the same settings', async () => {
  open('/finance/configuration/invoice-settings');
  await screen.findByRole('searchbox');
  expect(within(index()).getByRole('link', { current: 'page' })).toHaveAttribute(
    'href',
    '/finance/configuration/invoice-settings',
  );
  expect(paths()).not.toContain('/settings/finance/invoice');
});

it('leaves out what the reader may not open', async () => {
  open('/finance/configuration/reminders', { actor: somebody({ FINANCE: ['VIEW_ALL'] }) });
  await screen.findByRole('searchbox');
  // Everybody reads these two.
  const ofEverybody = ['/settings/enquiry-forms', '/settings/mail-templates'];
  expect(paths().filter((path) => !path?.includes('finance'))).toEqual(ofEverybody);
  expect(paths()).toContain('/settings/finance/invoice');
});

it('finds pages by titles and fields, whatever case and accents, and opens the first with Enter', async () => {
  const { user } = open('/settings/general');
  await user.type(await screen.findByRole('searchbox'), 'TIME zóne');
  expect(paths()).toEqual(['/settings/general']);
  expect(within(index()).getByRole('link')).toHaveTextContent('Time zone');
  await user.clear(find());
  await user.type(find(), 'reminder');
  expect(paths()[0]).toBe('/finance/configuration/reminders');
  expect(paths()).toContain('/settings/contract/types');
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('address')).toHaveTextContent('/finance/configuration/reminders');
  expect(find()).toHaveValue('');
  await user.type(find(), 'spaceship');
  expect(within(index()).getByRole('status')).toHaveTextContent('No setting is called that');
  await user.clear(find());
  await user.type(find(), 'deliveries');
  expect(paths()).toContain('/settings/webhooks');
});

it('is walked through with the arrow keys', async () => {
  const { user } = open('/settings/general');
  await user.click(await screen.findByRole('searchbox'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(within(index()).getAllByRole('link')[1]).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(find()).toHaveFocus();
});

it('opens from a button on phones, and closes with the choice', async () => {
  setWidth(390);
  const { user } = open('/settings/general');
  await user.click(await screen.findByRole('button', { name: 'All settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'All settings' });
  await user.click(within(dialog).getByRole('link', { name: 'Days on hold' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  setWidth(1024);
});
