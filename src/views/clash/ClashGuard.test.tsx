import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { instantAt } from '../../../schema/rules/dates.ts';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { ClashContext } from '../../dataProvider/ClashContext.ts';
import { createClashQuestions, type ClashItem } from '../../dataProvider/clashes.ts';
import { ClashGuard } from './ClashGuard.tsx';

const zone = 'Australia/Sydney';
const base = { isAllDay: false, start: null, end: null, startDay: null, endDay: null };
const people = [{ id: '1', displayName: 'Mara Lind' }];
const day = { ...base, isAllDay: true, startDay: '2031-03-12', endDay: '2031-03-12', people };
const items: readonly ClashItem[] = [
  {
    ...base,
    start: instantAt('2031-03-10', '09:00', zone),
    end: instantAt('2031-03-10', '11:00', zone),
    people,
    id: '2',
    kind: 'event',
    displayName: 'Shoot',
  },
  { ...base, isAllDay: true, startDay: '2031-03-10', endDay: '2031-03-11', people, isTravel: true },
  { ...day, id: '3', kind: 'hold', displayName: 'Hold', hold: { state: 'HELD', about: 'Spring gala' } },
  { ...day, id: '4', kind: 'hold', displayName: 'Hold', hold: { state: 'CONFIRMED', about: null } },
];

it.each([
  ['Save anyway', true],
  ['Cancel', false],
])('tells what people have at the time, and is answered by %s', async (button, expected) => {
  const questions = createClashQuestions();
  expect(await questions.ask(items)).toBe(false);
  const { user } = renderView(
    <ClashContext value={questions}>
      <ClashGuard>page</ClashGuard>
    </ClashContext>,
  );
  const answer = questions.ask(items);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('ShootMara Lind · 10 Mar 2031 09:00 – 11:00');
  expect(dialog).toHaveTextContent('BusyMara Lind · 10 Mar 2031 – 11 Mar 2031 · with travel');
  expect(dialog).toHaveTextContent('1st option · Spring galaMara Lind · 12 Mar 2031');
  expect(dialog).toHaveTextContent('Confirmed holdMara Lind · 12 Mar 2031');
  await user.click(screen.getByRole('button', { name: button }));
  expect(await answer).toBe(expected);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
