import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeLibrary, fileWith, libraryItemWith, rootKey } from '../../../../tests/support/browser/fakeLibrary.ts';
import { fakeTransport, type FakeServer } from '../../../../tests/support/browser/fakeTransport.ts';
import { expectRefusals, renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';
import { createUploadDesk } from '../../../dataProvider/uploads/desk.ts';
import { createUnfinished } from '../../../dataProvider/uploads/unfinished.ts';
import { UploadDeskContext } from '../../../dataProvider/uploads/UploadDeskContext.ts';
import { createUploads } from '../../../dataProvider/uploads/uploads.ts';
import { Library } from './Library.tsx';

const press = libraryItemWith(1, 'Press');
const contracts = libraryItemWith(2, 'Contracts', { system: true });
const photo = libraryItemWith(3, 'Beach.jpg', { media: fileWith(3, 'Beach.jpg', { typeOfMedia: 1 }) });
const rider = libraryItemWith(4, 'Rider.docx', {
  media: fileWith(4, 'Rider.docx', { typeOfMedia: 5, contentType: null }),
});
const inPress = libraryItemWith(5, 'Cover.png', { parentKey: press.key, media: fileWith(5, 'Cover.png') });
const items = [press, contracts, photo, rider, inPress];

interface Given {
  readonly at?: string;
  readonly mayWrite?: boolean;
  readonly server?: FakeServer;
  readonly of?: typeof items;
}

async function open({ at = '/library', mayWrite = true, server = {}, of = items }: Given = {}) {
  const library = fakeLibrary(of);
  const { transport } = fakeTransport(server);
  let keys = 0;
  const desk = createUploadDesk(async () =>
    createUploads({
      transport,
      unfinished: createUnfinished(localStorage, 'me', Date.now),
      clock: Date.now,
      wait: () => Promise.resolve(),
      newKey: () => `key${(keys += 1)}`,
    }),
  );
  const page = renderView(
    <UploadDeskContext value={desk}>
      <Library place={null} home="/library" mayWrite={mayWrite} />
    </UploadDeskContext>,
    {
      at,
      call: library.call,
      api: { versions: async () => ({ versions: new Map() }), history: async () => ({ data: [] }) } as never,
    },
  );
  await screen.findByRole('navigation', { name: 'Folders around this one' });
  await whenLoaded();
  return { ...page, library };
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}, `) });
const shownRows = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .flatMap((one) => one.getAttribute('data-key') ?? []);

it('shows folders before files, each with its kind and size, and goes into a folder by its name', async () => {
  const { user } = await open();
  expect(await screen.findByRole('row', { name: 'Press, Folder' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Beach.jpg, Image, 12 kB' })).toBeInTheDocument();
  expect(shownRows()).toEqual([press, contracts, photo, rider].map(({ key }) => key));
  await user.click(within(row('Press')).getByRole('link', { name: 'Press' }));
  expect(await screen.findByRole('row', { name: /^Cover.png/ })).toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('/library/UHJlc3M');
  const crumbs = screen.getByRole('navigation', { name: 'Folders around this one' });
  await user.click(within(crumbs).getByRole('link', { name: 'Library' }));
  expect(await screen.findByRole('row', { name: 'Press, Folder' })).toBeInTheDocument();
});

it('keeps filter, search and order in the address, and asks for them', async () => {
  const { user, library } = await open({ at: '/library?types=1_5&orderBy=bytes&orderDirection=DESC' });
  const asked = { types: [1, 5], keyword: '', orderBy: 'bytes', orderDirection: 'DESC' };
  await waitFor(() => expect(library.lists.at(-1)).toMatchObject(asked));
  expect(screen.getByRole('button', { name: 'Photos' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Documents' }));
  await user.click(screen.getByRole('button', { name: 'Videos' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('types=1_2&orderBy=bytes&orderDirection=DESC');
  await user.click(screen.getByRole('button', { name: /^Name/ }));
  expect(screen.getByLabelText('address')).toHaveTextContent(/\?types=1_2$/);
  await user.type(screen.getByLabelText('Search in Library'), 'cover');
  await waitFor(() => expect(library.lists.at(-1)).toMatchObject({ types: [1, 2], keyword: 'cover', orderBy: 'name' }));
});

it('moves by the arrow keys with one tab stop, opens by Enter and goes up by Backspace', async () => {
  const { user } = await open();
  await screen.findByRole('row', { name: 'Press, Folder' });
  row('Press').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('Beach.jpg')).toHaveFocus();
  expect(row('Beach.jpg')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}');
  expect(row('Rider.docx')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(document.querySelectorAll('[data-key][tabindex="0"]')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('row', { name: /^Cover.png/ })).toBeInTheDocument();
  row('Cover.png').focus();
  await user.keyboard('{Backspace}');
  expect(await screen.findByRole('row', { name: 'Press, Folder' })).toBeInTheDocument();
});

it('selects by press, with Control and Shift, all by Control A, and none after Escape', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('row', { name: 'Press, Folder' }));
  await user.keyboard('{Shift>}');
  await user.click(row('Rider.docx'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 selected', { selector: '[aria-live]' })).toBeInTheDocument();
  await user.keyboard('{Control>}');
  await user.click(row('Beach.jpg'));
  await user.keyboard('{/Control}');
  expect(screen.getByText('3 selected', { selector: '[aria-live]' })).toBeInTheDocument();
  row('Press').focus();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('4 selected', { selector: '[aria-live]' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Actions for the selection' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Actions for the selection' })).toBeNull());
});

it('makes a folder in the dialog New folder, and refuses letters that names may not have', async () => {
  const { user, library } = await open();
  await user.click(await screen.findByRole('button', { name: 'New folder' }));
  const dialog = await screen.findByRole('dialog', { name: 'New folder' });
  await user.type(within(dialog).getByLabelText('Name'), 'a/b');
  expect(within(dialog).getByText(/alphanumeric characters/)).toBeInTheDocument();
  await user.clear(within(dialog).getByLabelText('Name'));
  await user.type(within(dialog).getByLabelText('Name'), 'Covers{Enter}');
  expect(await screen.findByRole('row', { name: 'Covers, Folder' })).toBeInTheDocument();
  expect(library.changes).toEqual([`POST  {"name":"Covers","parentKey":"${rootKey}"}`]);
});

it('renames in place by F2 and keeps the extension; a refusal reverts and says why', async () => {
  const { user, library } = await open();
  await screen.findByRole('row', { name: /^Rider/ });
  row('Rider.docx').focus();
  await user.keyboard('{F2}');
  const field = screen.getByLabelText('New name of Rider.docx');
  expect(field).toHaveValue('Rider');
  await user.clear(field);
  await user.type(field, 'Tech rider{Enter}');
  expect(await screen.findByRole('row', { name: /^Tech rider.docx/ })).toBeInTheDocument();
  expectRefusals();
  library.refuse('', 'nameTaken');
  row('Tech rider.docx').focus();
  await user.keyboard('{F2}');
  await user.type(screen.getByLabelText('New name of Tech rider.docx'), 'Press{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(row('Tech rider.docx')).toBeInTheDocument();
});

it('deletes with the key, and brings it back on Undo', async () => {
  const { user, library } = await open();
  await screen.findByRole('row', { name: /^Rider/ });
  row('Rider.docx').focus();
  await user.keyboard('{Delete}');
  expect(await screen.findByText('Rider.docx deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Rider/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('row', { name: /^Rider/ })).toBeInTheDocument();
  const body = JSON.stringify({ keys: [rider.key] });
  expect(library.changes).toEqual([`POST /remove ${body}`, `POST /restore ${body}`]);
});

it('deletes nothing for a key that is held down, nor for one that is pressed on a head', async () => {
  const { user, library } = await open();
  await screen.findByRole('row', { name: /^Rider/ });
  row('Rider.docx').focus();
  fireEvent.keyDown(row('Rider.docx'), { key: 'Delete', repeat: true });
  screen.getByRole('button', { name: /^Name/ }).focus();
  await user.keyboard('{Delete}');
  expect(library.changes).toEqual([]);
});

it('moves by the dialog with the tree, and asks what becomes of a name that is taken', async () => {
  const { user, library } = await open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Beach.jpg' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move Beach.jpg to…' });
  await whenLoaded();
  expect(within(dialog).getByRole('button', { name: 'Move' })).toBeDisabled();
  await user.click(await within(dialog).findByText('Press'));
  expectRefusals();
  library.refuse('/move', 'nameTaken');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  const question = await screen.findByRole('dialog', { name: 'The name is taken' });
  await user.click(within(question).getByRole('button', { name: 'Keep both' }));
  expect(await screen.findByText('Beach.jpg moved to Press')).toBeInTheDocument();
  const move = { keys: [photo.key], parentKey: press.key };
  expect(library.changes).toEqual([
    `PUT /move ${JSON.stringify(move)}`,
    `PUT /move ${JSON.stringify({ ...move, onClash: 'keepBoth' })}`,
  ]);
});

/** Data that a drag carries from a row to a folder. */
function drag() {
  const held: Record<string, string> = {};
  return {
    types: ['application/x-greenroom-library'],
    setData: (type: string, value: string) => (held[type] = value),
    getData: (type: string) => held[type] ?? '',
    effectAllowed: 'none',
  };
}

it('moves what is dragged onto a folder', async () => {
  const { library } = await open();
  await screen.findByRole('row', { name: 'Press, Folder' });
  const dataTransfer = drag();
  fireEvent.dragStart(row('Beach.jpg'), { dataTransfer });
  fireEvent.dragOver(row('Press'), { dataTransfer });
  fireEvent.drop(row('Press'), { dataTransfer });
  const body = JSON.stringify({ keys: [photo.key], parentKey: press.key });
  await waitFor(() => expect(library.changes).toEqual([`PUT /move ${body}`]));
});

it('moves nothing that a drag from another window brings, nor what is no longer dragged', async () => {
  const { library } = await open();
  await screen.findByRole('row', { name: 'Press, Folder' });
  const [own, other] = [drag(), drag()];
  other.setData('application/x-greenroom-library', rider.key);
  fireEvent.dragStart(row('Beach.jpg'), { dataTransfer: own });
  fireEvent.drop(row('Press'), { dataTransfer: other });
  fireEvent.dragEnd(row('Beach.jpg'), { dataTransfer: own });
  fireEvent.drop(row('Press'), { dataTransfer: own });
  fireEvent.dragStart(row('Rider.docx'), { dataTransfer: own });
  fireEvent.drop(row('Press'), { dataTransfer: own });
  const body = JSON.stringify({ keys: [rider.key], parentKey: press.key });
  await waitFor(() => expect(library.changes).toEqual([`PUT /move ${body}`]));
});

/** Moves the photo into the folder where its name is taken, and keeps both. */
async function moveOntoItsName() {
  const namesake = libraryItemWith(6, 'Beach.jpg', { parentKey: press.key, media: fileWith(6, 'Beach.jpg') });
  const page = await open({ of: [...items, namesake] });
  await screen.findByRole('row', { name: 'Press, Folder' });
  expectRefusals();
  page.library.refuse('/move', 'nameTaken');
  const dataTransfer = drag();
  fireEvent.dragStart(row('Beach.jpg'), { dataTransfer });
  fireEvent.drop(row('Press'), { dataTransfer });
  await page.user.click(await screen.findByRole('button', { name: 'Keep both' }));
  return page;
}

it('gives a file that was numbered its former name when its move is undone', async () => {
  const { user, library } = await moveOntoItsName();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('row', { name: /^Beach.jpg/ })).toBeInTheDocument();
  expect(library.changes.at(-1)).toBe(`PUT  ${JSON.stringify({ key: photo.key, name: 'Beach.jpg', version: 3 })}`);
});

it('leaves the name that others gave meanwhile to what is moved back', async () => {
  const { user, library } = await moveOntoItsName();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await library.call({ method: 'PUT', path: '/media/v1/library', body: { key: photo.key, name: 'Sea.jpg' } });
  await user.click(undo);
  expect(await screen.findByRole('row', { name: /^Sea.jpg/ })).toBeInTheDocument();
  expect(await screen.findByText(/^Beach.jpg was changed meanwhile/)).toBeInTheDocument();
});

it('reads the folder once for files that arrive together', async () => {
  const { user, library } = await open({ server: { answers: [fileWith(9, 'a.pdf'), fileWith(10, 'b.pdf')] } });
  await screen.findByRole('row', { name: 'Press, Folder' });
  const before = library.lists.length;
  const files = [new File(['abc'], 'a.pdf'), new File(['abc'], 'b.pdf')];
  await user.upload(screen.getByLabelText('Upload', { selector: 'input' }), files);
  expect(await screen.findByRole('row', { name: /^a.pdf/ })).toBeInTheDocument();
  expect(row('b.pdf')).toBeInTheDocument();
  expect(library.lists.length - before).toBe(1);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
});

it('uploads what is dropped anywhere into the open folder, under a name that the library takes', async () => {
  const { user, library } = await open({ server: { answers: [fileWith(9, 'cv.pdf')] } });
  await screen.findByRole('row', { name: 'Press, Folder' });
  const dataTransfer = { files: [new File(['abc'], 'C.V. & more.pdf'), new File(['x'], 'bad.svg')], types: ['Files'] };
  fireEvent.dragOver(screen.getByRole('grid'), { dataTransfer });
  expect(await screen.findByText('Drop to add to Library')).toBeInTheDocument();
  fireEvent.drop(screen.getByRole('grid'), { dataTransfer });
  expect(await screen.findByRole('row', { name: /^C.V. - more.pdf/ })).toBeInTheDocument();
  expect(
    await screen.findByText('Some letters cannot be used here: the file is called C.V. - more.pdf'),
  ).toBeInTheDocument();
  const refused = within(screen.getByRole('list', { name: 'Uploads' }));
  expect(refused.getByText(/^bad\.svg has an invalid extension/)).toBeInTheDocument();
  await user.click(refused.getByRole('button', { name: 'Remove bad.svg' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  expect(library.changes).toEqual([
    `POST /object ${JSON.stringify([{ mediaId: fileWith(9, '').id, name: 'C.V. - more.pdf' }])}`,
  ]);
});

it('says beside the file why it was not put into the folder, and tries again', async () => {
  const { user, library } = await open({ server: { answers: [fileWith(9, 'cv.pdf')] } });
  await screen.findByRole('row', { name: 'Press, Folder' });
  expectRefusals();
  library.refuse('/object', 'quotaAgency');
  await user.upload(screen.getByLabelText('Upload', { selector: 'input' }), new File(['abc'], 'cv.pdf'));
  expect(await screen.findByText(/has used all its space/)).toBeInTheDocument();
  await user.click(screen.getByLabelText('Try to upload cv.pdf again'));
  expect(await screen.findByRole('row', { name: /^cv.pdf/ })).toBeInTheDocument();
});

it('gives an item of the system no menu, and a reader no way to change anything', async () => {
  const { user } = await open({ mayWrite: false });
  await screen.findByRole('row', { name: 'Press, Folder' });
  expect(screen.queryByRole('button', { name: 'Actions for Contracts' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New folder' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for Rider.docx' }));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(entries).toEqual(expect.arrayContaining(['Preview', 'Download', 'Details']));
  expect(entries).not.toEqual(expect.arrayContaining(['Delete']));
});

it('says that a folder does not exist, and leads back', async () => {
  expectRefusals();
  const { user } = await open({ at: '/library/R29uZQ' });
  expect(await screen.findByText('This folder does not exist')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Go to the library' }));
  expect(await screen.findByRole('row', { name: 'Press, Folder' })).toBeInTheDocument();
});

it('shows no more of a folder that is closed while it is shown', async () => {
  expectRefusals();
  const { user, library } = await open({ at: '/library/UHJlc3M' });
  await screen.findByRole('row', { name: /^Cover.png/ });
  await library.call({ method: 'POST', path: '/media/v1/library/remove', body: { keys: [press.key] } });
  row('Cover.png').focus();
  await user.keyboard('{Delete}');
  expect(await screen.findByText('This folder does not exist')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
});

it('draws no picture of a sensitive file', async () => {
  const pictures = { typeOfMedia: 1, thumbnail: '/thumbnail.webp', cdnSmall: '/small.webp' } as const;
  const passport = libraryItemWith(7, 'Passport.jpg', {
    isSensitive: true,
    media: fileWith(7, 'Passport.jpg', pictures),
  });
  const portrait = libraryItemWith(8, 'Portrait.jpg', { media: fileWith(8, 'Portrait.jpg', pictures) });
  const { user } = await open({ of: [passport, portrait] });
  expect((await screen.findByRole('row', { name: /^Passport/ })).querySelector('img')).toBeNull();
  expect(row('Portrait.jpg').querySelector('img')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Gallery' }));
  expect((await screen.findByRole('gridcell', { name: /Passport/ })).querySelector('img')).toBeNull();
  expect(screen.getByRole('gridcell', { name: /Portrait/ }).querySelector('img')).not.toBeNull();
});

it('shows the files as pictures, and remembers it', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Gallery' }));
  expect(await screen.findByRole('gridcell', { name: /^Beach.jpg 12 kB · .* Image/ })).toBeInTheDocument();
  screen.getByRole('gridcell', { name: /^Press Folder/ }).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('gridcell', { name: /^Rider.docx/ })).toHaveFocus();
});

it('shows the storage: how much of it is used, and by what', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Storage' }));
  const dialog = await screen.findByRole('dialog', { name: 'Storage' });
  expect(await within(dialog).findByText('of 10 MB used')).toBeInTheDocument();
  expect(within(dialog).getByText('12 files')).toBeInTheDocument();
  vi.clearAllMocks();
});
