import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { takesLinks } from '../../../../../schema/fields/file.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { Media } from '../../../../../schema/media.ts';
import type { UploadItem } from '../../../../dataProvider/uploads/uploads.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { EmptyIcon } from '../../../../widgets/icons.tsx';
import { Lightbox } from '../../../../widgets/file/lightbox/Lightbox.tsx';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import { useFileInLibrary } from '../../../../widgets/library/useFileInLibrary.tsx';
import { Message } from '../../../../widgets/states/Message.tsx';
import { AddLink } from '../../../../widgets/upload/AddLink.tsx';
import { DropArea } from '../../../../widgets/upload/DropArea.tsx';
import { UploadLine } from '../../../../widgets/upload/UploadLine.tsx';
import { useLimitWords } from '../../../../widgets/upload/useLimitWords.ts';
import { useAdding } from '../files/useAdding.tsx';
import { useFilesChange } from '../files/useFilesChange.ts';
import { DocumentRows } from './DocumentRows.tsx';
import { GallerySection } from './GallerySection.tsx';
import { mediaSections, sectionOf, sectionOfType, type MediaSection } from './mediaSections.ts';
import { MediaTiles } from './MediaTiles.tsx';
import { TileMenu } from './TileMenu.tsx';
import { UploadTile } from './UploadTile.tsx';
import { useFace } from './useFace.ts';
import { useOrder } from './useOrder.ts';

interface GalleryTabProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** The field whose files the tab shows. */
  readonly field: string;
}

/** Shape of a tile, and its smallest width in pixels on a wide screen and on a phone. */
const shapes = {
  portraits: { ratio: '3 / 4', least: [150, 100] },
  showreels: { ratio: '16 / 9', least: [240, 150] },
} as const;

/**
 * The media of a record as a gallery: portraits, showreels and documents, which are looked at one after the other, added
 * by a button or a drop anywhere on the tab, put in order, removed with a way back, and made the picture of the record.
 */
export function GalleryTab({ entity, record, field: name }: GalleryTabProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const isNarrow = useIsNarrow();
  const { add, remove } = useFilesChange(entity.name, record.id, name);
  const adding = useAdding(entity, record, name, 'app.media.add', (ids) => void add(ids));
  const { field, files, uploads, mayWrite, isFull, take, tools, opener } = adding;
  const { ordered, move, restore } = useOrder(entity, record, name);
  const face = useFace(entity, record);
  const filing = useFileInLibrary();
  const limits = useLimitWords(field);
  const [opened, setOpened] = useState<string | null>(null);
  const kind = entity.face === 'company' ? 'company' : 'person';
  const titleOf = (section: MediaSection) =>
    translate(`app.media.sections.${section === 'portraits' && kind === 'company' ? 'pictures' : section}`);
  const isEmpty = files.length + uploads.items.length === 0;

  const takeOut = (file: Media) => {
    const before = ordered.map(({ id }) => id);
    void remove(file, () => restore(before, file.id)).then((isGone) => isGone && opener.current?.focus());
  };
  const bySection = (section: MediaSection) => ordered.filter((file) => sectionOf(file) === section);
  const comingOf = (section: MediaSection) => uploads.items.filter(({ type }) => sectionOfType(type) === section);
  const menuIn = (part: readonly Media[]) =>
    function menuOf(file: Media, index: number) {
      return (
        <TileMenu
          of={file}
          faceLabel={face.canUse(file) ? translate(`app.media.use.${kind}`) : undefined}
          onFace={() => face.use(file)}
          onEarlier={mayWrite && index > 0 ? () => move(part, index, index - 1) : null}
          onLater={mayWrite && index < part.length - 1 ? () => move(part, index, index + 1) : null}
          onFile={filing.openFor(file)}
          onRemove={mayWrite ? () => takeOut(file) : null}
        />
      );
    };
  const handlers = ({ uid }: UploadItem) => ({
    onRetry: () => void uploads.retry(uid),
    onRemove: () => void uploads.remove(uid),
  });
  const shown = (['portraits', 'showreels'] as const).flatMap(bySection);

  return (
    <DropArea
      words={translate('app.files.drop', { name: words.ofField(name, field) })}
      onFiles={mayWrite ? take : null}
    >
      {isEmpty ? (
        <Message
          icon={EmptyIcon}
          title={translate('app.media.none')}
          lead={translate(mayWrite ? 'app.media.start' : 'app.media.noneLead')}
        >
          {tools}
        </Message>
      ) : (
        <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2, display: 'grid', gap: 3, maxWidth: 1120 }}>
          {mayWrite && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              {tools}
              <Box sx={{ fontSize: 12, color: 'ink3' }}>{limits}</Box>
            </Box>
          )}
          {mediaSections.map((section) => {
            const part = bySection(section);
            const coming = comingOf(section);
            if (part.length + coming.length === 0) return null;
            const common = {
              label: titleOf(section),
              files: part,
              menuOf: menuIn(part),
              onMove: mayWrite && part.length > 1 ? (from: number, to: number) => move(part, from, to) : null,
            };
            return (
              <GallerySection key={section} title={titleOf(section)} count={part.length}>
                {section === 'documents' ? (
                  <DocumentRows
                    {...common}
                    coming={coming.map((one) => ({
                      key: one.uid,
                      tile: <UploadLine of={one} {...handlers(one)} />,
                    }))}
                  />
                ) : (
                  <MediaTiles
                    {...common}
                    ratio={shapes[section].ratio}
                    least={shapes[section].least[isNarrow ? 1 : 0]}
                    markOf={(file) => (face.isFace(file) ? translate(`app.media.face.${kind}`) : undefined)}
                    onOpen={({ id }) => setOpened(id)}
                    coming={coming.map((one) => ({
                      key: one.uid,
                      tile: <UploadTile of={one} ratio={shapes[section].ratio} {...handlers(one)} />,
                    }))}
                  />
                )}
              </GallerySection>
            );
          })}
        </Box>
      )}
      {mayWrite && !isEmpty && takesLinks(field) && (
        <Box sx={{ px: { xs: 2, md: 2.5 }, pb: 2, maxWidth: 560 }}>
          <AddLink isDisabled={isFull} onAdd={uploads.link} />
        </Box>
      )}
      {filing.dialog}
      {opened !== null && <Lightbox files={shown} start={opened} onClose={() => setOpened(null)} />}
    </DropArea>
  );
}
