import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { inSentence } from '../../../../schema/rules/terms/inSentence.ts';
import { DraftBar } from '../../../views/form/DraftBar.tsx';
import { useFormFocus } from '../../../views/form/useFormFocus.ts';
import { Steps } from '../../../widgets/steps/Steps.tsx';
import { YesNoDialog } from '../../../widgets/dialog/YesNoDialog.tsx';
import { BasicStep } from './BasicStep.tsx';
import { RightsStep } from './RightsStep.tsx';
import { useStaffWizard, type Step } from './useStaffWizard.ts';
import { WizardBar } from './WizardBar.tsx';

const steps: readonly Step[] = ['basics', 'rights'];

/** Wizard for a new staff member, in two steps (AB 2): personal data, and rights. */
export function StaffAdd() {
  const translate = useTranslate();
  const wizard = useStaffWizard();
  const { warning } = wizard;
  const { form, step, levels, setLevels, isChanged, isBusy, draft, failure, proceed, previous, cancel } = wizard;
  const fields = useRef<HTMLDivElement>(null);
  useFormFocus(fields);
  const name = translate('resources.staff.name', { smart_count: 1 });
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={translate('app.titles.add', { name: inSentence(name) })}
        onSubmit={(event) => {
          event.preventDefault();
          proceed();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          proceed();
        }}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0, bgcolor: 'background.paper' }}
      >
        <Box sx={{ flex: 'none', px: { xs: 2, md: 2.5 }, py: 1.5, borderBottom: 1, borderColor: 'line2' }}>
          <Box sx={{ maxWidth: 420 }}>
            <Steps
              label={translate('app.staff.add.steps')}
              steps={steps.map((each) => translate(`app.staff.add.${each}`))}
              at={steps.indexOf(step)}
            />
          </Box>
        </Box>
        {step === 'basics' && <DraftBar offer={draft} />}
        <Box ref={fields} sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
          {/* Kept while the other step is open: what was chosen stays, with its names. */}
          <Box hidden={step !== 'basics'}>
            <BasicStep />
          </Box>
          {step === 'rights' && <RightsStep levels={levels} onChange={setLevels} />}
        </Box>
        <WizardBar
          step={step}
          isChanged={isChanged}
          isBusy={isBusy}
          failure={failure}
          onCancel={cancel}
          onPrevious={previous}
        />
        <YesNoDialog
          isOpen={warning.isOpen}
          title={translate('app.staff.add.noRightsTitle')}
          question={translate('app.staff.add.noRights', { name: warning.name })}
          onDecide={warning.decide}
        />
      </Box>
    </FormProvider>
  );
}
