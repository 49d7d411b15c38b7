import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { libraryItem } from '../../../schema/areas/files/entities/libraryItem.ts';
import { libraryNameFrom } from '../../../schema/areas/files/library.ts';
import type { Media } from '../../../schema/media.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useWordsOfPages } from '../../i18n/useWordsOfPages.ts';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { saidOf } from '../notice/saidOf.ts';
import { FolderChoice, type ChosenFolder } from './FolderChoice.tsx';
import { askLibrary, placeOfAddress } from './libraryPlace.ts';

/** Dialog in which a folder is chosen for a file that is used elsewhere: the library has it then, too, without a copy. */
export function FileInLibrary({ of, onClose }: { readonly of: Media; readonly onClose: () => void }) {
  useWordsOfPages();
  const translate = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const own = placeOfAddress(useLocation().pathname);
  const [chosen, setChosen] = useState<ChosenFolder | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const file = async ({ key: parentKey, place }: ChosenFolder) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = [{ mediaId: of.id, name: libraryNameFrom(of.filename) }];
      const [filed] = await askLibrary(client, place, 'POST /media/v1/library/object', { query: { parentKey }, body });
      notify('app.library.notices.filed', { messageArgs: { name: filed?.name ?? of.filename } });
      await queryClient.invalidateQueries({ queryKey: [libraryItem.name] });
      onClose();
    } catch (error) {
      setFailure(saidOf(error, translate));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={translate('app.library.file.title', { name: of.filename })}
      submitLabel={translate('app.library.file.submit')}
      failure={failure}
      isBusy={isBusy}
      isPending={chosen === null || !chosen.upload}
      onSubmit={() => chosen && void file(chosen)}
      onClose={onClose}
    >
      <FolderChoice place={own} chosen={chosen} onChoose={setChosen} />
      {chosen?.upload === false && <span>{translate('app.library.closed')}</span>}
    </FormDialog>
  );
}
