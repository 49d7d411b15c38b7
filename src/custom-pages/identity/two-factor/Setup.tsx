import { useTranslate } from 'ra-core';
import type { SecondStep as Step } from '../../../../schema/areas/identity/signedIn.ts';
import { FormFrame } from '../../../widgets/small-form/FormFrame.tsx';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { FactorSecret } from '../../../widgets/second-factor/FactorSecret.tsx';
import { BackToSignIn, SecondStep, useTooLate } from './SecondStep.tsx';
import { useVerify } from './useVerify.ts';

/** Sets up the second factor that an agency asks for, on the way in (AB 2). */
export function Setup() {
  return <SecondStep due="setup">{(step) => <SetupForm step={step} />}</SecondStep>;
}

function SetupForm({ step }: { step: Step }) {
  const translate = useTranslate();
  const leave = useTooLate();
  const { field, frame } = useVerify(step, 'code');
  return (
    <FormFrame
      title={translate('app.secondFactor.setupHeading')}
      lead={translate('app.secondFactor.setupLead')}
      {...frame}
      submitLabel={translate('app.secondFactor.turnOn')}
      below={<BackToSignIn />}
    >
      <FactorSecret sessionState={step.sessionState} onOver={leave} />
      <LabelledField
        {...field('code')}
        autoComplete="one-time-code"
        label={translate('app.secondFactor.firstCode')}
        isNumeric
      />
    </FormFrame>
  );
}
