import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CatalogueField } from '../../../../schema/fields/catalogue.ts';
import type { FaultGroup } from '../../../../schema/areas/tools/calls/imports.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { useNewEntry } from '../../../fields/inputs/references/useNewEntry.ts';
import { keyOf, type Decision } from './mending.ts';

interface AddEntriesProps {
  readonly field: CatalogueField;
  readonly label: string;
  /** Values of the field that no entry is called. */
  readonly groups: readonly FaultGroup[];
  readonly onMade: (decisions: readonly (readonly [string, Decision])[]) => void;
}

/** Button that adds every unknown value of a column to the agency's list, where the person may. */
export function AddEntries({ field, label, groups, onMade }: AddEntriesProps) {
  const translate = useTranslate();
  const [maker] = useNewEntry(field.type);
  const [isAdding, setAdding] = useState(false);
  if (!maker) return null;
  const add = async () => {
    setAdding(true);
    const made: [string, Decision][] = [];
    for (const group of groups) {
      const entry = await maker.make(group.text ?? '');
      // A refusal was told; what is left stays to be decided.
      if (!entry) break;
      made.push([keyOf(group), { action: 'replace', value: entry.id, label: entry.displayName }]);
    }
    setAdding(false);
    onMade(made);
  };
  const count = formatCount(groups.length);
  return (
    <Button loading={isAdding} onClick={() => void add()}>
      {translate('app.imports.groups.addAll', { field: label, count })}
    </Button>
  );
}
