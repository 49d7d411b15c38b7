import { useUpdate } from 'ra-core';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import { GivenUpError } from '../form/GivenUpError.ts';
import { namedNotice } from '../writing/namedNotice.ts';
import { reachedIn } from '../reach/reachesOthers.ts';
import { useReach } from '../reach/useReach.ts';
import { useSeveralNotice } from '../reach/useSeveralNotice.ts';
import { useSavedNotice } from '../writing/useSavedNotice.tsx';

/** Saving of a form in place, and the notice of it. */
interface SaveFact {
  readonly save: (body: Record<string, unknown>, base: WireRecord | null) => Promise<WireRecord | void>;
  readonly tellSaved: (saved: WireRecord | undefined) => void;
}

/** Returns how some fields of a record are saved: with the version that was seen, and a notice that can undo it. */
export function useSaveFact(entity: AnyEntity, record: WireRecord): SaveFact {
  const tellSeveral = useSeveralNotice();
  const notifySaved = useSavedNotice(entity);
  const invalidate = useInvalidate();
  const askReach = useReach(entity);
  const [update] = useUpdate<WireRecord>();
  return {
    save: async (body, base) => {
      if (Object.keys(body).length === 0) return undefined;
      const reach = await askReach(base ?? record, 'update', body);
      if (reach === null) throw new GivenUpError();
      const version = base?.version;
      return update(
        entity.name,
        { id: record.id, data: { ...body, version }, previousData: { id: record.id, version }, meta: { reach } },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    },
    tellSaved: (saved) => {
      if (!saved) return;
      const reached = reachedIn(entity, saved);
      const name = String(saved[entity.title] ?? record[entity.title] ?? '');
      if (reached) {
        tellSeveral(entity, reached);
      } else notifySaved(namedNotice('saved', name), { name }, { ...saved, former: record.version });
      void invalidate(entity.name);
    },
  };
}
