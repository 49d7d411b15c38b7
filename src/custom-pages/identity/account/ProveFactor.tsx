import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { PasswordField } from '../../../widgets/small-form/PasswordField.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { FactorForm } from './FactorForm.tsx';

/** Route of each change of the second factor, the code it requires besides the password, and the words of its form. */
const changes = {
  turnOn: { route: 'POST /user/v1/auth/create-auth-qr', code: null, title: 'turnOn', note: null, submit: 'verify' },
  anotherPhone: {
    route: 'POST /user/v1/auth/create-auth-qr',
    code: 'own',
    title: 'anotherPhone',
    note: 'anotherPhoneNote',
    submit: 'verify',
  },
  mailCode: {
    route: 'POST /user/v1/auth/send-change-2fa-otp',
    code: null,
    title: 'anotherPhone',
    note: 'mailNote',
    submit: 'mailCode',
  },
  mailedCode: {
    route: 'POST /user/v1/auth/create-auth-qr',
    code: 'mailed',
    title: 'anotherPhone',
    note: 'mailed',
    submit: 'verify',
  },
  newCodes: {
    route: 'POST /user/v1/auth/second-factor/recovery-codes',
    code: 'own',
    title: 'newCodes',
    note: 'newCodesNote',
    submit: 'newCodes',
  },
  turnOff: {
    route: 'POST /user/v1/auth/second-factor/turn-off',
    code: 'own',
    title: 'turnOff',
    note: 'turnOffNote',
    submit: 'turnOff',
  },
} as const;

/** Change of a second factor; each requires the password. */
export type FactorChange = keyof typeof changes;

/** Answer of the server to each change. */
interface Proven {
  readonly sessionState?: string;
  readonly recoveryCodes?: readonly string[];
}

interface ProveFactorProps {
  readonly change: FactorChange;
  /** The address by which a password manager knows whose password it is. */
  readonly email: string;
  readonly onCancel: () => void;
  /** Neither the phone nor a recovery code is at hand. */
  readonly onLost: () => void;
  readonly onProven: (answer: Proven) => void;
}

/** A code as the API takes it: six digits are of the app, anything else is a recovery code. */
function proofOf(kind: 'own' | 'mailed', code: string) {
  if (kind === 'mailed') return { mailedCode: code };
  return /^\d{6}$/.test(code.normalize('NFKC').replace(/\s/g, '')) ? { code } : { recoveryCode: code };
}

/** Asks for the password and, of who has a second factor, for a code; then does what was chosen. */
export function ProveFactor({ change, email, onCancel, onLost, onProven }: ProveFactorProps) {
  const translate = useTranslate();
  const client = useClient();
  const { route, code: kind, title, note, submit } = changes[change];
  const form = useSmallForm<string>(kind ? { password: '', code: '' } : { password: '' }, async (values) => {
    const body = { password: values['password'] ?? '', ...(kind && proofOf(kind, values['code'] ?? '')) };
    onProven(await client.ask(route, { body }));
    return false;
  });
  return (
    <FactorForm
      title={translate(`app.secondFactor.${title}`)}
      {...(note && { note: translate(`app.secondFactor.${note}`, { email }) })}
      {...form.frame}
      submitLabel={translate(`app.secondFactor.${submit}`)}
      onCancel={onCancel}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        id="factorPassword"
        name="password"
        autoComplete="current-password"
        label={translate('app.account.currentPassword')}
        hasFocus
      />
      {kind && (
        <LabelledField
          {...form.field('code')}
          id="factorCode"
          name="code"
          autoComplete="one-time-code"
          label={translate('app.secondFactor.code')}
          {...(kind === 'own' && { hint: translate('app.secondFactor.codeHint') })}
          aside={
            change === 'anotherPhone' && (
              <Link component="button" type="button" onClick={onLost}>
                {translate('app.secondFactor.mailCode')}
              </Link>
            )
          }
        />
      )}
    </FactorForm>
  );
}
