import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { can } from '../../../schema/access/can.ts';
import { registry } from '../../../schema/index.ts';
import { plainText } from '../../../schema/rules/texts.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { MailIcon } from '../../theme/icons/actions.tsx';
import { CallIcon, MessageIcon, NoteIcon } from '../../theme/icons/contact.tsx';
import { permissionsOf } from '../../views/rights/permissionsOf.ts';
import { feedTabOf } from '../../views/record/tabs/owned/useAddNote.tsx';
import { dialledOf, faceOf, reachOf } from '../../views/record/face/recordFace.ts';
import { rightOn, viewFieldsOf } from '../../views/view-fields/viewFields.ts';
import { callAddress, messageAddress } from '../../widgets/link/outwardAddress.ts';
import { mailTo, useCompose } from '../../widgets/mail/useCompose.ts';
import { usePhoneFormat } from '../../widgets/phone/format.ts';
import { useCallOffer, type Dialled } from '../../widgets/phone/useCallOffer.tsx';
import { noteState } from '../../views/record/tabs/owned/noteState.ts';
import type { ActionEntry, PersonEntry } from './entries.ts';

/** Ways to reach somebody. */
export const ways = ['call', 'mail', 'message', 'note'] as const;
export type Way = (typeof ways)[number];

interface WayEntry extends ActionEntry {
  readonly way: Way;
}

/** Returns the way that a keyword such as `call angus` begins with, and the name behind it; else the keyword as name. */
export function wayIn(keyword: string, wordsOf: (way: Way) => string): { readonly way?: Way; readonly name: string } {
  const [first = '', ...rest] = keyword.trim().split(/\s+/);
  const word = plainText(first);
  const way = ways.find((one) => wordsOf(one).split(' ').map(plainText).includes(word));
  return way === undefined || rest.length === 0 ? { name: keyword } : { way, name: rest.join(' ') };
}

/** Returns a function that lists what can be done about a person: call, mail, message, write a note. */
export function useWaysTo(): (person: PersonEntry, record: WireRecord | undefined) => readonly WayEntry[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actor = useActor();
  const format = usePhoneFormat();
  const offerCall = useCallOffer();
  const compose = useCompose();
  const mayNote = (kind: string, record: WireRecord | undefined) => {
    const tab = feedTabOf(registry.get(kind));
    const mayCreate = tab !== undefined && can(actor, 'create', tab.entity.name, registry) !== 'no';
    return mayCreate && record !== undefined && permissionsOf(record).canUpdate;
  };
  return (person, record) => {
    const entity = registry.get(person.entity);
    const view = viewFieldsOf(entity, (field) => rightOn(actor, field));
    const of = record ?? { id: person.id };
    const face = faceOf(entity, view, { id: person.id });
    const { phone } = face;
    const { written, address } = reachOf(face, of, format);
    const called = { id: person.id, kind: person.entity, name: person.title };
    const leave =
      (to: string, target: '_self' | '_blank' = '_self') =>
      () => {
        window.open(to, target, 'noopener,noreferrer');
      };
    const dial = (call: Dialled) => () => {
      leave(callAddress(call.written))();
      offerCall(call);
    };
    const entryOf = (way: Way, icon: ActionEntry['icon'], act: () => void, detail?: string) => ({
      kind: 'action' as const,
      way,
      name: `${way} ${person.id}`,
      title: translate(`app.palette.${way}`, { name: person.title }),
      ...(icon && { icon }),
      ...(detail !== undefined && { detail }),
      act,
    });
    return [
      ...(written && phone
        ? [entryOf('call', CallIcon, dial({ ...dialledOf(phone, of, written), person: called }), written)]
        : []),
      ...(address
        ? [
            entryOf(
              'mail',
              MailIcon,
              compose ? () => compose(mailTo(called, address)) : leave(`mailto:${address}`),
              address,
            ),
          ]
        : []),
      ...(written ? [entryOf('message', MessageIcon, leave(messageAddress(written), '_blank'), written)] : []),
      ...(mayNote(person.entity, record)
        ? [entryOf('note', NoteIcon, () => void navigate(person.path, { state: noteState(person.id) }))]
        : []),
    ];
  };
}
