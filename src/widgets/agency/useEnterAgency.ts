import { useState } from 'react';
import type { Session } from '../../authProvider/session.ts';
import { useSession } from '../../authProvider/SessionContext.ts';
import { useMayLeave } from '../unsaved/useUnsavedChanges.ts';
import { useFailureNotice } from '../notice/useFailureNotice.ts';
import { useFactorDue } from './useFactorDue.ts';

/**
 * Enters another agency, or (null) none: asks about unsaved changes, and reloads the page, at home unless an
 * address is given.
 */
export function useEnterAgency() {
  const session = useSession();
  const mayLeave = useMayLeave();
  const complain = useFailureNotice();
  const isFactorDue = useFactorDue();
  const [isEntering, setEntering] = useState(false);
  const enter = async (...where: Parameters<Session['enter']>) => {
    if (isEntering || !(await mayLeave())) return;
    setEntering(true);
    try {
      await session.enter(...where);
    } catch (error) {
      setEntering(false);
      if (!isFactorDue(error)) complain(error);
    }
  };
  return { enter: (...where: Parameters<Session['enter']>) => void enter(...where), isEntering };
}
