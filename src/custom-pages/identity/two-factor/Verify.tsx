import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { SecondStep as Step } from '../../../../schema/areas/identity/signedIn.ts';
import { FormFrame } from '../../../widgets/small-form/FormFrame.tsx';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { BackToSignIn, SecondStep } from './SecondStep.tsx';
import { useVerify } from './useVerify.ts';

/** The second step of signing in: the code of the app or, for a lost phone, a recovery code (AB 2). */
export function Verify() {
  const [isLost, setLost] = useState(false);
  const change = () => setLost(!isLost);
  return (
    <SecondStep due="verify">
      {(step) => (isLost ? <RecoveryForm step={step} onChange={change} /> : <CodeForm step={step} onChange={change} />)}
    </SecondStep>
  );
}

interface FormProps {
  readonly step: Step;
  /** To the other kind of code. */
  readonly onChange: () => void;
}

function Below({ label, onChange }: { label: string; onChange: () => void }) {
  return (
    <>
      <Link component="button" type="button" onClick={onChange} sx={{ mt: 2.5 }}>
        {label}
      </Link>
      <BackToSignIn />
    </>
  );
}

function CodeForm({ step, onChange }: FormProps) {
  const translate = useTranslate();
  const { field, frame } = useVerify(step, 'code');
  return (
    <FormFrame
      title={translate('app.secondFactor.verifyHeading')}
      lead={translate('app.secondFactor.verifyLead')}
      {...frame}
      submitLabel={translate('app.secondFactor.verify')}
      below={<Below label={translate('app.secondFactor.useRecovery')} onChange={onChange} />}
    >
      <LabelledField
        {...field('code')}
        autoComplete="one-time-code"
        label={translate('app.secondFactor.code')}
        hasFocus
        isNumeric
      />
    </FormFrame>
  );
}

function RecoveryForm({ step, onChange }: FormProps) {
  const translate = useTranslate();
  const { field, frame } = useVerify(step, 'recoveryCode');
  return (
    <FormFrame
      title={translate('app.secondFactor.recoveryHeading')}
      lead={translate('app.secondFactor.recoveryLead')}
      {...frame}
      submitLabel={translate('app.secondFactor.verify')}
      below={<Below label={translate('app.secondFactor.useApp')} onChange={onChange} />}
    >
      <LabelledField
        {...field('recoveryCode')}
        autoComplete="off"
        label={translate('app.secondFactor.recoveryCode')}
        hasFocus
      />
    </FormFrame>
  );
}
