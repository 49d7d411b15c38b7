import { matchScreen } from '../../../schema/routes.ts';
import { isUuid } from '../../../schema/rules/texts.ts';
import type { Subject } from '../../views/owner/ListOwner.ts';
import { peekOf } from '../../views/peek/peekState.ts';

interface Place {
  readonly pathname: string;
  /** State of the history entry. */
  readonly state: unknown;
}

/**
 * Returns the record that a page is about: the one in the panel over it, the one whose page it is, or the owner of what it
 * lists. Undefined if it is about none.
 */
export function subjectOf({ pathname, state }: Place): Subject | undefined {
  const peeked = peekOf(state);
  const match = matchScreen(pathname);
  const { screen, params } = match ?? {};
  const shown = { kind: screen?.entity, id: params?.[screen?.record ?? ''] };
  const owner = { kind: screen?.owner, id: params?.['id'] };
  return [peeked, shown, owner]
    .map((one) => ({ kind: one?.kind ?? '', id: one?.id ?? '' }))
    .find(({ kind, id }) => kind !== '' && isUuid(id));
}
