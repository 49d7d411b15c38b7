import type { AnyEntity } from '../../../schema/language/entity.ts';
import { isUuid } from '../../../schema/rules/texts.ts';
import { addScreen } from '../../widgets/link/recordPath.ts';
import { copyParam } from '../../widgets/record-param/openRecordParam.ts';

/** Returns the address of the page for copying a record; null if its declaration offers no copies, or it has no page. */
export function copyPath({ name, copy }: AnyEntity, id: string): string | null {
  const screen = addScreen(name);
  return copy && screen ? `${screen.pattern}?${copyParam}=${id}` : null;
}

/** The id of the record of which the address asks for a copy, or null. */
export function copiedIn({ copy }: AnyEntity, search: string): string | null {
  const id = new URLSearchParams(search).get(copyParam) ?? '';
  return copy && isUuid(id) ? id : null;
}
