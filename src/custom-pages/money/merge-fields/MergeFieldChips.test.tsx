import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import type { AnySettings } from '../../../../schema/language/settings.ts';
import { invoiceMails } from '../../../../schema/areas/money/settings/invoiceMails.ts';
import { SettingsPage } from '../../../views/settings/SettingsPage.tsx';

it('puts a merge field where the caret was last, by keyboard as well', async () => {
  const kept = { version: 1, type: 'invoice', subject: 'Invoice ', body: 'Hello ,', cc: null, replyTo: null };
  const { user } = renderPage(<SettingsPage settings={invoiceMails as unknown as AnySettings} />, () => kept, {
    at: '/finance/configuration/email-templates',
  });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const body = await screen.findByRole('textbox', { name: /^Text/ });
  await screen.findByRole('group', { name: 'Insert a field' });
  await press('Agency');
  await expect.poll(() => (body as HTMLTextAreaElement).value).toBe('Hello ,{{agency}}');
  await user.clear(body);
  await user.type(body, 'Hello ,', { initialSelectionStart: 0 });
  (body as HTMLTextAreaElement).setSelectionRange(6, 6);
  await press('Contact');
  await expect.poll(() => (body as HTMLTextAreaElement).value).toBe('Hello {{contact}},');
  const subject = screen.getByRole('textbox', { name: /^Subject/ });
  await user.click(subject);
  await user.keyboard('{End}');
  screen.getByRole('button', { name: 'Number' }).focus();
  await user.keyboard('{Enter}');
  expect(subject).toHaveValue('Invoice {{number}}');
  await expect.poll(() => document.activeElement).toBe(subject);
});
