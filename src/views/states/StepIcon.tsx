import { createElement } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { declaredSteps } from '../../../schema/language/states.ts';
import { ChosenIcon, CloseIcon, ShownIcon } from '../../theme/icons/actions.tsx';
import { TurnIcon, WaitingIcon } from '../../widgets/icons.tsx';
import type { OfferedStep } from '../rights/offeredSteps.ts';

type ShownStep = Pick<OfferedStep, 'name' | 'declared'>;

/** Returns true if a step undoes another one that was declared before it. */
function isBack(entity: AnyEntity, { name, declared }: ShownStep): boolean {
  const steps = declaredSteps(entity);
  const before = steps.slice(
    0,
    steps.findIndex((step) => step.name === name),
  );
  return before.some((step) => step.from?.includes(declared?.to ?? '') && declared?.from?.includes(step.to));
}

const looks = { refuse: CloseIcon, wait: WaitingIcon, keep: ShownIcon } as const;

/** The icon of a step: what it declares, else forth or back. */
export function StepIcon({ entity, step, ...props }: SvgIconProps & { entity: AnyEntity; step: ShownStep }) {
  const { look } = step.declared ?? {};
  if (look) return createElement(looks[look], props);
  return isBack(entity, step) ? <TurnIcon {...props} /> : <ChosenIcon {...props} />;
}
