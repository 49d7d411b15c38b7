import { styled } from '@mui/material/styles';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { codeOf, namesOf, type ChoiceField } from '../../../../../schema/fields/choice.ts';
import type { Reference } from '../../../../../schema/fields/field.ts';
import { FieldCell } from '../../../../fields/columns.ts';
import type { RefOptions } from '../../../../../schema/fields/ref.ts';
import { AvatarStack } from '../../../../widgets/avatar/AvatarStack.tsx';
import type { WireRecord } from '../../../../fields/kind.ts';
import { valueAt } from '../../../../fields/wireKeys.ts';
import { DueMark } from '../../../due/DueMark.tsx';
import type { NamedField } from '../../../view-fields/viewFields.ts';

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

/** The values on a card. */
export function CardFace({ entity, record, fields }: CardFaceProps) {
  const told = fields.filter((field) => isTold(record, field));
  if (told.length === 0) return null;
  return (
    <Values>
      {told.map((one) => (
        <span key={one.name} data-part={partOf(one)}>
          {partOf(one) === 'people' ? (
            <AvatarStack of={[record[one.name]].flat() as readonly Reference[]} />
          ) : (
            <DueMark entity={entity} name={one.name} record={record}>
              <FieldCell resource={entity.name} name={one.name} field={one.field} record={record} />
            </DueMark>
          )}
        </span>
      ))}
    </Values>
  );
}
