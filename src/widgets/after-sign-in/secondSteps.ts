import { pathTo } from '../../../schema/routes.ts';

const steps = { verify: 'auth.secondFactorVerify', setup: 'auth.secondFactorSetup' } as const;

/** Returns the address of the second step that signing in asks for. */
export const secondStepPath = (step: keyof typeof steps): string => pathTo(steps[step]);
