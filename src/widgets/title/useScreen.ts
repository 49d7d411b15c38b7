import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { matchScreen } from '../../../schema/routes.ts';
import type { Screen } from '../../../schema/routes/screen.ts';

/** Returns the screen of the present address; null for none. */
export function useScreen(): Screen | null {
  const { pathname } = useLocation();
  return useMemo(() => matchScreen(pathname)?.screen ?? null, [pathname]);
}
