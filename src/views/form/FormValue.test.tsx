import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { admin, renderView } from '../../../tests/support/browser/renderView.tsx';
import { sample, sampleWords } from '../../../tests/support/browser/fieldSample.ts';
import { FormValue } from './FormValue.tsx';

const reference = (id: string, displayName: string) => ({ id, displayName, avatar: null, kind: 'staff' });
const [ada, bao] = ['Ada', 'Bao'].map((name, index) => reference(`0190a0a0-0000-7000-8000-00000000000${index}`, name));

it('names the records that rows of a form point to, not those that they pointed to before', async () => {
  const field = sample.fields['lines'];
  if (!field || !ada || !bao) throw new Error('the sample has no lines');
  const options = vi.fn<() => Promise<object>>(async () => ({ data: [bao], loadMore: false, nextPageIndex: null }));
  const lines = [
    { what: 'Show', byId: ada.id, by: ada },
    { what: 'Travel', byId: bao.id, by: ada },
    { what: 'Hotel', byId: null, by: ada },
  ];
  renderView(<FormValue resource="sample" name="lines" field={field} values={{ lines }} />, {
    actor: admin,
    resources: sampleWords,
    api: { options } as never,
  });
  expect(await screen.findByText('Bao')).toBeInTheDocument();
  expect(screen.getAllByText('Ada')).toHaveLength(1);
  expect(options).toHaveBeenCalledExactlyOnceWith('sample', 'lines.by', expect.objectContaining({ ids: [bao.id] }));
});
