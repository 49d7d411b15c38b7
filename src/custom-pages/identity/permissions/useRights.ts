import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { changedResources, mergedLevels } from '../../../../schema/access/matrix.ts';
import type { StaffRights } from '../../../../schema/areas/identity/calls/permissions.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { refusalOf, wordsOf } from '../../../dataProvider/refusal.ts';
import { useUnsavedChanges } from '../../../widgets/unsaved/useUnsavedChanges.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { usePermissionWords } from '../../../widgets/permissions/usePermissionWords.ts';
import { bodyOf, currentOf, draftOf, isChanged, type RightsDraft } from './rightsDraft.ts';

/** Rights as read, and the changes chosen. */
interface Edited {
  readonly base: StaffRights;
  readonly draft: RightsDraft;
}

/**
 * Loads a person's rights once and edits them until they are saved. If another admin was faster, both changes are
 * merged for review: nothing is overwritten unseen, and no tick is lost.
 */
export function useRights(staffId: string) {
  const client = useClient();
  const translate = useTranslate();
  const words = usePermissionWords();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [notice, setNotice] = useState<{ readonly severity: 'error' | 'warning'; readonly text: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const query = useQuery({
    queryKey: ['staff', 'permission', staffId],
    queryFn: ({ signal }) => client.ask('GET /user/v1/staff/permission', { query: { id: staffId }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const base = edited?.base ?? query.data;
  const draft = edited?.draft ?? (base && draftOf(base));
  const isDirty = base !== undefined && draft !== undefined && isChanged(draftOf(base), draft);
  const unsaved = useUnsavedChanges(isDirty);

  const merge = (mine: Edited, current: StaffRights) => {
    const before = draftOf(mine.base);
    const now = draftOf(current);
    const role = mine.draft.role === before.role ? now.role : mine.draft.role;
    setEdited({ base: current, draft: { role, levels: mergedLevels(before.levels, mine.draft.levels, now.levels) } });
    const areas = changedResources(before.levels, now.levels).map(words.ofResource);
    if (before.role !== now.role) areas.unshift(translate('app.permissions.role'));
    setNotice({ severity: 'warning', text: translate('app.permissions.meanwhile', { areas: areas.join(', ') }) });
  };

  const save = async (): Promise<boolean> => {
    if (!base || !draft || isSaving) return false;
    setSaving(true);
    setNotice(null);
    try {
      await client.ask('PUT /user/v1/staff/permission', { body: bodyOf(base, draft) });
      unsaved.release();
      notify('app.permissions.saved');
      void invalidate('staff');
      return true;
    } catch (error) {
      const current = currentOf(error);
      const refusal = refusalOf(error);
      const said = refusal && wordsOf(refusal.details[0] ?? refusal, translate);
      if (current) merge({ base, draft }, current);
      else setNotice({ severity: 'error', text: said || translate('rules.somethingWentWrong') });
    }
    setSaving(false);
    return false;
  };

  return {
    read: base,
    draft,
    error: query.error,
    retry: () => void query.refetch(),
    /** Does nothing while saving: a change made then would be lost. */
    change: (next: Partial<RightsDraft>) => {
      if (base && draft && !isSaving) setEdited({ base, draft: { ...draft, ...next } });
    },
    notice,
    isDirty,
    isSaving,
    /** True once it is saved. */
    save,
  };
}
