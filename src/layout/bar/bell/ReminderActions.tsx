import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';
import { registry } from '../../../../schema/index.ts';
import { stepsOf } from '../../../../schema/language/records/stepRoutes.ts';
import { declaredSteps } from '../../../../schema/language/states.ts';
import type { NotificationRow } from '../../../../schema/areas/notifications/calls/notifications.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useQuickStep } from '../../../views/states/useQuickStep.tsx';
import { OpenButton } from '../../../widgets/notice/OpenButton.tsx';

interface ReminderActionsProps {
  readonly of: NotificationRow;
  readonly path: string | null;
}

const task = registry.get('task');

/** Buttons of a reminder on screen: to open its task, and to complete it. */
export function ReminderActions({ of: { id, record }, path }: ReminderActionsProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const client = useClient();
  const take = useQuickStep(task, () => {
    void client.ask('PUT /client/v1/notifications/read', { body: { ids: [id] } });
  });
  const step = stepsOf(task).find(({ name }) => name === 'complete');
  const declared = declaredSteps(task).find(({ name }) => name === 'complete');
  return (
    <>
      {path !== null && <OpenButton path={path} />}
      {step && record.kind === task.name && (
        <Button
          size="small"
          sx={{ color: 'float.accent' }}
          onClick={() => {
            close();
            void take({ id: record.id, [task.title]: record.displayName }, { ...step, declared });
          }}
        >
          {translate('app.notifications.done')}
        </Button>
      )}
    </>
  );
}
