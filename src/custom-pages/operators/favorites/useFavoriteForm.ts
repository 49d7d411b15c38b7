import { useState } from 'react';
import type { Favorite, FavoriteReference } from '../../../../schema/areas/operators/calls/favorites.ts';
import { pendingFile } from '../../../../schema/fields/file.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { refusalOf } from '../../../dataProvider/refusal.ts';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { useIdempotencyKey } from '../../../dataProvider/useIdempotencyKey.ts';

interface Texts {
  readonly displayName: string;
  readonly link: string;
}

/** Returns the stored favourite of a version conflict; null for any other error. */
function currentOf(error: unknown): Favorite | null {
  const refusal = refusalOf(error);
  if (refusal?.key !== 'staleVersion') return null;
  return (refusal.data as { readonly current?: Favorite } | undefined)?.current ?? null;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);
const without = (some: readonly FavoriteReference[], others: readonly FavoriteReference[]) =>
  some.filter(({ id }) => others.every((other) => other.id !== id)).map(({ id }) => id);
const textsOf = (favorite: Favorite | null): Texts => ({
  displayName: favorite?.displayName ?? '',
  link: favorite?.link ?? '',
});

interface Heard {
  /** Called after something was saved, or somebody else's change was loaded. */
  readonly onChanged: () => void;
  readonly onSaved: (saved: Favorite) => void;
}

/**
 * Returns the form of one favourite, or of a new one. Parts that were saved are not sent again when a later part is
 * refused. Of the connections, only changes are sent.
 */
export function useFavoriteForm(favorite: Favorite | null, { onChanged, onSaved }: Heard) {
  const client = useClient();
  const keyOf = useIdempotencyKey();
  const [kept, setKept] = useState(favorite);
  const [known, setKnown] = useState<readonly FavoriteReference[]>(favorite?.connected ?? []);
  const [theirs, setTheirs] = useState<Favorite | null>(null);
  const [avatarId, setAvatarId] = useState(favorite?.avatarId ?? null);
  const [tags, setTags] = useState<readonly string[]>(favorite?.tags ?? []);
  const [connected, setConnected] = useState<readonly FavoriteReference[]>(favorite?.connected ?? []);
  const form = useSmallForm({ ...textsOf(favorite) }, save, { optional: ['link'], also: ['avatarId', 'tags', 'add'] });

  /**
   * Updates fields that were not edited here to the stored values; edited ones are kept and overwrite them on saving.
   */
  function follow(texts: Texts, base: Favorite, current: Favorite) {
    setKept(current);
    setTheirs(current);
    const [before, after] = [textsOf(base), textsOf(current)];
    if (texts.displayName === before.displayName) form.change('displayName')(after.displayName);
    if (texts.link === before.link) form.change('link')(after.link);
    if (avatarId === base.avatarId) setAvatarId(current.avatarId);
    if (isSame(tags, base.tags)) setTags(current.tags);
  }

  async function save(values: Readonly<Record<keyof Texts, string>>): Promise<boolean> {
    const texts = { displayName: values.displayName.trim(), link: values.link.trim() };
    const general = { ...texts, avatarId };
    let now = kept;
    const take = (answer: Favorite) => {
      now = answer;
      setKept(answer);
      onChanged();
      return answer;
    };
    setTheirs(null);
    try {
      let one = now;
      if (one === null) {
        const headers = { 'idempotency-key': keyOf(general) };
        one = take(await client.ask('POST /cms/v1/favorites/general', { body: general, headers }));
      } else if (!isSame(Object.values(texts), Object.values(textsOf(one))) || avatarId !== one.avatarId) {
        const body = { ...general, version: one.version };
        one = take(await client.ask('PUT /cms/v1/favorites/{id}/general', { params: { id: one.id }, body }));
      }
      const params = { id: one.id };
      if (!isSame(tags, one.tags)) {
        const body = { tags, version: one.version };
        one = take(await client.ask('PUT /cms/v1/favorites/{id}/tags', { params, body }));
      }
      const [add, remove] = [without(connected, known), without(known, connected)];
      if (add.length + remove.length > 0) {
        one = take(await client.ask('PUT /cms/v1/favorites/{id}/connect', { params, body: { add, remove } }));
        setKnown(connected);
      }
      onSaved(one);
    } catch (error) {
      const current = currentOf(error);
      if (current) onChanged();
      if (now && current) follow(texts, now, current);
      throw error;
    }
    return false;
  }

  return {
    ...form,
    /** The favourite's, once there is one. */
    id: kept?.id ?? null,
    /** Stored values of somebody else's change. */
    theirs,
    avatarId,
    setAvatarId,
    isPending: avatarId === pendingFile,
    isChanged:
      avatarId !== (kept?.avatarId ?? null) ||
      !isSame(tags, kept?.tags ?? []) ||
      without(connected, known).length + without(known, connected).length > 0,
    tags,
    setTags,
    connected,
    setConnected,
  };
}
