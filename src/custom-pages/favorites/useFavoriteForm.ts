import { useState } from 'react';
import { favoriteRoutes, type Favorite, type FavoriteReference } from '../../../schema/favorites.ts';
import { pendingFile } from '../../../schema/fields/file.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';
import { useSmallForm } from '../../layout/public/useSmallForm.ts';
import { useIdempotencyKey } from '../../views/form/useIdempotencyKey.ts';

/** What somebody else has made of the favourite that a write came too late for; null of any other refusal. */
function currentOf(error: unknown): Favorite | null {
  const refusal = refusalOf(error);
  if (refusal?.key !== 'staleVersion') return null;
  return (refusal.data as { readonly current?: Favorite } | undefined)?.current ?? null;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);
const idsOf = (some: readonly FavoriteReference[]) => some.map(({ id }) => id);

/**
 * The form of one favourite, or of a new one. What has come to the server stays there when the next part is refused, and
 * is not sent again.
 * @param onSaved hears of the favourite as it is then
 */
export function useFavoriteForm(favorite: Favorite | null, onSaved: (saved: Favorite) => void) {
  const client = useClient();
  const keyOf = useIdempotencyKey();
  const [kept, setKept] = useState(favorite);
  const [theirs, setTheirs] = useState<Favorite | null>(null);
  const [avatarId, setAvatarId] = useState(favorite?.avatarId ?? null);
  const [tags, setTags] = useState<readonly string[]>(favorite?.tags ?? []);
  const [connected, setConnected] = useState<readonly FavoriteReference[]>(favorite?.connected ?? []);

  const empty = { displayName: favorite?.displayName ?? '', link: favorite?.link ?? '' };
  const form = useSmallForm(empty, save, { optional: ['link'] });

  /** What was not touched here becomes what somebody else has made of it; what was, waits to be saved over it. */
  function follow(values: Readonly<typeof empty>, base: Favorite, current: Favorite) {
    setKept(current);
    setTheirs(current);
    if (values.displayName === base.displayName) form.change('displayName')(current.displayName);
    if (values.link === (base.link ?? '')) form.change('link')(current.link ?? '');
    if (avatarId === base.avatarId) setAvatarId(current.avatarId);
    if (isSame(tags, base.tags)) setTags(current.tags);
    if (isSame(idsOf(connected), idsOf(base.connected))) setConnected(current.connected);
  }

  async function save(values: Readonly<typeof empty>): Promise<boolean> {
    let now = kept;
    const put = async (path: string, body: object) => {
      now = await client.call<Favorite>({ method: 'PUT', path, body: { ...body, version: now?.version } });
      setKept(now);
    };
    const general = { ...values, avatarId };
    setTheirs(null);
    try {
      if (now === null) {
        const headers = { 'idempotency-key': keyOf(general) };
        now = await client.call<Favorite>({ method: 'POST', path: favoriteRoutes.general, body: general, headers });
        setKept(now);
      } else if (
        values.displayName !== now.displayName ||
        values.link !== (now.link ?? '') ||
        avatarId !== now.avatarId
      ) {
        await put(favoriteRoutes.generalOf(now.id), general);
      }
      if (!isSame(tags, now.tags)) await put(favoriteRoutes.tagsOf(now.id), { tags });
      if (!isSame(idsOf(connected), idsOf(now.connected))) {
        await put(favoriteRoutes.connect(now.id), { ids: idsOf(connected) });
      }
    } catch (error) {
      const current = currentOf(error);
      if (now && current) follow(values, now, current);
      throw error;
    }
    onSaved(now);
    return false;
  }

  return {
    ...form,
    /** What somebody else made of it meanwhile. */
    theirs,
    avatarId,
    setAvatarId,
    isPending: avatarId === pendingFile,
    tags,
    setTags,
    connected,
    setConnected,
  };
}
