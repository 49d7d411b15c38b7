import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { partner } from '../../../schema/areas/people/entities/partner.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { linkPreviewDebounce } from '../../../schema/rules/limits.ts';
import type { ApiRequest } from '../../dataProvider/apiRequest.ts';
import type { HttpClient } from '../../dataProvider/httpClient.ts';
import { readRefusal } from '../../dataProvider/refusal.ts';
import { OwnedForm } from '../../views/record/tabs/owned/OwnedForm.tsx';
import { renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';

const { companyWebsite } = partner.fields;
const page = (title: string) => ({
  url: 'https://www.example.com/a',
  title,
  description: 'Talent by the water',
  imageUrl: 'https://cdn.example.com/wide.png',
  thumbnails: [{ width: null, url: 'https://cdn.example.com/wide.png' }],
  typeOfMedia: 5,
});

afterEach(() => void vi.useRealTimers());

/** Renders a form with a partner's website; records its requests about pages, and the saved values. */
async function renderWebsite(call: (request: ApiRequest) => Promise<unknown>, website: string | null = null) {
  const asked: ApiRequest[] = [];
  const save = vi.fn<(body: Record<string, unknown>) => Promise<void>>().mockResolvedValue();
  renderView(
    <OwnedForm
      entity={partner as unknown as AnyEntity}
      fields={{ companyWebsite }}
      record={{ id: 'p', version: 1, companyWebsite: website } as never}
      label="Save"
      save={save}
      onSaved={() => undefined}
    />,
    {
      call: (async (request: ApiRequest) => {
        asked.push(request);
        return call(request);
      }) as HttpClient['call'],
    },
  );
  await whenLoaded();
  const input = await screen.findByLabelText('Website');
  // It comes when it is first needed, which takes as long as it takes.
  await import('../../widgets/link/LinkPreview.tsx');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi), delay: null });
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  return { asked, save, input, user, pass };
}

const refuse = (key: string, status = 400) => {
  const refusal = readRefusal(status, { error: { code: 1000, message: 'In English', key } });
  throw new HttpError(refusal.message, status, { refusal });
};

it('tells of the page once what is typed has rested for half a second, to those who listen as well', async () => {
  const { asked, input, user, pass } = await renderWebsite(async () => page('Harbour & Co'));
  const region = document.querySelector('[aria-live="polite"]:empty');
  await user.type(input, ' www.example.com/a ');
  await pass(linkPreviewDebounce - 100);
  expect(asked).toEqual([]);
  await pass(200);
  expect(asked).toMatchObject([
    { method: 'POST', path: '/media/v1/link-preview', body: { url: 'https://www.example.com/a' } },
  ]);
  expect(await screen.findByText('Harbour & Co')).toBeInTheDocument();
  expect(region).toHaveTextContent('Harbour & CoTalent by the waterwww.example.com');
  expect(document.querySelector('img')).toBeNull();
  await user.type(input, 'b');
  expect(region).toBeEmptyDOMElement();
});

it('rests while nothing was typed, and for what is no address', async () => {
  const { asked, input, user, pass } = await renderWebsite(async () => page('Harbour'), 'https://www.example.com');
  await pass(2 * linkPreviewDebounce);
  for (const text of ['harbour', 'http://127.0.0.1', 'ftp://example.com']) {
    await user.clear(input);
    await pass(2 * linkPreviewDebounce);
    await user.type(input, text.replace(/[[{]/g, '$&$&'));
    await pass(2 * linkPreviewDebounce);
  }
  expect(asked).toEqual([]);
});

it('drops the answer to what stands there no longer', async () => {
  const late: ((answer: unknown) => void)[] = [];
  const { asked, input, user, pass } = await renderWebsite(() => new Promise((resolve) => late.push(resolve)));
  await user.type(input, 'one.example.com');
  await pass(linkPreviewDebounce);
  await user.clear(input);
  await user.type(input, 'two.example.com');
  await pass(linkPreviewDebounce);
  expect(asked.map(({ body }) => body)).toEqual([
    { url: 'https://one.example.com' },
    { url: 'https://two.example.com' },
  ]);
  expect(asked[0]?.signal?.aborted).toBe(true);
  late[1]?.(page('Two'));
  await pass(0);
  late[0]?.(page('One'));
  await pass(0);
  expect(screen.getByText('Two')).toBeInTheDocument();
  expect(screen.queryByText('One')).toBeNull();
});

it.each([
  ['linkUnreachable', 400, 'This address could not be reached'],
  ['tooManyRequests', 429, 'Too many attempts. Wait a moment and try again'],
])('says quietly why there is none: %s', async (key, status, words) => {
  const { input, user, pass } = await renderWebsite(async () => refuse(key, status));
  await user.type(input, 'example.com');
  await pass(linkPreviewDebounce);
  await pass(0);
  expect(screen.getByText(words).closest('[aria-live="polite"]')).not.toBeNull();
  expect(input).toHaveValue('example.com');
  expect(input).not.toHaveAttribute('aria-invalid');
});

it('says nothing where the server looks at no pages', async () => {
  const { asked, input, user, pass } = await renderWebsite(async () => null);
  await user.type(input, 'example.com');
  await pass(linkPreviewDebounce);
  await pass(0);
  expect(asked).toHaveLength(1);
  expect(input.closest('form')?.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
});

it('is trimmed when it is left', async () => {
  const { save, input, user, pass } = await renderWebsite(async () => null);
  await user.type(input, '  example.com ');
  await user.tab();
  expect(input).toHaveValue('example.com');
  await user.click(screen.getByText('Save'));
  await pass(0);
  expect(save.mock.lastCall?.[0]).toMatchObject({ companyWebsite: 'example.com' });
});
