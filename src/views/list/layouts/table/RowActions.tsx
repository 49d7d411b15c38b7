import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { stepWord } from '../../../../i18n/fieldWords.ts';
import { useWordsOfPages } from '../../../../i18n/useWordsOfPages.ts';
import { labelled } from '../../../../i18n/labelled.ts';
import { CopyIcon, EditIcon, OpenIcon, PinIcon, RemoveIcon } from '../../../../widgets/icons.tsx';
import { StepIcon } from '../../../states/StepIcon.tsx';
import type { RowWork } from '../../rows/useRowWork.tsx';
import { useSingleRun } from '../../rows/useSingleRun.ts';
import type { RecordLinks } from '../../address/useRecordLinks.ts';

/** Every row has some, so they are as light as can be: no ripple, and the browser's own tooltip. */
const look = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  fontSize: 14,
  verticalAlign: 'middle',
  cursor: 'pointer',
} as const;
const LinkAction = styled(Link)(look);
const ButtonAction = styled('button')({ ...look, '&[aria-disabled]': { opacity: 0.45 } });

interface RowActionsProps extends RowWork {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly links: RecordLinks;
}

const notAtAll = async () => undefined;

/** Actions on the record of a row: hidden until hover or focus. The grid handles the keyboard. */
export function RowActions(props: RowActionsProps) {
  const { entity, record, links, edit, copy, onRemove, actions, act, steps, lackOf, onStep, isPinned, onPin } = props;
  const translate = useTranslate();
  const remove = useSingleRun(onRemove ?? notAtAll);
  const name = String(record[entity.title] ?? '');
  const pinWord = translate(isPinned ? 'app.views.owned.unpin' : 'app.views.owned.pin');
  // Most records are edited where they are opened.
  const open = edit === null || entity.detail.edits ? links.openOf(record.id) : null;
  const openWord = translate('app.views.record.openOne', { name });
  const editWord = translate('app.views.record.editOne', { name });
  const copyWord = translate('app.views.record.copyOne', { name });
  const removeWord = translate('app.views.record.deleteOne', { name });

  return (
    <span className="quiet">
      {open !== null && (
        <LinkAction tabIndex={-1} {...open} title={openWord} aria-label={openWord}>
          <OpenIcon fontSize="inherit" />
        </LinkAction>
      )}
      {edit !== null && (
        <LinkAction tabIndex={-1} {...edit} title={editWord} aria-label={editWord}>
          <EditIcon fontSize="inherit" />
        </LinkAction>
      )}
      {actions.length > 0 && (
        <Suspense>
          <OwnActions {...{ record, name, actions, act }} />
        </Suspense>
      )}
      {onPin && (
        <ButtonAction
          type="button"
          tabIndex={-1}
          title={labelled(pinWord, name)}
          aria-label={labelled(pinWord, name)}
          onClick={() => onPin(record)}
        >
          <PinIcon fontSize="inherit" {...(isPinned && { fill: 'currentColor' })} />
        </ButtonAction>
      )}
      {steps.length > 0 && (
        <Suspense>
          <StepActions {...{ entity, record, name, steps, lackOf, onStep }} />
        </Suspense>
      )}
      {copy !== null && (
        <LinkAction tabIndex={-1} {...copy} title={copyWord} aria-label={copyWord}>
          <CopyIcon fontSize="inherit" />
        </LinkAction>
      )}
      {onRemove && (
        <ButtonAction
          type="button"
          tabIndex={-1}
          title={removeWord}
          aria-label={removeWord}
          onClick={() => void remove()}
        >
          <RemoveIcon fontSize="inherit" />
        </ButtonAction>
      )}
    </span>
  );
}

interface OwnActionsProps extends Pick<RowActionsProps, 'record' | 'actions' | 'act'> {
  /** The record's name. */
  readonly name: string;
}

/** Actions that the area adds to a row. Their words are those of pages, for which the list itself does not wait. */
function OwnActions({ record, name, actions, act }: OwnActionsProps) {
  useWordsOfPages();
  const translate = useTranslate();
  return actions.map((action) => {
    const word = translate(action.labelOf, { name });
    return (
      <ButtonAction
        key={action.label}
        type="button"
        tabIndex={-1}
        title={word}
        aria-label={word}
        onClick={() => act(action, record)}
      >
        <action.icon fontSize="inherit" />
      </ButtonAction>
    );
  });
}

interface StepActionsProps extends Pick<RowActionsProps, 'entity' | 'record' | 'steps' | 'lackOf' | 'onStep'> {
  /** The record's name. */
  readonly name: string;
}

/** Steps of a row. Their words are those of pages, for which the list itself does not wait. */
function StepActions({ entity, record, name, steps, lackOf, onStep }: StepActionsProps) {
  useWordsOfPages();
  const translate = useTranslate();
  return steps.map((step) => {
    const lack = lackOf(record, step);
    const does = translate('app.views.record.stepOne', {
      step: translate(stepWord(entity.name, step.name, 'do')),
      name,
    });
    const word = [does, lack].filter(Boolean).join(' · ');
    return (
      <ButtonAction
        key={step.name}
        type="button"
        tabIndex={-1}
        title={word}
        aria-label={word}
        aria-disabled={lack === undefined ? undefined : true}
        onClick={() => onStep(record, step)}
      >
        <StepIcon entity={entity} step={step} fontSize="inherit" />
      </ButtonAction>
    );
  });
}
