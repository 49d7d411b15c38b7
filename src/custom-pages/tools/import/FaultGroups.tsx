import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FaultGroup, ImportDetail } from '../../../../schema/areas/tools/calls/imports.ts';
import type { CatalogueField } from '../../../../schema/fields/catalogue.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useWords } from '../../../fields/useWords.ts';
import { PlainChoice } from '../../../widgets/picker/PlainChoice.tsx';
import { usePages } from '../../../widgets/simple-list/usePages.ts';
import { AddEntries } from './AddEntries.tsx';
import { fieldOfTarget, keyOf, mayBeEmpty, mendOf, suggestedFor, type Decision } from './mending.ts';
import { Replacement } from './Replacement.tsx';
import { useFaultWords } from './useFaultWords.ts';
import type { ImportSteps } from './useImport.ts';
import { useTargetLabel } from './useTargetLabel.ts';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${theme.palette.line2}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 260px 260px',
    alignItems: 'start',
    gap: '4px 16px',
    padding: '8px 0',
    borderBottom: `1px solid ${theme.palette.line2}`,
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, padding: '12px 0' },
  },
}));

interface FaultGroupsProps extends ImportSteps {
  readonly one: ImportDetail;
  readonly entity: AnyEntity;
}

/** The fields with several wrong values that can all be left empty, with these values. */
function severalByField(
  groups: readonly FaultGroup[],
  entity: AnyEntity,
): readonly (readonly [string, FaultGroup[]])[] {
  const byField = new Map<string, FaultGroup[]>();
  for (const group of groups) {
    const field = group.field === null ? undefined : fieldOfTarget(entity, group.field);
    if (group.field !== null && mayBeEmpty(group, field)) {
      byField.set(group.field, [...(byField.get(group.field) ?? []), group]);
    }
  }
  return [...byField].filter(([, ones]) => ones.length > 1);
}

/** The fields of the agency's own lists with several values that no entry is called, with these values. */
function newByField(groups: readonly FaultGroup[], entity: AnyEntity) {
  const names = new Set(groups.flatMap(({ field, key }) => (key === 'noMatch' && field !== null ? [field] : [])));
  return [...names].flatMap((name) => {
    const field = fieldOfTarget(entity, name);
    if (field?.kind !== 'catalogue' && field?.kind !== 'catalogues') return [];
    const unknown = groups.filter((group) => group.field === name && group.key === 'noMatch' && group.text !== '');
    return unknown.length > 1 ? [{ name, field: field as CatalogueField, groups: unknown }] : [];
  });
}

