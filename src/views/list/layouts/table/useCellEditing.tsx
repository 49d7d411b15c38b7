import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Field } from '../../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useMayOn } from '../../../../fields/useMayOn.ts';
import type { GridProps } from '../../../../widgets/grid/gridProps.ts';
import { isEditedInPlace } from '../../../in-place/isEditedInPlace.ts';
import { isOpenIn } from '../../../states/stateFields.ts';
import { fieldsIn, useViewFields } from '../../../view-fields/viewFields.ts';
import { useMayInList } from '../../../owner/ListOwner.ts';

const CellEditor = lazy(async () => ({ default: (await import('../../../in-place/CellEditor.tsx')).CellEditor }));

/** A cell that is edited. */
interface Edited {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly cell: HTMLElement;
}

/** Returns which cells of a list the person may edit where they stand, and the editor of the one that is edited. */
export function useCellEditing(
  entity: AnyEntity,
  isDeleted: boolean,
): { readonly editOf: GridProps<WireRecord>['editOf']; readonly editor: ReactNode } {
  const mayOn = useMayOn(entity);
  const mayEdit = useMayInList('update', entity) && !isDeleted;
  const { editSections } = useViewFields(entity);
  const fields = useMemo(() => fieldsIn(editSections), [editSections]);
  const [edited, setEdited] = useState<Edited | null>(null);
  const editOf = useCallback(
    (record: WireRecord, name: string) => {
      const field = fields[name];
      const isOpen = field && isEditedInPlace(entity, name, field) && isOpenIn(entity, record, name);
      if (!isOpen || !mayOn('update', record)) return null;
      return (cell: HTMLElement) => setEdited({ id: record.id, name, field, cell });
    },
    [entity, fields, mayOn],
  );
  return {
    editOf: mayEdit ? editOf : undefined,
    editor: edited && (
      <Suspense fallback={null}>
        <CellEditor entity={entity} {...edited} onClose={() => setEdited(null)} />
      </Suspense>
    ),
  };
}
