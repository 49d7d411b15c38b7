import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import { isConnectable, type ConnectablePlatform } from '../../../../schema/areas/people/socials.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { FormFrame } from '../../../widgets/small-form/FormFrame.tsx';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { NothingConnected } from './NothingConnected.tsx';
import { SignedInAlone } from './SignedInAlone.tsx';

interface DialogProps {
  readonly platform: ConnectablePlatform;
  readonly state: string;
  readonly account: string;
}

/** The dialog of the sandbox, in the place of a provider's: it says that it is one, and offers to allow or to deny. */
export function SocialSandbox() {
  const translate = useTranslate();
  const query = new URLSearchParams(useLocation().search);
  const platform = query.get('platform');
  if (!isConnectable(platform)) return <NothingConnected lead={translate('app.socials.lost')} back={null} />;
  return (
    <SignedInAlone>
      <SandboxDialog platform={platform} state={query.get('state') ?? ''} account={query.get('account') ?? ''} />
    </SignedInAlone>
  );
}

function SandboxDialog({ platform, state, account }: DialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useClient();
  const goBack = (answer: Readonly<Record<string, string>>) =>
    navigate(`${pathTo('socials.callback')}?${new URLSearchParams({ ...answer, state }).toString()}`, {
      replace: true,
    });
  const form = useSmallForm({ username: account }, async ({ username }) => {
    const body = { platform, username: username.trim() };
    const { code } = await client.ask('POST /client/v1/social-sandbox', { body });
    await goBack({ code });
    return false;
  });
  const deny = { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error' };
  return (
    <FormFrame
      title={translate('app.socials.sandboxTitle', { platform: translate(`app.socials.${platform}`) })}
      lead={translate('app.socials.sandboxLead')}
      notice={translate('app.socials.sandboxNotice')}
      {...form.frame}
      submitLabel={translate('app.socials.allow')}
      below={
        <Button size="large" fullWidth onClick={() => void goBack(deny)} sx={{ mt: 1.5 }}>
          {translate('app.socials.deny')}
        </Button>
      }
    >
      <LabelledField
        {...form.field('username')}
        name="account"
        autoComplete="off"
        label={translate('app.socials.account')}
      />
    </FormFrame>
  );
}
