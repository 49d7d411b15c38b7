import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/entity.ts';
import { FieldCell } from '../../fields/columns.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { valueAt } from '../../fields/wireKeys.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { QuietLink } from '../../widgets/link/QuietLink.tsx';
import { recordPath } from '../../widgets/link/recordPath.ts';
import { useViewFields, type NamedField } from '../viewFields.ts';

/** How many further values a card shows. */
const valuesShown = 3;

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.palette.line2}`,
  '&:active': { background: theme.palette.row },
}));

/** The link covers its card, so that a thumb finds it. */
const CardLink = styled(QuietLink)({ fontWeight: 550, '&::after': { content: '""', position: 'absolute', inset: 0 } });

const hasValue = (record: WireRecord, name: string) => {
  const value = valueAt(record, name);
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
};

interface RecordCardsProps {
  readonly entity: AnyEntity;
  readonly records: readonly WireRecord[];
  readonly actionOf?: (record: WireRecord) => ReactNode;
}

/** Records as cards, for a narrow screen: name, state and the first values of the list's columns. */
export function RecordCards({ entity, records, actionOf }: RecordCardsProps) {
  const {
    columns: [, ...others],
    status,
  } = useViewFields(entity);
  const shownIn = (record: WireRecord): readonly NamedField[] =>
    others.filter(({ name }) => name !== status?.name && hasValue(record, name)).slice(0, valuesShown);
  const cell = (record: WireRecord, { name, field }: NamedField) => (
    <span key={name}>
      <FieldCell resource={entity.name} name={name} field={field} record={record} />
    </span>
  );

  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {records.map((record) => {
        const path = actionOf ? null : recordPath(entity.name, record.id);
        const displayName = String(record[entity.title] ?? '');
        return (
          <Card key={record.id}>
            <Avatar of={{ id: record.id, displayName, avatar: record['avatar'] as string | null }} size={36} />
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                {path === null ? <span>{displayName}</span> : <CardLink to={path}>{displayName}</CardLink>}
                {status && cell(record, status)}
              </Box>
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  columnGap: 1.5,
                  rowGap: 0.5,
                  color: 'ink2',
                }}
              >
                {shownIn(record).map((named) => cell(record, named))}
              </Box>
            </Box>
            {actionOf?.(record)}
          </Card>
        );
      })}
    </Box>
  );
}
