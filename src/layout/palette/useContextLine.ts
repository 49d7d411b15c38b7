import { useTranslate } from 'ra-core';
import { registry } from '../../../schema/index.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { wordsOf } from '../../fields/useWords.ts';
import { rightOn, viewFieldsOf } from '../../views/view-fields/viewFields.ts';
import { contextLine } from './contextLine.ts';
import type { PersonEntry } from './entries.ts';

/** Returns a function that describes a person in a line, as far as the record is read. */
export function useContextLine(): (person: PersonEntry, record: WireRecord | undefined) => string {
  const translate = useTranslate();
  const actor = useActor();
  return (person, record) => {
    if (!record) return '';
    const entity = registry.get(person.entity);
    const view = viewFieldsOf(entity, (field) => rightOn(actor, field));
    return contextLine(view, record, wordsOf(entity.name, translate));
  };
}
