import { useNotify, useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../schema/language/entity.ts';

/** Records of a series that a write reached, and those that kept what they had. */
interface Reached {
  readonly changed: number;
  readonly kept: number;
}

/** Returns a function that tells how many records of a series a change reached. */
export function useSeveralNotice(): (entity: AnyEntity, reached: Reached) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return (entity, { changed, kept }) =>
    notify(`app.views.record.${kept > 0 ? 'savedSeveralKept' : 'savedSeveral'}`, {
      messageArgs: {
        name: translate(`resources.${entity.name}.name`, { smart_count: 1 }),
        smart_count: changed,
        kept,
      },
    });
}
