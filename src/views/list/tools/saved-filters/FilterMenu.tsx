import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { savedFilter, type SavedFilter } from '../../../../../schema/areas/settings/entities/savedFilter.ts';
import { ChosenIcon } from '../../../../theme/icons/actions.tsx';
import { Floating } from '../../../../widgets/floating/Floating.tsx';
import { EditIcon, RemoveIcon } from '../../../../widgets/icons.tsx';
import { useRemove } from '../../../writing/useRemove.ts';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  padding: '0 6px',
  listStyle: 'none',
  '&:hover': { background: theme.palette.row },
}));

const Name = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  justifyContent: 'flex-start',
  gap: 8,
  minWidth: 0,
  minHeight: 34,
  padding: '0 8px',
  borderRadius: 6,
  font: 'inherit',
  color: theme.palette.ink,
  '& > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flex: 'none', fontSize: 14, color: theme.palette.primary.main },
}));

interface FilterMenuProps {
  readonly label: string;
  readonly anchor: Element;
  readonly filters: readonly SavedFilter[];
  readonly selected: SavedFilter | undefined;
  readonly onApply: (filter: SavedFilter) => void;
  readonly onRename: (filter: SavedFilter) => void;
  readonly onClose: () => void;
}

/** Menu of a person's saved filters for a list: apply, rename and delete. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, anchor, filters, selected, onApply, onRename, onClose } = props;
  const translate = useTranslate();
  const remove = useRemove(savedFilter);
  return (
    <Floating label={label} anchor={anchor} side="left" width={280} onClose={onClose}>
      {filters.length === 0 ? (
        <Box sx={{ p: 2, color: 'ink2' }}>{translate('app.views.savedFilter.empty')}</Box>
      ) : (
        <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, py: 0.5, maxHeight: 360, overflow: 'auto' }}>
          {filters.map((filter) => (
            <Line key={filter.id}>
              <Name aria-pressed={filter === selected} onClick={() => onApply(filter)}>
                <span>{filter.name}</span>
                {filter === selected && <ChosenIcon aria-hidden />}
              </Name>
              <IconButton
                size="small"
                aria-label={translate('app.views.savedFilter.rename', { name: filter.name })}
                onClick={() => onRename(filter)}
              >
                <EditIcon style={{ fontSize: 14 }} />
              </IconButton>
              <IconButton
                size="small"
                aria-label={translate('app.views.savedFilter.delete', { name: filter.name })}
                onClick={() => void remove(filter)}
              >
                <RemoveIcon style={{ fontSize: 14 }} />
              </IconButton>
            </Line>
          ))}
        </Box>
      )}
    </Floating>
  );
}
