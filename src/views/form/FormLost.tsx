import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';
import { useMovedTo } from './useMovedTo.ts';

/** Returns true if saving failed because the record no longer exists. */
export const isLost = (error: unknown): boolean => refusalOf(error)?.status === 404;

interface FormLostProps {
  readonly entity: AnyEntity;
  readonly id: string;
}

/** Says in a form that its record is gone, that nothing of it is saved, and where the record is now if anywhere. */
export function FormLost({ entity, id }: FormLostProps) {
  const translate = useTranslate();
  const moved = useMovedTo(entity, id);
  if (moved === undefined) return null;
  const open = moved && (
    <Button component={Link} to={moved.path} size="small">
      {translate('app.views.record.openOne', { name: moved.name })}
    </Button>
  );
  return (
    <Alert
      severity="error"
      action={open}
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: 1 },
        '& .MuiAlert-action': { alignItems: 'center', m: 0, p: 0, pb: { xs: 0.5, sm: 0 } },
      }}
    >
      <AlertTitle>{moved ? translate(moved.key, moved.params) : translate('app.views.live.gone')}</AlertTitle>
      {translate('app.views.form.lost')}
    </Alert>
  );
}
