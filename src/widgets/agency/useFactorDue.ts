import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../../dataProvider/refusal.ts';
import { accountPath } from '../../../schema/areas/identity/paths.ts';

/**
 * Leads whoever may not enter an agency for want of the second factor that it asks for to where they set it up, and says why.
 * Answers whether that was what was wrong.
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
