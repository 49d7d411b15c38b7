import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { AvatarStack } from '../avatar/AvatarStack.tsx';
import { Tags } from '../tags/Tags.tsx';

const words = ['Jazz', 'Folk', 'Soul', 'Pop', 'Rap'].map((label) => ({ id: label, label }));
const people = ['Ada Okafor', 'Bao Li', 'Cleo Marangos', 'Dev Rao', 'Elin Sjöberg', 'Farah Ali'].map((displayName) => ({
  id: displayName,
  displayName,
}));

it('shows three tags as they are, and of more the first three and how many there are besides', () => {
  const { unmount } = renderView(<Tags of={words.slice(0, 3)} />);
  expect(screen.getByText('Soul')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  renderView(<Tags of={words.slice(0, 4)} />);
  expect(screen.queryByText('Pop')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '+1: Pop' })).toHaveTextContent('+1');
});

it('shows the rest on hover', async () => {
  const { user } = renderView(<Tags of={words} />);
  await user.hover(screen.getByRole('button', { name: '+2: Pop, Rap' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('PopRap');
  await user.unhover(screen.getByRole('button'));
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});

it('shows the rest to whoever reaches it by keyboard, and puts it away with Escape', async () => {
  const { user } = renderView(<Tags of={words} />);
  await user.tab();
  expect(screen.getByRole('button', { name: '+2: Pop, Rap' })).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('PopRap');
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});

it('shows the rest on a tap until something else is tapped', async () => {
  const { user } = renderView(
    <>
      <Tags of={words} />
      <input aria-label="elsewhere" />
    </>,
  );
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('PopRap');
  await user.click(screen.getByLabelText('elsewhere'));
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});

it('shows four faces with their names, and how many there are besides', async () => {
  const { user } = renderView(<AvatarStack of={people} />);
  expect(screen.getByRole('img', { name: 'Ada Okafor, Bao Li, Cleo Marangos, Dev Rao' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '+2: Elin Sjöberg, Farah Ali' })).toBeInTheDocument();
  await user.hover(screen.getByText('CM'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Cleo Marangos');
  await user.hover(screen.getByText('DR'));
  await expect.poll(() => screen.getByRole('tooltip').textContent).toBe('Dev Rao');
});

it('counts nobody where four faces are all', () => {
  renderView(<AvatarStack of={people.slice(0, 4)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
