import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { takesLinks } from '../../../../../schema/fields/file.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { Media } from '../../../../../schema/media.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { EmptyIcon } from '../../../../widgets/icons.tsx';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import { Message } from '../../../../widgets/states/Message.tsx';
import { AddLink } from '../../../../widgets/upload/AddLink.tsx';
import { DropArea } from '../../../../widgets/upload/DropArea.tsx';
import { UploadLine } from '../../../../widgets/upload/UploadLine.tsx';
import { useLimitWords } from '../../../../widgets/upload/useLimitWords.ts';
import { FileCards, FileTable } from './FileRows.tsx';
import { useAdding } from './useAdding.tsx';
import { useFilesChange } from './useFilesChange.ts';

interface FilesTabProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** The field whose files the tab shows. */
  readonly field: string;
}

/**
 * The files of a record as a table (AB 2, attachments): opened, downloaded, added by a button or a drop anywhere on the
 * tab, and removed with a way back. Each change is a call of its own, so that two people add and remove at once.
 */
export function FilesTab({ entity, record, field: name }: FilesTabProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const isNarrow = useIsNarrow();
  const { add, remove } = useFilesChange(entity.name, record.id, name);
  const adding = useAdding(entity, record, name, 'app.files.add', (ids) => void add(ids));
  const { field, files, uploads, mayWrite, isFull, take, tools, opener } = adding;
  const label = words.ofField(name, field);
  const limits = useLimitWords(field);
  const takeOut = (file: Media) => {
    void remove(file).then((isGone) => isGone && opener.current?.focus());
  };
  const isEmpty = files.length + uploads.items.length === 0;
  const Files = isNarrow ? FileCards : FileTable;

  return (
    <DropArea words={translate('app.files.drop', { name: label })} onFiles={mayWrite ? take : null}>
      {isEmpty ? (
        <Message
          icon={EmptyIcon}
          title={translate('app.empty.nothing')}
          lead={translate(mayWrite ? 'app.files.start' : 'app.files.none')}
        >
          {tools}
        </Message>
      ) : (
        <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2, display: 'grid', gap: 1.5, maxWidth: 1120 }}>
          {mayWrite && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              {tools}
              <Box sx={{ fontSize: 12, color: 'ink3' }}>{limits}</Box>
            </Box>
          )}
          {uploads.items.length > 0 && (
            <Box component="ul" aria-label={translate('app.uploads.label')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {uploads.items.map((item) => (
                <li key={item.uid}>
                  <UploadLine
                    of={item}
                    onRetry={() => uploads.retry(item.uid)}
                    onRemove={() => uploads.remove(item.uid)}
                  />
                </li>
              ))}
            </Box>
          )}
          {files.length > 0 && (
            <Files files={files} label={label} isKept={field.readOnly === true} onRemove={mayWrite ? takeOut : null} />
          )}
        </Box>
      )}
      {mayWrite && !isEmpty && takesLinks(field) && (
        <Box sx={{ px: { xs: 2, md: 2.5 }, pb: 2, maxWidth: 560 }}>
          <AddLink isDisabled={isFull} onAdd={uploads.link} />
        </Box>
      )}
    </DropArea>
  );
}
