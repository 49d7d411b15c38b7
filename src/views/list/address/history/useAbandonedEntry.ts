import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readEntry } from './listEntry.ts';

/** Steps back from the entry of a dialog that a reload has closed, so that one more step back leaves the list. */
export function useAbandonedEntry(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    if (readEntry(state).dialog === true) void navigate(-1);
  });
  useEffect(() => leave(), []);
}
