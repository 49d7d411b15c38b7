import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { fieldWord } from '../../i18n/fieldWords.ts';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
import type { RecordAction } from '../area-parts/resourceView.ts';
import { useRecordActions } from '../area-parts/useRecordActions.tsx';
import type { Removal } from './RemovalContext.ts';

interface RemovalDialogProps extends Removal {
  readonly onAnswer: (isAgreed: boolean) => void;
}

/**
 * Lists how many records reference one that is about to be deleted, and asks for confirmation unless one of them needs
 * it.
 */
export function RemovalDialog({ entity: of, record, data, isNeeded, onAnswer }: RemovalDialogProps) {
  const translate = useTranslate();
  const { actions } = useRecordActions(of);
  const [taken, setTaken] = useState<RecordAction | null>(null);
  const name = String(record[of.title] ?? '');
  const lines = data.related.map(({ entity, field, total }) => ({
    key: `${entity}.${field}`,
    words: `${translate(`resources.${entity}.name`, { smart_count: 2 })} · ${translate(fieldWord(entity, field))}`,
    total,
  }));
  const others = { key: '', words: translate('app.views.removal.others'), total: data.others };
  if (taken) {
    return (
      <Suspense fallback={null}>
        <taken.Dialog record={record} onClose={() => onAnswer(false)} />
      </Suspense>
    );
  }
  return (
    <DialogFrame
      title={translate(`app.views.removal.${isNeeded ? 'stays' : 'title'}`, { name })}
      onClose={() => onAnswer(false)}
      actions={
        <>
          {/* Not the other one: a key that is held down after it asked for this would press it too. */}
          <Button autoFocus onClick={() => onAnswer(false)}>
            {translate(`app.actions.${isNeeded ? 'close' : 'cancel'}`)}
          </Button>
          {actions
            .filter(({ isBeforeRemoval }) => isBeforeRemoval)
            .map((action) => (
              <Button key={action.label} onClick={() => setTaken(action)}>
                {translate(action.label)}
              </Button>
            ))}
          {!isNeeded && (
            <Button variant="contained" color="error" onClick={() => onAnswer(true)}>
              {translate('app.actions.delete')}
            </Button>
          )}
        </>
      }
    >
      <Box>{translate(`app.views.removal.${isNeeded ? 'needed' : 'lead'}`)}</Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, color: 'ink' }}>
        {[...lines, others]
          .filter(({ total }) => total > 0)
          .map(({ key, words, total }) => (
            <Box component="li" key={key} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <span>{words}</span>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {total}
              </Box>
            </Box>
          ))}
      </Box>
    </DialogFrame>
  );
}
