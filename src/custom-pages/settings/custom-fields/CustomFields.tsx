import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { customField } from '../../../../schema/areas/settings/entities/customField.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { customFieldLimit, customOwners } from '../../../../schema/rules/customFields.ts';
import { Message } from '../../../widgets/states/Message.tsx';
import { AddIcon } from '../../../theme/icons/actions.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';
import { EmptyIcon } from '../../../widgets/icons.tsx';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { HistoryDialog } from '../../../views/record/tabs/history/HistoryDialog.tsx';
import { FieldDialog } from './FieldDialog.tsx';
import { FieldOrder } from './FieldOrder.tsx';
import { FieldRow } from './FieldRow.tsx';
import { addressOf, type SettingsField } from './fields.ts';
import { OwnerTabs } from './OwnerTabs.tsx';
import { useFields } from './useFields.ts';
import { useFieldSteps } from './useFieldSteps.ts';

const entity = customField as unknown as AnyEntity;

type Task = { readonly type: 'add' } | { readonly type: 'edit' | 'history'; readonly field: SettingsField };

/**
 * Custom fields of an agency's people and work (AB 2, AB 3): one tab per entity, active ones in their order, and
 * archived ones. The address selects them.
 */
export function CustomFields() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const [task, setTask] = useState<Task | null>(null);
  const mayEdit = useMay('update', 'customField');
  const ownerType = Object.values(customOwners).find((one) => one === search.get('ownerType')) ?? 'TALENT';
  const isArchive = search.get('status') === 'ARCHIVED';
  const status = isArchive ? 'ARCHIVED' : 'ACTIVE';
  const { rows, show, forget, ...pages } = useFields(ownerType, status);
  const { archive, restore, remove, reorder } = useFieldSteps({ show, forget });
  const words = (key: string, options?: object) => translate(`app.customFields.${key}`, options);
  const isFull = !isArchive && (rows?.length ?? 0) >= customFieldLimit;
  const add = mayEdit && !isArchive && (
    <Button
      variant="contained"
      color="primary"
      startIcon={<AddIcon />}
      disabled={isFull}
      onClick={() => setTask({ type: 'add' })}
    >
      {words('add')}
    </Button>
  );
  const rowOf = (field: SettingsField) => (
    <FieldRow
      key={field.id}
      field={field}
      mayEdit={mayEdit}
      onEdit={() => setTask({ type: 'edit', field })}
      onHistory={() => setTask({ type: 'history', field })}
      onArchive={() => void archive(field)}
      onRestore={() => void restore(field)}
      onRemove={() => void remove(field)}
    />
  );
  const close = () => setTask(null);

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <OwnerTabs ownerType={ownerType} status={status} />
      <SimpleListHead lead={words(isArchive ? 'archiveLead' : isFull ? 'fullLead' : 'lead', { max: customFieldLimit })}>
        <Button component={Link} to={addressOf(ownerType, isArchive ? 'ACTIVE' : 'ARCHIVED')}>
          {words(isArchive ? 'toActive' : 'toArchive')}
        </Button>
        {rows?.length !== 0 && add}
      </SimpleListHead>
      {rows && rows.length > 0 && mayEdit && !isArchive ? (
        <FieldOrder rows={rows} rowOf={rowOf} onOrder={(next) => void reorder(next)} />
      ) : (
        <SimpleList
          label={words('list')}
          rows={rows}
          {...pages}
          empty={
            <Message
              icon={EmptyIcon}
              title={words(isArchive ? 'noneArchived' : 'none')}
              lead={words(isArchive ? 'noneArchivedLead' : mayEdit ? 'noneLead' : 'noneYet')}
            >
              {add}
            </Message>
          }
        >
          {(field) => <li key={field.id}>{rowOf(field)}</li>}
        </SimpleList>
      )}
      {task?.type === 'add' && <FieldDialog ownerType={ownerType} field={null} onDone={forget} onClose={close} />}
      {task?.type === 'edit' && (
        <FieldDialog ownerType={ownerType} field={task.field} onDone={forget} onClose={close} />
      )}
      {task?.type === 'history' && (
        <HistoryDialog entity={entity} id={task.field.id} name={task.field.label} onClose={close} />
      )}
    </Box>
  );
}
