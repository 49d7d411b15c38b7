import { useLocation, useNavigate } from 'react-router-dom';
import { ownerPath, recordPath, withinOf } from '../../widgets/link/recordPath.ts';
import { trailState, type TrailState } from './trail.ts';

/**
 * Leads from a record's form to what is read there, so that a step back does not lead into the form again: back to the
 * page that the form was opened from, else in place of the form.
 */
export function useLeaveForm(kind: string, id: string, tab: string): () => void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return () => {
    if ((state as TrailState | null)?.fromReading) void navigate(-1);
    else
      void navigate(ownerPath(pathname) ?? recordPath(kind, id, tab, withinOf(pathname)) ?? '/', {
        replace: true,
        state: trailState(state),
      });
  };
}
