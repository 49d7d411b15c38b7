import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'ra-core';
import { useState } from 'react';
import { createMemoryRouter, Link, MemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { useMayLeave, useUnsavedChanges } from './useUnsavedChanges.ts';
import { createUnsavedFlag } from './flag.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

const question = 'The data you have entered has not been saved. Are you sure you want to leave?';
const asked = vi.fn<(mayLeave: boolean) => void>();

function Form() {
  const [text, setText] = useState('');
  const unsaved = useUnsavedChanges(text !== '');
  const mayLeave = useMayLeave();
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/elsewhere">Leave</Link>
      <Link to="/?tab=2">Same page</Link>
      <button
        type="button"
        onClick={() => {
          unsaved.release();
          void navigate('/elsewhere');
        }}
      >
        Save
      </button>
      <button type="button" onClick={() => void mayLeave().then(asked)}>
        Sign out
      </button>
    </>
  );
}

async function open() {
  const i18nProvider = createI18nProvider();
  const router = createMemoryRouter([
    {
      element: (
        <UnsavedGuard>
          <Outlet />
        </UnsavedGuard>
      ),
      children: [
        { path: '/', element: <Form /> },
        { path: '/elsewhere', element: <p>Elsewhere</p> },
      ],
    },
  ]);
  render(
    <StoreContextProvider value={memoryStore()}>
      <I18nContextProvider value={i18nProvider}>
        <RouterProvider router={router} />
      </I18nContextProvider>
    </StoreContextProvider>,
  );
  await userEvent.type(await screen.findByLabelText('Text'), 'a word');
}

const isKeptByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before a form is left, in the words of the spec, and stays on No', async () => {
  await open();
  await userEvent.click(screen.getByText('Leave'));
  expect(await screen.findByRole('alertdialog', { name: 'Unsaved changes' })).toHaveTextContent(question);
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByLabelText('Text')).toHaveValue('a word');
  expect(screen.queryByText('Elsewhere')).toBeNull();
});

it('leaves on Yes', async () => {
  await open();
  await userEvent.click(screen.getByText('Leave'));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(isKeptByBrowser()).toBe(false);
});

it('has the browser ask before the tab is closed, as long as something is unsaved', async () => {
  await open();
  expect(isKeptByBrowser()).toBe(true);
  await userEvent.clear(screen.getByLabelText('Text'));
  expect(isKeptByBrowser()).toBe(false);
});

it('does not ask after a save, nor within the same page', async () => {
  await open();
  await userEvent.click(screen.getByText('Same page'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

it('asks for whatever else would leave, too', async () => {
  await open();
  await userEvent.click(screen.getByText('Sign out'));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(asked).toHaveBeenCalledWith(true);
});

it('keeps nobody where it does not stand', async () => {
  render(
    <MemoryRouter>
      <Form />
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByLabelText('Text'), 'a word');
  expect(isKeptByBrowser()).toBe(false);
});

/** A jar of cookies in the place of the document's, which the pages of other tests share. */
function openJar(): void {
  const jar = new Map<string, string>();
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...jar].map((one) => one.join('=')).join('; '));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    const [, name = '', value = '', age] = /^([^=]+)=([^;]*).*?(?:max-age=(\d+))?(?:;[^;]*)?$/.exec(text) ?? [];
    if (age === '0') jar.delete(name);
    else jar.set(name, value);
  });
}

it('keeps a flag in a cookie while something is unsaved, by which another tab asks before it signs out', async () => {
  openJar();
  await open();
  expect(document.cookie).toMatch(/unsavedForm-\w+=1/);
  await userEvent.clear(screen.getByLabelText('Text'));
  expect(document.cookie).not.toContain('unsavedForm');

  const other = createUnsavedFlag(document, 'other');
  other.raise();
  await userEvent.click(screen.getByText('Sign out'));
  await userEvent.click(await screen.findByRole('button', { name: 'No' }));
  expect(asked).toHaveBeenLastCalledWith(false);
  other.lower();
  await userEvent.click(screen.getByText('Sign out'));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(true));
});
