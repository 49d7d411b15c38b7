import { useTranslate } from 'ra-core';
import { Navigate } from 'react-router-dom';
import { useSessionState } from '../../../authProvider/SessionContext.ts';
import { FormFrame } from '../../../widgets/small-form/FormFrame.tsx';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { PasswordField } from '../../../widgets/small-form/PasswordField.tsx';
import { useFirstAdmin } from './useFirstAdmin.ts';

/** The page of the one-time link that the first start prints: makes the first super admin and signs them in. */
export function FirstAdmin() {
  const translate = useTranslate();
  const { status } = useSessionState();
  const { values, change, faults, failure, isBusy, submit } = useFirstAdmin();

  if (status === 'signedIn') return <Navigate to="/" replace />;
  return (
    <FormFrame
      title={translate('app.firstAdmin.heading')}
      lead={translate('app.firstAdmin.lead')}
      failure={failure}
      isBusy={isBusy}
      submitLabel={translate('app.firstAdmin.submit')}
      onSubmit={() => void submit()}
    >
      <LabelledField
        id="displayName"
        name="name"
        autoComplete="name"
        label={translate('app.firstAdmin.name')}
        value={values.displayName}
        onChange={change('displayName')}
        fault={faults.displayName}
        hasFocus
      />
      <LabelledField
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        label={translate('app.signIn.email')}
        value={values.email}
        onChange={change('email')}
        fault={faults.email}
      />
      <PasswordField
        id="password"
        name="password"
        autoComplete="new-password"
        label={translate('app.signIn.password')}
        value={values.password}
        onChange={change('password')}
        fault={faults.password}
        hint={translate('app.firstAdmin.passwordHint')}
      />
    </FormFrame>
  );
}
