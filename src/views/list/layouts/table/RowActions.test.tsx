import { act, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { contract } from '../../../../../schema/areas/contracts/entities/contract.ts';
import { declaredSteps } from '../../../../../schema/language/states.ts';
import { createI18nProvider } from '../../../../i18n/i18nProvider.ts';
import { RowActions } from './RowActions.tsx';

it('names the steps of a row in words that come after those of the list', async () => {
  const steps = declaredSteps(contract).filter(({ name }) => ['activate', 'complete'].includes(name));
  const record = { id: '01a211ae-d375-7145-ae61-b3197b8dc59d', version: 1, summary: 'Season partnership' };
  await act(async () => {
    render(
      <I18nContextProvider value={createI18nProvider()}>
        <MemoryRouter>
          <RowActions
            entity={contract}
            record={record as never}
            links={{ editOf: () => null, openOf: () => null } as never}
            edit={null}
            copy={null}
            steps={steps as never}
            lackOf={(_record, { name }) => (name === 'complete' ? 'First fill in: Value' : undefined)}
            onStep={() => {}}
            onRemove={async () => {}}
            actions={[]}
            act={() => {}}
          />
        </MemoryRouter>
      </I18nContextProvider>,
    );
  });
  expect(screen.getByRole('button', { name: 'Delete Season partnership' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Activate: Season partnership' })).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Complete: Season partnership · First fill in: Value' }),
  ).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByRole('button')).toHaveLength(3);
});
