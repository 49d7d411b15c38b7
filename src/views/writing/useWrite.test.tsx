import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { event } from '../../../schema/areas/work/entities/event.ts';
import { refusal, renderView } from '../../../tests/support/browser/renderView.tsx';
import type { WireRecord } from '../../fields/kind.ts';
import { useWrite, type Write } from './useWrite.ts';

const saved = { id: 'a', version: 2 } as WireRecord;

/** A button that makes a change, and what the change does. */
function change(send: Write['send'], undo: Write['undo'] = () => Promise.resolve()) {
  const steps: string[] = [];
  const write: Write = {
    entity: event,
    values: {},
    show: () => steps.push('show'),
    putBack: () => steps.push('putBack'),
    reachedFrom: () => saved,
    send,
    undo,
    reread: () => steps.push('reread'),
    words: {
      done: 'app.calendar.moved',
      undone: 'app.calendar.movedBack',
      stale: 'app.calendar.stale',
      args: { name: 'Gala' },
    },
  };
  function Changer() {
    const make = useWrite();
    return (
      <button
        type="button"
        onClick={() => void make(write).then((isSaved) => steps.push(isSaved ? 'saved' : 'given up'))}
      >
        change
      </button>
    );
  }
  const { user } = renderView(<Changer />);
  return { steps, press: (name: string) => user.click(screen.getByText(name)) };
}
const told = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('shows a change at once, and puts it back on Undo', async () => {
  const undo = vi.fn<Write['undo']>().mockResolvedValue(undefined);
  const { steps, press } = change(() => Promise.resolve(saved), undo);
  await press('change');
  await waitFor(() => expect(steps).toEqual(['show', 'reread', 'saved']));
  await press('Undo');
  await waitFor(() => expect(steps.slice(3)).toEqual(['putBack', 'putBack', 'reread']));
  expect(undo).toHaveBeenCalledWith(saved);
  await waitFor(() => expect(told()).toHaveLength(1));
});

it('puts back what is refused, with the reason', async () => {
  const { steps, press } = change(() => Promise.reject(refusal({ key: 'staleVersion', message: 'Stale' })));
  await press('change');
  await waitFor(() => expect(steps).toEqual(['show', 'putBack', 'reread', 'given up']));
  expect(told().join('')).toContain('Gala');
});

it('reads again after a refused Undo', async () => {
  const { steps, press } = change(
    () => Promise.resolve(saved),
    () => Promise.reject(refusal({ key: 'notAllowed', message: 'No' })),
  );
  await press('change');
  await press('Undo');
  await waitFor(() => expect(steps.slice(3)).toEqual(['putBack', 'reread']));
});
