import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

const of = { id: '1', displayName: 'Ada Marlow' };

it.each([
  [undefined, '50%'],
  ['talent', '50%'],
  ['staff', '50%'],
  ['partner', '6px'],
])('is as round as a person or as square as a company: %s', (kind, borderRadius) => {
  render(<Avatar of={{ ...of, ...(kind !== undefined && { kind }) }} />);
  expect(screen.getByText('AM')).toHaveStyle({ borderRadius });
});

it('is none of a contract, which is nobody', () => {
  const { container } = render(<Avatar of={{ ...of, kind: 'contract' }} />);
  expect(container).toBeEmptyDOMElement();
});
