import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../../dataProvider/refusal.ts';
import { accountPath } from '../../../schema/areas/identity/paths.ts';

/**
 * Leads a person who lacks the second factor that an agency requires to its set-up, with the reason. Returns true if
 * that was the error.
 */
export function useFactorDue(): (error: unknown) => boolean {
  const notify = useNotify();
  const navigate = useNavigate();
  return (error) => {
    if (refusalOf(error)?.key !== 'factorDue') return false;
    notify('rules.factorDue', { type: 'warning', autoHideDuration: 15_000 });
    void navigate(accountPath);
    return true;
  };
}
