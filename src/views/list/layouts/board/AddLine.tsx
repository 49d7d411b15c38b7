import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useDataProvider, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { AddIcon } from '../../../../theme/icons/actions.tsx';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';

interface AddLineProps {
  readonly entity: AnyEntity;
  readonly column: string;
  /** The status of what is made here, by wire key. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onMade: () => Promise<void>;
}

/** Foot of a column, in which a record is made by its title alone; another one can follow at once. */
export function AddLine({ entity, column, values, onMade }: AddLineProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const tellFailure = useFailureNotice();
  const words = useWords(entity.name);
  const [text, setText] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setText(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const make = async () => {
    const title = text?.trim() ?? '';
    if (title === '' || isBusy) return;
    setBusy(true);
    try {
      await dataProvider.create(entity.name, { data: { [entity.title]: title, ...values } });
      setText('');
      await onMade();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const name = words.ofRecords(1);
  if (text === null) {
    return (
      <Button
        ref={opener}
        variant="text"
        size="small"
        startIcon={<AddIcon />}
        aria-label={translate('app.views.board.addTo', { name, column })}
        onClick={() => setText('')}
        sx={{ justifyContent: 'flex-start', color: 'ink2', width: '100%' }}
      >
        {translate('app.views.board.add')}
      </Button>
    );
  }
  const field = entity.fields[entity.title];
  return (
    <InputBase
      autoFocus
      fullWidth
      value={text}
      placeholder={field && words.ofField(entity.title, field)}
      inputProps={{ 'aria-label': translate('app.views.board.addTo', { name, column }) }}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => text.trim() === '' && !isBusy && setText(null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) void make();
      }}
      sx={{
        px: 1.25,
        py: 0.75,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: '8px',
        bgcolor: 'background.paper',
      }}
    />
  );
}
