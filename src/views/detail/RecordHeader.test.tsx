import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { talentSample } from '../../../tests/support/browser/talentSample.ts';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { RecordHeader } from './RecordHeader.tsx';

it('shows the steps of a record at once, so that no later one moves the other actions under a tap', () => {
  const id = '0190a0a0-0000-7000-8000-000000000001';
  const record = { ...talentSample, id, permissions: { canUpdate: true, canDelete: true } };
  renderView(<RecordHeader entity={registry.get('talent')} record={record} tab="summary" isEdited={false} />, {
    at: `/talent/${id}/profile/summary`,
  });
  expect(screen.getByRole('link', { name: 'Edit' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
});
