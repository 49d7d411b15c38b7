import { styled } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import type { Field } from '../../../schema/fields/field.ts';
import { opensOf } from '../../../schema/fields/integer.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { formatCount } from '../../i18n/numbers.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { OpenedCountContext } from './OpenedCountContext.ts';

const Press = styled('button')(({ theme }) => ({
  padding: '0 4px',
  margin: '0 -4px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  font: 'inherit',
  color: theme.palette.primary.main,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}));

interface CountLinkProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly name: string;
  readonly field: Field;
  /** The value. */
  readonly children: ReactNode;
}

/** The value of a field; that of a counter that opens what it counts is a press, unless there is nothing. */
export function CountLink({ entity, record, name, field, children }: CountLinkProps) {
  const open = useContext(OpenedCountContext);
  const words = useWords(entity.name);
  const opens = opensOf(field);
  const value = record[name];
  if (opens === undefined || open === null || typeof value !== 'number' || value === 0) return children;
  return (
    <Press
      type="button"
      aria-haspopup="dialog"
      aria-label={`${formatCount(value)} ${words.ofField(name, field)}`}
      onClick={(event) => {
        event.stopPropagation();
        open({ opens, entity, record });
      }}
    >
      {children}
    </Press>
  );
}
