import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { SignIn } from './SignIn.tsx';
import { useCaptcha, type Recaptcha } from './useCaptcha.ts';

const answers = (siteKey: string | null) => (call: { readonly path: string }) =>
  call.path.endsWith('/captcha') ? { siteKey } : { accounts: [], password: null };
const scripts = () => [...document.head.querySelectorAll('script')].filter(({ src }) => src.includes('recaptcha'));
const signedOut = { status: 'signedOut', hasLeft: false, isEnded: false } as const;

afterEach(() => {
  delete window.grecaptcha;
  for (const script of scripts()) script.remove();
});

describe('the captcha', () => {
  const options = () => render.mock.calls[0]?.[1] as { sitekey: string; callback: (token: string) => void };
  const render = vi.fn<Recaptcha['render']>(() => 7);
  const reset = vi.fn<Recaptcha['reset']>();
  function Holder() {
    const { isAsked, place, response, reset: again } = useCaptcha();
    const [read, setRead] = useState('');
    if (!isAsked) return <p>Nothing to confirm</p>;
    return (
      <>
        <div ref={place} />
        <button type="button" onClick={() => setRead(response() ?? 'nothing')}>
          Read
        </button>
        <button type="button" onClick={again}>
          Ask again
        </button>
        <output aria-label="answer">{read}</output>
      </>
    );
  }
  beforeEach(() => {
    render.mockClear();
    reset.mockClear();
    window.grecaptcha = { ready: (then) => then(), render, reset };
  });

  it('is drawn by the key of the server; its answer is good once', async () => {
    const { user } = renderPage(<Holder />, answers('site'));
    await waitFor(() => expect(render).toHaveBeenCalledTimes(1));
    expect(options().sitekey).toBe('site');
    const read = async () => {
      await user.click(screen.getByRole('button', { name: 'Read' }));
      return screen.getByLabelText('answer').textContent;
    };
    expect(await read()).toBe('nothing');
    options().callback('token');
    expect(await read()).toBe('token');
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await read()).toBe('nothing');
    expect(reset).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('loads nothing where there is none', async () => {
    delete window.grecaptcha;
    const { sent } = renderPage(<Holder />, answers(null));
    await waitFor(() => expect(sent('/user/v1/auth/captcha')).toHaveLength(1));
    expect(await screen.findByText('Nothing to confirm')).toBeInTheDocument();
    expect(scripts()).toEqual([]);
  });

  it('says where its script cannot be had, and does not stand in the way', async () => {
    delete window.grecaptcha;
    const blocked = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      (script as HTMLElement).dispatchEvent(new Event('error'));
    });
    renderPage(<SignIn />, answers('site'), { state: signedOut });
    expect(await screen.findByText(/could not be loaded\. You can still try to sign in/)).toBeInTheDocument();
    expect(blocked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ src: expect.stringContaining('https://www.google.com/recaptcha/api.js') }),
    );
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});

it('says that it is offline, and stops saying so', async () => {
  renderPage(<SignIn />, answers(null), { state: signedOut });
  act(() => onlineManager.setOnline(false));
  expect(await screen.findByText('You are offline. Signing in needs a connection.')).toBeInTheDocument();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
});

it('takes what is pasted into its fields, as a password manager or a person does it', async () => {
  const { user } = renderPage(<SignIn />, answers(null), { state: signedOut });
  const [email, password] = [await screen.findByLabelText('Email'), screen.getByLabelText('Password')];
  await user.click(email);
  await user.paste('ada@harbour.test');
  await user.click(password);
  await user.paste('Greenroom-2026!');
  expect(email).toHaveValue('ada@harbour.test');
  expect(password).toHaveValue('Greenroom-2026!');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
});

it.each([
  ['has ended', {}, 'Your session has ended. Please sign in again.'],
  ['ended for want of a second factor', { isFactorDue: true }, /^Two-step sign-in is required now/],
])('says that a session %s', async (_what, more, words) => {
  renderPage(<SignIn />, answers(null), { state: { ...signedOut, isEnded: true, ...more } });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('leads from the email to the password, and from there to the way for those who forgot it', async () => {
  const { user } = renderPage(<SignIn />, answers(null), { state: signedOut });
  await user.click(await screen.findByLabelText('Email'));
  const visited: (string | null)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    visited.push(document.activeElement?.id || document.activeElement?.textContent || '');
  }
  expect(visited).toEqual(['password', '', 'Forgot your password?', 'Sign in']);
});
