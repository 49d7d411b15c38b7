import { useAuthProvider, useNotificationContext, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../../authProvider/SessionContext.ts';
import { onTheWay } from '../../../widgets/after-sign-in/origin.ts';
import { secondStepPath } from '../../../widgets/after-sign-in/secondSteps.ts';
import type { Captcha } from './useCaptcha.ts';

interface Faults {
  readonly username?: string;
  readonly password?: string;
}

/**
 * Returns state and actions of the sign-in form. It leads to the second step if one is required; after signing in the
 * page redirects by itself.
 */
export function useSignIn({ response, reset }: Pick<Captcha, 'response' | 'reset'>) {
  const translate = useTranslate();
  const authProvider = useAuthProvider();
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { resetNotifications } = useNotificationContext();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async () => {
    if (isBusy) return;
    // Some password managers fill the fields without telling the page.
    const given = {
      username: (usernameInput.current?.value ?? username).trim(),
      password: passwordInput.current?.value ?? password,
    };
    const missing: Faults = {
      ...(given.username === '' && { username: translate('app.signIn.emailMissing') }),
      ...(given.password === '' && { password: translate('app.signIn.passwordMissing') }),
    };
    setFaults(missing);
    setFailure(undefined);
    if (missing.username ?? missing.password) {
      (missing.username === undefined ? passwordInput : usernameInput).current?.focus();
      return;
    }
    setBusy(true);
    try {
      await authProvider?.login({ ...given, gRecaptchaResponse: response() });
      resetNotifications();
      const state = session.state();
      if (state.status === 'signedOut' && state.step) {
        void navigate(secondStepPath(state.step.secondFactor), { replace: true, state: onTheWay(location.state) });
      }
    } catch (error) {
      setBusy(false);
      reset();
      setFailure(error instanceof Error ? error.message : translate('rules.unknownError'));
      passwordInput.current?.focus();
      passwordInput.current?.select();
    }
  };

  const forget = (name: keyof Faults) => setFaults((former) => ({ ...former, [name]: undefined }));
  return {
    username,
    password,
    faults,
    failure,
    isBusy,
    usernameInput,
    passwordInput,
    submit,
    setUsername: (value: string) => {
      setUsername(value);
      forget('username');
    },
    setPassword: (value: string) => {
      setPassword(value);
      forget('password');
    },
    fill: (account: { readonly username: string; readonly password: string }) => {
      setUsername(account.username);
      setPassword(account.password);
      setFaults({});
      setFailure(undefined);
    },
  };
}
