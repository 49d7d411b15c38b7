import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderView, refusal } from '../../../tests/support/browser/renderView.tsx';
import type { ApiRequest } from '../../dataProvider/apiRequest.ts';
import { useRowMoves } from './useRowMoves.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

function Rows() {
  const { ordered, move } = useRowMoves('taskType', 'PUT /client/v1/task-types/{id}/reorder', rows);
  return (
    <>
      <output aria-label="order">{ordered.map(({ id }) => id).join('')}</output>
      <button type="button" onClick={() => move(0, 2)}>
        Down
      </button>
      <button type="button" onClick={() => move(3, 0)}>
        Up
      </button>
      <button type="button" onClick={() => move(9, 0)}>
        None
      </button>
    </>
  );
}

/** The rows, over a server that answers when told to. */
function open() {
  let answer = (_error?: Error) => {};
  const call = vi.fn<(request: ApiRequest) => Promise<unknown>>(
    () => new Promise((done, fail) => (answer = (error) => (error ? fail(error) : done({})))),
  );
  const page = renderView(<Rows />, { call: call as never });
  const order = () => screen.getByLabelText('order').textContent;
  return { ...page, call, order, answer: (error?: Error) => answer(error) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('moves a row at once, and names the two between which it stands now', async () => {
  const { user, call, order } = open();
  await user.click(screen.getByRole('button', { name: 'Down' }));
  expect(order()).toBe('bcad');
  expect(call.mock.lastCall?.[0]).toMatchObject({
    method: 'PUT',
    path: '/client/v1/task-types/a/reorder',
    body: { previousId: 'c', afterId: 'd' },
  });
});

it('names nothing above the first row', async () => {
  const { user, call, order } = open();
  await user.click(screen.getByRole('button', { name: 'Up' }));
  expect(order()).toBe('dabc');
  expect(call.mock.lastCall?.[0]).toMatchObject({ body: { previousId: null, afterId: 'a' } });
});

it('goes back to the order of the server, with the reason, where the move is refused', async () => {
  const { user, order, answer } = open();
  await user.click(screen.getByRole('button', { name: 'Down' }));
  answer(refusal({}));
  expect(await screen.findByText('Refused')).toBeInTheDocument();
  await waitFor(() => expect(order()).toBe('abcd'));
});

it('moves nothing that is not there', async () => {
  const { user, call } = open();
  await user.click(screen.getByRole('button', { name: 'None' }));
  expect(call).not.toHaveBeenCalled();
});
