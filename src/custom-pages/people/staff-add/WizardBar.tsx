import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { FormBar } from '../../../views/form/FormBar.tsx';
import type { Step } from './useStaffWizard.ts';

interface WizardBarProps {
  readonly step: Step;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onCancel: () => void;
  readonly onPrevious: () => void;
}

/** The end of the wizard: leaving it, going back, and going on, which on the last step is saving (AB 4). */
export function WizardBar({ step, isChanged, isBusy, failure, onCancel, onPrevious }: WizardBarProps) {
  const translate = useTranslate();
  const isLast = step === 'rights';
  return (
    <FormBar isChanged={isChanged} failure={failure} onCancel={onCancel}>
      {isLast && (
        <Button disabled={isBusy} onClick={onPrevious}>
          {translate('app.staff.add.previous')}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        color="primary"
        disabled={!isChanged}
        loading={isBusy}
        // The second click of a double click on Next must not save the next step.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {translate(isLast ? 'app.actions.save' : 'app.staff.add.next')}
      </Button>
    </FormBar>
  );
}
