import MuiStep from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { visuallyHidden } from '@mui/utils';

interface StepsProps {
  readonly label: string;
  /** Names of the steps, in their order. */
  readonly steps: readonly string[];
  /** Index of the present one. */
  readonly at: number;
}

/** The steps of something that is done in several, and where it is. On a phone only the present one has its name in sight. */
export function Steps({ label, steps, at }: StepsProps) {
  return (
    <Stepper
      activeStep={at}
      aria-label={label}
      sx={{ '& .MuiStep-root:first-of-type': { pl: 0 }, '& .MuiStep-root:last-of-type': { pr: 0 } }}
    >
      {steps.map((step, index) => (
        <MuiStep
          key={step}
          aria-current={index === at ? 'step' : undefined}
          sx={
            index === at
              ? {}
              : (theme) => ({ [theme.breakpoints.down('md')]: { '& .MuiStepLabel-label': visuallyHidden } })
          }
        >
          <StepLabel>{step}</StepLabel>
        </MuiStep>
      ))}
    </Stepper>
  );
}
