import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import { useDataProvider, useGetOne, useTranslate } from 'ra-core';
import { useState } from 'react';
import { comparedFields } from '../../../schema/duplicates.ts';
import type { AnyEntity } from '../../../schema/entity.ts';
import { filterSearchDebounce } from '../../../schema/rules/limits.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { useDebounced } from '../../widgets/picker/useDebounced.ts';

interface OtherPickerProps {
  readonly entity: AnyEntity;
  readonly id: string;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

interface Other {
  readonly id: string;
  readonly title: string;
  readonly avatar: string | null;
  /** What tells it from others of that name. */
  readonly facts: string;
}

const shown = 8;

/** Those who are likely the same as a record, before anything is typed, then whom a keyword finds. */
function useOthers(entity: AnyEntity, id: string, keyword: string) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const { data: record } = useGetOne<WireRecord>(entity.name, { id });
  const compared = comparedFields(entity);
  const told = (one: WireRecord) =>
    compared
      .filter(({ likeness }) => likeness !== 'name')
      .map(({ name }) => one[name])
      .filter((value) => typeof value === 'string' && value !== '')
      .join(' · ');
  const ask = async (signal: AbortSignal): Promise<readonly Other[]> => {
    if (keyword !== '') {
      const { data } = await dataProvider.getList<WireRecord>(entity.name, {
        filter: { keyword },
        pagination: { page: 1, perPage: shown + 1 },
        signal,
      });
      const titled = data.filter((one) => one.id !== id).slice(0, shown);
      return titled.map((one) => ({
        id: one.id,
        title: String(one[entity.title] ?? ''),
        avatar: (one['avatar'] as string | null | undefined) ?? null,
        facts: told(one),
      }));
    }
    const keys = compared.flatMap(({ name, country }) => [name, country ?? name]);
    const given = Object.fromEntries(keys.flatMap((key) => (record?.[key] ? [[key, record[key]]] : [])));
    const { data } = await dataProvider.duplicates(entity.name, { ...given, id }, { signal });
    return data
      .filter(({ kind }) => kind === entity.name)
      .map(({ id: other, displayName, avatar, owner }) => ({
        id: other,
        title: displayName,
        avatar,
        facts: owner?.displayName ?? '',
      }));
  };
  return useQuery({
    queryKey: [entity.name, 'others', id, keyword],
    queryFn: ({ signal }) => ask(signal),
    enabled: record !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Asks with which other record one is to be merged. */
export function OtherPicker({ entity, id, onChoose, onClose }: OtherPickerProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), filterSearchDebounce);
  const { data: others, isError } = useOthers(entity, id, keyword);
  const label = translate('app.views.merge.search');
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minHeight: 280, '&&': { pt: 1 } }}>
        <TextField
          autoFocus
          size="small"
          fullWidth
          placeholder={label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': label, autoComplete: 'off' } }}
        />
        <Box role="status" sx={{ color: 'ink2', fontSize: 12 }}>
          {isError
            ? translate('rules.somethingWentWrong')
            : others?.length === 0
              ? translate(keyword === '' ? 'app.views.merge.noneAlike' : 'app.views.merge.noneFound')
              : keyword === '' && others
                ? translate('app.views.merge.alike')
                : ''}
        </Box>
        <List disablePadding>
          {(others ?? []).map((one) => (
            <ListItemButton
              key={one.id}
              onClick={() => onChoose(one.id)}
              sx={{ gap: 1.25, borderRadius: 1, px: 1, mx: -1 }}
            >
              <Avatar of={{ id: one.id, displayName: one.title, avatar: one.avatar }} size={28} />
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {one.title}
                {one.facts !== '' && <Box sx={{ fontSize: 12, color: 'ink2' }}>{one.facts}</Box>}
              </Box>
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
      </DialogActions>
    </>
  );
}
