import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Age } from '../../widgets/moment/Age.tsx';
import type { DraftOffer } from './useDraft.ts';

/** The offer to restore what was typed before the session ended. */
export function DraftBar({ offer }: { readonly offer: DraftOffer | null }) {
  const translate = useTranslate();
  if (offer === null) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ flex: 'none', borderRadius: 0 }}
      action={
        <>
          <Button size="small" variant="text" onClick={offer.discard}>
            {translate('app.views.form.draftDiscard')}
          </Button>
          <Button size="small" onClick={offer.restore}>
            {translate('app.views.form.draftRestore')}
          </Button>
        </>
      }
    >
      {translate('app.views.form.draft')} <Age at={offer.at} />
      {offer.isOlder && ` · ${translate('app.views.form.draftOlder')}`}
    </Alert>
  );
}
