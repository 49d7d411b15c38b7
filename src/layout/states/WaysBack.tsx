import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { BackIcon } from '../../theme/icons/actions.tsx';

/** Back to where one came from, where there is such a place, and to the start page. */
export function WaysBack() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const hasFormer = window.history.length > 1;
  return (
    <>
      {hasFormer && (
        <Button startIcon={<BackIcon />} onClick={() => void navigate(-1)}>
          {translate('app.actions.back')}
        </Button>
      )}
      <Button component={Link} to="/" variant="contained" color="primary">
        {translate('app.actions.goHome')}
      </Button>
    </>
  );
}
