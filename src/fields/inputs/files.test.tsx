import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createUploadDesk } from '../../dataProvider/uploads/desk.ts';
import { fakeTransport, mediaWith, type FakeServer } from '../../dataProvider/uploads/fakeTransport.ts';
import { UploadDeskContext } from '../../dataProvider/uploads/UploadDeskContext.ts';
import type { Part } from '../../dataProvider/uploads/transport.ts';
import { createUnfinished } from '../../dataProvider/uploads/unfinished.ts';
import { createUploads } from '../../dataProvider/uploads/uploads.ts';
import { OwnedForm } from '../../views/detail/OwnedForm.tsx';
import { renderView, whenLoaded } from '../../views/testing.tsx';
import { useHasUploads } from '../../widgets/upload/useHasUploads.ts';
import { UploadDock } from '../../widgets/upload/UploadDock.tsx';
import type { WireRecord } from '../kind.ts';
import { sample, sampleWords } from '../sample.ts';

type Save = (body: Record<string, unknown>) => Promise<void>;

const uuid = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const url = '/media/v1/file/x/origin';
let cropped: ((file: File) => void) | undefined;

// No browser here draws pictures: the test says what was cut out.
vi.mock('../../widgets/upload/CropDialog.tsx', () => ({
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
  expect(container.querySelector('img')).toHaveAttribute('src', `/media/v1/file/${uuid(4)}/thumbnail`);
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  expect(await sends()).toEqual({ pictureId: null });
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
