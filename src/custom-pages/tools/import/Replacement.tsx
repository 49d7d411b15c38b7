import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { CatalogueField } from '../../../../schema/fields/catalogue.ts';
import type { Field, Reference } from '../../../../schema/fields/field.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import type { FaultGroup } from '../../../../schema/areas/tools/calls/imports.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { importMendLength } from '../../../../schema/rules/limits.ts';
import { ReferencePicker } from '../../../fields/inputs/references/ReferencePicker.tsx';
import type { Maker } from '../../../fields/inputs/references/useMaking.ts';
import { useNewEntry } from '../../../fields/inputs/references/useNewEntry.ts';
import { useNewRecord } from '../../../fields/inputs/references/useNewRecord.ts';
import { useWords } from '../../../fields/useWords.ts';
import { PlainChoice } from '../../../widgets/picker/PlainChoice.tsx';
import { choicesOf, replacementOf, type Decision } from './mending.ts';

interface ReplacementProps {
  readonly entity: AnyEntity;
  readonly name: string;
  readonly field: Field;
  readonly group: FaultGroup;
  /** Name of the control. */
  readonly label: string;
  readonly decision: Decision;
  readonly onChange: (decision: Decision) => void;
}

/** The value that stands for a wrong one: a choice, a record, which may be added, or a text. */
export function Replacement(props: ReplacementProps) {
  const { entity, name, field, label, decision, onChange } = props;
  const translate = useTranslate();
  const words = useWords(entity.name);
  const kind = replacementOf(field);
  if (kind === 'record') return <RecordReplacement {...props} />;
  if (kind === 'choice') {
    const none = { value: '', label: translate('app.imports.groups.choose') };
    const choices = choicesOf(words, name, field);
    return (
      <PlainChoice
        isLabelHidden
        label={label}
        value={decision.value ?? ''}
        choices={[none, ...choices]}
        onChange={(value) =>
          onChange({ action: 'replace', value, label: choices.find((one) => one.value === value)?.label ?? '' })
        }
      />
    );
  }
  return (
    <TextField
      size="small"
      fullWidth
      value={decision.value ?? ''}
      onChange={({ target }) => onChange({ action: 'replace', value: target.value })}
      slotProps={{ htmlInput: { 'aria-label': label, maxLength: importMendLength } }}
    />
  );
}

function RecordReplacement(props: ReplacementProps) {
  const { field } = props;
  if (field.kind === 'catalogue' || field.kind === 'catalogues') {
    return <EntryReplacement {...props} type={(field as CatalogueField).type} />;
  }
  return field.kind === 'status' ? <PickedRecord {...props} makers={[]} /> : <NewRecordReplacement {...props} />;
}

function EntryReplacement({ type, ...props }: ReplacementProps & Pick<CatalogueField, 'type'>) {
  return <PickedRecord {...props} makers={useNewEntry(type)} />;
}

function NewRecordReplacement(props: ReplacementProps) {
  return <PickedRecord {...props} makers={useNewRecord(props.field)} />;
}

function PickedRecord(props: ReplacementProps & { readonly makers: readonly Maker[] }) {
  const { entity, name, field, group, label, decision, onChange, makers } = props;
  const translate = useTranslate();
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  const { value, label: displayName = '' } = decision;
  const [maker] = makers;
  const text = group.text ?? '';
  const choose = (chosen: Reference | undefined) =>
    onChange(chosen ? { action: 'replace', value: chosen.id, label: chosen.displayName } : { action: 'replace' });
  const add = async () => {
    setAdding(true);
    const made = await maker?.make(text);
    setAdding(false);
    if (made) choose(made);
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <ReferencePicker
        id={id}
        resource={entity.name}
        field={name}
        isMany={false}
        hasFaces={['ref', 'refs', 'refOneOf', 'refsOneOf'].includes(field.kind)}
        value={value ? [{ id: value, displayName, avatar: null, kind: targetsOf(field)[0] ?? '' }] : []}
        onChange={([chosen]) => choose(chosen)}
        onBlur={() => {}}
        inputRef={null}
        hasError={false}
        attributes={{ 'aria-label': label }}
        makers={makers}
      />
      {maker && !value && (
        <Button loading={isAdding} onClick={() => void add()}>
          {translate('app.imports.groups.add', { text })}
        </Button>
      )}
    </Box>
  );
}
