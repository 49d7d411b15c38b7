import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { late } from './late.tsx';
import { useLate } from './useLate.tsx';

const Part = ({ word }: { readonly word: string }) => <p>{word}</p>;

it('draws a part at once that was loaded ahead, and waits for any other', async () => {
  const { Part: Known, load } = late(async () => Part);
  const { Part: Unknown } = late(async () => Part);
  await load();
  const shown = (Found: typeof Known, word: string) => (
    <Suspense fallback="wait">
      <Found word={word} />
    </Suspense>
  );
  const { unmount } = render(shown(Known, 'known'));
  expect(screen.getByText('known')).toBeInTheDocument();
  unmount();
  render(shown(Unknown, 'unknown'));
  expect(screen.getByText('wait')).toBeInTheDocument();
  expect(await screen.findByText('unknown')).toBeInTheDocument();
});

type UseAdd = (start: number) => (more: number) => Promise<number>;

function Sum({ load }: { readonly load: () => Promise<UseAdd> }) {
  const [sums, setSums] = useState<readonly number[]>([]);
  const [add, adder] = useLate(load, 10);
  const addBoth = async () => setSums(await Promise.all([add(1), add(2)]));
  return (
    <>
      <button type="button" onClick={() => void addBoth()}>
        Add
      </button>
      <output>{sums.join(' ')}</output>
      {adder}
    </>
  );
}

it('runs each call, those before its code is there too', async () => {
  const load = async () => (start: number) => async (more: number) => start + more;
  render(<Sum load={load} />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('11 12')).toBeInTheDocument();
});

it('asks again with each call for code that could not be loaded, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<UseAdd>>(() => Promise.reject(new Error('out of reach')));
  render(
    <ErrorBoundary fallbackRender={({ error }) => String(error)}>
      <Sum load={load} />
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/out of reach/)).toBeInTheDocument();
  // Once ahead, and for both calls.
  expect(load).toHaveBeenCalledTimes(3);
});
