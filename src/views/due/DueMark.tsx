import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { DueRule } from '../../../schema/language/due.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useDueRule, useUrgency } from './useUrgency.ts';

const Mark = styled('span')(({ theme }) => ({
  // Contains what is said to screen readers alone.
  position: 'relative',
  fontWeight: 550,
  '&[data-due="today"]': { color: theme.palette.status.warn.fg },
  '&[data-due="late"]': { color: theme.palette.status.bad.fg },
}));

interface MarkedProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly children: ReactNode;
}

function Marked({ entity, rule, record, children }: MarkedProps & { readonly rule: DueRule }) {
  const translate = useTranslate();
  const urgency = useUrgency(entity, rule, record);
  if (urgency === undefined) return children;
  const word = translate(`app.views.due.${urgency}`);
  return (
    <Mark data-due={urgency} title={word}>
      {children}
      <span style={visuallyHidden}> {word}</span>
    </Mark>
  );
}

/**
 * The value of the field called `name`, with a tone while its record is open and due by it: on that day, and when it is
 * over.
 */
export function DueMark({ name, ...marked }: MarkedProps & { readonly name: string }) {
  const rule = useDueRule(marked.entity);
  return rule?.field === name ? <Marked rule={rule} {...marked} /> : marked.children;
}
