import { systemActor } from '../../../../schema/access/access.ts';
import { enquiryForm, type EnquiryForm } from '../../../../schema/areas/conversations/entities/enquiryForm.ts';
import { namedByKey } from '../../../../schema/rules/public-keys/publicKeys.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { RefusalError } from '../../../errors.ts';

/** A form that is open, and its agency. */
export interface OpenForm {
  readonly agencyId: string;
  readonly form: EnquiryForm;
  readonly agency: { readonly name: string; readonly locale: string; readonly country: string | null };
}

type Agency = OpenForm['agency'] & { readonly isOpen: boolean };

/** Returns a form and its agency; null if there is none, or the agency is closed. */
export async function formOf(engine: Engine, agencyId: string, id: string): Promise<OpenForm | null> {
  const { rows } = await engine.database.query<Agency>(agencyId, {
    text: `select agency_is_open() as "isOpen", name, locale, country from identity_agency_settings()`,
    values: [],
  });
  const [agency] = rows;
  if (!agency?.isOpen) return null;
  try {
    const { record } = await findRecord(engine, systemActor(agencyId), enquiryForm.name, id);
    // An agency without a country is in that of its locale.
    const country = agency.country ?? new Intl.Locale(agency.locale).region ?? null;
    return { agencyId, form: record as unknown as EnquiryForm, agency: { ...agency, country } };
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
}

/** Returns the form of a public key; null if there is none, it is closed, or its agency is. */
export async function openFormOf(engine: Engine, key: string): Promise<OpenForm | null> {
  const { agencyId, recordId } = namedByKey(key);
  const found = await formOf(engine, agencyId, recordId);
  return found?.form.isOpen === true ? found : null;
}
