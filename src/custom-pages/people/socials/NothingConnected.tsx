import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { PublicNotice } from '../../../layout/public/PublicNotice.tsx';

interface NothingConnectedProps {
  /** Reason, in words. */
  readonly lead: string;
  /** The address of the record, where it is known. */
  readonly back: string | null;
}

/** Says that nothing was connected and why, with the way back. */
export function NothingConnected({ lead, back }: NothingConnectedProps) {
  const translate = useTranslate();
  return (
    <PublicNotice title={translate('app.socials.notConnected')} lead={lead}>
      <Button component={RouterLink} to={back ?? '/'} replace variant="contained" color="primary" size="large">
        {translate(back === null ? 'app.actions.goHome' : 'app.socials.back')}
      </Button>
    </PublicNotice>
  );
}
