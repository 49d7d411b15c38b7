import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useIsOffline, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import type { SessionState } from '../../../authProvider/session.ts';
import { useRestoredSession } from '../../../authProvider/SessionContext.ts';
import { AfterSignIn } from '../../../widgets/after-sign-in/AfterSignIn.tsx';
import { isLate } from '../../../widgets/after-sign-in/origin.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { FormFrame } from '../../../widgets/small-form/FormFrame.tsx';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { PasswordField } from '../../../widgets/small-form/PasswordField.tsx';
import { useSetupState } from '../../../widgets/set-up/useSetupState.ts';
import { SetupNote } from './SetupNote.tsx';
import { useCaptcha } from './useCaptcha.ts';
import { useIsSlow } from './useIsSlow.ts';
import { useSignIn } from './useSignIn.ts';

/** Sign-in page. A signed-in person is redirected. */
export function SignIn() {
  const state = useRestoredSession();
  const location = useLocation();

  if (state.status === 'unknown') return null;
  if (state.status === 'signedIn') return <AfterSignIn {...state} />;
  return <SignInForm reason={isLate(location.state) ? 'late' : endOf(state)} />;
}

type Reason = 'ended' | 'factorDue' | 'late';

function endOf(state: SessionState): Reason | undefined {
  if (state.status !== 'signedOut' || !state.isEnded) return undefined;
  return state.isFactorDue ? 'factorDue' : 'ended';
}

interface SignInFormProps {
  /** Reason why the person has to sign in again. */
  readonly reason: Reason | undefined;
}

function SignInForm({ reason }: SignInFormProps) {
  const translate = useTranslate();
  const [isFresh, setFresh] = useState(true);
  const { isAsked, hasFailed, place, response, reset } = useCaptcha();
  const form = useSignIn({ response, reset });
  const isSetupNeeded = useSetupState()?.isNeeded === true;
  const isOffline = useIsOffline();
  const isSlow = useIsSlow(form.isBusy);
  const said = [
    isOffline && 'app.signIn.offline',
    isSlow && 'app.signIn.slow',
    isFresh && reason !== undefined && `app.signIn.${reason}`,
  ].find((key) => key !== false);

  return (
    <FormFrame
      title={translate('app.signIn.heading')}
      lead={translate('app.signIn.lead')}
      {...(said !== undefined && { notice: translate(said) })}
      failure={form.failure}
      isBusy={form.isBusy}
      submitLabel={translate(form.isBusy ? 'app.signIn.submitting' : 'app.signIn.submit')}
      onSubmit={() => {
        setFresh(false);
        void form.submit();
      }}
      below={
        isSetupNeeded ? (
          <Suspense fallback={null}>
            <SetupNote />
          </Suspense>
        ) : (
          <DemoAccounts onChoose={form.fill} />
        )
      }
    >
      <LabelledField
        id="username"
        name="username"
        type="email"
        autoComplete="username"
        label={translate('app.signIn.email')}
        value={form.username}
        onChange={form.setUsername}
        fault={form.faults.username}
        inputRef={form.usernameInput}
        hasFocus
      />
      <PasswordField
        id="password"
        name="password"
        autoComplete="current-password"
        label={translate('app.signIn.password')}
        value={form.password}
        onChange={form.setPassword}
        fault={form.faults.password}
        inputRef={form.passwordInput}
        aside={
          <Link component={RouterLink} to={pathTo('auth.forgotPassword')}>
            {translate('app.signIn.forgot')}
          </Link>
        }
      />
      {isAsked && <Box ref={place} sx={{ minHeight: hasFailed ? 0 : 78 }} />}
      {hasFailed && <Box sx={{ color: 'ink2' }}>{translate('app.signIn.captchaFailed')}</Box>}
      <Box sx={{ height: 4 }} />
    </FormFrame>
  );
}
