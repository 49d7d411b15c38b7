import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { itemSets } from '../../../../../schema/language/sets.ts';
import { filterSearchDebounce } from '../../../../../schema/rules/limits.ts';
import type { BulkWork } from '../../../../dataProvider/types.ts';
import { useOptions } from '../../../../fields/useOptions.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { Avatar } from '../../../../widgets/avatar/Avatar.tsx';
import { SearchInput } from '../../../../widgets/picker/SearchInput.tsx';
import { useDebounced } from '../../../../widgets/picker/useDebounced.ts';
import type { NamedField } from '../../../view-fields/viewFields.ts';
import { BulkFrame } from './BulkFrame.tsx';
import { workOf } from './editedValue.ts';
import { SetModeChoice, type SetMode } from './SetModeChoice.tsx';
import { useCounted } from './useCounted.ts';

const People = styled('div')(({ theme }) => ({
  height: 240,
  overflow: 'auto',
  margin: '0 -8px',
  borderRadius: 6,
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '0 8px',
    borderRadius: 6,
    color: theme.palette.ink,
    cursor: 'pointer',
  },
  '& > label:hover': { background: theme.palette.row },
  '& > label > span:last-of-type': { overflowWrap: 'anywhere' },
}));

/** Words that explain each mode. */
const leads = { add: 'addLead', remove: 'removeLead', replace: 'editSetLead' } as const;

interface BulkAssignProps {
  readonly entity: AnyEntity;
  /** The set of colleagues that look after a record. */
  readonly assigned: NamedField;
  readonly count: number;
  readonly onConfirm: (work: BulkWork) => void;
  readonly onClose: () => void;
}

/** Asks which colleagues are to look after many records; they join those who do already unless another mode is chosen. */
export function BulkAssign({ entity, assigned: { name, field }, count, onConfirm, onClose }: BulkAssignProps) {
  const translate = useTranslate();
  const counted = useCounted(entity.name);
  const words = useWords(entity.name);
  const id = useId();
  const [mode, setMode] = useState<SetMode>('add');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), filterSearchDebounce);
  const people = useOptions(entity.name, name, true, { keyword });
  const { key = name } = itemSets(entity).find((set) => set.field === name) ?? {};
  const toggle = (person: string, isChosen: boolean) =>
    setChosen((now) => (isChosen ? [...now, person] : now.filter((one) => one !== person)));

  return (
    <BulkFrame
      title={counted('assignTitle', count)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
          <Button type="submit" form={`${id}-form`} variant="contained" color="primary" disabled={chosen.length === 0}>
            {counted('apply', count)}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={`${id}-form`}
        sx={{ display: 'grid', gap: 1.5 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0) onConfirm(workOf(mode, { [key]: chosen }));
        }}
      >
        <SetModeChoice mode={mode} onChange={setMode} />
        <SearchInput
          autoFocus
          fullWidth
          label={translate('app.views.bulk.assignSearch')}
          value={typed}
          onChange={setTyped}
        />
        <People
          role="group"
          aria-label={words.ofField(name, field)}
          aria-busy={people.isFetching}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            const isNearEnd = scrollHeight - scrollTop - clientHeight < 48;
            if (isNearEnd && people.hasNextPage && !people.isFetching) void people.fetchNextPage();
          }}
        >
          {people.options.map((person) => (
            <label key={person.id}>
              <Checkbox
                size="small"
                sx={{ p: 0.25 }}
                checked={chosen.includes(person.id)}
                onChange={(_event, isChosen) => toggle(person.id, isChosen)}
              />
              <Avatar of={person} size={24} />
              <span>{person.displayName}</span>
            </label>
          ))}
          {people.isSuccess && people.options.length === 0 && (
            <Box sx={{ p: 1 }}>{translate('app.views.form.noOptions')}</Box>
          )}
        </People>
      </Box>
      <span>
        {chosen.length > 0 && `${translate('app.views.bulk.chosen', { count: String(chosen.length) })}. `}
        {counted(leads[mode], count, { field: words.ofField(name, field) })}
      </span>
    </BulkFrame>
  );
}
