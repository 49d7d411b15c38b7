import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import type { Field } from '../../../schema/fields/field.ts';
import type { WireRecord } from '../../fields/kind.ts';
import type { Values } from '../../fields/values.ts';
import { useWords } from '../../fields/useWords.ts';
import { useIsNarrow } from '../../widgets/screen/useIsNarrow.ts';
import { conflictFields, mergedValues, usualSide, type ConflictField, type Side } from './conflict.ts';
import { FormValue } from './FormValue.tsx';
import { SideChoice } from './SideChoice.tsx';

interface ConflictDialogProps {
  readonly resource: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly base: WireRecord;
  /** Values in the form. */
  readonly mine: Values;
  readonly current: WireRecord;
  readonly onMerge: (values: Values) => void;
  readonly onClose: () => void;
}

/**
 * Dialog after somebody else changed the record: shows each conflicting field with both values, and lets one be chosen.
 * Typed values are kept by default; closing the dialog leaves the form as it was.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { resource, fields, base, mine, current, onMerge, onClose } = props;
  const translate = useTranslate();
  const words = useWords(resource);
  const id = useId();
  const isNarrow = useIsNarrow();
  const conflicts = useMemo(() => conflictFields(fields, base, mine, current), [fields, base, mine, current]);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (conflict: ConflictField): Side => chosen[conflict.name] ?? usualSide(conflict);
  const sides = Object.fromEntries(conflicts.map((conflict) => [conflict.name, sideOf(conflict)]));

  return (
    <Dialog open fullScreen={isNarrow} fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('app.views.conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Box sx={{ color: 'ink2' }}>{translate('app.views.conflict.lead')}</Box>
        {conflicts.map((conflict) => {
          const { name, field, isClash, both } = conflict;
          const shown = (values: Values) => <FormValue resource={resource} name={name} field={field} values={values} />;
          return (
            <SideChoice
              key={name}
              label={words.ofField(name, field)}
              side={sideOf(conflict)}
              onChange={(side) => setChosen({ ...chosen, [name]: side })}
              options={[
                {
                  value: 'mine',
                  title: translate(isClash ? 'app.views.conflict.mine' : 'app.views.conflict.former'),
                  content: shown(mine),
                },
                { value: 'theirs', title: translate('app.views.conflict.theirs'), content: shown(current) },
                ...(both
                  ? [
                      {
                        value: 'both' as const,
                        title: translate('app.views.conflict.both'),
                        content: shown(both.values),
                      },
                    ]
                  : []),
              ]}
            />
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.views.conflict.back')}</Button>
        <Button
          variant="contained"
          color="primary"
          onClick={() => onMerge(mergedValues(fields, mine, current, conflicts, sides))}
        >
          {translate('app.views.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
