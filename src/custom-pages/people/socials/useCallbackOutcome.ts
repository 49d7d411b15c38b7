import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountName } from '../../../../schema/areas/people/socials.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { recordPath } from '../../../widgets/link/recordPath.ts';
import { clearPending, pendingOf, type Pending } from './pending.ts';
import { socialsBase } from './socialsBase.ts';

/** Data that the provider returned with the browser, and the connection begun in this tab. */
interface Returned {
  readonly pending: Pending | null;
  readonly code: string | null;
  readonly isDenied: boolean;
}

function readReturn(search: string): Returned {
  const query = new URLSearchParams(search);
  return {
    pending: pendingOf(query.get('state')),
    code: query.get('code'),
    isDenied: query.get('error') === 'access_denied',
  };
}

/** Completes the connection, once, and redirects to the record; returns the reason if it fails. */
export function useCallbackOutcome(): { readonly pending: Pending | null; readonly failure: string | null } {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useClient();
  const { pathname, search } = useLocation();
  const [{ pending, code, isDenied }] = useState(() => readReturn(search));
  const [failure, setFailure] = useState<string | null>(null);
  const isBegun = useRef(false);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    clearPending();
    const finish = async ({ kind, id, talentSocialId, state }: Pending, given: string) => {
      const body = { talentSocialId, state, code: given };
      const made = await client.ask(`PUT ${socialsBase(kind)}/social-callback`, { body });
      notify('app.socials.connected', { type: 'success', messageArgs: { name: accountName(made) } });
      await navigate(recordPath(kind, id) ?? '/', { replace: true });
    };
    const fail = async (words: string) => {
      setFailure(words);
      // What stood in the address is worth nothing any more, and stays in no history.
      await navigate(pathname, { replace: true });
    };
    if (pending === null) void fail(translate('app.socials.lost'));
    else if (code === null) void fail(translate(isDenied ? 'app.socials.denied' : 'app.socials.failed'));
    else {
      void finish(pending, code).catch((error: unknown) =>
        fail((error instanceof Error && error.message) || translate('rules.somethingWentWrong')),
      );
    }
  }, [client, code, isDenied, navigate, notify, pathname, pending, translate]);
  return { pending, failure };
}
