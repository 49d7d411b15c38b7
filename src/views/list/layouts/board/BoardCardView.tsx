import { Draggable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { BoardCard } from '../../../../dataProvider/types.ts';
import type { ShownColumn } from './shownColumns.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { focusRing } from '../../../../theme/components/base.ts';
import { QuietLink } from '../../../../widgets/link/QuietLink.tsx';
import type { RecordLinks } from '../../address/useRecordLinks.ts';
import type { NamedField } from '../../../view-fields/viewFields.ts';
import { CardFace } from './CardFace.tsx';
import { MoveMenu } from './MoveMenu.tsx';

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 6,
  padding: 10,
  marginBottom: 8,
  borderRadius: 8,
  border: `1px solid ${theme.palette.line}`,
  background: theme.palette.background.paper,
  '&:hover': { borderColor: theme.palette.edge },
  '&[data-dragging]': { boxShadow: theme.shadowsFloat, borderColor: theme.palette.edge },
  '& .move': { opacity: 0 },
  '&:is(:hover, :focus-within) .move': { opacity: 1 },
  '@media (hover: none)': { '& .move': { opacity: 1 } },
}));

const Title = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  minWidth: 0,
  fontWeight: 550,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});

/** The link covers its card: a press opens the record, holding it and moving drags the card, and so does space. */
const CardLink = styled(QuietLink)(({ theme }) => ({
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...focusRing(theme), outlineOffset: -1 },
  '&[data-moves]::after': { cursor: 'grab' },
}));

interface BoardCardViewProps {
  readonly entity: AnyEntity;
  readonly card: BoardCard;
  readonly index: number;
  readonly fields: readonly NamedField[];
  readonly columns: readonly ShownColumn[];
  readonly openOf: RecordLinks['openOf'];
  /** Puts the card at the end of another column. */
  readonly onMove: (id: string, columnKey: string, index: number) => void;
  readonly isClosed: (card: BoardCard, column: ShownColumn) => boolean;
}

function PlainCard({ entity, card, index, fields, columns, openOf, onMove, isClosed }: BoardCardViewProps) {
  const isFixed = !card.permissions.canUpdate;
  const link = openOf(card.id);
  const title = String(card[entity.title] ?? '');
  return (
    <Draggable draggableId={card.id} index={index} isDragDisabled={isFixed}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => {
        // It stays a link, of which a screen reader says how it is moved.
        const { role: _role, ...handle } = dragHandleProps ?? { role: undefined };
        return (
          <Card ref={innerRef} {...draggableProps} data-dragging={isDragging || undefined}>
            <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, minHeight: 20 }}>
              <Title sx={{ flex: 1 }}>
                {link ? (
                  <CardLink {...link} {...handle} draggable={false} data-moves={isFixed ? undefined : ''}>
                    {title}
                  </CardLink>
                ) : (
                  <span {...dragHandleProps}>{title}</span>
                )}
              </Title>
              {!isFixed && (
                <Box className="move" sx={{ position: 'relative', zIndex: 1, my: -0.5, mr: -0.5 }}>
                  <MoveMenu
                    title={title}
                    columns={columns.filter((column) => !column.data.includes(card) && !isClosed(card, column))}
                    onMove={(column) => onMove(card.id, column.key, column.data.length)}
                  />
                </Box>
              )}
            </Box>
            <CardFace entity={entity} record={card as unknown as WireRecord} fields={fields} />
          </Card>
        );
      }}
    </Draggable>
  );
}

/** Record on a board: its title, which opens it, and what the declaration puts on a card. */
export const BoardCardView = memo(PlainCard);
