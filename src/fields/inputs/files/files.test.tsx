import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readRefusal } from '../../../dataProvider/refusal.ts';
import { createUploadDesk } from '../../../dataProvider/uploads/desk.ts';
import { fakeTransport, mediaWith, type FakeServer } from '../../../../tests/support/browser/fakeTransport.ts';
import { UploadDeskContext } from '../../../dataProvider/uploads/UploadDeskContext.ts';
import type { Part } from '../../../dataProvider/uploads/transport.ts';
import { createUnfinished } from '../../../dataProvider/uploads/unfinished.ts';
import { createUploads } from '../../../dataProvider/uploads/uploads.ts';
import { OwnedForm } from '../../../views/record/tabs/owned/OwnedForm.tsx';
import { renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';
import { useHasUploads } from '../../../widgets/upload/useHasUploads.ts';
import { UploadDock } from '../../../widgets/upload/UploadDock.tsx';
import type { WireRecord } from '../../kind.ts';
import { sample, sampleWords } from '../../../../tests/support/browser/fieldSample.ts';

type Save = (body: Record<string, unknown>) => Promise<void>;

const uuid = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const url = '/media/v1/file/x/origin';
let cropped: ((file: File) => void) | undefined;

// No browser here draws pictures: the test says what was cut out.
vi.mock('../../../widgets/upload/CropDialog.tsx', () => ({
  CropDialog: ({ file, onCropped }: { file: File; onCropped: (file: File) => void }) => {
    cropped = onCropped;
    return <div role="dialog" aria-label={`Crop ${file.name}`} />;
  },
}));
beforeEach(() => {
  localStorage.clear();
  cropped = undefined;
});

/** A form of one field of the sample with the dialog of uploads beside it, and what it sends. */
async function renderFiles(name: string, server: FakeServer = {}, record: WireRecord | null = null) {
  const save = vi.fn<Save>().mockResolvedValue();
  const { transport } = fakeTransport(server);
  let [keys, now] = [0, 0];
  const desk = createUploadDesk(async () =>
    createUploads({
      transport,
      unfinished: createUnfinished(localStorage, 'me', Date.now),
      clock: () => (now += 60),
      wait: () => Promise.resolve(),
      newKey: () => `key${(keys += 1)}`,
    }),
  );
  const fields = { [name]: sample.fields[name] ?? sample.fields['files'] } as typeof sample.fields;
  const page = renderView(
    <UploadDeskContext value={desk}>
      <OwnedForm entity={sample} fields={fields} record={record} label="Save" save={save} onSaved={() => undefined} />
      <Dock />
    </UploadDeskContext>,
    { resources: sampleWords },
  );
  await whenLoaded();
  const input = await screen.findByLabelText(name === 'picture' ? 'Picture' : name === 'file' ? 'File' : 'Files');
  const sends = async () => {
    await page.user.click(screen.getByText('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    return save.mock.calls[0]?.[0];
  };
  return { ...page, input, save, sends, desk };
}

/** The dialog of uploads where there are any, as the frame of all pages has it. */
function Dock() {
  return useHasUploads() ? <UploadDock /> : null;
}

const fileOf = (name: string, size = 3) => new File([new Uint8Array(size)], name);

it('sends the files that are there with those that were uploaded, without what was taken out', async () => {
  const record = {
    id: uuid(1),
    files: [
      mediaWith({ id: uuid(2), filename: 'rider.pdf', url }),
      mediaWith({ id: uuid(3), filename: 'old.pdf', url }),
    ],
    fileIds: [uuid(2), uuid(3)],
  };
  const answers = [{ id: uuid(4), filename: 'plan.pdf', url }];
  const { user, input, sends } = await renderFiles('files', { answers }, record);
  await user.click(screen.getByRole('button', { name: 'Remove old.pdf' }));
  await user.upload(input, fileOf('plan.pdf'));
  expect(await screen.findByRole('link', { name: 'plan.pdf' })).toHaveAttribute('href', url);
  expect(await screen.findByText('1 upload complete')).toBeInTheDocument();
  expect(await sends()).toMatchObject({ fileIds: [uuid(2), uuid(4)] });
});

it('keeps several files in the order in which they were chosen, whichever is there first', async () => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const answers = [
    { id: uuid(5), filename: 'two.pdf', url },
    { id: uuid(4), filename: 'one.pdf', url },
  ];
  const part = (_index: number, { fields }: Part) => (fields['qqfilename'] === 'one.pdf' ? held : undefined);
  const { user, input, sends } = await renderFiles('files', { answers, part });
  await user.upload(input, [fileOf('one.pdf'), fileOf('two.pdf')]);
  expect(await screen.findByRole('link', { name: 'two.pdf' })).toBeInTheDocument();
  go();
  expect(await screen.findByRole('link', { name: 'one.pdf' })).toBeInTheDocument();
  expect(await sends()).toMatchObject({ fileIds: [uuid(4), uuid(5)] });
});

it('takes as many files as fit, and says which it leaves out', async () => {
  const record = { id: uuid(1), files: [mediaWith({ id: uuid(2), url })], fileIds: [uuid(2)] };
  const answers = [4, 5].map((last) => ({ id: uuid(last), filename: `f${last}.pdf`, url }));
  const { user, input, sends } = await renderFiles('files', { answers }, record);
  expect(screen.getByText('Up to 3 files of 1 MB each')).toBeInTheDocument();
  await user.upload(
    input,
    ['one', 'two', 'three', 'four'].map((name) => fileOf(`${name}.pdf`)),
  );
  expect(
    await screen.findByText('2 files are left out, from three.pdf on: there can be 3 at most'),
  ).toBeInTheDocument();
  expect(await screen.findByText('2 uploads complete')).toBeInTheDocument();
  expect(input).toBeDisabled();
  expect(await sends()).toMatchObject({ fileIds: [uuid(2), uuid(4), uuid(5)] });
});

it('counts the files that are on their way among those that fit', async () => {
  const part = () => new Promise<void>(() => undefined);
  const { user, input } = await renderFiles('files', { part });
  await user.upload(input, [fileOf('one.pdf'), fileOf('two.pdf')]);
  await user.upload(input, [fileOf('three.pdf'), fileOf('four.pdf')]);
  expect(await screen.findByText('four.pdf is left out: there can be 3 files at most')).toBeInTheDocument();
  expect(await screen.findByText('Uploading 3 items')).toBeInTheDocument();
});

it('shows the name of a file on its way as the server will keep it', async () => {
  const part = () => new Promise<void>(() => undefined);
  const { user, input } = await renderFiles('files', { part });
  await user.upload(input, fileOf('rider\u202Efdp.exe'));
  expect((await screen.findAllByText('riderfdp.exe')).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('\u202E');
});

it('saves nothing while a file is on its way, and forgets one that is given up', async () => {
  const part = () => new Promise<void>(() => undefined);
  const { user, input, save } = await renderFiles('files', { part });
  await user.upload(input, fileOf('plan.pdf'));
  expect(await screen.findByText('Uploading 1 item')).toBeInTheDocument();
  expect(screen.getAllByRole('progressbar', { name: 'Progress of plan.pdf' })[0]).toHaveAttribute(
    'aria-valuenow',
    '33',
  );
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Wait until the file is uploaded')).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
  const [cancel] = screen.getAllByRole('button', { name: 'Cancel the upload of plan.pdf' });
  if (cancel) await user.click(cancel);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Uploads' })).toBeNull());
  expect(screen.queryByText('Wait until the file is uploaded')).toBeNull();
});

it('says why an upload failed, and tries it again', async () => {
  let isBroken = true;
  const part = () => {
    if (isBroken) throw new Error('no');
  };
  const { user, input, sends } = await renderFiles('file', { part, answers: [{ id: uuid(4), url }] });
  await user.upload(input, fileOf('plan.pdf'));
  expect(await screen.findByText('1 upload failed')).toBeInTheDocument();
  expect(screen.getAllByText('The file could not be uploaded')).toHaveLength(2);
  isBroken = false;
  const [retry] = screen.getAllByRole('button', { name: 'Try to upload plan.pdf again' });
  if (retry) await user.click(retry);
  expect(await screen.findByText('1 upload complete')).toBeInTheDocument();
  expect(await sends()).toMatchObject({ fileId: uuid(4) });
});

it('warns of what the field does not take, naming the type and the limit', async () => {
  const { user, input } = await renderFiles('files');
  await user.upload(input, fileOf('film.mov', 1_000_001));
  expect(
    await screen.findByText('film.mov is not accepted. A file of type MOV may have up to 1 MB'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Uploads' })).toBeNull();
});

it('crops a picture before it is uploaded, and takes it away again', async () => {
  const picture = '/media/v1/file/before/thumbnail';
  const record = { id: uuid(1), picture, pictureId: uuid(2) };
  const { user, input, container, sends } = await renderFiles('picture', { answers: [{ id: uuid(4), url }] }, record);
  await user.upload(input, fileOf('face.gif'));
  await screen.findByRole('dialog', { name: 'Crop face.gif' });
  cropped?.(fileOf('face.png'));
  expect(await screen.findByText('1 upload complete')).toBeInTheDocument();
  const source = `/media/v1/file/${uuid(4)}/thumbnail`;
  await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', source));
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(await sends()).toEqual({ pictureId: null });
});

it.each(['picture', 'file'])('has the former %s again where the upload of another one is given up', async (name) => {
  const part = () => new Promise<void>(() => undefined);
  const former = { picture: '/media/v1/file/before/thumbnail', file: mediaWith({ id: uuid(2), url }) };
  const record = { id: uuid(1), [name]: former[name as 'file'], [`${name}Id`]: uuid(2) };
  const { user, input } = await renderFiles(name, { part }, record);
  await user.upload(input, fileOf('next.png'));
  if (name === 'picture') await screen.findByRole('dialog', { name: 'Crop next.png' });
  cropped?.(fileOf('next.png'));
  expect(await screen.findByText('Uploading 1 item')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  const [cancel] = screen.getAllByRole('button', { name: 'Cancel the upload of next.png' });
  if (cancel) await user.click(cancel);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
});

it('takes no picture of another ending', async () => {
  const { input } = await renderFiles('picture');
  expect(input).toHaveAttribute('accept', '.png,.gif');
  // A browser lets anything be dropped.
  input.removeAttribute('accept');
  const { userEvent } = await import('@testing-library/user-event');
  await userEvent.upload(input, fileOf('face.webp'), { applyAccept: false });
  expect(
    await screen.findByText('face.webp has an invalid extension. File type must be .png, .gif'),
  ).toBeInTheDocument();
});

describe('a link', () => {
  const page = 'https://www.example.com/live';
  const refusal = (key: string, message: string) =>
    new HttpError(message, 400, { refusal: readRefusal(400, { error: { key, message } }) });
  const notPage = refusal('linkNotPage', 'There is no page to preview at this address');
  const open = async (server: FakeServer, record: WireRecord | null = null) => {
    const view = await renderFiles('files', server, record);
    await view.user.click(screen.getByRole('button', { name: 'Add a link' }));
    return { ...view, line: screen.getByRole('textbox', { name: 'Address of a page or a video' }) };
  };

  it('stands among the files by its title and its host, and leads there', async () => {
    const at = { url: page, externalLink: page, isProcessing: false };
    const linked = { id: uuid(4), filename: 'Live in Leeds', typeOfMedia: 2, ...at };
    const link = vi.fn<NonNullable<FakeServer['link']>>(() => linked);
    const { user, line, save, sends } = await open({ link });
    expect(line).toHaveFocus();
    await user.type(line, ' www.example.com/live {Enter}');
    const anchor = await screen.findByRole('link', { name: 'Live in Leeds' });
    expect(anchor).toHaveAttribute('href', page);
    expect(anchor).toHaveAttribute('rel', 'noopener noreferrer');
    expect(anchor).toHaveAttribute('target', '_blank');
    expect(screen.getByText('example.com')).toBeInTheDocument();
    expect(link.mock.calls).toEqual([['crawl', 'www.example.com/live']]);
    // Enter was meant for the line.
    expect(save).not.toHaveBeenCalled();
    expect(await screen.findByRole('button', { name: 'Add a link' })).toBeInTheDocument();
    expect(await sends()).toMatchObject({ fileIds: [uuid(4)] });
  });

  it('is fetched where it is no page, and stands there as it is processed', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const link = async (how: string) => {
      if (how === 'crawl') return notPage;
      return { id: uuid(5), filename: 'film.mp4', typeOfMedia: 2 };
    };
    const url = '/media/v1/file/f5/origin';
    const answers = [{ id: uuid(5), filename: 'film.mp4', typeOfMedia: 2, url, cdnOrigin: url, isProcessing: false }];
    const view = await open({ link, answers, one: () => held });
    await view.user.type(view.line, 'https://www.example.com/film.mp4');
    await view.user.click(screen.getByRole('button', { name: 'Add' }));
    expect((await screen.findAllByText('Processing')).length).toBeGreaterThan(0);
    await view.user.click(screen.getByText('Save'));
    expect(await screen.findByText('Wait until the file is uploaded')).toBeInTheDocument();
    go();
    expect(await screen.findByRole('button', { name: 'film.mp4' })).toBeInTheDocument();
    expect(await view.sends()).toMatchObject({ fileIds: [uuid(5)] });
  });

  it('that fails is said in a notice, in the words of the server, and stays as it was typed', async () => {
    const link = () => refusal('linkUnreachable', 'This address could not be reached');
    const { user, line } = await open({ link });
    await user.type(line, 'https://nowhere.example{Enter}');
    expect(await screen.findByText('This address could not be reached')).toBeInTheDocument();
    expect(line).toHaveValue('https://nowhere.example');
    expect(line).not.toHaveAttribute('readonly');
    expect(line).toHaveFocus();
    // It is there to be added yet.
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('that is typed is added by Save before it saves', async () => {
    const at = { url: page, externalLink: page, isProcessing: false };
    const link = vi.fn<NonNullable<FakeServer['link']>>(() => ({ id: uuid(4), typeOfMedia: 2, ...at }));
    const { user, line, save, sends } = await open({ link });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(line, 'www.example.com/live');
    expect(await sends()).toMatchObject({ fileIds: [uuid(4)] });
    expect([link.mock.calls.length, save.mock.calls.length]).toEqual([1, 1]);
  });

  it('that is typed is added by Ctrl and Enter, which saves, and once if it is on its way already', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const at = { url: page, externalLink: page, isProcessing: false };
    const link = vi.fn<NonNullable<FakeServer['link']>>(async () => {
      await held;
      return { id: uuid(4), typeOfMedia: 2, ...at };
    });
    const { user, line, save } = await open({ link });
    await user.type(line, 'www.example.com/live{Enter}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(save).not.toHaveBeenCalled();
    go();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0]).toMatchObject({ fileIds: [uuid(4)] });
    expect(link).toHaveBeenCalledOnce();
  });

  it.each([
    ['is none', 'nothing', 'Invalid link format'],
    ['fails', 'https://nowhere.example', 'This address could not be reached'],
  ])('that is typed and %s keeps Save from saving, and says so where it stands', async (_what, text, words) => {
    const link = () => refusal('linkUnreachable', 'This address could not be reached');
    const { user, line, save } = await open({ link });
    await user.type(line, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(line).toHaveFocus();
    expect(line).toHaveValue(text);
    expect(save).not.toHaveBeenCalled();
  });

  it('is taken by a field of one file as well, and by none for pictures', async () => {
    const at = { url: page, externalLink: page, isProcessing: false };
    const link = () => ({ id: uuid(4), filename: 'Live in Leeds', typeOfMedia: 2, ...at });
    const record = { id: uuid(1), file: mediaWith({ id: uuid(2), url }), fileId: uuid(2) };
    const { user, sends, unmount } = await renderFiles('file', { link }, record);
    await user.click(screen.getByRole('button', { name: 'Add a link' }));
    await user.type(screen.getByRole('textbox', { name: 'Address of a page or a video' }), page);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('link', { name: 'Live in Leeds' })).toHaveAttribute('href', page);
    expect(await sends()).toMatchObject({ fileId: uuid(4) });
    unmount();
    await renderFiles('picture');
    expect(screen.queryByRole('button', { name: 'Add a link' })).toBeNull();
  });

  it('that is none is not asked for, and Escape closes the line', async () => {
    const link = vi.fn<NonNullable<FakeServer['link']>>(() => ({}));
    const { user, line } = await open({ link });
    await user.type(line, 'nothing{Enter}');
    expect(screen.getByText('Invalid link format')).toBeInTheDocument();
    expect(link).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Address of a page or a video' })).toBeNull();
  });

  it('that fails to be fetched says why, and is tried again from its address', async () => {
    let tries = 0;
    const link = (how: string) => {
      if (how === 'crawl') return notPage;
      tries += 1;
      return { id: uuid(tries), filename: 'film.mp4' };
    };
    const failure = { key: 'linkTooLarge', message: '' };
    const answers = [{ failure }, { id: uuid(2), filename: 'film.mp4', url: '/x' }];
    const { user, line } = await open({ link, answers });
    await user.type(line, 'https://www.example.com/film.mp4{Enter}');
    expect((await screen.findAllByText('The file at this address is larger than 100 MB')).length).toBeGreaterThan(0);
    const [retry] = screen.getAllByRole('button', { name: 'Try to upload film.mp4 again' });
    if (retry) await user.click(retry);
    expect(await screen.findByText('1 upload complete')).toBeInTheDocument();
    expect(tries).toBe(2);
  });
});
