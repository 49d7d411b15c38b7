import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AssignedKind, HandedOver } from '../../../../../schema/areas/people/calls/staff.ts';
import type { Reference } from '../../../../../schema/fields/field.ts';
import { registry } from '../../../../../schema/index.ts';
import { fieldsAssigning } from '../../../../../schema/language/records/references.ts';
import { rowError } from '../../../../dataProvider/bulk.ts';
import { PickerField } from '../../../../fields/inputs/references/PickerField.tsx';
import type { WireRecord } from '../../../../fields/kind.ts';
import { DialogFrame } from '../../../../widgets/dialog/DialogFrame.tsx';
import { FormDialog } from '../../../../widgets/dialog/FormDialog.tsx';
import { saidOf } from '../../../../widgets/notice/saidOf.ts';
import { useAssigned } from './useAssigned.ts';
import { useHandOver } from './useHandOver.tsx';
import { labelled } from '../../../../i18n/labelled.ts';

interface HandOverDialogProps {
  readonly record: WireRecord;
  readonly onClose: () => void;
}

/** Tells how many records of which kind stayed where they are, and why. */
function LeftOver({ left, onClose }: { readonly left: readonly HandedOver[]; readonly onClose: () => void }) {
  const translate = useTranslate();
  const lines = left.map(({ entity, left: rows }) => {
    const reasons = new Set(rows.map(({ id, error }) => rowError({ id, error }, translate).message));
    const kind = translate(`resources.${entity}.name`, { smart_count: rows.length });
    return { entity, words: labelled(`${rows.length} ${kind}`, [...reasons].join(' · ')) };
  });
  return (
    <DialogFrame title={translate('app.staff.handOver.leftTitle')} onClose={onClose} actions={null}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map(({ entity, words }) => (
          <li key={entity}>{words}</li>
        ))}
      </Box>
    </DialogFrame>
  );
}

/** Dialog that hands the work of a staff member over to a colleague, kind by kind, in one step. */
export function HandOverDialog({ record, onClose }: HandOverDialogProps) {
  const translate = useTranslate();
  const { data, error } = useAssigned(record);
  const handOver = useHandOver(record);
  const [to, setTo] = useState<Reference | null>(null);
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState<readonly HandedOver[]>([]);

  const name = String(record['displayName']);
  const kinds = (data?.kinds ?? []).filter(({ total, open }) => (isAll ? total : open) > 0);
  const chosen = kinds.filter(({ entity }) => !skipped.has(entity));
  const countOf = ({ total, open }: AssignedKind) => (isAll ? total : open);
  const count = chosen.reduce((sum, kind) => sum + countOf(kind), 0);
  const hasFinished = data?.kinds.some(({ total, open }) => total > open) === true;
  const options = data?.kinds[0]?.entity;
  const field = options && fieldsAssigning(registry.get(options), true)[0];

  const submit = async () => {
    if (to === null) {
      setFault(translate('rules.required'));
      return;
    }
    setBusy(true);
    try {
      const done = await handOver({ to, kinds: chosen.map(({ entity }) => entity), isAll });
      const kept = done.filter((one) => one.left.length > 0);
      if (kept.length > 0) setLeft(kept);
      else onClose();
    } catch (refusal) {
      setFailure(saidOf(refusal, translate));
      setBusy(false);
    }
  };
  if (left.length > 0) return <LeftOver left={left} onClose={onClose} />;
  const title = translate('app.staff.handOver.title', { name });
  if (error !== null || (data && data.kinds.length === 0)) {
    const said =
      error === null
        ? translate(`app.staff.handOver.${data?.others ? 'notYours' : 'nothing'}`, { name })
        : saidOf(error, translate);
    return (
      <DialogFrame title={title} onClose={onClose} actions={null}>
        <Alert severity={error === null ? 'info' : 'error'}>{said}</Alert>
      </DialogFrame>
    );
  }
  return (
    <FormDialog
      title={title}
      submitLabel={translate('app.staff.handOver.submit', { smart_count: count })}
      failure={failure}
      isBusy={isBusy}
      isPending={count === 0}
      isChanged={to !== null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {data === undefined || field === undefined ? (
        <Skeleton variant="rounded" height={160} />
      ) : (
        <>
          <PickerField
            label={translate('app.staff.handOver.to')}
            resource={String(options)}
            field={field}
            isRequired
            error={fault}
            value={to === null ? [] : [to]}
            onChange={([one]) => {
              setTo(one?.id === record.id ? null : (one ?? null));
              setFault(one?.id === record.id ? translate('app.staff.handOver.themselves') : undefined);
            }}
          />
          <Box role="group" aria-label={translate('app.staff.handOver.kinds')} sx={{ display: 'grid' }}>
            {kinds.map((kind) => (
              <FormControlLabel
                key={kind.entity}
                control={
                  <Checkbox
                    size="small"
                    checked={!skipped.has(kind.entity)}
                    onChange={(_event, isTicked) =>
                      setSkipped(
                        (former) =>
                          new Set(
                            isTicked ? [...former].filter((one) => one !== kind.entity) : [...former, kind.entity],
                          ),
                      )
                    }
                  />
                }
                label={`${countOf(kind)} ${translate(`resources.${kind.entity}.name`, { smart_count: countOf(kind) })}`}
              />
            ))}
          </Box>
          {hasFinished && (
            <FormControlLabel
              control={<Checkbox size="small" checked={isAll} onChange={(_event, isTicked) => setAll(isTicked)} />}
              label={translate('app.staff.handOver.finished')}
            />
          )}
          {data.others > 0 && (
            <Box sx={{ color: 'ink3' }}>{translate('app.staff.handOver.others', { smart_count: data.others })}</Box>
          )}
        </>
      )}
    </FormDialog>
  );
}
