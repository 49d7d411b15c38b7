import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useGetOne, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { MergeChoice, MergedField, MergeSide } from '../../../schema/merge.ts';
import { restoreDays } from '../../../schema/rules/limits.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { readable } from '../../fields/wireKeys.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { FieldDisplay } from '../../fields/displays.ts';
import { useWords } from '../../fields/useWords.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { LoadFailed } from '../../widgets/states/LoadFailed.tsx';
import { useAgencyEntity } from '../../fields/agencyEntity.ts';
import { SectionsSkeleton } from '../skeletons/RecordSkeleton.tsx';
import { SideChoice, type SideOption } from '../form/SideChoice.tsx';
import { differingFields, sidesOf, swapped } from './mergeFields.ts';
import { RecordInShort } from './RecordInShort.tsx';
import { useMerge } from './useMerge.ts';

interface MergeChoicesProps {
  readonly entity: AnyEntity;
  readonly ids: readonly [string, string];
  /** True if the first one is kept by default; else the older one. */
  readonly isFirstKept: boolean;
  readonly onMerged: (kept: WireRecord, goneId: string) => void;
  readonly onClose: () => void;
}

/** Fetched on opening, and not again during the choice. */
const once = { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Two records side by side: which one stays, and of each field in which they differ whose value. */
export function MergeChoices({ entity, ids, isFirstKept, onMerged, onClose }: MergeChoicesProps) {
  const first = useGetOne<WireRecord>(entity.name, { id: ids[0] }, once);
  const second = useGetOne<WireRecord>(entity.name, { id: ids[1] }, once);
  const { entity: known, isSettled } = useAgencyEntity(entity);
  const translate = useTranslate();
  const records = [first, second].map((one) => (one.isFetchedAfterMount && !one.error ? one.data : undefined));
  const [one, other] = records;
  const refetch = () => void Promise.all([first.refetch(), second.refetch()]);
  if (first.error ?? second.error) {
    return (
      <>
        <DialogContent>
          <LoadFailed onRetry={refetch} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('app.actions.close')}</Button>
        </DialogActions>
      </>
    );
  }
  if (!one || !other || !isSettled) {
    return (
      <DialogContent>
        <SectionsSkeleton />
      </DialogContent>
    );
  }
  const isKept = isFirstKept || Number(one['createdAt']) <= Number(other['createdAt']);
  const pair = isKept ? ([one, other] as const) : ([other, one] as const);
  return <Choices entity={known} pair={pair} onStale={refetch} onMerged={onMerged} onClose={onClose} />;
}

interface ChoicesProps extends Pick<MergeChoicesProps, 'entity' | 'onMerged' | 'onClose'> {
  readonly pair: readonly [WireRecord, WireRecord];
  readonly onStale: () => void;
}

function Choices({ entity, pair, onStale, onMerged, onClose }: ChoicesProps) {
  const translate = useTranslate();
  const actor = useActor();
  const words = useWords(entity.name);
  const [isSwapped, setSwapped] = useState(false);
  const [chosen, setChosen] = useState<MergeChoice>({});
  const [kept, gone] = isSwapped ? [pair[1], pair[0]] : pair;
  const fields = differingFields(entity, actor, kept, gone);
  const sides = sidesOf(fields, chosen, kept, gone);
  const { merge, isMerging, faults } = useMerge(entity, fields, onStale);
  const nameOf = (record: WireRecord) => String(record[entity.title] ?? '');
  const headOf = (record: WireRecord) => <RecordInShort entity={entity} record={record} />;
  const told = { kept: nameOf(kept), gone: nameOf(gone), days: restoreDays };

  const optionsOf = ({ name, field, canUnite }: MergedField): readonly SideOption<MergeSide>[] => {
    const value = (record: WireRecord) => {
      const shown = readable(record, name);
      return <FieldDisplay resource={entity.name} name={name} field={field} record={shown} />;
    };
    const both = { value: 'both' as const, title: translate('app.views.merge.both') };
    return [
      { value: 'kept', title: translate('app.views.merge.keptSide'), content: value(kept) ?? <NoValue /> },
      { value: 'gone', title: translate('app.views.merge.goneSide'), content: value(gone) ?? <NoValue /> },
      ...(canUnite ? [both] : []),
    ];
  };

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', '&&': { pt: 1 } }}>
        <SideChoice
          label={translate('app.views.merge.which')}
          side={isSwapped ? 'second' : 'first'}
          onChange={(side) => {
            setSwapped(side === 'second');
            setChosen(swapped(chosen));
          }}
          options={[
            { value: 'first', title: translate('app.views.merge.keep'), content: headOf(pair[0]) },
            { value: 'second', title: translate('app.views.merge.keep'), content: headOf(pair[1]) },
          ]}
        />
        <Box sx={{ color: 'ink2' }}>
          {translate(told.kept === told.gone ? 'app.views.merge.leadOfNamesakes' : 'app.views.merge.lead', told)}
        </Box>
        {fields.length === 0 && <Box>{translate('app.views.merge.same')}</Box>}
        {fields.map((merged) => (
          <SideChoice
            key={merged.name}
            label={words.ofField(merged.name, merged.field)}
            side={sides[merged.name] ?? 'kept'}
            onChange={(side) => setChosen({ ...chosen, [merged.name]: side })}
            options={optionsOf(merged)}
            fault={faults.get(merged.name)}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
        <Button
          variant="contained"
          color="primary"
          loading={isMerging}
          onClick={() =>
            void merge(kept, gone, sides).then((record) => {
              if (record) onMerged(record, gone.id);
            })
          }
        >
          {translate('app.views.merge.merge')}
        </Button>
      </DialogActions>
    </>
  );
}
