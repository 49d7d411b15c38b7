import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { countedNameLimit, countedSetsLimit } from '../../../../schema/rules/limits.ts';
import { renderView } from '../../../../tests/support/browser/renderView.tsx';
import type { CountParams } from '../../../dataProvider/types.ts';
import { ContentDashboard } from './ContentDashboard.tsx';

const talentId = '0190a0a0-0000-7000-8000-000000000001';

it.each(['/cms/dashboard', `/cms/talent/${talentId}/dashboard`])(
  'counts the lists of %s as the API lets it',
  async (at) => {
    const count = vi.fn<(resource: string, params: CountParams) => Promise<object>>(
      async (_resource, { countEach = {} }) => {
        const names = Object.keys(countEach);
        const isTaken = names.length <= countedSetsLimit && names.every((name) => name.length <= countedNameLimit);
        if (!isTaken) throw new Error('Too long');
        return { total: 0, each: Object.fromEntries(names.map((name) => [name, 7])) };
      },
    );
    const api = { count, getOne: async () => ({ data: { id: talentId, displayName: 'Ada', version: 1 } }) };
    const page = (
      <Routes>
        <Route path="/cms/dashboard" element={<ContentDashboard />} />
        <Route path="/cms/talent/:id/dashboard" element={<ContentDashboard />} />
      </Routes>
    );
    renderView(page, { at, api: api as never, call: async () => ({ isPublic: false }) as never });
    const lists = await screen.findAllByRole('link', { name: /7$/ });
    const sets = count.mock.calls.reduce((sum, [, { countEach = {} }]) => sum + Object.keys(countEach).length, 0);
    expect(lists.length).toBe(sets);
    const called = lists.map((list) => list.getAttribute('aria-label'));
    expect(called).toContain('News: Pending 7');
    expect(new Set(called).size).toBe(called.length);
  },
);
