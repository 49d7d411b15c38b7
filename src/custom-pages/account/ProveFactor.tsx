import { useTranslate } from 'ra-core';
import { authRoutes } from '../../authProvider/wire.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { LabelledField } from '../../layout/public/LabelledField.tsx';
import { PasswordField } from '../../layout/public/PasswordField.tsx';
import { useSmallForm } from '../../layout/public/useSmallForm.ts';
import { FactorForm } from './FactorForm.tsx';

/** What can be done about a second factor; all of it asks for the password, and where there is a factor for a code. */
export type FactorChange = 'turnOn' | 'anotherPhone' | 'newCodes' | 'turnOff';

/** What is called for a change, what the form says besides, and what its button does. */
const changes = {
  turnOn: { route: authRoutes.beginFactor, submit: 'app.secondFactor.verify' },
  anotherPhone: {
    route: authRoutes.beginFactor,
    note: 'app.secondFactor.anotherPhoneNote',
    submit: 'app.secondFactor.verify',
  },
  newCodes: {
    route: authRoutes.recoveryCodes,
    note: 'app.secondFactor.newCodesNote',
    submit: 'app.secondFactor.newCodes',
  },
  turnOff: {
    route: authRoutes.turnOffFactor,
    note: 'app.secondFactor.turnOffNote',
    submit: 'app.secondFactor.turnOff',
  },
} as const;

/** What the server answers, by what was asked for. */
interface Proven {
  readonly sessionState?: string;
  readonly recoveryCodes?: readonly string[];
}

interface ProveFactorProps {
  readonly change: FactorChange;
  /** The address by which a password manager knows whose password it is. */
  readonly email: string;
  readonly onCancel: () => void;
  readonly onProven: (answer: Proven) => void;
}

/** A code as the API takes it: six digits are of the app, anything else is a recovery code. */
function proofOf(code: string): object {
  return /^\d{6}$/.test(code.normalize('NFKC').replace(/\s/g, '')) ? { code } : { recoveryCode: code };
}

/** Asks for the password and, of who has a second factor, for a code; then does what was chosen. */
export function ProveFactor({ change, email, onCancel, onProven }: ProveFactorProps) {
  const translate = useTranslate();
  const client = useClient();
  const { route, submit: submitLabel, ...rest } = changes[change];
  const hasFactor = change !== 'turnOn';
  const form = useSmallForm<string>(hasFactor ? { password: '', code: '' } : { password: '' }, async (values) => {
    const body = { password: values['password'], ...(hasFactor && proofOf(values['code'] ?? '')) };
    onProven((await client.call<Proven | undefined>({ ...route, body })) ?? {});
    return false;
  });
  return (
    <FactorForm
      title={translate(`app.secondFactor.${change}`)}
      {...('note' in rest && { note: translate(rest.note) })}
      failure={form.failure}
      isBusy={form.isBusy}
      submitLabel={translate(submitLabel)}
      onSubmit={() => void form.submit()}
      onCancel={onCancel}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="factorPassword"
        name="password"
        autoComplete="current-password"
        label={translate('app.account.currentPassword')}
        value={form.values['password'] ?? ''}
        onChange={form.change('password')}
        fault={form.faults['password']}
        hasFocus
      />
      {hasFactor && (
        <LabelledField
          id="factorCode"
          name="code"
          autoComplete="one-time-code"
          label={translate('app.secondFactor.code')}
          value={form.values['code'] ?? ''}
          onChange={form.change('code')}
          fault={form.faults['code']}
          hint={translate('app.secondFactor.codeHint')}
        />
      )}
    </FactorForm>
  );
}
