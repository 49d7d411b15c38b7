import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../views/testing.tsx';
import { Palette } from './Palette.tsx';

const network = vi.hoisted(() => {
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrival, arrive: () => arrive() };
});
vi.mock('./CommandPalette.tsx', async (original) => {
  await network.arrival;
  return original();
});

const person = { id: 't1', kind: 'talent', displayName: 'Signe Darkwood', avatar: null, owner: null };

function open() {
  const onClose = vi.fn<() => void>();
  const call = async () => ({ data: [person] });
  return {
    ...renderView(<Palette onClose={onClose} isNarrow={false} />, { at: '/tasks', call: call as never }),
    onClose,
  };
}

it('takes what is typed before the rest of it is there, and goes on with it', async () => {
  const { user, onClose } = open();
  const field = screen.getByRole('textbox', { name: 'Search people or jump to a page' });
  expect(field).toHaveFocus();
  await user.keyboard('sig');
  expect(field).toHaveValue('sig');
  network.arrive();
  const whole = await screen.findByRole('combobox');
  expect(whole).toHaveFocus();
  await user.keyboard('ne{Enter}');
  expect(whole).toHaveValue('signe');
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/talent/t1/profile/summary'));
  expect(onClose).toHaveBeenCalledOnce();
});
