import { entityTerms } from '../../../../schema/areas/settings/settings/entityTerms.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';

interface GivenTerm {
  readonly key: string;
  readonly singular: string | null;
  readonly plural: string | null;
  readonly locale: string | null;
}

/** Leaves out terms without words, and refuses two for the same entity and language. */
export function keepTerms(engine: Engine): void {
  engine.beforeWrite(entityTerms.name, async ({ after }) => {
    const given = (after['terms'] ?? []) as readonly GivenTerm[];
    const terms = given.filter(({ singular, plural }) => singular !== null || plural !== null);
    const marks = given.map(({ key, locale }) => `${key} ${locale ?? ''}`);
    const twice = marks.flatMap((mark, index) => (marks.indexOf(mark) < index ? [index] : []));
    if (twice.length > 0) throw invalid(twice.map((index) => fieldRefusal(`terms.${index}.key`, 'duplicate')));
    return terms.length < given.length ? { terms } : undefined;
  });
}
