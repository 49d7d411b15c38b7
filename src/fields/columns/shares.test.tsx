import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { ComputedDisplay } from '../displays/computed.tsx';
import { SharesCell } from './shares.tsx';

const shares = Array.from({ length: 10 }, (_one, index) => ({
  id: `option-${index}`,
  position: index + 1,
  text: `City ${index + 1}`,
  totalVotes: index === 0 ? 1234 : 0,
  votePercent: index === 0 ? 100 : 0,
  mostVoted: index === 0,
}));

it('shows two answers of a poll in a row, and names the others', async () => {
  renderView(<SharesCell of={shares} />);
  expect(await screen.findByText('City 1 100.00% (1,234) · City 2 0.00% (0)')).toBeInTheDocument();
  const more = screen.getByRole('button', { name: /^\+8 more: City 3 0\.00% \(0\), .*City 10 0\.00% \(0\)$/ });
  expect(more).toHaveTextContent('+8 more');
});

it('shows every answer of a poll with its votes and percent in full', async () => {
  const field = { kind: 'computed', as: 'shares', compute: 'pollResult', readOnly: true } as const;
  renderView(
    <ComputedDisplay resource="snippetPoll" name="pollResult" field={field} record={{ id: '1', pollResult: shares }} />,
  );
  const answers = await screen.findAllByRole('listitem');
  expect(answers).toHaveLength(10);
  expect(answers[0]).toHaveTextContent('City 11,234 votes · 100.00%');
  expect(answers[9]).toHaveTextContent('City 100 votes · 0.00%');
});
