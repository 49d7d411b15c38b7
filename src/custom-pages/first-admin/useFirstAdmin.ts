import { useParams } from 'react-router-dom';
import { useSession } from '../../authProvider/SessionContext.ts';
import { authRoutes, type SignedInAnswer } from '../../authProvider/wire.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useSmallForm } from '../../layout/public/useSmallForm.ts';

const empty = { displayName: '', email: '', password: '' };

/** What the form of the first super admin holds and does. */
export function useFirstAdmin() {
  const client = useClient();
  const session = useSession();
  const { token = '' } = useParams();
  return useSmallForm(empty, async (values) => {
    session.accept(await client.call<SignedInAnswer>({ ...authRoutes.setup, body: { token, ...values } }));
    return false;
  });
}
