import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { PasteZone } from './PasteZone.tsx';

const table = 'Full name\tMail\nAda\tada@house.test\n';

function open(isDisabled = false) {
  const onFile = vi.fn<(file: File) => void>();
  const page = (
    <>
      <input aria-label="Search" />
      <PasteZone isDisabled={isDisabled} onFile={onFile} />
    </>
  );
  return { ...renderPage(page, () => ({})), onFile };
}
const clipboard = (text: string, files: readonly File[] = []) => ({
  clipboardData: { files, getData: () => text },
});
const zone = () => screen.findByLabelText('Or paste a table, headings included');

it('takes a table that is pasted anywhere as a file, but for where people type', async () => {
  const { onFile } = open();
  await zone();
  fireEvent.paste(screen.getByLabelText('Search'), clipboard(table));
  expect(onFile).not.toHaveBeenCalled();
  fireEvent.paste(document.body, clipboard(table, [new File(['picture'], 'image.png')]));
  const [[file]] = onFile.mock.calls as [[File]];
  expect([file.name, await file.text()]).toEqual(['Pasted table.tsv', table]);
});

it('takes a copied file, and CSV as such', async () => {
  const { onFile } = open();
  const workbook = new File(['x'], 'people.xlsx');
  fireEvent.paste(await zone(), clipboard('', [workbook]));
  expect(onFile).toHaveBeenLastCalledWith(workbook);
  fireEvent.paste(await zone(), clipboard('Name,Mail\nAda,ada@house.test'));
  expect(onFile.mock.lastCall?.[0].name).toBe('Pasted table.csv');
});

it('asks for a row below the headings, and takes a table that is typed', async () => {
  const { user, onFile } = open();
  fireEvent.paste(document.body, clipboard('Full name\tMail\n'));
  expect(await screen.findByText('Paste the headings and at least one row.')).toHaveRole('status');
  expect(onFile).not.toHaveBeenCalled();
  await user.type(await zone(), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Use this table' }));
  expect(await onFile.mock.lastCall?.[0].text()).toBe('Full name\tMail\nAda');
});

it('takes nothing while a file is on its way', async () => {
  const { onFile } = open(true);
  await zone();
  fireEvent.paste(document.body, clipboard(table));
  expect(onFile).not.toHaveBeenCalled();
});
