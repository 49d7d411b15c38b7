import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';

/** The way to what a notice is about. */
export function OpenButton({ path }: { readonly path: string }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Button size="small" component={Link} to={path} sx={{ color: 'float.accent' }} onClick={close}>
      {translate('app.views.record.openPage')}
    </Button>
  );
}
