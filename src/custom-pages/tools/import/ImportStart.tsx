import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { importExtensions, importFileLimit, importRowLimit } from '../../../../schema/rules/limits.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useWords } from '../../../fields/useWords.ts';
import { usePageTitle } from '../../../widgets/title/TitleContext.ts';
import { importPath, isImported } from '../../../../schema/areas/tools/paths.ts';
import { registry } from '../../../../schema/index.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { usePages } from '../../../widgets/simple-list/usePages.ts';
import { useAccepted } from '../../../widgets/upload/useAccepted.ts';
import { DropZone } from '../../../widgets/upload/DropZone.tsx';
import { useShowInPlace } from '../../../widgets/upload/inPlace.ts';
import { UploadLine } from '../../../widgets/upload/UploadLine.tsx';
import { useUploading } from '../../../widgets/upload/useUploading.ts';
import { ImportLine } from './ImportLine.tsx';
import { PasteZone } from './PasteZone.tsx';

/** Upload of a file of records or a pasted table, and the former imports of the kind. */
export function ImportStart() {
  const { kind = '' } = useParams();
  const entity = isImported(kind) ? registry.get(kind) : null;
  return entity && <Start key={kind} entity={entity} />;
}

function Start({ entity }: { readonly entity: AnyEntity }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useClient();
  const fail = useFailureNotice();
  const { ofRecords } = useWords(entity.name);
  const words = (key: string, options?: object) => translate(`app.imports.${key}`, options);
  const [isBeginning, setBeginning] = useState(false);
  const pages = usePages(['imports', entity.name], (asked, signal) =>
    client.ask('POST /client/v1/imports/list', { body: { kind: entity.name, ...asked }, signal }),
  );
  usePageTitle(words('title', { name: ofRecords(2) }));

  const begin = async (mediaId: string) => {
    setBeginning(true);
    try {
      const body = { kind: entity.name, mediaId };
      const { id } = await client.ask('POST /client/v1/imports', { body });
      await navigate(importPath(entity.name, id));
    } catch (error) {
      fail(error);
      setBeginning(false);
    }
  };
  const { items, add, retry, remove } = useUploading(
    (media) => {
      if (media) void begin(media.id);
    },
    { isPassing: true },
  );
  useShowInPlace(items.map(({ uid }) => uid));

  const accepted = useAccepted({ extensions: importExtensions, limit: importFileLimit });
  const takePasted = (file: File) => {
    const files = accepted([file]);
    if (files.length > 0) void add(files);
  };
  const isBusy = isBeginning || items.length > 0;

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'grid', gap: 1.5, px: { xs: 2, md: 2.5 }, py: 2.5, borderBottom: 1, borderColor: 'line2' }}>
        <Box component="p" sx={{ m: 0, color: 'ink2', maxWidth: 720, textWrap: 'pretty' }}>
          {words('lead', { name: ofRecords(2) })}
        </Box>
        <Box sx={{ maxWidth: 560 }}>
          <DropZone
            id="import-file"
            options={{ extensions: importExtensions, limit: importFileLimit }}
            isDisabled={isBusy}
            attributes={{ 'aria-label': words('choose') }}
            onFiles={(files) => void add(files.slice(0, 1))}
          >
            {words('choose')}
            <Box component="small" sx={{ display: 'block', fontSize: 12, color: 'ink3' }}>
              {words('limit', { rows: formatCount(importRowLimit) })}
            </Box>
          </DropZone>
          {items.map((item) => (
            <UploadLine key={item.uid} of={item} onRetry={() => retry(item.uid)} onRemove={() => remove(item.uid)} />
          ))}
        </Box>
        <PasteZone isDisabled={isBusy} onFile={takePasted} />
      </Box>
      <Box component="h2" sx={{ m: 0, px: { xs: 2, md: 2.5 }, pt: 2, pb: 0.5, fontSize: 13, fontWeight: 600 }}>
        {words('former')}
      </Box>
      <SimpleList
        label={words('former')}
        {...pages}
        empty={<Box sx={{ px: { xs: 2, md: 2.5 }, py: 1, color: 'ink3' }}>{words('noneTitle')}</Box>}
      >
        {(one) => <ImportLine key={one.id} one={one} />}
      </SimpleList>
    </Box>
  );
}
