import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LatePopper } from './LatePopper.tsx';

it('shows what floats once it is loaded, and at once from then on', async () => {
  const { rerender } = render(
    <LatePopper open={false} anchorEl={document.body}>
      Hint
    </LatePopper>,
  );
  expect(screen.queryByText('Hint')).not.toBeInTheDocument();
  rerender(
    <LatePopper open anchorEl={document.body}>
      Hint
    </LatePopper>,
  );
  expect(await screen.findByText('Hint')).toBeVisible();
  render(
    <LatePopper open anchorEl={document.body}>
      Another
    </LatePopper>,
  );
  expect(screen.getByText('Another')).toBeVisible();
});
