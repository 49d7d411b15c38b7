import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { AddIcon } from '../../theme/icons/actions.tsx';
import { OwnedDialog } from './OwnedDialog.tsx';

interface OwnedAddProps {
  readonly entity: AnyEntity;
  readonly field: string;
  readonly owner: WireRecord;
}

/** Opens the form of a new record that the one on the page owns (AB 2, partner contacts). */
export function OwnedAdd({ entity, field, owner }: OwnedAddProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<AddIcon style={{ fontSize: 13 }} />} onClick={() => setOpen(true)}>
        {translate('app.titles.add', { name: words.ofRecords(1) })}
      </Button>
      {isOpen && (
        <OwnedDialog entity={entity} field={field} owner={owner} record={null} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
