import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { LateDivider, LateMenu, LateMenuItem, menuAhead } from './LateMenu.tsx';

function Page({ onPick }: { readonly onPick: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" {...menuAhead} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        More
      </button>
      <LateMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <LateMenuItem
          onClick={() => {
            setAnchor(null);
            onPick();
          }}
        >
          First
        </LateMenuItem>
        <LateDivider component="li" />
        <LateMenuItem>Second</LateMenuItem>
      </LateMenu>
    </>
  );
}

it('hides the page from assistive technology no sooner than it is there, also where it has to load first', async () => {
  const { container } = render(<Page onPick={() => undefined} />);
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => {
    if (container.getAttribute('aria-hidden') === 'true') seen.push(screen.queryByRole('menu')?.textContent ?? null);
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'First' });
  watch.disconnect();
  expect(new Set(seen)).toEqual(new Set(['FirstSecond']));
});

it('opens by the first press, with the focus in it, and gives the focus back', async () => {
  const user = userEvent.setup();
  const onPick = vi.fn<() => void>();
  render(<Page onPick={onPick} />);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'More' });
  await user.click(button);
  expect(await screen.findByRole('menuitem', { name: 'First' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Second' })).toHaveFocus();
  await user.click(screen.getByRole('menuitem', { name: 'First' }));
  expect(onPick).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(button).toHaveFocus());
});
