import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useInvalidate } from './useInvalidate.ts';

it('forgets the records of an entity, and whatever could be chosen in forms', async () => {
  const client = new QueryClient();
  const keys = [
    ['talent', 'getList', {}],
    ['contract', 'options', 'talents', { keyword: '' }],
    ['partner', 'getList', {}],
  ];
  for (const key of keys) client.setQueryData(key, []);
  const { result } = renderHook(useInvalidate, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await result.current('talent');
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
