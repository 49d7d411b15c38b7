import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { FactorSecret } from '../../../widgets/second-factor/FactorSecret.tsx';
import { isOver } from '../../../widgets/second-factor/isOver.ts';
import { FactorForm } from './FactorForm.tsx';

interface ConfirmFactorProps {
  readonly sessionState: string;
  readonly onCancel: () => void;
  /** Called with the recovery codes, which are shown only once. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Set-up of a new phone: the secret for its app, and its first code. */
export function ConfirmFactor({ sessionState, onCancel, onDone }: ConfirmFactorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const leave = useCallback(() => {
    notify('rules.signInExpired', { type: 'warning' });
    onCancel();
  }, [notify, onCancel]);
  const { field, frame } = useSmallForm({ code: '' }, async ({ code }) => {
    try {
      const body = { sessionState, code };
      const answer = await client.ask('PUT /user/v1/auth/second-factor', { body });
      onDone(answer.recoveryCodes);
    } catch (error) {
      if (!isOver(error)) throw error;
      leave();
    }
    return false;
  });
  return (
    <FactorForm
      title={translate('app.secondFactor.newPhone')}
      {...frame}
      submitLabel={translate('app.secondFactor.turnOn')}
      onCancel={onCancel}
    >
      <FactorSecret sessionState={sessionState} onOver={leave} />
      <LabelledField
        {...field('code')}
        id="firstCode"
        name="code"
        autoComplete="one-time-code"
        label={translate('app.secondFactor.firstCode')}
        isNumeric
      />
    </FactorForm>
  );
}
