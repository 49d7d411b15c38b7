import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { memo, type MouseEvent } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { isDialog } from '../../../../../schema/language/tabs.ts';
import { FieldCell } from '../../../../fields/columns.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { valueAt } from '../../../../fields/wireKeys.ts';
import { stepWord } from '../../../../i18n/fieldWords.ts';
import { labelled } from '../../../../i18n/labelled.ts';
import { focusRing } from '../../../../theme/components/base.ts';
import { touchTarget } from '../../../../theme/tokens.ts';
import { MoreIcon } from '../../../../widgets/icons.tsx';
import { QuietLink } from '../../../../widgets/link/QuietLink.tsx';
import { CountLink } from '../../../counts/CountLink.tsx';
import { DueMark } from '../../../due/DueMark.tsx';
import { RecordPicture } from '../../../record/face/RecordPicture.tsx';
import type { Mark } from '../../../live/useLiveRows.ts';
import type { OfferedStep } from '../../../rights/offeredSteps.ts';
import { StepIcon } from '../../../states/StepIcon.tsx';
import type { NamedField } from '../../../view-fields/viewFields.ts';
import { RestoreButton } from '../table/RestoreButton.tsx';
import { CardTick } from './CardTick.tsx';
import { useLongPress } from './useLongPress.ts';
import type { RecordLinks } from '../../address/useRecordLinks.ts';

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.palette.line2}`,
  '&:active': { background: theme.palette.row },
  '&[data-picked="true"]': {
    '--outline': '1px',
    background: theme.palette.rowPicked,
    boxShadow: `inset 2px 0 ${theme.palette.primary.main}`,
  },
  // A finger that rests on it means all of it, not a word or the link.
  '&[data-holds]': { '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } },
  '&[data-mark]': { boxShadow: `inset 3px 0 ${theme.palette.primary.main}` },
  '&[data-mark="gone"]': { boxShadow: `inset 3px 0 ${theme.palette.edge}`, color: theme.palette.ink3 },
  '&[data-mark="gone"] a': { textDecoration: 'line-through' },
}));

/** At most two lines of it; its page has the whole. */
const Name = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minWidth: 0,
  fontWeight: 550,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
});

/** The link covers its card, so that a thumb finds it; the ring of the focus would be cut off around the name. */
const CardLink = styled(QuietLink)(({ theme }) => ({
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...focusRing(theme), outlineOffset: -2 },
}));

/** Values in one line below the name, so that cards are of one height; links and buttons are above the card's own link. */
const Values = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  columnGap: 12,
  height: 24,
  color: theme.palette.ink2,
  '& > span': {
    minHeight: 22,
    minWidth: 0,
    lineHeight: '22px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& :is(a, button)': { position: 'relative', zIndex: 1 },
}));

/** A press at the end of a card, as large as a thumb. */
const MoreAction = styled('button')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  margin: '-8px -12px -8px -8px',
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.palette.ink2,
  fontSize: 16,
}));

/** The quick step, with a ring around its icon. */
const QuickAction = styled(MoreAction)(({ theme }) => ({
  '& > svg': { boxSizing: 'content-box', padding: 4, borderRadius: '50%', border: `1px solid ${theme.palette.edge}` },
}));

function hasValue(record: WireRecord, name: string): boolean {
  const value = valueAt(record, name);
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

interface RecordCardProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly status: NamedField | undefined;
  /** Further fields on the card, if the record has values. */
  readonly fields: readonly NamedField[];
  /** The most values that it has room for. */
  readonly room: number;
  readonly openOf: RecordLinks['openOf'];
  readonly onOpen: () => void;
  /** Deleted records open no page and can be restored. */
  readonly isDeleted: boolean;
  /** The step that a press takes at once, and how it is taken; absent if there is none. */
  readonly quick:
    | { readonly step: OfferedStep; readonly take: (record: WireRecord, step: OfferedStep) => void }
    | undefined;
  /** Opens the menu of what else can be done; absent if there is nothing. */
  readonly onMore: ((record: WireRecord, anchor: HTMLElement) => void) | undefined;
  /** Change by somebody else since the record was read. */
  readonly mark: Mark | undefined;
  /** True if it is selected; undefined while a tap opens it. */
  readonly isPicked: boolean | undefined;
  readonly onPick: (record: WireRecord) => void;
  /** Called on a long press. Absent if there are no actions on selected records. */
  readonly onHold: ((record: WireRecord) => void) | undefined;
}

function PlainCard(props: RecordCardProps) {
  const { entity, record, status, fields, room, openOf, onOpen, isDeleted, quick, onMore } = props;
  const { mark, isPicked, onPick, onHold } = props;
  const translate = useTranslate();
  const press = useLongPress(onHold && (() => onHold(record)));
  const isSelecting = isPicked !== undefined;
  const link = isDeleted || isSelecting ? null : openOf(record.id);
  const displayName = String(record[entity.title] ?? '');
  // The tick covers the links for taps, but not for the keyboard.
  const pickInstead = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onPick(record);
  };
  const shown = fields.filter(({ name }) => hasValue(record, name)).slice(0, room);
  const cell = ({ name, field }: NamedField) => (
    <span key={name}>
      <DueMark entity={entity} name={name} record={record}>
        <CountLink entity={entity} name={name} field={field} record={record}>
          <FieldCell resource={entity.name} name={name} field={field} record={record} />
        </CountLink>
      </DueMark>
    </span>
  );
  return (
    <RecordContextProvider value={record}>
      <Card data-mark={mark} data-picked={isPicked} data-holds={onHold && ''} {...press}>
        {isSelecting ? (
          <CardTick
            label={translate('app.views.list.pick', { title: displayName })}
            isPicked={isPicked}
            onPick={() => onPick(record)}
          />
        ) : isDialog(entity) ? null : (
          <RecordPicture entity={entity} record={record} size={36} />
        )}
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
            <Name>
              {link === null ? (
                displayName
              ) : (
                <CardLink {...link} onClick={onOpen} draggable={false}>
                  {displayName}
                </CardLink>
              )}
              {mark && <span style={visuallyHidden}> {translate(`app.views.live.${mark}`)}</span>}
            </Name>
            {status && <Box sx={{ flex: 'none', maxWidth: '50%', lineHeight: '22px' }}>{cell(status)}</Box>}
          </Box>
          {shown.length > 0 && <Values {...(isSelecting && { onClickCapture: pickInstead })}>{shown.map(cell)}</Values>}
        </Box>
        {!isSelecting && isDeleted && <RestoreButton resource={entity.name} record={record} name={displayName} />}
        {!isSelecting && quick && (
          <QuickAction
            type="button"
            aria-label={translate('app.views.record.stepOne', {
              step: translate(stepWord(entity.name, quick.step.name, 'do')),
              name: displayName,
            })}
            onClick={() => quick.take(record, quick.step)}
          >
            <StepIcon entity={entity} step={quick.step} fontSize="inherit" />
          </QuickAction>
        )}
        {!isSelecting && onMore && (
          <MoreAction
            type="button"
            aria-haspopup="menu"
            aria-label={labelled(translate('app.actions.more'), displayName)}
            onClick={({ currentTarget }) => onMore(record, currentTarget)}
          >
            <MoreIcon fontSize="inherit" />
          </MoreAction>
        )}
      </Card>
    </RecordContextProvider>
  );
}

/** Record as a card: avatar, name, state and main values; a tap opens it, or selects it while selecting. */
export const RecordCard = memo(PlainCard);
