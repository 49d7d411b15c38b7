import { asApi } from './asApi.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAt, test } from './product.ts';

interface Made {
  readonly id: string;
}

test('two talents are made one, found by the address of the one that went, and made two again', async ({
  page,
  quiet,
}) => {
  // The record that went answers as one that never was.
  quiet.allow(/404/);
  const call = await asApi(page.request, 'agency@harbour.test');
  const mark = Date.now().toString(36);
  const make = async (path: string, body: object) => (await call<Made>('POST', path, body)).data;
  const [name, other] = [`Ada ${mark}`, `Ada ${mark}s`];
  const kept = await make('/client/v1/talents', { displayName: name, headline: 'Sings' });
  const gone = await make('/client/v1/talents', {
    displayName: other,
    headline: 'Sings and writes',
    location: 'Perth',
  });
  await make('/client/v1/notes', { text: `Called ${mark}`, ownerId: gone.id });

  await signInAt(page, 'agency@harbour.test', `/talent/${kept.id}/profile/summary`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Merge with…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(other, { exact: true }).click();
  await dialog.getByRole('radiogroup', { name: 'Headline' }).getByText('Sings and writes').click();
  await expect(dialog.getByRole('radiogroup', { name: 'Location' }).getByText('Perth')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Sings and writes')).toBeVisible();
  await expect(page.getByText('Perth')).toBeVisible();

  await page.goto(`/talent/${gone.id}/profile/notes`);
  await expect(page).toHaveURL(`/talent/${kept.id}/profile/summary`);
  await expect(page.getByText(`${other} was merged into ${name}`)).toBeVisible();
  await page.getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByText(`Called ${mark}`)).toBeVisible();

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText(`merged ${other} into this`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('Merge undone')).toBeVisible();
  await page.getByRole('link', { name: 'Summary' }).click();
  await expect(page.getByText('Sings', { exact: true })).toBeVisible();
  await page.goto(`/talent/${gone.id}/profile/notes`);
  await expect(page.getByText(`Called ${mark}`)).toBeVisible();
});
