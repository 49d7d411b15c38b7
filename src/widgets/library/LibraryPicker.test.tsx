import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FileOptions } from '../../../schema/fields/file.ts';
import type { Actor } from '../../../schema/access/access.ts';
import type { Media } from '../../../schema/media.ts';
import { fakeLibrary, fileWith, libraryItemWith, rootKey } from '../../../tests/support/browser/fakeLibrary.ts';
import { admin, expectRefusals, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { FileInLibrary } from './FileInLibrary.tsx';
import { FromLibrary } from './FromLibrary.tsx';

const press = libraryItemWith(1, 'Press');
const photo = libraryItemWith(2, 'Beach.jpg', { media: fileWith(2, 'Beach.jpg', { typeOfMedia: 1 }) });
const rider = libraryItemWith(3, 'Rider.pdf', { media: fileWith(3, 'Rider.pdf', { typeOfMedia: 5 }) });
const late = libraryItemWith(4, 'Late.jpg', {
  media: fileWith(4, 'Late.jpg', { cdnOrigin: null, isProcessing: true }),
});
const cover = libraryItemWith(5, 'Cover.png', { parentKey: press.key, media: fileWith(5, 'Cover.png') });

async function open(options: FileOptions = {}, most = 5, actor: Actor = admin) {
  const library = fakeLibrary([press, photo, rider, late, cover]);
  const onChosen = vi.fn<(files: readonly Media[]) => void>();
  const page = renderView(<FromLibrary options={options} most={most} onChosen={onChosen} />, {
    call: library.call,
    actor,
  });
  return { ...page, library, onChosen };
}

/** Opens the dialog by its button. */
async function openDialog(...given: Parameters<typeof open>) {
  const page = await open(...given);
  await page.user.click(await screen.findByRole('button', { name: 'From the library' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose from the library' });
  await whenLoaded();
  await within(dialog).findByRole('button', { name: /Press/ });
  return { ...page, dialog: within(dialog) };
}

const idsOf = (...items: readonly { readonly media: Media | null }[]) => items.map(({ media }) => media?.id);

it('takes several files of different folders as they are', async () => {
  const { user, dialog, onChosen } = await openDialog();
  expect(dialog.getByRole('button', { name: 'Choose' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: /Rider.pdf/ }));
  await user.click(dialog.getByRole('button', { name: /Press/ }));
  await user.click(await dialog.findByRole('checkbox', { name: /Cover.png/ }));
  await user.click(dialog.getByRole('button', { name: 'Choose 2 files' }));
  expect(onChosen.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(idsOf(rider, cover));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows what the field takes and what is there already, and asks for no other kinds', async () => {
  const { dialog, library } = await openDialog({ types: ['image'] });
  expect(library.lists.at(-1)).toMatchObject({ types: [1] });
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  expect(dialog.getByRole('checkbox', { name: /Beach.jpg/ })).toBeInTheDocument();
});

it('takes one file where there is room for one, also by a double click', async () => {
  const { user, dialog, onChosen } = await openDialog({}, 1);
  await user.click(dialog.getByRole('radio', { name: /Rider.pdf/ }));
  await user.click(dialog.getByRole('radio', { name: /Beach.jpg/ }));
  expect(dialog.getByRole('radio', { name: /Rider.pdf/ })).not.toBeChecked();
  await user.dblClick(dialog.getByRole('radio', { name: /Beach.jpg/ }));
  expect(onChosen.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(idsOf(photo));
});

it('takes no more files than there is room for', async () => {
  const { user, dialog } = await openDialog({ extensions: ['jpg', 'pdf', 'png'] }, 2);
  await user.click(dialog.getByRole('checkbox', { name: /Rider.pdf/ }));
  await user.click(dialog.getByRole('checkbox', { name: /Beach.jpg/ }));
  await user.click(dialog.getByRole('button', { name: /Press/ }));
  await user.click(await dialog.findByRole('checkbox', { name: /Cover.png/ }));
  expect(dialog.getByRole('button', { name: 'Choose 2 files' })).toBeEnabled();
  expect(dialog.getByText('Up to 2 files can be chosen')).toBeInTheDocument();
});

it('is nothing for those who may not read the library', async () => {
  await open({}, 5, { ...admin, role: 'staff', levels: {} });
  await whenLoaded();
  expect(screen.queryByRole('button', { name: 'From the library' })).toBeNull();
});

it('files a file of elsewhere in a folder, and says why where it is refused', async () => {
  const library = fakeLibrary([press]);
  const onClose = vi.fn<() => void>();
  const { user } = renderView(<FileInLibrary of={fileWith(9, 'Tour & plan.pdf')} onClose={onClose} />, {
    call: library.call,
  });
  await whenLoaded();
  const dialog = within(await screen.findByRole('dialog', { name: 'File Tour & plan.pdf in the library' }));
  await user.click(await dialog.findByText('Press'));
  expectRefusals();
  library.refuse('/object', 'quotaAgency');
  await user.click(dialog.getByRole('button', { name: 'File' }));
  expect(await dialog.findByText('Refused')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'File' }));
  expect(await screen.findByText('Tour - plan.pdf is in the library now')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
  const body = JSON.stringify([{ mediaId: fileWith(9, '').id, name: 'Tour - plan.pdf' }]);
  expect(library.changes).toEqual([`POST /object ${body}`, `POST /object ${body}`]);
  expect(press.parentKey).toBe(rootKey);
});
