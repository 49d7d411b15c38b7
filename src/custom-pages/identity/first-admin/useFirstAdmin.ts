import { useParams } from 'react-router-dom';
import { isTimeZone } from '../../../../schema/rules/dates.ts';
import { useSession } from '../../../authProvider/SessionContext.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';

const empty = { displayName: '', email: '', password: '' };

/** Returns state and actions of the form of the first super admin. */
export function useFirstAdmin() {
  const client = useClient();
  const session = useSession();
  const { token = '' } = useParams();
  return useSmallForm(empty, async (values) => {
    const timezoneId = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const zone = isTimeZone(timezoneId) ? { timezoneId } : {};
    session.accept(await client.ask('POST /user/v1/auth/setup', { body: { token, ...zone, ...values } }));
    return false;
  });
}
