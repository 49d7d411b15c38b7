import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pagePath } from '../../../../widgets/link/recordPath.ts';
import { placeOfQuery } from '../tabAddress.ts';
import { recordAskedFor } from '../../../../widgets/record-param/openRecordParam.ts';

/**
 * Leads to the page of the record that a list's address asks for, so that the way back leads to the list as it is (`query`), not to
 * the address that leads away again. Says whether it does.
 */
export function useOpenRecord(kind: string, query: string): boolean {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const id = recordAskedFor(search);
  const path = id === null ? null : pagePath(kind, id);
  const led = useRef<string | null>(null);

  useEffect(() => {
    if (path === null || led.current === key) return;
    led.current = key;
    const lead = async () => {
      await navigate(placeOfQuery(pathname, query), { replace: true });
      await navigate(path);
    };
    void lead();
  }, [key, navigate, path, pathname, query]);
  return path !== null;
}
