import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { can } from '../../../schema/access/can.ts';
import type { AnyEntity } from '../../../schema/entity.ts';
import { registry } from '../../../schema/index.ts';
import { stepsOf, type Step } from '../../../schema/registry.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { stepWord } from '../../fields/words.ts';
import { ChosenIcon } from '../../theme/icons/actions.tsx';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
import { FormFailure } from '../../widgets/dialog/FormFailure.tsx';
import { OpenIcon } from '../../widgets/icons.tsx';
import { recordPath } from '../../widgets/link/recordPath.ts';
import { MoreMenu } from '../../widgets/more/MoreMenu.tsx';
import { useForget } from '../useForget.ts';
import { HeaderAction } from './HeaderAction.tsx';

interface RecordStepsProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/** Whether a step starts from where the record is. */
function isOpen({ transitions }: AnyEntity, { name, isConversion }: Step, record: WireRecord): boolean {
  const declared = transitions?.[name];
  return isConversion || (declared?.from.includes(record[declared.field] as string | number) ?? false);
}

/** The steps that the declaration lets a record take from where it is (AB 7, finalise and convert-to-talent): each asks first. */
export function RecordSteps({ entity, record }: RecordStepsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const forget = useForget();
  const client = useClient();
  const actor = useActor();
  const [asked, setAsked] = useState<Step | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { converts } = entity;
  const mayConvert = converts !== undefined && can(actor, 'create', converts.to, registry) !== 'no';
  const steps = stepsOf(entity).filter((step) => isOpen(entity, step, record) && (!step.isConversion || mayConvert));
  const isAside = (step: Step) => entity.transitions?.[step.name]?.isAside === true;
  const aside = steps.filter(isAside);
  const name = String(record[entity.title] ?? '');

  const ask = (step: Step) => {
    setFailure(undefined);
    setAsked(step);
  };
  const take = async ({ name: step, method, path, isConversion }: Step) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const hasId = path.includes('{id}');
      const body = { version: record.version, ...(!hasId && { id: record.id }) };
      await client.call({ method, path: path.replace('{id}', record.id), body });
      notify(stepWord(entity.name, step, 'done'), { messageArgs: { name } });
      setAsked(null);
      if (isConversion && converts) {
        void navigate(recordPath(converts.to, record.id) ?? '/', { replace: true });
        void forget(converts.to);
        void forget(entity.name, record.id);
      } else void forget(entity.name);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : translate('rules.somethingWentWrong'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {steps
        .filter((step) => !isAside(step))
        .map((step) => (
          <HeaderAction
            key={step.name}
            action={{ icon: step.isConversion ? OpenIcon : ChosenIcon, label: stepWord(entity.name, step.name, 'do') }}
            onAct={() => ask(step)}
          />
        ))}
      {aside.length > 0 && (
        <MoreMenu label={translate('app.actions.more')}>
          {(then) =>
            aside.map((step) => (
              <MenuItem key={step.name} onClick={then(() => ask(step))}>
                {translate(stepWord(entity.name, step.name, 'do'))}
              </MenuItem>
            ))
          }
        </MoreMenu>
      )}
      {asked && (
        <DialogFrame
          title={translate(stepWord(entity.name, asked.name, 'title'), { name })}
          onClose={() => !isBusy && setAsked(null)}
          actions={
            <>
              <Button onClick={() => setAsked(null)} disabled={isBusy}>
                {translate('app.actions.cancel')}
              </Button>
              <Button variant="contained" color="primary" loading={isBusy} onClick={() => void take(asked)}>
                {translate(stepWord(entity.name, asked.name, 'do'))}
              </Button>
            </>
          }
        >
          <FormFailure said={failure} />
          <span>{translate(stepWord(entity.name, asked.name, 'lead'))}</span>
        </DialogFrame>
      )}
    </>
  );
}
