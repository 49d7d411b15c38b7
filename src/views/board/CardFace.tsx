import { styled } from '@mui/material/styles';
import { allDayOf } from '../../../schema/fields/zoned.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { rangeOf } from '../../../schema/language/listRange.ts';
import { codeOf, namesOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { Reference, StatusReference } from '../../../schema/fields/field.ts';
import { dayAt } from '../../../schema/rules/dates.ts';
import { FieldCell } from '../../fields/columns.ts';
import type { RefOptions } from '../../../schema/fields/ref.ts';
import { AvatarStack } from '../../widgets/avatar/AvatarStack.tsx';
import type { WireRecord } from '../../fields/kind.ts';
import { valueAt } from '../../fields/wireKeys.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { useNow } from '../../widgets/moment/useNow.ts';
import type { NamedField } from '../viewFields.ts';

const Values = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  rowGap: 4,
  fontSize: 12.5,
  color: theme.palette.ink2,
  '& > span': {
    minWidth: 0,
    maxWidth: '100%',
    lineHeight: '20px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > [data-part="about"]': { flex: '1 0 100%' },
  '& > [data-part="people"], & > [data-part="money"]': { marginInlineStart: 'auto' },
  '& > [data-part="money"] ~ [data-part="people"]': { marginInlineStart: 0 },
  '& > [data-part="money"]': { fontVariantNumeric: 'tabular-nums', color: theme.palette.ink },
  '& > [data-due="today"]': { color: theme.palette.status.warn.fg, fontWeight: 550 },
  '& > [data-due="late"]': { color: theme.palette.status.bad.fg, fontWeight: 550 },
  '& :is(a, button)': { position: 'relative', zIndex: 1 },
}));

/** Returns true if a card has something to show of a field: a value, and of a choice not the one that most have. */
function isTold(record: WireRecord, { name, field }: NamedField): boolean {
  const value = valueAt(record, name);
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return false;
  if (field.kind !== 'choice') return true;
  const { choices, default: usual } = field as ChoiceField;
  return usual === undefined || !namesOf(choices).some((one) => codeOf(choices, one) === value && value === usual);
}

/** Returns the place of a field on a card: whom it is about fills a line, who works on it and money end one. */
function partOf({ field }: NamedField): 'about' | 'people' | 'money' | undefined {
  if (field.kind === 'money') return 'money';
  if (!['ref', 'refs', 'refOneOf', 'refsOneOf'].includes(field.kind)) return undefined;
  return (field as RefOptions).assigns === true ? 'people' : 'about';
}

interface CardFaceProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly fields: readonly NamedField[];
}

/** The values on a card; the day by which a record is due stands out on that day, and when it is over. */
export function CardFace({ entity, record, fields }: CardFaceProps) {
  const now = useNow();
  const zone = useTimeZone();
  const due = rangeOf(entity.list)?.field;
  const category = (record[entity.list.board?.by ?? ''] as StatusReference | null | undefined)?.categoryCode;
  const dueOf = ({ name, field }: NamedField) => {
    if (name !== due || !entity.list.open?.includes(category ?? '')) return undefined;
    const value = record[name];
    if (value == null) return undefined;
    const today = dayAt(now, zone);
    const day = field.kind === 'date' ? String(value) : (allDayOf(name, record) ?? dayAt(Number(value), zone));
    if (day === today)
      return field.kind === 'zoned' && !allDayOf(name, record) && Number(value) < now ? 'late' : 'today';
    return day < today ? 'late' : undefined;
  };
  const told = fields.filter((field) => isTold(record, field));
  if (told.length === 0) return null;
  return (
    <Values>
      {told.map((one) => (
        <span key={one.name} data-due={dueOf(one)} data-part={partOf(one)}>
          {partOf(one) === 'people' ? (
            <AvatarStack of={[record[one.name]].flat() as readonly Reference[]} />
          ) : (
            <FieldCell resource={entity.name} name={one.name} field={one.field} record={record} />
          )}
        </span>
      ))}
    </Values>
  );
}
