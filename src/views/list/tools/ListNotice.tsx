import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { instant } from '../../../../schema/fields/instant.ts';
import { CloseIcon } from '../../../theme/icons/actions.tsx';
import { useAgencyEntity } from '../../../fields/agencyEntity.ts';
import { useListReader } from '../address/listReader.ts';
import { placeOfQuery } from '../address/tabAddress.ts';
import { writeListState } from '../address/listState.ts';
import type { Refused } from '../address/readListState.ts';
import { useFilterWord } from './filters/useFilterWord.ts';
import { useOpenList } from '../rows/OpenListContext.ts';

/** Notice about parts of the address that were ignored, until it is dismissed or the list changes. */
export function ListNotice() {
  const { entity: declared, state, refused, onLeft } = useOpenList();
  const translate = useTranslate();
  const wordOf = useFilterWord(declared.name);
  const { entity } = useAgencyEntity(declared);
  const reader = useListReader();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const told = ({ part, value, field }: Refused): string => {
    if (part === 'filter' && field !== undefined) {
      const isNamed = entity.list.namedFilters?.[field] !== undefined;
      const label = wordOf({ name: field, field: entity.fields[field] ?? instant(), isNamed });
      return value === '' ? label : `${translate('app.views.filter.named', { field: label })} ${value}`;
    }
    const shown = part === 'pageIndex' && /^\d+$/.test(value) ? String(Number(value) + 1) : value;
    return translate(`app.views.notice.${part}`, { value: shown });
  };
  const isLong = refused.some(({ part }) => part === 'length');
  const parts = [...new Set(refused.filter(({ part }) => part !== 'length').map(told))];
  const lines = [
    ...(isLong ? [translate('rules.longFilterMessage')] : []),
    ...(parts.length > 0 ? [translate('app.views.notice.refused', { parts: parts.join(', ') })] : []),
  ];
  const dismiss = () => {
    void navigate(placeOfQuery(pathname, writeListState(state, entity, reader)), { replace: true, state: null });
    onLeft();
  };

  return (
    <Box
      role="status"
      sx={
        lines.length > 0
          ? { order: 1, flex: '1 0 100%', display: 'flex', alignItems: 'center', color: 'ink2' }
          : { position: 'absolute' }
      }
    >
      {lines.length > 0 && (
        <>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {lines.join(' · ')}
          </Box>
          <IconButton
            size="small"
            aria-label={translate('app.views.notice.dismiss')}
            onClick={dismiss}
            sx={{ ml: 0.5 }}
          >
            <CloseIcon sx={{ fontSize: 13 }} />
          </IconButton>
        </>
      )}
    </Box>
  );
}
