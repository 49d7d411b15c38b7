import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { offers } from '../../../../../schema/language/operations.ts';
import { restoreDays } from '../../../../../schema/rules/limits.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { LoadFailed } from '../../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../../widgets/states/Message.tsx';
import { useMay } from '../../../../widgets/access/useMay.ts';
import { EmptyIcon } from '../../../../widgets/icons.tsx';
import { OwnedComposer } from './OwnedComposer.tsx';
import { OwnedItem } from './OwnedItem.tsx';
import { useOwned } from './useOwned.ts';

export interface OwnedTabProps {
  /** The entity whose records are owned, such as notes. */
  readonly entity: AnyEntity;
  /** The field of it that names the owner. */
  readonly field: string;
  readonly owner: WireRecord;
  /** True if the person may edit the owner, and therefore what it owns. */
  readonly mayWrite: boolean;
}

/** The records of another entity that a record owns, newest first: written, changed, deleted and restored in place. */
export function OwnedTab({ entity, field, owner, mayWrite }: OwnedTabProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const [isDeleted, setDeleted] = useState(false);
  const { pinned, others, records: known } = useOwned(entity, field, owner, isDeleted);
  const { data, isPending } = others;
  const error = others.error ?? pinned.error;
  const isWaiting = isPending || pinned.isLoading;
  const records = isWaiting || pinned.error ? [] : known;
  const retry = () => void Promise.all([pinned.error && pinned.refetch(), others.error && others.refetch()]);
  const name = translate(`resources.${entity.name}.name`, { smart_count: 2 });
  const mayRestore = useMay('restore', entity.name) && mayWrite && offers(entity, 'restore');
  const none = () => {
    if (isDeleted) return translate('app.views.list.noDeleted', { name: words.ofRecords(2), days: restoreDays });
    return translate(mayWrite ? 'app.views.owned.start' : 'app.views.owned.none', { name: words.ofRecords(2) });
  };

  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2, maxWidth: 760 }}>
      {mayWrite && !isDeleted && <OwnedComposer entity={entity} field={field} owner={owner} />}
      {isWaiting && (
        <Box role="status" aria-label={translate('app.views.list.loading')} sx={{ display: 'grid', gap: 2, py: 2 }}>
          {[92, 76, 84].map((width) => (
            <Box key={width} sx={{ display: 'grid', gap: 1 }}>
              <Skeleton width={180} height={14} />
              <Skeleton width={`${width}%`} height={14} />
            </Box>
          ))}
        </Box>
      )}
      {error && records.length === 0 && <LoadFailed onRetry={retry} />}
      {!isWaiting && !error && data && records.length === 0 && (
        <Message icon={EmptyIcon} title={translate('app.empty.nothing')} lead={none()} />
      )}
      <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.map((record) => (
          <OwnedItem
            key={record.id}
            entity={entity}
            field={field}
            record={record}
            mayWrite={mayWrite}
            isDeleted={isDeleted}
          />
        ))}
      </Box>
      {others.hasNextPage && (
        <Button loading={others.isFetchingNextPage} onClick={() => void others.fetchNextPage()} sx={{ mt: 1.5 }}>
          {translate('app.views.list.loadMore')}
        </Button>
      )}
      {mayRestore && (
        <Button
          variant="text"
          aria-pressed={isDeleted}
          onClick={() => setDeleted(!isDeleted)}
          sx={{ display: 'block', mt: 1.5, ml: -1, color: 'ink2' }}
        >
          {translate(isDeleted ? 'app.views.list.showCurrent' : 'app.views.list.showDeleted', { name })}
        </Button>
      )}
    </Box>
  );
}
