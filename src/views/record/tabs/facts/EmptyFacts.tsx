import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { AddIcon } from '../../../../theme/icons/actions.tsx';
import { editPath, withinOf } from '../../../../widgets/link/recordPath.ts';
import type { InPlace } from '../../../in-place/useInPlace.ts';
import { trailState } from '../../../trail/trail.ts';
import type { NamedField } from '../../../view-fields/viewFields.ts';

/** Number of fields that the line names. */
const namedAtMost = 6;

const lookOf = ({ theme }: { readonly theme: Theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: theme.palette.ink2,
  borderRadius: 4,
  textDecoration: 'none',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { color: theme.palette.primary.main, textDecoration: 'underline' } },
  [theme.breakpoints.down('sm')]: { padding: '12px 0' },
});
const Way = styled(Link)(lookOf);
const Press = styled('button')(lookOf);

interface AddFactProps {
  readonly word: string;
  readonly isEdited: boolean;
  readonly onAdd: () => void;
}

/** Opens the input of an empty fact on the page; has the focus again if that is closed and the fact still empty. */
function AddFact({ word, isEdited, onAdd }: AddFactProps) {
  const press = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (!isEdited && wasEdited.current) press.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return (
    <Press ref={press} type="button" onClick={onAdd}>
      {word}
    </Press>
  );
}

interface EmptyFactsProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly tab: string;
  readonly fields: readonly NamedField[];
  readonly inPlace: InPlace;
  /** Facts that stand elsewhere on the page. */
  readonly others: ReadonlySet<string>;
}

/** One line for all that is empty on a tab: each name opens its input on the page, or leads to its field in the form. */
export function EmptyFacts({ entity, record, tab, fields, inPlace, others }: EmptyFactsProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const { pathname, state } = useLocation();
  const edit = editPath(entity.name, record.id, tab, withinOf(pathname));
  if (edit === null) return null;
  const kept = { ...trailState(state), fromReading: true };
  const rest = fields.slice(namedAtMost);
  const next = rest[0];
  const lower = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        px: { xs: 2, md: 2.5 },
        py: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.5,
        color: 'ink3',
      }}
    >
      <AddIcon sx={{ fontSize: 14 }} />
      <span>{translate('app.actions.add')}</span>
      {fields.slice(0, namedAtMost).map(({ name, field }, index, shown) => (
        <span key={name}>
          {inPlace.fields[name] && !others.has(name) ? (
            <AddFact
              word={lower(words.ofField(name, field))}
              isEdited={inPlace.isEdited(name)}
              onAdd={() => inPlace.setEdited(name, true)}
            />
          ) : (
            <Way to={`${edit}#${encodeURIComponent(name)}`} state={kept}>
              {lower(words.ofField(name, field))}
            </Way>
          )}
          {(index < shown.length - 1 || next) && ','}
        </span>
      ))}
      {next && (
        <Way to={`${edit}#${encodeURIComponent(next.name)}`} state={kept}>
          {translate('app.views.record.moreFacts', { smart_count: rest.length })}
        </Way>
      )}
    </Box>
  );
}
