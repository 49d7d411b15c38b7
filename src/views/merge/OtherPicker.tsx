import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { can } from '../../../schema/access/can.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { registry } from '../../../schema/index.ts';
import { filterSearchDebounce } from '../../../schema/rules/limits.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { stepWord } from '../../i18n/fieldWords.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { recordPath } from '../../widgets/link/recordPath.ts';
import { useDebounced } from '../../widgets/picker/useDebounced.ts';
import { RecordInShort } from './RecordInShort.tsx';
import { useOthers, type Other } from './useOthers.ts';

interface OtherPickerProps {
  readonly entity: AnyEntity;
  readonly id: string;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** Returns the conversions that concern records of this kind, if both kinds are open to the person. */
function useConversions(entity: AnyEntity): readonly AnyEntity[] {
  const actor = useActor();
  return registry.all.filter(({ name, converts }) => {
    const pair = converts ? [name, converts.to] : [];
    return pair.includes(entity.name) && pair.every((kind) => can(actor, 'read', kind, registry) !== 'no');
  });
}

interface CandidateProps {
  readonly other: Other;
  readonly isMergeable: boolean;
  readonly onChoose: () => void;
}

/** One of them, to be chosen; who is of another kind opens beside instead. */
function Candidate({ other, isMergeable, onChoose }: CandidateProps) {
  const translate = useTranslate();
  const { kind, record } = other;
  const entity = registry.get(kind);
  const title = String(record[entity.title] ?? '');
  const way = isMergeable
    ? { onClick: onChoose }
    : { component: 'a', href: recordPath(kind, record.id) ?? undefined, target: '_blank', rel: 'noreferrer' };
  return (
    <ListItemButton {...way} sx={{ gap: 1.25, borderRadius: 1, px: 1, mx: -1, color: 'inherit' }}>
      <Avatar
        of={{ id: record.id, displayName: title, avatar: record['avatar'] as string | null | undefined, kind }}
        size={28}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <RecordInShort entity={entity} record={record} />
      </Box>
      {!isMergeable && (
        <Box sx={{ flex: 'none', fontSize: 12, color: 'ink2' }}>
          {translate(`resources.${kind}.name`, { smart_count: 1 })}
        </Box>
      )}
    </ListItemButton>
  );
}

/** Asks with which other record one is to be merged, and says how one of another kind becomes such a record first. */
export function OtherPicker({ entity, id, onChoose, onClose }: OtherPickerProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), filterSearchDebounce);
  const { data: others, isError } = useOthers(entity, id, keyword);
  const conversions = useConversions(entity);
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
        <List component="div" disablePadding>
          {(others ?? []).map((other) => (
            <Candidate
              key={other.record.id}
              other={other}
              isMergeable={other.kind === entity.name}
              onChoose={() => onChoose(other.record.id)}
            />
          ))}
        </List>
        {conversions.map(({ name }) => (
          <Box key={name} sx={{ color: 'ink2', fontSize: 12 }}>
            {translate(stepWord(name, 'convert', 'merge'))}
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
      </DialogActions>
    </>
  );
}
