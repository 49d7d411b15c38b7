import { useState } from 'react';
import { useSession } from '../../authProvider/SessionContext.ts';
import { useMayLeave } from '../../layout/useUnsavedChanges.ts';
import { useFailureNotice } from '../notice/useFailureNotice.ts';
import { useFactorDue } from './useFactorDue.ts';

/** Goes on in another agency, or (null) in none: asks where something is unsaved, and starts the page anew (design 6). */
export function useEnterAgency() {
  const session = useSession();
  const mayLeave = useMayLeave();
  const complain = useFailureNotice();
  const isFactorDue = useFactorDue();
  const [isEntering, setEntering] = useState(false);
  const enter = async (agencyId: string | null) => {
    if (isEntering || !(await mayLeave())) return;
    setEntering(true);
    try {
      await session.enter(agencyId);
    } catch (error) {
      setEntering(false);
      if (!isFactorDue(error)) complain(error);
    }
  };
  return { enter: (agencyId: string | null) => void enter(agencyId), isEntering };
}
