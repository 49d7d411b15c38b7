import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { ColumnsIcon } from '../../../../theme/icons/actions.tsx';
import type { Fitted } from '../../../../widgets/grid/columnSettings.ts';

const ColumnsMenu = lazy(() => import('./ColumnsMenu.tsx').then((module) => ({ default: module.ColumnsMenu })));

interface ColumnsButtonProps {
  readonly entity: AnyEntity;
  readonly fitted: Fitted;
}

/** Opens the choice of columns, which loads when it is first wanted. */
export function ColumnsButton({ entity, fitted }: ColumnsButtonProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={translate('app.views.list.columns')}>
        <IconButton
          size="small"
          aria-label={translate('app.views.list.columns')}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ColumnsIcon style={{ fontSize: 15 }} />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense>
          <ColumnsMenu entity={entity} fitted={fitted} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
