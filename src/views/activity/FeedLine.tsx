import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { registry } from '../../../schema/index.ts';
import { formatCount } from '../../i18n/numbers.ts';
import { useAgencyEntity } from '../../fields/agencyEntity.ts';
import { useWords } from '../../fields/useWords.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { Age } from '../../widgets/moment/Age.tsx';
import { PeekLink } from '../../widgets/peek/PeekLink.tsx';
import { byGreenroom } from '../changes/byGreenroom.ts';
import { changedFields } from '../changes/changedFields.ts';
import { FieldChange } from '../changes/FieldChange.tsx';
import { HistoryLine } from '../changes/HistoryLine.tsx';
import type { WriteGroup } from './groupWrites.ts';

/** Changed fields of which a line tells the values; of more it tells the names. */
const mostValues = 3;
/** Records of a group that a line names. */
const mostNames = 5;

const verbs = ['create', 'update', 'delete', 'restore', 'convert', 'unconvert', 'merge', 'unmerge'] as const;
type Verb = (typeof verbs)[number];
const isVerb = (action: string): action is Verb => (verbs as readonly string[]).includes(action);

interface FeedLineProps {
  readonly group: WriteGroup;
  /** Names the changed fields, without their values. */
  readonly isBrief?: boolean;
}

function Changes({ group: [first, ...others], isBrief }: FeedLineProps) {
  const { entity } = useAgencyEntity(registry.get(first.record.kind));
  const words = useWords(first.record.kind);
  if (first.action !== 'update') return null;
  const changed = changedFields(entity, first.changes);
  if (changed.length === 0) return null;
  if (isBrief || changed.length > mostValues || others.length > 0) {
    const names = changed.map(({ name, field }) => words.ofField(name, field));
    return <Box sx={{ color: 'ink3' }}>{names.join(', ')}</Box>;
  }
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {changed.map((change) => (
        <FieldChange key={change.name} entity={entity} change={change} />
      ))}
    </Box>
  );
}

/** A line of the feed: who did what with which record, and when. The same with several records is one line. */
export function FeedLine({ group, isBrief = false }: FeedLineProps) {
  const translate = useTranslate();
  const [{ by, key, at, action, record }, ...others] = group;
  const { ofRecords } = useWords(record.kind);
  const author = by ?? byGreenroom;
  const verb = translate(`app.activity.did.${isVerb(action) ? action : 'update'}`);
  const count = others.length + 1;
  const named = group.slice(0, mostNames);
  return (
    <HistoryLine>
      <Avatar of={author} size={28} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ lineHeight: '28px', overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontWeight: 560 }}>
            {author.displayName}
          </Box>{' '}
          {key !== undefined && (
            <Box component="span" sx={{ color: 'ink2' }}>
              {`${translate('app.views.history.byKey', { name: key })} `}
            </Box>
          )}
          {verb}{' '}
          {count > 1 ? (
            `${formatCount(count)} ${ofRecords(count)}`
          ) : (
            <>
              <Box component="span" sx={{ fontWeight: 520 }}>
                {record.isDeleted ? record.displayName : <PeekLink {...record}>{record.displayName}</PeekLink>}
              </Box>
              <Box component="span" sx={{ color: 'ink3' }}>{` · ${ofRecords(1)}`}</Box>
            </>
          )}
          <Box component="span" sx={{ color: 'ink3' }}>
            {' · '}
            <Age at={at} />
          </Box>
        </Box>
        {count > 1 && (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {named.map((one, index) => (
              <span key={one.id}>
                {index > 0 && ', '}
                {one.record.isDeleted ? (
                  one.record.displayName
                ) : (
                  <PeekLink {...one.record}>{one.record.displayName}</PeekLink>
                )}
              </span>
            ))}
            {count > mostNames && ` ${translate('app.activity.more', { count: formatCount(count - mostNames) })}`}
          </Box>
        )}
        <Changes group={group} isBrief={isBrief} />
      </Box>
    </HistoryLine>
  );
}
