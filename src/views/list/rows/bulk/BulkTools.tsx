import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { NamedStep } from '../../../../../schema/language/states.ts';
import { selectionLimit } from '../../../../../schema/rules/limits.ts';
import { formatCount } from '../../../../i18n/numbers.ts';
import { stepWord } from '../../../../i18n/fieldWords.ts';
import { useWordsOfPages } from '../../../../i18n/useWordsOfPages.ts';
import { MoreMenu } from '../../../../widgets/more/MoreMenu.tsx';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import { StepIcon } from '../../../states/StepIcon.tsx';
import type { BulkAction } from './useBulkRights.ts';
import type { useSelectAll } from './useSelectAll.ts';

const words: Readonly<Record<BulkAction, string>> = {
  assign: 'app.views.bulk.assign',
  edit: 'app.views.bulk.edit',
  merge: 'app.views.merge.two',
  export: 'app.views.list.export',
  delete: 'app.actions.delete',
  restore: 'app.actions.restore',
};

/** Number of actions that fit beside each other on a phone, and those that stand in a menu if there are more. */
const roomOnPhone = 3;
/** Number of steps beside the actions of a wide screen; further ones stand in a menu. */
const stepsShown = 2;
const rareActions: ReadonlySet<BulkAction> = new Set(['merge', 'export']);

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  boxSizing: 'border-box',
  padding: '6px 20px',
  borderTop: `1px solid ${theme.palette.line}`,
  background: theme.palette.accentSoft,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { marginRight: 6, fontWeight: 570 },
  [theme.breakpoints.down('md')]: { padding: '6px 16px' },
  // The cards that are picked have the soft ground there.
  [theme.breakpoints.down('sm')]: {
    rowGap: 10,
    paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
    background: theme.palette.background.paper,
    '& .range:last-of-type': { marginRight: -9 },
  },
}));

/** A line of its own, for the thumb. */
const Actions = styled('div')({
  flex: '1 0 100%',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > .MuiButton-root': { flex: '1 1 auto', padding: '0 8px', overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface BulkToolsProps {
  /** Number of selected records. */
  readonly count: number;
  /** Number of records that the list finds. */
  readonly total: number;
  readonly isPagePicked: boolean;
  readonly all: ReturnType<typeof useSelectAll>;
  readonly entity: AnyEntity;
  readonly actions: readonly BulkAction[];
  /** Steps that some of the selected records can take, the usual ones first. */
  readonly steps: readonly NamedStep[];
  readonly onAction: (action: BulkAction) => void;
  readonly onStep: (step: NamedStep) => void;
  readonly onClear: () => void;
}

/** A button of the bar, or an entry of its menu. */
interface Entry {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onPress: () => void;
  /** Stands in the menu where there is one. */
  readonly isRare: boolean;
}

/** Number of selected records and the actions on them: one line, two on a phone with the rare actions in a menu. */
export function BulkTools(props: BulkToolsProps) {
  useWordsOfPages();
  const { count, total, isPagePicked, all, entity, actions, steps, onAction, onStep, onClear } = props;
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const most = Math.min(total, selectionLimit);
  const isSeeking = all.count !== null;
  const hasRoom = !(isNarrow && isSeeking);
  // Cards have nothing that picks all of them.
  const canPickMore = !isSeeking && (isPagePicked || isNarrow) && count < most;
  const range = { size: 'small', variant: 'text', className: 'range' } as const;

  const entries = [
    ...steps.map((step, index): Entry => ({
      key: `step ${step.name}`,
      label: translate(stepWord(entity.name, step.name, 'do')),
      icon: <StepIcon entity={entity} step={{ name: step.name, declared: step }} fontSize="inherit" />,
      onPress: () => onStep(step),
      isRare: isNarrow || step.isAside === true || index >= stepsShown,
    })),
    ...actions.map((action): Entry => ({
      key: action,
      label: translate(words[action]),
      onPress: () => onAction(action),
      isRare: isNarrow && rareActions.has(action),
    })),
  ];
  const hidden = isNarrow && entries.length <= roomOnPhone ? [] : entries.filter(({ isRare }) => isRare);
  const buttons = entries
    .filter((entry) => !hidden.includes(entry))
    .map(({ key, label, icon, onPress }) => (
      <Button key={key} size={isNarrow ? 'medium' : 'small'} startIcon={icon} onClick={onPress}>
        {label}
      </Button>
    ));
  const more = hidden.length > 0 && (
    <MoreMenu label={translate('app.actions.more')}>
      {(then) =>
        hidden.map(({ key, label, onPress }) => (
          <MenuItem key={key} onClick={then(onPress)}>
            {label}
          </MenuItem>
        ))
      }
    </MoreMenu>
  );
  return (
    <Bar role="group" aria-label={translate('app.views.bulk.bar')}>
      {hasRoom && <strong aria-hidden>{translate('app.views.bulk.selected', { count: formatCount(count) })}</strong>}
      {!isNarrow && buttons}
      {!isNarrow && more}
      {!isNarrow && <Box sx={{ flex: 1 }} />}
      {isSeeking && (
        <Box component="span" sx={{ color: 'ink2' }}>
          {translate('app.views.bulk.selecting', { done: formatCount(all.count ?? 0), count: formatCount(most) })}
        </Box>
      )}
      {isNarrow && <Box sx={{ flex: 1 }} />}
      {isSeeking && (
        <Button {...range} onClick={all.stop}>
          {translate('app.views.bulk.stop')}
        </Button>
      )}
      {canPickMore && (
        <Button {...range} onClick={all.start}>
          {translate(`app.views.bulk.${most < total ? 'selectFirst' : 'selectAll'}`, { count: formatCount(most) })}
        </Button>
      )}
      {hasRoom && (
        <Button {...range} onClick={onClear}>
          {translate('app.actions.clear')}
        </Button>
      )}
      {isNarrow && (
        <Actions>
          {buttons}
          {more}
        </Actions>
      )}
    </Bar>
  );
}
