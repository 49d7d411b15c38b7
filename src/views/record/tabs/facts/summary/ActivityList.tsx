import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useTranslate } from 'ra-core';
import { can } from '../../../../../../schema/access/can.ts';
import type { Reference } from '../../../../../../schema/fields/field.ts';
import { registry } from '../../../../../../schema/index.ts';
import type { AnyEntity } from '../../../../../../schema/language/entity.ts';
import { withoutMentionAddresses } from '../../../../../../schema/rules/mentions.ts';
import { useActor } from '../../../../../authProvider/ActorContext.ts';
import type { GreenroomDataProvider, HistoryEntry } from '../../../../../dataProvider/types.ts';
import { useAgencyEntity } from '../../../../../fields/agencyEntity.ts';
import type { WireRecord } from '../../../../../fields/kind.ts';
import { useWords } from '../../../../../fields/useWords.ts';
import { LoadFailed } from '../../../../../widgets/states/LoadFailed.tsx';
import { changedFields } from '../../../../changes/changedFields.ts';
import { authorFieldOf, ownerParamOf } from '../../../../view-fields/owned.ts';
import { feedTabOf } from '../../owned/useAddNote.tsx';
import { ActivityLine } from './ActivityLine.tsx';

/** Number of lines, which is also that of the writes that are asked for. */
const shownAtMost = 5;

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
const fewTexts = { page: 1, perPage: 3 };

/** Latest texts that a record owns; none without the right to read them. */
function useLatestTexts(entity: AnyEntity, id: string) {
  const actor = useActor();
  const tab = feedTabOf(entity);
  const isAsked = tab !== undefined && can(actor, 'read', tab.entity.name, registry) !== 'no';
  const { data } = useGetList<WireRecord>(
    tab?.entity.name ?? entity.name,
    {
      filter: tab ? { [ownerParamOf(tab.entity, tab.field)]: [id] } : {},
      sort: newestFirst,
      pagination: fewTexts,
      meta: { withTotal: false },
    },
    { enabled: isAsked },
  );
  const author = tab && authorFieldOf(tab.entity);
  return (isAsked ? (data ?? []) : []).map((text) => ({
    id: text.id,
    at: Number(text['createdAt']),
    by: (author === undefined ? null : (text[author] as Reference | null)) ?? null,
    text: withoutMentionAddresses(String(text[tab?.entity.title ?? ''] ?? '')),
  }));
}

interface ActivityListProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/** Latest writes of a record and the latest texts on it, newest first, a line each. */
export function ActivityList({ entity, record }: ActivityListProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const { entity: known } = useAgencyEntity(entity);
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const texts = useLatestTexts(entity, record.id);
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'history', { id: record.id, pageSize: shownAtMost }],
    queryFn: ({ signal }) =>
      dataProvider.history(entity.name, record.id, { pageIndex: 0, pageSize: shownAtMost, signal }),
  });
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Box role="status" aria-label={translate('app.views.list.loading')}>
        {[72, 54, 64].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={16} sx={{ my: 0.75 }} />
        ))}
      </Box>
    );
  }
  const saidOf = ({ action, merge, changes }: HistoryEntry) => {
    const names = changedFields(known, action === 'create' ? [] : changes).map(({ name, field }) =>
      words.ofField(name, field),
    );
    const deed = action === 'update' && names.length > 0 ? 'changed' : action;
    const said = deed === 'merge' && merge && !merge.isKept ? 'mergeInto' : deed;
    const of = { name: merge?.other.displayName, kind: words.ofRecords(1) };
    return { said: translate(`app.views.history.${said}`, of), names };
  };
  const lines = [
    ...data.data.map((entry) => ({ id: entry.id, at: entry.at, by: entry.by, ...saidOf(entry) })),
    ...texts.map(({ text, ...others }) => ({
      ...others,
      said: translate('app.views.record.wroteNote'),
      names: [],
      text,
    })),
  ]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, shownAtMost);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {lines.map(({ id, ...line }) => (
        <ActivityLine key={id} {...line} />
      ))}
    </Box>
  );
}
