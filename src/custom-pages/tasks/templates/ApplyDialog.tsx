import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { ListedGroup } from '../../../../schema/areas/tasks/calls/taskGroups.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import { field as declare } from '../../../../schema/fields/kinds.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { FieldInput } from '../../../fields/inputs.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import type { ListOwner } from '../../../views/owner/ListOwner.ts';
import { DraftBar } from '../../../views/form/DraftBar.tsx';
import { useMergingForm } from '../../../views/form/useMergingForm.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { useToday } from '../../../widgets/moment/useToday.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { ofOwner } from './ofOwner.ts';
import { Preview } from './Preview.tsx';
import { useApply } from './useApply.tsx';
import { useTemplates } from './useTemplates.ts';

interface ApplyDialogProps {
  readonly owner: ListOwner | null;
  readonly onClose: () => void;
}

/** The form: which template, from which day on, and for whom; then what comes of it. */
function ApplyForm({ groups, owner, onClose }: ApplyDialogProps & { readonly groups: readonly ListedGroup[] }) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const today = useToday();
  const { apply, tell } = useApply();
  const words = (key: string, options?: object) => translate(`app.taskTemplates.${key}`, options);
  const fields = useMemo(
    () => ({
      template: declare.choice(
        groups.map(({ id }) => id),
        { required: true, words: Object.fromEntries(groups.map(({ id, displayName }) => [id, displayName])) },
      ),
      startDay: declare.date({ required: true }),
      assignee: task.fields.assignee,
    }),
    [groups],
  );
  const given = useMemo(() => ({ template: groups[0]?.id ?? null, startDay: today }), [groups, today]);
  const { form, isSaving, draft, failure, submit, onKeyDown } = useMergingForm({
    resource: task.name,
    place: 'taskGroup.apply',
    fields,
    record: null,
    given,
    save: async () => {
      const { template, startDay, assigneeId } = form.getValues() as Record<string, string | null>;
      const about = ofOwner(owner, assigneeId ?? null);
      tell(await apply({ templateId: template ?? '', startDay: startDay ?? '', timezoneId: zone, ...about }));
    },
    onSaved: onClose,
  });
  const [template, startDay] = useWatch({ control: form.control, name: ['template', 'startDay'] }) as string[];
  const group = groups.find(({ id }) => id === template);
  const total = group?.items?.length ?? 0;
  const isOfStaff = owner?.page === 'staff';
  const shown = Object.entries(fields).filter(([name]) => name !== 'assignee' || !isOfStaff);
  return (
    <FormProvider {...form}>
      <FormDialog
        title={words('title')}
        submitLabel={words('make', { smart_count: total })}
        failure={failure}
        isBusy={isSaving}
        isPending={total === 0}
        onSubmit={submit}
        onClose={onClose}
      >
        <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2 }}>
          <DraftBar offer={draft} />
          {shown.map(([name, field]) => (
            <FieldInput
              key={name}
              resource={task.name}
              name={name}
              field={field}
              label={words(name)}
              prefix=""
              record={null}
            />
          ))}
          {group && <Preview group={group} startDay={startDay ?? null} />}
        </Box>
      </FormDialog>
    </FormProvider>
  );
}

/** Makes the tasks of a template, for the record on whose page the list is. */
export function ApplyDialog({ owner, onClose }: ApplyDialogProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const maySet = useMay('update', 'taskGroup');
  const { data: groups, error, refetch } = useTemplates();
  const words = (key: string) => translate(`app.taskTemplates.${key}`);
  if (groups && groups.length > 0) return <ApplyForm groups={groups} owner={owner} onClose={onClose} />;
  return (
    <DialogFrame
      title={words('title')}
      onClose={onClose}
      actions={
        <>
          {groups && maySet && (
            <Button component={Link} to={`${pathTo('settings.task')}?tab=task-group`} onClick={onClose}>
              {words('toSettings')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('app.actions.close')}</Button>
        </>
      }
    >
      {error ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <Box role="status">
          {groups ? (
            <>
              <Box sx={{ fontWeight: 560, color: 'ink' }}>{words('none')}</Box>
              {words('noneLead')}
            </>
          ) : (
            translate('app.shell.loading')
          )}
        </Box>
      )}
    </DialogFrame>
  );
}
