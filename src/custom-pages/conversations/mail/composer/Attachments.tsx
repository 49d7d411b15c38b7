import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import type { Media } from '../../../../../schema/media.ts';
import { mailFilesLimit } from '../../../../../schema/rules/limits.ts';
import { UploadList } from '../../../../fields/inputs/files/UploadList.tsx';
import { controlAttributes, FieldFrame } from '../../../../widgets/field-frame/FieldFrame.tsx';
import { fileSize } from '../../../../widgets/file/fileSize.ts';
import { DropZone } from '../../../../widgets/upload/DropZone.tsx';
import { useRoomFor } from '../../../../widgets/upload/useRoomFor.ts';
import { useUploading } from '../../../../widgets/upload/useUploading.ts';

/** Files of one mail, at most. */
const mostFiles = 50;

interface AttachmentsProps {
  readonly files: readonly Media[];
  readonly onChange: (files: readonly Media[]) => void;
  /** Called with true while files are being uploaded. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly error?: string | undefined;
}

/** The files of a mail that is being written. */
export function Attachments({ files, onChange, onBusy, error }: AttachmentsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const change = (changed: readonly Media[]) => {
    latest.current = changed;
    onChange(changed);
  };
  const { items, underWay, add, retry, remove } = useUploading((media, left) => {
    if (media) change([...latest.current, media]);
    onBusy(left > 0);
  });
  const roomFor = useRoomFor(mostFiles);
  const hint = translate('app.mail.filesHint', { size: fileSize(mailFilesLimit, locale) });
  const about = { id, label: translate('app.mail.files'), error, hint };
  return (
    <FieldFrame {...about}>
      <UploadList
        files={files}
        items={items}
        onTakeOut={(gone) => change(files.filter((one) => one.id !== gone))}
        onRetry={retry}
        onRemove={remove}
      />
      <DropZone
        id={id}
        options={{}}
        isMany
        attributes={controlAttributes(about)}
        onFiles={(chosen) => {
          const taken = roomFor(chosen, files.length + underWay());
          if (taken.length === 0) return;
          onBusy(true);
          void add(taken);
        }}
      >
        {translate('app.uploads.chooseFiles')}
      </DropZone>
    </FieldFrame>
  );
}