/** The wrong values of a checked import, each with what is to stand for it in all of its rows. */
export function FaultGroups({ one, entity, take, taking }: FaultGroupsProps) {
  const translate = useTranslate();
  const client = useClient();
  const fieldWords = useWords(entity.name);
  const labelOf = useTargetLabel(entity);
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const words = (key: string, options?: object) => translate(`app.imports.groups.${key}`, options);
  const pages = usePages(['importFaults', one.id, String(one.version)], (asked, signal) =>
    client.ask('POST /client/v1/imports/{id}/faults', {
      params: { id: one.id },
      body: { pageSize: 50, ...asked },
      signal,
    }),
  );
  const groups = (pages.rows ?? []).filter(({ canMend }) => canMend);
  if (groups.length === 0) return null;
  const several = severalByField(groups, entity);
  const unknown = newByField(groups, entity);
  const decide = (made: readonly (readonly [string, Decision])[]) => setDecisions(new Map([...decisions, ...made]));
  const decisionOf = (group: FaultGroup) => decisions.get(keyOf(group)) ?? suggestedFor(fieldWords, entity, group);
  const made = groups.flatMap((group) => mendOf(group, decisionOf(group)) ?? []);
  const apply = () => {
    const known = new Set(made.map(keyOf));
    take({ step: 'mends', mends: [...one.mends.filter((mend) => !known.has(keyOf(mend))), ...made] });
  };
  return (
    <Box component="section" aria-label={words('title')} sx={{ width: '100%', maxWidth: 860 }}>
      <Box component="h3" sx={{ m: 0, fontSize: 13, fontWeight: 600 }}>
        {words('title')}
      </Box>
      <Box sx={{ mt: 0.5, mb: 1.5, color: 'ink3' }}>{words('lead')}</Box>
      {several.length + unknown.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
          {unknown.map(({ name, field, groups: ones }) => (
            <AddEntries key={`add ${name}`} field={field} label={labelOf(name)} groups={ones} onMade={decide} />
          ))}
          {several.map(([field, ones]) => (
            <Button key={field} onClick={() => decide(ones.map((group) => [keyOf(group), { action: 'empty' }]))}>
              {words('emptyAll', { field: labelOf(field), count: formatCount(ones.length) })}
            </Button>
          ))}
        </Box>
      )}
      <Rows>
        {groups.map((group) => (
          <Group
            key={keyOf(group)}
            group={group}
            entity={entity}
            isSuggested={!decisions.has(keyOf(group))}
            decision={decisionOf(group)}
            onChange={(decision) => setDecisions(new Map(decisions).set(keyOf(group), decision))}
          />
        ))}
      </Rows>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant={one.toCreate + one.toUpdate > 0 ? 'outlined' : 'contained'}
          disabled={made.length === 0}
          loading={taking === 'mends'}
          onClick={apply}
        >
          {made.length === 0
            ? words('applyNone')
            : words('apply', { smart_count: made.length, count: formatCount(made.length) })}
        </Button>
        {pages.hasMore && (
          <Button loading={pages.isLoadingMore} onClick={pages.loadMore}>
            {words('more')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface GroupProps {
  readonly group: FaultGroup;
  readonly entity: AnyEntity;
  readonly isSuggested: boolean;
  readonly decision: Decision;
  readonly onChange: (decision: Decision) => void;
}

/** One wrong value, and what is to be done with it. */
function Group({ group, entity, isSuggested, decision, onChange }: GroupProps) {
  const translate = useTranslate();
  const labelOf = useTargetLabel(entity);
  const { said } = useFaultWords(entity);
  const words = (key: string, options?: object) => translate(`app.imports.groups.${key}`, options);
  const { field: name, text = '', rows, first } = group;
  const field = name === null ? undefined : fieldOfTarget(entity, name);
  const value = text === '' ? words('none') : words('value', { text });
  const actions = ['replace', ...(mayBeEmpty(group, field) ? ['empty'] : []), 'leave'] as const;
  return (
    <li>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {name === null ? value : translate('app.imports.faultOf', { field: labelOf(name), fault: value })}
        </Box>
        <Box sx={{ fontSize: 12, color: 'ink2' }}>
          {words('rows', { smart_count: rows, count: formatCount(rows) })} · {said(group)} ·{' '}
          {words('first', { row: formatCount(first) })}
        </Box>
      </Box>
      <PlainChoice
        isLabelHidden
        label={words('actionOf', { value })}
        value={decision.action}
        choices={[
          { value: '', label: words('undecided') },
          ...actions.map((action) => ({ value: action, label: words(action) })),
        ]}
        onChange={(next) => {
          const action = actions.find((one) => one === next) ?? '';
          onChange({ action } as Decision);
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        {decision.action === 'replace' && field && name !== null && (
          <Replacement
            entity={entity}
            name={name}
            field={field}
            group={group}
            label={words('targetOf', { value })}
            decision={decision}
            onChange={onChange}
          />
        )}
        {isSuggested && decision.action !== '' && (
          <Box component="small" sx={{ fontSize: 12, color: 'status.warn.fg' }}>
            {translate('app.imports.columns.suggested')}
          </Box>
        )}
      </Box>
    </li>
  );
}
