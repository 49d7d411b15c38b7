import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CodeHolder } from '../../../../schema/areas/identity/calls/passwords.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { FormFrame } from '../../../widgets/small-form/FormFrame.tsx';
import { PasswordField } from '../../../widgets/small-form/PasswordField.tsx';
import { PublicNotice } from '../../../layout/public/PublicNotice.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { BackToSignIn, SignInButton } from '../../../layout/public/WayToSignIn.tsx';

interface ResetFormProps {
  /** The code of the link. */
  readonly uuid: string;
  readonly holder: CodeHolder;
}

/** Another password for who holds a good code; afterwards the way to the sign-in page. */
export function ResetForm({ uuid, holder }: ResetFormProps) {
  const translate = useTranslate();
  const client = useClient();
  const [isDone, setDone] = useState(false);
  const { field, frame } = useSmallForm({ newPassword: '' }, async (given) => {
    await client.ask('PUT /user/v1/auth/reset-password', { body: { uuid, ...given } });
    setDone(true);
    return false;
  });
  const { email, displayName: name, passwordLength: length } = holder;

  if (isDone) {
    return (
      <PublicNotice title={translate('app.password.chosenTitle')} lead={translate('app.password.chosenLead')}>
        <SignInButton isMain />
      </PublicNotice>
    );
  }
  return (
    <FormFrame
      title={translate('app.password.resetTitle')}
      lead={translate('app.password.resetLead', { name, email })}
      {...frame}
      submitLabel={translate('app.password.choose')}
      below={<BackToSignIn />}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('newPassword')}
        autoComplete="new-password"
        label={translate('app.password.new')}
        hint={translate('app.password.hint', { length })}
        hasFocus
      />
    </FormFrame>
  );
}
