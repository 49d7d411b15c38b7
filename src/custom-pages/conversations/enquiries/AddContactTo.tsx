import { partnerContact } from '../../../../schema/areas/people/entities/partnerContact.ts';
import { registry } from '../../../../schema/index.ts';
import { takenValues } from '../../../../schema/language/records/takenValues.ts';
import type { AddedToProps } from '../../../area.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { RecordDialog } from '../../../views/form/RecordDialog.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';

const asked = Object.values(partnerContact.form).flat();

/** Makes a contact of the sender of an enquiry, which names the contact from then on. */
export function AddContactTo({ kind, record, onClose }: AddedToProps) {
  useWordsOfPages();
  const zone = useTimeZone();
  const lead = registry.leadsTo(kind).find(({ to }) => to === partnerContact.name);
  const source = { fields: registry.get(kind).fields, record };
  return (
    <RecordDialog
      entity={partnerContact}
      fields={asked}
      record={null}
      {...(lead && {
        starts: takenValues(lead, partnerContact.fields, source, zone),
        fulfils: { kind, values: { [lead.key]: record.id } },
      })}
      onClose={onClose}
    />
  );
}
