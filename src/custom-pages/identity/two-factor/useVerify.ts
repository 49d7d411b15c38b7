import { useSession } from '../../../authProvider/SessionContext.ts';
import type { SecondStep } from '../../../../schema/areas/identity/signedIn.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { isOver } from '../../../widgets/second-factor/isOver.ts';
import { useTooLate } from './SecondStep.tsx';

/**
 * Returns state and actions of a form of the second step. It does not navigate: the page redirects after signing in.
 */
export function useVerify<Field extends 'code' | 'recoveryCode'>({ sessionState }: SecondStep, field: Field) {
  const client = useClient();
  const session = useSession();
  const leave = useTooLate();
  return useSmallForm({ [field]: '' } as Record<Field, string>, async (values) => {
    try {
      const body = { sessionState, [field]: values[field] };
      session.accept(await client.ask('POST /user/v1/auth/verify-otp', { body }));
    } catch (error) {
      if (!isOver(error)) throw error;
      leave();
    }
    return false;
  });
}
